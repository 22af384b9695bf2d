"""A match on the screen, whichever game is played: who sits there, whose eyes look, news, coach, sheet, scene."""
