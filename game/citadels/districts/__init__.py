"""The unique districts by the moment they act. Plain districts are rows of data/cards.json and nothing else."""
