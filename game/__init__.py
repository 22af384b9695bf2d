"""Castles & Crowns: two board games, the table they are played at, and the client that shows it."""
