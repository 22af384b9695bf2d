"""The guide: lessons that teach a game by playing it, on prepared positions.

A lesson is data; each game brings its own.
"""
