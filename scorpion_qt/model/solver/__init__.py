"""Questions to the solver about the game on the table, answered in the background."""
