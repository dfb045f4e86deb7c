"""The card art: complete, reproducible, readable, and told apart by everyone."""

import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, groupby
from pathlib import Path

import pytest
from coloraide import Color
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
CARDS = RESOURCES / "cards"
DECKS = ("linocut", "deco", "contrast")
VARIANTS = ("two-colour", "four-colour")
RANKS, SUITS = "A23456789TJQK", "CDHS"
WIDTH, HEIGHT = 240, 336

LEAST_CONTRAST = {"linocut": 4.5, "deco": 4.5, "contrast": 7.0}
"""Of the index on the card, as in WCAG 2.1: level AA for text, AAA for the contrast deck."""

INDEX_BOXES = {"linocut": (104, 65), "deco": (104, 65), "contrast": (134, 65)}
"""Width and height of the corner in which the index lies, in units of 240 x 336 for a card."""

DEFICIENCIES = ("protan", "deutan", "tritan")
LEAST_DIFFERENCE = 9.0
"""Of two suits, CIEDE2000; 1 is just seen where two fields touch, 9 at a glance on a card."""

Render = Callable[[Path, int], QImage]


@pytest.fixture
def render(qapp: object) -> Render:
    """Paint a file at a width in pixels on a transparent picture."""

    def paint(file: Path, width: int) -> QImage:
        renderer = QSvgRenderer(str(file))
        assert renderer.isValid(), file
        size = renderer.defaultSize()
        image = QImage(
            width, round(width * size.height() / size.width()), QImage.Format.Format_ARGB32
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
        return image

    return paint


def faces(deck: str, variant: str) -> Iterator[Path]:
    """The 52 faces, and the 16 with local letters."""
    folder = CARDS / deck / variant
    yield from (folder / f"{rank}{suit}.svg" for rank in RANKS for suit in SUITS)
    yield from (folder / "cyrillic" / f"{rank}{suit}.svg" for rank in "AKQJ" for suit in SUITS)


def backs(deck: str) -> list[Path]:
    return sorted((CARDS / deck).glob("back-*.svg"))


def art() -> list[Path]:
    every = [face for deck in DECKS for variant in VARIANTS for face in faces(deck, variant)]
    return every + [back for deck in DECKS for back in backs(deck)]


def colour(pixel: int) -> Color:
    return Color("srgb", [(pixel >> shift & 255) / 255 for shift in (16, 8, 0)])


@cache
def luminance(pixel: int) -> float:
    return colour(pixel).luminance()


def ink_and_paper(image: QImage, deck: str) -> tuple[int, int]:
    """The two commonest pixels of the corner with the index: paper, then ink."""
    width, height = (round(side * image.width() / WIDTH) for side in INDEX_BOXES[deck])
    pixels = Counter(image.pixel(x, y) for x in range(4, width) for y in range(4, height))
    (paper, _), (ink, _) = pixels.most_common(2)
    return ink, paper


def test_every_picture_of_the_decks_is_there_and_no_other() -> None:
    assert set(CARDS.rglob("*.svg")) == set(art())
    assert all(len(backs(deck)) == 3 for deck in DECKS)


@pytest.mark.slow
def test_the_script_draws_exactly_these_files(tmp_path: Path) -> None:
    script = CARDS / "build.py"
    subprocess.run([sys.executable, "-B", script, "--out", tmp_path], check=True)
    drawn = {file.relative_to(tmp_path) for file in tmp_path.rglob("*.svg")}
    assert {file.relative_to(RESOURCES) for file in art()} < drawn
    different = [
        str(file)
        for file in sorted(drawn)
        if (tmp_path / file).read_bytes() != (RESOURCES / file).read_bytes()
    ]
    assert not different, "run resources/cards/build.py"


def test_every_picture_renders_in_the_shape_of_a_card(render: Render) -> None:
    for file in art():
        renderer = QSvgRenderer(str(file))
        assert renderer.isValid(), file
        box = renderer.viewBoxF()
        assert (box.width(), box.height()) == (WIDTH, HEIGHT), file
    for file in backs("deco"):
        image = render(file, 60)
        assert image.pixelColor(30, 42).alpha() == 255
        assert image.pixelColor(0, 0).alpha() < 255  # the corners are round


def test_pictures_use_shapes_only() -> None:
    """No letter of a font, no picture, no style: any renderer draws the same."""
    for file in art():
        text = file.read_text(encoding="utf-8")
        for tag in ("<text", "<image", "<style", "<script", "font-", "clip-path", "filter", "url("):
            assert tag not in text, f"{file}: {tag}"


def test_every_face_has_a_compact_form_and_no_back_has(qapp: object) -> None:
    for deck in DECKS:
        for variant in VARIANTS:
            assert all(QSvgRenderer(str(f)).elementExists("compact") for f in faces(deck, variant))
        assert not any(QSvgRenderer(str(file)).elementExists("compact") for file in backs(deck))


def test_courts_wear_the_colour_of_their_suit(render: Render) -> None:
    """With four colours: red, blue and green fill at least a twentieth of the figures, black a tenth.

    Ginger hair, red cheeks and the dark outlines that all courts have are less, or not of that colour.
    """
    for deck in ("linocut", "deco"):
        for rank in "KQJ":
            worn = {
                suit: cloth(render(CARDS / deck / "four-colour" / f"{rank}{suit}.svg", 120))
                for suit in SUITS
            }
            for suit, hue in (("H", "red"), ("D", "blue"), ("C", "green")):
                assert worn[suit][hue] >= 0.05, (deck, rank, suit, worn[suit])
                others = [worn[other][hue] for other in SUITS if other != suit]
                assert worn[suit][hue] > 1.4 * max(others), (deck, rank, hue, worn)
            assert worn["S"]["black"] >= 0.1, (deck, rank, worn["S"])


def cloth(image: QImage) -> Counter[str]:
    """The share of the middle of a card, without its indices, that each colour fills."""
    inner = [
        image.pixelColor(x, y)
        for y in range(35, image.height() - 35)
        for x in range(8, image.width() - 8)
    ]
    seen: Counter[str] = Counter()
    for pixel in inner:
        hue, vivid, value = pixel.hsvHue(), pixel.hsvSaturation() > 140, pixel.value()
        if value < 75 and not (vivid and 80 < hue < 200):
            seen["black"] += 1
        elif vivid and 200 < hue < 230:
            seen["blue"] += 1
        elif vivid and 130 < hue < 170:
            seen["green"] += 1
        elif vivid and (hue < 14 or hue > 346):
            seen["red"] += 1
    return Counter({name: count / len(inner) for name, count in seen.items()})


def test_no_two_faces_are_the_same() -> None:
    for deck in DECKS:
        for variant in VARIANTS:
            texts = [file.read_text(encoding="utf-8") for file in faces(deck, variant)]
            assert len(set(texts)) == len(texts), (deck, variant)


def test_the_pictures_are_small(tmp_path: Path) -> None:
    assert max(file.stat().st_size for file in art()) < 32_000
    with zipfile.ZipFile(tmp_path / "art.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in art():
            archive.write(file)
    assert (tmp_path / "art.zip").stat().st_size < 1_200_000


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("deck", DECKS)
def test_the_index_stands_out_from_the_card(deck: str, variant: str, render: Render) -> None:
    for file in faces(deck, variant):
        ink, paper = ink_and_paper(render(file, WIDTH), deck)
        contrast = colour(ink).contrast(colour(paper), method="wcag21")
        assert contrast >= LEAST_CONTRAST[deck], f"{file}: {contrast:.2f}"


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
def test_rank_and_suit_are_nine_pixels_high_on_a_small_card(deck: str, render: Render) -> None:
    """On a card 50 pixels wide; narrower ones have a compact face (tests/view/test_look.py)."""
    least = 9 * WIDTH / 50
    right, bottom = INDEX_BOXES[deck]
    for file in faces(deck, "two-colour"):
        image = render(file, WIDTH)
        half = sum(map(luminance, ink_and_paper(image, deck))) / 2
        columns = [
            [luminance(image.pixel(x, y)) < half for y in range(4, bottom)] for x in range(4, right)
        ]
        signs = [list(run) for inked, run in groupby(columns, key=any) if inked]
        count = 3 if file.stem[0] == "T" else 2  # a hat or a crown may follow
        assert len(signs) >= count, file
        for sign in signs[:count]:
            height = sum(map(any, zip(*sign, strict=True)))
            assert height >= least, f"{file}: {height} of {least:g}"
        assert not any(column[-1] for column in signs[0]), f"{file} needs a higher strip"


@pytest.mark.parametrize("deficiency", [*DEFICIENCIES, None])
@pytest.mark.parametrize("deck", DECKS)
def test_four_colours_are_four_for_everyone(
    deck: str, deficiency: str | None, render: Render
) -> None:
    folder = CARDS / deck / "four-colour"
    seen = {}
    for suit in SUITS:
        ink = colour(ink_and_paper(render(folder / f"7{suit}.svg", WIDTH), deck)[0])
        seen[suit] = ink.filter(deficiency).clip() if deficiency else ink
    for one, two in combinations(SUITS, 2):
        difference = seen[one].delta_e(seen[two], method="2000")
        assert difference >= LEAST_DIFFERENCE, f"{one} and {two}: {difference:.1f}"


@pytest.mark.parametrize(
    "file", [back for deck in DECKS for back in backs(deck)], ids=lambda f: f.stem
)
def test_backs_look_the_same_both_ways_up(file: Path, render: Render) -> None:
    image = render(file, WIDTH)
    width, height = image.width(), image.height()
    off = 0
    for y in range(height // 2):
        for x in range(width):
            one, two = image.pixelColor(x, y), image.pixelColor(width - 1 - x, height - 1 - y)
            apart = (one.red() - two.red(), one.green() - two.green(), one.blue() - two.blue())
            off += max(map(abs, apart)) > 48  # what rounding and anti-aliasing do is less
    assert off < 0.002 * width * height, f"{off} pixels differ"
