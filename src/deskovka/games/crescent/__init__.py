"""Crescent Moon."""
