"""10. Lizard Cult."""
