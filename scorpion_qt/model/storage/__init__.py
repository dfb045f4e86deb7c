"""Files on disk: games, results, settings."""
