"""What Cython compiles: the modules of the core as one, with nothing left out and no name twice."""

import ast
from collections import Counter

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


def test_no_name_has_two_meanings():
    """In one text the second would silently replace the first."""
    text = compile_core.joined(ROOT / compile_core.CORE, set())
    names = Counter(
        name
        for node in ast.parse(text).body
        for name in (
            [node.name]
            if isinstance(node, ast.FunctionDef | ast.ClassDef)
            else [target.id for target in getattr(node, "targets", ())]
        )
    )
    assert names["LayoutSearch"] == 1
    assert [name for name, count in names.items() if count > 1] == []


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
