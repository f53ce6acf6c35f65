"""13. Corvid Conspiracy."""
