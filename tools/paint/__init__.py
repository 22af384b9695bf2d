"""The painters of the tile game: from a tile's features to its plan, and from the plan to a picture."""
