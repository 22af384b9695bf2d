"""The tile game's picture: the board, the figures, what is chosen with the pointer or the keys, and what is told."""
