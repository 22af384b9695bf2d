"""The scenes round the games: title, settings, pause, messages."""
