"""Telling somebody who is away that it is their turn: by push, mail or a hook."""
