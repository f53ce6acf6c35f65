"""Deskovka: a table for rich strategy board games."""

__version__ = "0.1.0"
