"""The catalogues follow the program, and what is not ready is found."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

ROOT = Path(__file__).parent.parent.parent

PROGRAM = """
from PySide6.QtCore import QObject


class Table(QObject):
    def said(self, count: int) -> tuple[str, str]:
        return self.tr("Deal number %1"), self.tr("%n move(s)", "", count)
"""
EMPTY = '<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="{}"></TS>'
UNFINISHED = '<translation type="unfinished"></translation>'
UNFINISHED_FORM = "<numerusform></numerusform>"


class Checkout:
    """A small program with an English and a Hebrew catalogue, and the project's script."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for directory in ("packaging", "scorpion_qt", "translations"):
            (root / directory).mkdir()
        shutil.copy(ROOT / "packaging" / "translations.py", root / "packaging")
        languages = 'LANGUAGES = {"en": "English", "he": "עברית"}\n'
        (root / "scorpion_qt" / "languages.py").write_text(languages, encoding="utf-8")
        for language in ("en", "he"):
            self.catalogue(language).write_text(EMPTY.format(language), encoding="utf-8")
        self.write_program(PROGRAM)

    def catalogue(self, language: str) -> Path:
        return self.root / "translations" / f"scorpion_{language}.ts"

    def write_program(self, text: str) -> None:
        (self.root / "scorpion_qt" / "table.py").write_text(text, encoding="utf-8")

    def edit(self, language: str, *changes: tuple[str, str]) -> None:
        text = self.catalogue(language).read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        self.catalogue(language).write_text(text, encoding="utf-8")

    def run(self, *words: str) -> tuple[int, str]:
        script = self.root / "packaging" / "translations.py"
        done = subprocess.run(
            [sys.executable, script, *words], capture_output=True, text=True, encoding="utf-8"
        )
        return done.returncode, done.stdout + done.stderr

    def translate(self) -> None:
        """Do what a translator does after `update`."""
        assert self.run("update") == (0, "")
        forms = (' type="unfinished">', ">"), (UNFINISHED_FORM, "<numerusform>x %n</numerusform>")
        self.edit("en", *forms)
        self.edit("he", (UNFINISHED, "<translation>חלוקה %1</translation>"), *forms)


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path)


def test_the_catalogues_of_the_program_are_read(checkout):
    code, said = checkout.run("check")
    assert code == 1
    assert "scorpion_he.ts: not up to date" in said
    assert "unfinished: 'Deal number %1'" in said


def test_english_is_its_own_translation_but_for_plurals(checkout):
    checkout.run("update")
    text = checkout.catalogue("en").read_text(encoding="utf-8")
    assert "<translation>Deal number %1</translation>" in text
    assert text.count("unfinished") == 1


def test_translated_catalogues_pass_and_a_second_update_changes_nothing(checkout):
    checkout.translate()
    before = {language: checkout.catalogue(language).read_bytes() for language in ("en", "he")}
    assert checkout.run("check") == (0, "2 catalogues are up to date and complete\n")
    checkout.run("update")
    assert before == {language: checkout.catalogue(language).read_bytes() for language in before}


def test_a_lost_placeholder_is_found(checkout):
    checkout.translate()
    checkout.edit("he", ("חלוקה %1", "חלוקה"))
    code, said = checkout.run("check")
    assert code == 1
    assert "other placeholders" in said


def test_an_empty_translation_is_found(checkout):
    checkout.translate()
    checkout.edit("he", ("חלוקה %1", ""))
    code, said = checkout.run("check")
    assert code == 1
    assert "scorpion_he.ts: empty: 'Deal number %1'" in said


@pytest.mark.parametrize(
    ("call", "fault"),
    [
        ('self.tr("%n move(s)", n=count)', "positional"),
        ('self.tr(f"Deal {count}")', "f-string"),
        ('self.tr("\\N{WHITE STAR} move")', "not in the catalogues"),
    ],
)
def test_a_call_that_lupdate_does_not_see_is_found(call, fault, checkout):
    checkout.translate()
    checkout.write_program(
        PROGRAM + f"\n    def other(self, count: int) -> str:\n        return {call}\n"
    )
    code, said = checkout.run("check")
    assert code == 1
    assert any(fault in line and "table.py:10" in line for line in said.splitlines()), said


def test_compiled_catalogues_are_read_by_qt(checkout, qapp):
    checkout.translate()
    assert checkout.run("compile", str(checkout.root)) == (0, "")
    translator = QTranslator()
    assert translator.load(str(checkout.root / "scorpion_he.qm"))
    assert translator.translate("Table", "Deal number %1") == "חלוקה %1"


@pytest.mark.parametrize("days", [-1, 1])
def test_what_was_made_from_another_catalogue_is_compiled_again(checkout, qapp, days):
    """Whether the other one was older, as after an edit, or newer, as in a build that was copied."""
    checkout.translate()
    compiled = checkout.root / "build" / "translations" / "scorpion_he.qm"
    assert checkout.run("compile") == (0, "")
    checkout.edit("he", ("חלוקה %1", "חלוקה מספר %1"))
    other = compiled.stat().st_mtime + days * 86400
    os.utime(compiled, (other, other))
    mapped = compiled.with_name("mapped by a program that runs")
    mapped.hardlink_to(compiled)
    old = mapped.read_bytes()
    assert checkout.run("compile") == (0, "")
    translator = QTranslator()
    assert translator.load(str(compiled))
    assert translator.translate("Table", "Deal number %1") == "חלוקה מספר %1"
    assert mapped.read_bytes() == old


def test_what_was_made_from_these_catalogues_stays(checkout):
    checkout.translate()
    compiled = checkout.root / "build" / "translations" / "scorpion_he.qm"
    assert checkout.run("compile") == (0, "")
    compiled.write_bytes(b"")
    before = checkout.catalogue("he").stat().st_mtime_ns
    os.utime(compiled, ns=(before, before))
    assert checkout.run("compile") == (0, "")
    assert compiled.read_bytes() == b""


def test_other_words_are_refused(checkout):
    code, said = checkout.run("compare")
    assert code == 2
    assert "update" in said


def test_the_catalogue_of_a_new_language_is_begun(checkout):
    checkout.catalogue("he").unlink()
    assert checkout.run("update")[0] == 0
    assert "<source>Deal number %1</source>" in checkout.catalogue("he").read_text(encoding="utf-8")
