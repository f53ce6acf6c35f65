"""7. Eyrie Dynasties."""
