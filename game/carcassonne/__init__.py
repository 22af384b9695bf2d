"""The tile game: rules of docs/rules/carcassonne, pure and silent."""
