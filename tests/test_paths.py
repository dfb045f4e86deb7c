"""Where files are found in a checkout and in an installed wheel."""

import pytest

from scorpion_qt import paths

ROOT = paths.PACKAGE.parent


def test_checkout():
    assert paths.resource("icons", "a.svg") == ROOT / "resources" / "icons" / "a.svg"
    assert paths.translations_dir() == ROOT / "build" / "translations"


def test_installed(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "INSTALLED_DATA", tmp_path)
    assert paths.resource("icons", "a.svg") == tmp_path / "resources" / "icons" / "a.svg"
    assert paths.translations_dir() == tmp_path / "translations"
    assert paths.compiled_core_dirs() == []


@pytest.mark.parametrize("name", [paths.CORE, "scorpion_qt/solver/search/beam.py"])
def test_a_compiled_core_is_found_only_by_the_sources_it_was_made_from(name, tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "scorpion_qt")
    source = tmp_path / name
    source.parent.mkdir(parents=True)
    source.write_text("ANSWER = 1\n")
    assert paths.compiled_core_dirs() == []
    made = paths.core_build_dir(tmp_path)
    made.mkdir(parents=True)
    assert paths.compiled_core_dirs() == [str(made)]
    source.write_text("ANSWER = 2\n")
    assert paths.compiled_core_dirs() == []
