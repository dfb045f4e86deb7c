"""Windows that look back on a game: list of moves, replay, analysis."""
