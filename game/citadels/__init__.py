"""The card game: docs/rules/citadels/rules.md. Nothing here knows a screen, a clock or chance of its own."""
