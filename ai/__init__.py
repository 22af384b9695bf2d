"""The opponents: search on the contract alone, each game's knowledge, levels, the bot in its process, the arena."""
