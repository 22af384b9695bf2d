"""The steps of the base game's turn, each with its verbs: draw, place, deploy, score."""
