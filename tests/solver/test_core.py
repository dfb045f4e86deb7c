"""The core by itself: its layers against each other, and compiled against uncompiled."""

import importlib.util
import random
import subprocess
import sys
from dataclasses import replace

import pytest

from scorpion_qt.rules import FAMILY, Board, Collect, DealNumber, Empty, Timing, deal
from scorpion_qt.rules.cards import make_deck
from scorpion_qt.solver import COMPILED, core, encoding
from scorpion_qt.solver.strategy import EMPTYING, NO_ORACLE, WAITING_RULES
from tests.conftest import ROOT
from tests.solver.decks import FULL, OPTIONS, THREE, deals, small, walk

SOURCE = ROOT / "scorpion_qt" / "solver" / "core.py"
UNKNOWN = core.VERDICTS.index("unknown")


def searched(game, position, oracle, nodes, used=core):
    search = used.LayoutSearch(table(game, position, used), used.StopFlag(), oracle, 1 << 28)
    verdict = search.solve(nodes)
    line = search.line() if used.VERDICTS[verdict] == "won" else None
    return verdict, search.layouts, search.rule_nodes, line


def table(game, position, used=core):
    made = encoding.table(Board(game, position))
    if used is core:
        return made
    by_hand = used.Table(
        game.ranks,
        len(position.columns),
        encoding.BUILD[game.build],
        game.empty is Empty.ANY,
        encoding.COLLECT[game.collect],
        game.timing is Timing.WHEN_STUCK,
        game.reserve.value == "open",
    )
    by_hand.put(*encoding.numbers(Board(game, position)))
    return by_hand


@pytest.fixture(scope="module")
def uncompiled():
    """The core as Python, whatever is installed."""
    spec = importlib.util.spec_from_file_location("core_as_python", SOURCE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not module.COMPILED
    return module


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules", [r for r in OPTIONS if r["empty"] is Empty.KING], ids=lambda r: r["collect"].value
)
@pytest.mark.parametrize("name", ["scorpion", "scorpion-ii", "three-blind-mice"])
def test_waiting_rules_against_layouts_alone(name, rules):
    """Where both decide a real deal or a position in play, they agree: layer 2 against layer 3."""
    game = replace(FAMILY[name], **rules)
    chance = random.Random(name)
    both = 0
    count, nodes = (1000, 300_000) if FULL else (60, 30_000) if COMPILED else (10, 1_000)
    for number in range(1, count):
        position = walk(game, deal(game, DealNumber.parse(str(number))), chance, 30)
        by_rules, *_ = searched(game, position, WAITING_RULES, nodes)
        by_layouts, *_ = searched(game, position, NO_ORACLE, nodes)
        if UNKNOWN not in (by_rules, by_layouts):
            both += 1
            assert by_rules == by_layouts, str(position)
    assert both > count / 4


def test_no_column_can_be_emptied_is_a_proof():
    """Wasp's loss test against the search without it."""
    game = small(3, THREE, empty=Empty.ANY)
    for position in deals(game, 20_000 if FULL else 300, seed=11):
        assert (
            searched(game, position, EMPTYING, 10**6)[0]
            == searched(game, position, NO_ORACLE, 10**6)[0]
        )


@pytest.mark.skipif(not COMPILED, reason="there is no compiled core to compare with")
@pytest.mark.slow
class TestUncompiled:
    @pytest.mark.parametrize("rules", OPTIONS, ids=lambda r: " ".join(v.value for v in r.values()))
    def test_layouts_and_waiting_rules(self, uncompiled, rules):
        game = small(3, THREE, **rules)
        for position in deals(game, 30, seed=12):
            for oracle in (WAITING_RULES if rules["empty"] is Empty.KING else EMPTYING, NO_ORACLE):
                assert searched(game, position, oracle, 5_000) == searched(
                    game, position, oracle, 5_000, uncompiled
                )

    @pytest.mark.parametrize(
        "name", ["scorpion", "scorpion-traditional", "wasp", "three-blind-mice"]
    )
    def test_full_decks(self, uncompiled, name):
        game = FAMILY[name]
        oracle = WAITING_RULES if game.empty is Empty.KING else EMPTYING
        for number in range(1, 300 if FULL else 12):
            position = deal(game, DealNumber.parse(str(number)))
            assert searched(game, position, oracle, 1_000) == searched(
                game, position, oracle, 1_000, uncompiled
            )

    @pytest.mark.parametrize("name", ["scorpion-relaxed", "curds-and-whey"])
    def test_beams(self, uncompiled, name):
        game = FAMILY[name]
        position = deal(game, DealNumber.parse("1"))

        def sent(used):
            beam = used.Beam(
                table(game, position, used), used.StopFlag(), 5, (100, 10, 1, 4, 6, -14, -6, -2)
            )
            return beam.solve(2, 20_000), beam.looked_at, beam.line()

        assert sent(core) == sent(uncompiled)


def test_as_python_it_needs_no_cython():
    code = (
        "import sys; sys.modules['cython'] = None\n"
        "import importlib.util\n"
        f"spec = importlib.util.spec_from_file_location('core_as_python', {str(SOURCE)!r})\n"
        "core = importlib.util.module_from_spec(spec); spec.loader.exec_module(core)\n"
        "columns = [([12, 11], 0), ([10], 0), ([28, 27, 26], 0), ([44, 43, 42], 0), ([60, 59, 58], 0)]\n"
        "table = core.Table(3, 5, 0, False, 2, False, False)\n"
        "table.put(columns, [])\n"
        "search = core.LayoutSearch(table, core.StopFlag(), 1, 1 << 20)\n"
        "assert core.VERDICTS[search.solve(1000)] == 'won'\n"
        "table.put(columns, [])\n"
        "beam = core.Beam(table, core.StopFlag(), 5, (1,) * 8)\n"
        "assert core.VERDICTS[beam.solve(2, 1000)] == 'won'\n"
        "print(core.COMPILED, search.line(), beam.line())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert (done.stdout, done.stderr) == ("False [(10, 0)] [(10, 0)]\n", "")


def test_codes_and_cards_are_one_to_one():
    for ranks in (3, 13):
        game = small(ranks, THREE)
        numbers = [encoding.code(game, card) for card in make_deck(game.ranks)]
        assert len(set(numbers)) == 4 * ranks
        assert [encoding.card(game, number) for number in numbers] == list(make_deck(game.ranks))


def test_collect_is_one_of_three():
    assert set(encoding.COLLECT) == set(Collect)


@pytest.mark.parametrize(("columns", "reserve"), [(2, 0), (3, 4), (17, 0)])
def test_what_the_core_has_no_room_for_is_refused(columns, reserve):
    made = core.Table(13, 3 if columns < 17 else 17, 0, False, 0, False, False)
    with pytest.raises(ValueError, match="no room"):
        made.put([([], 0)] * columns, list(range(reserve)))
