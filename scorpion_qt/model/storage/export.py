"""The export of attempts to files for spreadsheets and programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from .attempts import Attempt

FIELDS = (
    "game",
    "number",
    "result",
    "score",
    "moves",
    "seconds",
    "undos",
    "helps",
    "shown",
    "winnable",
    "started",
    "ended",
    "line",
)


def csv_text(attempts: Iterable[Attempt]) -> str:
    """Return attempts as comma-separated values with a header row; moments as ISO 8601 in UTC."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(FIELDS)
    for attempt in attempts:
        fields = _fields(attempt)
        writer.writerow([fields[name] for name in FIELDS])
    return text.getvalue()


def json_text(attempts: Iterable[Attempt]) -> str:
    """Return attempts as a JSON list of objects; moments as ISO 8601 in UTC, moves as a list."""
    data = [
        _fields(attempt) | {"line": attempt.line.split(), "id": attempt.id} for attempt in attempts
    ]
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _fields(attempt: Attempt) -> dict[str, Any]:
    fields = {name: getattr(attempt, name) for name in FIELDS}
    return fields | {
        "result": attempt.result.value,
        "started": _moment(attempt.started),
        "ended": _moment(attempt.ended),
    }


def _moment(seconds: int) -> str:
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat()
    except (ValueError, OverflowError, OSError):  # the clock was far off
        return ""
