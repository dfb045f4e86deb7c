"""What the solver is asked about the game on the table, in the background."""
