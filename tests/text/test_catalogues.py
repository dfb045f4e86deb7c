"""The catalogues themselves: complete, whole, in the right letters, and of the right forms."""

import re
import unicodedata
from functools import cache
from xml.etree import ElementTree

import pytest

from scorpion_qt.languages import LANGUAGES
from tests.conftest import ROOT

from .conftest import TRANSLATED

FORMS = {"en": 2, "uk": 3, "he": 2, "ru": 3}
NAMES = {
    "uk": "Scorpion|Wasp|Three Blind Mice|Curds and Whey|II",
    "he": "Scorpion|Wasp|Three Blind Mice|Curds and Whey|II",
    "ru": "Curds and Whey|Scorpion|II",
}
"""Games that keep their Latin names (in Russian only one does, and the name of the program)."""
OTHER_NAMES = r"PySolFC|Qt|MIT|LGPL|JSON|EN|Ctrl|Alt|Shift|F\d+"
LATIN_ALLOWED_IN = {"Letters"}
"""Contexts whose texts are letters of cards."""
ALPHABET = {"uk": "CYRILLIC", "he": "HEBREW", "ru": "CYRILLIC"}
RIGHT_MARK, FSI, LRI, POP = "\u200f", "\u2068", "\u2066", "\u2069"


class Message:
    def __init__(self, context, element):
        self.context = context
        self.source = element.findtext("source") or ""
        translation = element.find("translation")
        self.type = translation.get("type")
        self.numerus = element.get("numerus") == "yes"
        forms = [form.text or "" for form in translation.iter("numerusform")]
        self.forms = forms if self.numerus else [translation.text or ""]

    def __repr__(self):
        return f"{self.context}: {self.source!r} → {self.forms}"


@cache
def messages(code):
    tree = ElementTree.parse(ROOT / "translations" / f"scorpion_{code}.ts")
    return [
        Message(context.findtext("name"), element)
        for context in tree.iter("context")
        for element in context.iter("message")
    ]


def texts(code):
    return [(message, form) for message in messages(code) for form in message.forms]


def test_there_is_a_catalogue_for_each_language_and_no_other():
    files = {file.stem for file in (ROOT / "translations").glob("*.ts")}
    assert files == {f"scorpion_{code}" for code in LANGUAGES}


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_unfinished_or_vanished_or_empty(code):
    assert [m for m in messages(code) if m.type or not all(m.forms)] == []


def test_all_catalogues_have_the_same_messages():
    first = {(m.context, m.source, m.numerus) for m in messages("en")}
    for code in TRANSLATED:
        assert {(m.context, m.source, m.numerus) for m in messages(code)} == first


@pytest.mark.parametrize("code", LANGUAGES)
def test_plurals_have_the_forms_of_the_language(code):
    assert [m for m in messages(code) if m.numerus and len(m.forms) != FORMS[code]] == []


@pytest.mark.parametrize("code", ["uk", "ru"])
def test_the_first_form_of_slavic_plurals_names_the_number(code):
    """It also stands for 21, 31 …"""
    wrong = [m for m in messages(code) if m.numerus and not all("%n" in form for form in m.forms)]
    assert wrong == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_placeholders_are_those_of_the_source(code):
    for message, form in texts(code):
        wanted = set(re.findall(r"%[1-9]", message.source))
        assert set(re.findall(r"%[1-9]", form)) == wanted, message
        if message.numerus:
            # One may be said as a word: “one card”.
            assert "%n" in form or form is message.forms[0], message
        else:
            assert "%n" not in form, message


@pytest.mark.parametrize("code", LANGUAGES)
def test_accelerators_are_those_of_the_source(code):
    def count(text):
        return len(re.findall(r"&(?=\w)", text))

    assert [m for m, form in texts(code) if count(m.source) != count(form)] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_accelerators_are_letters_of_the_language(code):
    for message, form in texts(code):
        for letter in re.findall(r"&(\w)", form):
            assert unicodedata.name(letter).startswith(ALPHABET[code]), message


@pytest.mark.parametrize("code", TRANSLATED)
def test_ends_and_lines_are_those_of_the_source(code):
    for message, form in texts(code):
        for end in ("…", ":", ";"):
            assert message.source.endswith(end) == form.endswith(end), message
        assert message.source.endswith(".") == form.endswith("."), message
        assert message.source.count("\n") == form.count("\n"), message
        assert form == form.strip(), message


@pytest.mark.parametrize("code", TRANSLATED)
def test_latin_letters_are_names_only(code):
    names = re.compile(f"\\b({NAMES[code]}|{OTHER_NAMES})\\b")
    for message, form in texts(code):
        if message.context in LATIN_ALLOWED_IN:
            continue
        rest = re.sub(r"%[1-9n]|<[^>]*>", "", names.sub("", form))
        assert not re.search("[A-Za-z]", rest), message


@pytest.mark.parametrize("code", ["uk", "ru"])
def test_no_hebrew_and_no_letter_of_the_other_cyrillic_language(code):
    foreign = {"uk": "ыэёъ", "ru": "іїєґ"}[code]
    for message, form in texts(code):
        assert not set(foreign) & set(form.lower()), message
        assert not any("HEBREW" in unicodedata.name(c, "") for c in form), message


def test_no_cyrillic_in_hebrew_but_the_letters_of_cards():
    for message, form in texts("he"):
        rest = form.replace("Т К Д В", "")
        assert not any("CYRILLIC" in unicodedata.name(c, "") for c in rest), message


@pytest.mark.parametrize("code", LANGUAGES)
def test_quotes_dashes_and_apostrophes_are_those_of_the_language(code):
    for message, form in texts(code):
        for wrong in {"en": "\"'«»״", "uk": "\"'“”״", "he": "\"'“”«»—", "ru": "\"'“”״"}[code]:
            assert wrong not in re.sub(r"<[^>]*>", "", form), message
        assert "..." not in form, message
        assert "  " not in form, message
        if code in ("uk", "ru"):
            assert not re.search(r"(?<=\s)[-–](?=\s)", form), message
            assert form.count("«") == form.count("»"), message
        if code == "he":
            assert form.count("״") % 2 == 0, message


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        (
            "uk",
            r"костюм|лопат|клуб|діамант|серц[яе]|королев|джек|крал[яі]|нижник|палуб|угод|розклад\b|колонк|"
            r"пробіг|обличчям|перегорну|відмінити|переробити|натяк|оцінк|\bбал(и|ів)\b|картк|в стовпц|"
            r"з стовпц|програма\b",
        ),
        (
            "he",
            r"אתים|מועדונים|אלות|ג׳ק|חליפה|סיפון|עמוד\b|\bטור\b|עסקה|ריצה|מאגר|רזרבה|\bבטל|לחץ|הזז|חבילה|שעה|"
            r"\b[ולבהמכש]-\d|\b[ולבהמכ] \d",
        ),
        (
            "ru",
            r"костюм|лопат|клуб|алмаз|сердц|крести|буби|королев|ферзь|джек|палуб|сделк|сдать|колонк|колонн|"
            r"пробег|перемещени[йя]|движени|вернуть ход|намёк|\bоценк|жёстк|(?<=[а-я,] )Вы\b|четырех|счет\b|пятерк",
        ),
    ],
)
def test_words_that_the_glossary_rules_out(code, wrong):
    pattern = re.compile(wrong, re.IGNORECASE if code != "ru" else 0)
    assert [m for m, form in texts(code) if pattern.search(form)] == []


def test_in_hebrew_what_runs_left_to_right_is_isolated():
    latin = re.compile("[A-Za-z]")
    for message, form in texts("he"):
        if message.context in LATIN_ALLOWED_IN:
            continue
        outside = re.sub(f"[{FSI}{LRI}][^{POP}]*{POP}", "", re.sub(r"<[^>]*>|%n", "", form))
        has_hebrew = any("HEBREW" in unicodedata.name(c, "") for c in form)
        if has_hebrew and not form.startswith(RIGHT_MARK):
            assert not latin.search(outside), message
        assert form.count(POP) == form.count(FSI) + form.count(LRI), message
        assert not re.search(r"[♠♥♦♣×]", outside), message


def test_a_hebrew_text_does_not_begin_with_latin_letters():
    for message, form in texts("he"):
        if any("HEBREW" in unicodedata.name(c, "") for c in form):
            first = form.lstrip(f"{FSI}&")[:1]
            assert not re.match("[A-Za-z]", first) or form.startswith(RIGHT_MARK), message


def test_sources_are_literals_that_lupdate_sees():
    """Forms that it drops or breaks without a word; see translations/README.md."""
    forbidden = {
        "keyword arguments": re.compile(
            r"\b(tr|translate)\([^)]*\b(n|disambiguation|comment|context)="
        ),
        "f-strings": re.compile(r"\b(tr|translate)\(\s*f[\"']"),
        "QT_TR_NOOP": re.compile(r"\bQT_TR_NOOP\b"),
        "names of characters": re.compile(r"\b(tr|translate)\([^)]*\\N\{"),
        "plurals by translate": re.compile(r"\btranslate\(\s*\"[^\"]*\",\s*\"[^\"]*%n"),
    }
    for file in (ROOT / "scorpion_qt").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for what, pattern in forbidden.items():
            assert not pattern.search(text), (file.name, what)
