"""Layouts of any game of the family, as blocks of bytes, and what its rules allow."""
