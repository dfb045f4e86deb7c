import re
from functools import cache

import pytest

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import (
    DEFAULT,
    FAMILY,
    Board,
    Card,
    Collected,
    Flipped,
    Move,
    Refusal,
    parse_game,
)
from scorpion_qt.text.bidi import plain
from scorpion_qt.text.board_reader import read_board
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.refusal_words import refusal_text
from scorpion_qt.text.rulebook import Paragraph, Picture, rulebook
from scorpion_qt.text.visible_board import VisibleBoard

from .conftest import TRANSLATED
from .facts import FACTS

HOUSE = (
    "wasp-ii+collect=uncovered",
    "three-blind-mice+empty=any+reserve=stuck",
    "scorpion+reserve=stuck",
)
GAMES = {**FAMILY, **{identity: parse_game(identity) for identity in HOUSE}}
SECTIONS = [
    "short",
    "deal",
    "moves",
    "empty",
    "hidden",
    "reserve",
    "runs",
    "end",
    "relaxed",
    "score",
    "choices",
    "variants",
    "tactics",
]
SEEDS = {
    "uk": "000_b636901b30385716.txt",
    "he": "001_811abbde3d1eb85c.txt",
    "ru": "003_2fe50e2c85412c2f.txt",
}


@cache
def text_of(code, game=DEFAULT):
    return rulebook(game, catalogue(code).translate)


def numbers(text):
    return [int(digits) for digits in re.findall(r"\d+", text)]


def visible(text):
    return plain(re.sub(r"<[^>]*>", "", text))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS)
def test_every_fact_of_the_documents_has_its_sentence(code, fact):
    where, wanted = FACTS[fact]
    sentence = visible(text_of(code).texts()[where])
    left = numbers(sentence)
    for number in wanted:
        assert number in left, sentence
        left.remove(number)


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_number_of_a_document_is_in_our_text_of_its_language(code, shared):
    document = (shared / "seeds" / SEEDS[code]).read_text(encoding="utf-8")
    book = text_of(code)
    ours = " ".join([*book.texts().values(), *(p.words for p in pictures(book))])
    assert set(numbers(document)) <= set(numbers(ours))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_all_sections_with_text_and_nothing_left_open(code, game):
    book = text_of(code, game)
    assert [section.id for section in book.sections] == SECTIONS
    for section in book.sections:
        assert section.title
        assert any(isinstance(block, Paragraph) for block in section.blocks)
    texts = book.texts()
    for name, text in texts.items():
        assert text.strip(), name
        assert not re.search(r"%[\dnL]", text), (name, text)
        assert "()" not in text, (name, text)
    ids = [block.id for block in book.blocks()]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_text_and_its_translations_have_the_same_parts_and_numbers(game):
    english = text_of("en", game)
    for code in TRANSLATED:
        other = text_of(code, game)
        assert [*other.texts()] == [*english.texts()]
        for name, text in english.texts().items():
            # Card names are words or digits, as the language has it.
            if name.startswith(("moves.", "relaxed.rule", "picture.", "tactics.")):
                continue
            assert sorted(numbers(visible(text))) == sorted(
                numbers(visible(other.texts()[name]))
            ), name


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_paragraph_is_left_in_english(code):
    for game in GAMES.values():
        english, other = text_of("en", game).texts(), text_of(code, game).texts()
        same = {name for name in english if english[name] == other[name]}
        assert not same


def test_numbers_come_from_the_game():
    for code in LANGUAGES:
        texts = text_of(code, FAMILY["scorpion-ii"]).texts()
        assert 445 in numbers(texts["score.least"])
        assert {9, 40} <= set(numbers(texts["deal.counts"]))
        texts = text_of(code, FAMILY["three-blind-mice"]).texts()
        assert {52, 50, 10, 5} <= set(numbers(texts["deal.deck"]))
        assert {1, 7, 5} <= set(numbers(texts["deal.open"]))
        texts = text_of(code, FAMILY["curds-and-whey"]).texts()
        assert 400 in numbers(texts["score.least"])
        assert {13, 4} <= set(numbers(texts["short.table"]))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_refusals_told_are_those_of_the_program(code):
    translate = catalogue(code).translate
    for game in GAMES.values():
        texts = text_of(code, game).texts()
        if "empty.refused" in texts:
            assert refusal_text(Refusal.KING_ONLY, game, translate) in texts["empty.refused"]
        picture = picture_named(code, game, "picture.refused")
        reason = Board(game, picture.position).refusal(Move(picture.moving[0], picture.target))
        assert reason is not None
        assert refusal_text(reason, game, translate) in texts["moves.refused"]


def pictures(book):
    return [block for block in book.blocks() if isinstance(block, Picture)]


def picture_named(code, game, name):
    return next(p for p in pictures(text_of(code, game)) if p.id == name)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_picture_is_a_sound_board_described_in_words(code, game):
    for picture in pictures(text_of(code, game)):
        assert Board(game, picture.position).problems() == []
        assert read_board(picture.words) == VisibleBoard.of(Board(game, picture.position))
        assert picture.caption.endswith(".")


def test_the_pictures_of_scorpion_are_all_there():
    assert [p.id for p in pictures(text_of("en"))] == [
        f"picture.{name}"
        for name in [
            "start",
            "example",
            "example-after",
            "refused",
            "flip",
            "flip-after",
            "reserve",
            "run",
            "run-after",
        ]
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_arrows_show_what_the_rules_do(game):
    book = {p.id: p for p in pictures(text_of("en", game))}
    example = book["picture.example"]
    after = Board(game, example.position).play(Move(example.moving[0], example.target)).position
    assert after == book["picture.example-after"].position
    assert len(example.moving) > 1
    if game.face_down:
        flip = book["picture.flip"]
        outcome = Board(game, flip.position).play(Move(flip.moving[0], flip.target))
        turned = next(e.card for e in outcome.events if isinstance(e, Flipped))
        assert book["picture.flip-after"].marked == (turned,)
        assert book["picture.flip-after"].position == outcome.position
    if game.collects:
        run = book["picture.run"]
        outcome = Board(game, run.position).play(Move(run.moving[0], run.target))
        assert any(isinstance(event, Collected) for event in outcome.events)
        assert book["picture.run-after"].position == outcome.position


def test_the_example_is_the_documents_board_and_move(shared):
    document = (shared / "seeds" / SEEDS["uk"]).read_text(encoding="utf-8").splitlines()
    first, second = (read_board(line) for line in document if line.startswith("резерв: 3"))
    book = {p.id: p for p in pictures(text_of("uk"))}
    assert VisibleBoard.of(Board(DEFAULT, book["picture.start"].position)) == first
    assert VisibleBoard.of(Board(DEFAULT, book["picture.example-after"].position)) == second
    assert book["picture.example"].moving == (Card.parse("4H"), Card.parse("7S"))


def test_links_lead_to_games_of_the_family():
    for code in LANGUAGES:
        for game in GAMES.values():
            text = " ".join(text_of(code, game).texts().values())
            links = re.findall(r'href="game:([^"]*)"', text)
            assert links
            for identity in links:
                parse_game(identity)
