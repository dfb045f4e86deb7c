"""The table: cards, piles, their layout and their movement. It shows positions and knows no model."""
