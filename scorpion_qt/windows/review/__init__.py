"""Windows for looking back on a game: move list, replay, analysis."""
