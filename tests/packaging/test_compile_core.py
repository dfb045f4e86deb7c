"""What Cython compiles: the modules of the core as one, with nothing left out and nothing in doubt."""

import ast

import pytest

from tests.packaging.scripts import ROOT, script

compile_core = script("compile_core")

SEARCH = ROOT / "scorpion_qt/solver/search"
STAND_IN = SEARCH / "uncompiled.py"


def test_all_modules_are_joined():
    seen = set()
    text = compile_core.joined(ROOT / compile_core.CORE, seen)
    modules = {path for path in SEARCH.rglob("*.py") if path.name != "__init__.py"}
    assert seen == modules - {STAND_IN} | {ROOT / compile_core.CORE}
    assert "scorpion_qt" not in {
        node.module.partition(".")[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom)
    }


def test_the_modules_can_be_joined():
    text = compile_core.joined(ROOT / compile_core.CORE, set())
    assert compile_core.checked(text) == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def one() -> None: ...\ndef one() -> None: ...\n", "one is defined twice"),
        ("class One: ...\nOne = cython.declare(cython.int, 1)\n", "One is defined twice"),
        ("def one() -> list[int]: ...\n", r"one returns list\[int\]"),
        ("class One:\n    def one(self) -> One: ...\n", "one returns One"),
        ("Mask = cython.declare(cython.int, 1)\ndef one() -> Mask: ...\n", "one returns Mask"),
    ],
)
def test_what_would_not_mean_the_same_joined_is_refused(text, said):
    with pytest.raises(ValueError, match=said):
        compile_core.checked(text)


def test_what_is_plain_is_not_refused():
    compile_core.checked(
        "Mask = cython.typedef(cython.ulonglong)\n"
        "def one() -> Mask: ...\n"
        "def two() -> cython.int: ...\n"
        "def three() -> list: ...\n"
        "def four(): ...\n"
        "class One:\n    def two(self) -> None: ...\n"
    )


def test_a_core_that_is_refused_is_told_in_one_line(tmp_path, monkeypatch, capsys):
    (tmp_path / "core.py").write_text("def one() -> list[int]:\n    return []\n")
    monkeypatch.setattr(compile_core, "ROOT", tmp_path)
    monkeypatch.setattr(compile_core, "CORE", "core.py")
    assert compile_core.main([str(tmp_path / "made")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("The core is not compiled: one returns list[int]")
    assert said.count("\n") == 1


def test_what_becomes_c(tmp_path):
    source = tmp_path / "module.py"
    source.write_text(
        '"""Words."""\n\n'
        "from scorpion_qt.solver.search import uncompiled as cython\n\n\n"
        "class Counted:\n"
        "    def __init__(self) -> None:\n        self.count = 0\n\n"
        "    @cython.inline\n    def grown(self) -> cython.int:\n        return self.count + 1\n\n"
        "    def listed(self) -> list:\n        return [self.grown()]\n"
    )
    assert compile_core.joined(source, set()) == (
        '"""Words."""\n\n'
        "import cython\n\n\n"
        "@cython.final\n@cython.cclass\nclass Counted:\n"
        "    def __init__(self) -> None:\n        self.count = 0\n\n"
        "    @cython.cfunc\n    @cython.nogil\n    @cython.exceptval(check=False)\n"
        "    @cython.inline\n    def grown(self) -> cython.int:\n        return self.count + 1\n\n"
        "    def listed(self) -> list:\n        return [self.grown()]"
    )
