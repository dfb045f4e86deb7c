"""Durations as texts."""


def duration(seconds: int) -> str:
    """Return seconds in the form of a clock: ``4:05``, ``1:00:00``."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
