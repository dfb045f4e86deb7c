"""The table: cards, piles, their layout and their motion. It shows positions and knows no model."""
