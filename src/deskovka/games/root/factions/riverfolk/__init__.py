"""11. Riverfolk Company."""
