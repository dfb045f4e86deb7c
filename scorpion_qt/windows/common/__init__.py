"""What several windows share."""
