"""The dialog for a new game."""
