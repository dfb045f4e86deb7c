"""The rules window."""
