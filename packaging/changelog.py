"""Read CHANGELOG.md: the versions, their dates and their changes."""

import re
from dataclasses import dataclass
from pathlib import Path

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"
HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
UNRELEASED = "Unreleased"


@dataclass(frozen=True)
class Section:
    """One version's section.

    Attributes:
        version: A version such as ``1.2.0``, or `UNRELEASED`.
        date: The date in ISO form, or an empty text.
        text: The changes, as Markdown.
    """

    version: str
    date: str
    text: str


def sections(text: str) -> list[Section]:
    """Return the sections of a changelog in their order, the newest first."""
    headings = list(HEADING.finditer(text))
    bounds = [*(heading.start() for heading in headings), len(text)]
    return [
        Section(heading["version"], heading["date"] or "", text[heading.end() : end].strip())
        for heading, end in zip(headings, bounds[1:], strict=True)
    ]


def problem(text: str, version: str) -> str:
    """Return one sentence on why ``version`` cannot be released, or an empty text."""
    found = sections(text)
    if not found or found[0].version not in (version, UNRELEASED):
        return f"the first section of CHANGELOG.md must be [{version}] or an empty [{UNRELEASED}]"
    if found[0].version == UNRELEASED:
        if found[0].text:
            return f"CHANGELOG.md has changes under [{UNRELEASED}]: move them to [{version}]"
        found = found[1:]
    if not found or found[0].version != version:
        return f"CHANGELOG.md has no section [{version}] where the newest version belongs"
    if not found[0].date:
        return f"the section [{version}] of CHANGELOG.md has no date: ## [{version}] - YYYY-MM-DD"
    if not found[0].text:
        return f"the section [{version}] of CHANGELOG.md is empty"
    return ""
