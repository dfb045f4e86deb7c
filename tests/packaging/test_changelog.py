"""A release needs its section in the changelog."""

import pytest

from scorpion_qt import __version__
from tests.packaging.scripts import ROOT, script

changelog = script("changelog")

HEAD = "# Changelog\n\nWords.\n\n"
OLD = "## [1.1.0] - 2026-01-02\n\n### Fixed\n\n- Something.\n"


def test_sections_in_their_order():
    newest, old = changelog.sections(f"{HEAD}## [Unreleased]\n\n{OLD}")
    assert (newest.version, newest.date, newest.text) == ("Unreleased", "", "")
    assert (old.version, old.date, old.text) == ("1.1.0", "2026-01-02", "### Fixed\n\n- Something.")


@pytest.mark.parametrize(
    ("text", "version", "problem"),
    [
        (OLD, "1.1.0", ""),
        (f"## [Unreleased]\n\n{OLD}", "1.1.0", ""),
        (f"## [Unreleased]\n\n- New.\n\n{OLD}", "1.1.0", "move them to"),
        (OLD, "1.2.0", "first section"),
        (f"## [Unreleased]\n\n{OLD}", "1.2.0", "no section [1.2.0]"),
        ("## [1.2.0]\n\n- New.\n", "1.2.0", "no date"),
        ("## [1.2.0] - 2026-02-03\n\n" + OLD, "1.2.0", "is empty"),
        ("", "1.2.0", "first section"),
    ],
)
def test_what_stands_in_the_way_of_a_release(text, version, problem):
    said = changelog.problem(HEAD + text, version)
    assert problem in said
    assert bool(problem) == bool(said)


def test_the_changelog_of_the_checkout_can_be_read():
    found = changelog.sections((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert found[0].version in ("Unreleased", __version__)
    for section in found[1:]:
        assert section.date, section.version
