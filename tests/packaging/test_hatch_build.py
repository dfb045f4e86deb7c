"""What a wheel and an editable installation hold, with a C compiler and without."""

import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

pytest.importorskip("hatchling", reason="hatchling builds; run.py installs it")

ROOT = Path(__file__).parent.parent.parent
BUILD = "import sys, hatchling.build as b; getattr(b, sys.argv[1])(sys.argv[2])"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

needs_compiler = pytest.mark.skipif(
    not shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]),
    reason="there is no C compiler here",
)


@pytest.fixture
def checkout(tmp_path):
    """The project's build on a package of a few small modules."""
    root = tmp_path / "checkout"
    for directory in ("packaging", "scorpion_qt/solver/search", "translations", "resources/icons"):
        (root / directory).mkdir(parents=True)
    scripts = [path.relative_to(ROOT) for path in (ROOT / "packaging").glob("*.py")]
    for name in (
        *("pyproject.toml", "README.md", "LICENSE", ".gitignore"),
        *("scorpion_qt/__init__.py", "scorpion_qt/paths.py"),
        *scripts,
    ):
        shutil.copy(ROOT / name, root / name)
    (root / "scorpion_qt/solver/__init__.py").write_text(
        "from scorpion_qt.paths import compiled_core_dirs\n\n__path__[:0] = compiled_core_dirs()\n"
    )
    (root / "scorpion_qt/solver/search/__init__.py").write_text("")
    (root / "scorpion_qt/solver/search/part.py").write_text("ANSWER = 1\n")
    (root / "scorpion_qt/solver/core.py").write_text(
        "from scorpion_qt.solver.search.part import ANSWER\n"
    )
    shutil.copy(ROOT / "translations/scorpion_he.ts", root / "translations")
    (root / "resources/icons/a.svg").write_text("<svg/>")
    (root / "resources/icons/draw.py").write_text("")
    return root


def build(root: Path, kind: str, monkeypatch, *, compiler: bool, required: bool = False) -> Path:
    """Build and return the wheel; ``kind`` is the name of a function of the build backend."""
    if not compiler:
        monkeypatch.setenv("CC", "false")
    monkeypatch.setenv("SCORPION_QT_REQUIRE_CORE", "1" if required else "")
    done = subprocess.run(
        [sys.executable, "-c", BUILD, kind, str(root.parent)],
        cwd=root,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = root.parent.glob("*.whl")
    return wheel


def core_of(directory: Path) -> tuple[str, str]:
    """Import the core from ``directory``; return its answer and the kind of file it comes from."""
    said = subprocess.run(
        [
            *(sys.executable, "-c"),
            "from scorpion_qt.solver import core; print(core.ANSWER, core.__file__)",
        ],
        cwd=directory,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    answer, file = said.split(maxsplit=1)
    return answer, Path(file.strip()).suffix


def test_a_wheel_without_a_compiler_is_for_every_system(checkout, monkeypatch):
    wheel = build(checkout, "build_wheel", monkeypatch, compiler=False)
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "scorpion_qt/_data/translations/scorpion_he.qm" in names
    assert "scorpion_qt/_data/resources/icons/a.svg" in names
    assert "scorpion_qt/solver/core.py" in names
    assert "scorpion_qt/solver/search/part.py" in names
    assert not [name for name in names if "draw.py" in name or name.endswith((".so", ".pyd"))]
    assert not (checkout / "build").exists()


@needs_compiler
def test_a_wheel_with_a_compiler_has_the_core_beside_its_source(checkout, monkeypatch, tmp_path):
    wheel = build(checkout, "build_wheel", monkeypatch, compiler=True, required=True)
    assert "none-any" not in wheel.name
    unpacked = tmp_path / "unpacked"
    zipfile.ZipFile(wheel).extractall(unpacked)
    assert (unpacked / f"scorpion_qt/solver/core{SUFFIX}").exists()
    assert core_of(unpacked) == ("1", Path(SUFFIX).suffix)


def test_a_core_that_is_required_must_compile(checkout, monkeypatch):
    with pytest.raises(AssertionError, match="not compiled"):
        build(checkout, "build_wheel", monkeypatch, compiler=False, required=True)


@needs_compiler
def test_an_edited_core_is_not_hidden_by_the_compiled_one(checkout, monkeypatch):
    build(checkout, "build_editable", monkeypatch, compiler=True, required=True)
    assert (checkout / "build/translations/scorpion_he.qm").exists()
    assert core_of(checkout) == ("1", Path(SUFFIX).suffix)
    (checkout / "scorpion_qt/solver/search/part.py").write_text("ANSWER = 2\n")
    assert core_of(checkout) == ("2", ".py")
    subprocess.run([sys.executable, "packaging/compile_core.py"], cwd=checkout, check=True)
    assert core_of(checkout) == ("2", Path(SUFFIX).suffix)
    assert len(list((checkout / "build/core").iterdir())) == 1
