"""8. Woodland Alliance."""
