"""The kinds of features of the base game: what each is worth. Merging and completion are board.lay's, for all alike."""
