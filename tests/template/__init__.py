"""Orchard, the smallest game that obeys every law: a folder to copy when a game is added (see docs/add-a-game.md)."""
