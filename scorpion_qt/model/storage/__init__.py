"""What is kept on disk: games, results, settings."""
