"""The tile game's picture: the board, the figures, what is chosen with the pointer or the keys, and what is told."""

# The sets that the table shows; the rules may know more, for documents and the command line.
SHOWN_SETS = ("base", "river", "inns_cathedrals", "princess_dragon", "flying_machines", "german_castles")
# What a new game proposes where it is not the default of the notation: people like to take their castles themselves.
USUAL_OPTIONS = {"castle_setup": "pick"}
