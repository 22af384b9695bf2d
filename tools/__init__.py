"""Scripts that bake assets; the program never imports them."""
