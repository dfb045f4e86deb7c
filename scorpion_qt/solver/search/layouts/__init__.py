"""Layouts of any game of the family, as blocks of bytes, and the moves that its rules allow."""
