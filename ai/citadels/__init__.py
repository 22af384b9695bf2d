"""Knowledge of the card game: rule-based players, and what the search asks of an expert."""
