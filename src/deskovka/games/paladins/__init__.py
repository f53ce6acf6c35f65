"""Paladins of the West Kingdom, with the solo game."""
