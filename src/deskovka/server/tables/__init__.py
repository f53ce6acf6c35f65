"""Tables: games under way, rebuilt from what is stored, changed one change at a time, and told to those who look."""
