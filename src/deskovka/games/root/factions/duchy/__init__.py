"""12. Underground Duchy."""
