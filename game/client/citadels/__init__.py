"""The card game's picture: cities, hands, the draft and the calls; what is chosen in it, and what is told."""

SHOWN_SETS = ("base", "dark_city")
