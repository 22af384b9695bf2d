"""The miniatures of the card game: a pen, what it can draw, and a composition for each card."""
