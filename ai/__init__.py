"""The opponents: search on the contract alone, the knowledge of each game, levels, the bot in its own process, the arena."""
