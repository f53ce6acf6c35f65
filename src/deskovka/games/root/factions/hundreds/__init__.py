"""14. Lord of the Hundreds."""
