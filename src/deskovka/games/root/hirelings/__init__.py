"""E. Hirelings: who they are, and how they come and go."""
