"""The workshop: change what a game is made of, and see what that does."""
