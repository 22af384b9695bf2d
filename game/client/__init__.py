"""The screen: the only place, besides main, that knows pygame and pymunk."""
