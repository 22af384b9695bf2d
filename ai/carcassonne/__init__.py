"""What the opponents know of the tile game: chances of completion, what a position is worth, how a win is paid."""
