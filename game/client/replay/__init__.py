"""A match looked at again: its course, the bar one jumps along, the replay, and the review that judges it."""
