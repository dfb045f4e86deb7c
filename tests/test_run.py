"""The script that starts a checkout: what it says, and that it agrees with pyproject.toml."""

import ast
import importlib.util
import json
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = (ROOT / "run.py").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture
def run(tmp_path, monkeypatch) -> ModuleType:
    """The script, with an environment of the test and with nothing really started."""
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    environment = tmp_path / ".venv"
    environment.mkdir()
    monkeypatch.setattr(module, "ENVIRONMENT", environment)
    monkeypatch.setattr(module, "STATE", environment / "state.json")
    monkeypatch.setattr(module, "started", [], raising=False)

    def start(*words, cwd=None):
        module.started.append(words)
        return 0

    monkeypatch.setattr(module, "start", start)
    monkeypatch.setattr(module, "become", start)
    monkeypatch.setattr(module, "make_environment", lambda: json.loads(read_state(module)))
    return module


def read_state(run: ModuleType) -> str:
    return run.STATE.read_text(encoding="utf-8") if run.STATE.exists() else "{}"


def installs(run: ModuleType) -> int:
    return sum("install" in words for words in run.started)


def test_versions_of_python_agree_with_the_project(run):
    bounds = ">={}.{},<{}.{}".format(*run.OLDEST, *run.TOO_NEW)
    assert PROJECT["project"]["requires-python"] == bounds


def test_an_old_python_can_read_it():
    ast.parse(SOURCE, feature_version=(3, 7))


def test_an_old_python_is_refused_in_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr("sys.version_info", (3, 9, 18))
    monkeypatch.setattr("sys.version", "3.9.18 (main)")
    with pytest.raises(SystemExit) as end:
        exec(compile(SOURCE, "run.py", "exec"), {"__name__": "__main__"})
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert "3.9.18" in said
    assert said.count("\n") == 1


def test_words_go_on_to_the_program(run):
    assert run.main(["deal", "--game", "scorpion", "--number", "1"]) == 0
    expected = ("python", "-m", "scorpion_qt", "deal", "--game", "scorpion", "--number", "1")
    assert run.started[-1] == expected


def test_words_go_on_to_pytest(run):
    assert run.main(["test", "-k", "rules"]) == 0
    assert run.started[-1] == ("python", "-m", "pytest", "-k", "rules")


def test_it_installs_once_until_what_it_is_made_from_changes(run, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(run, "ROOT", tmp_path)
    project = tmp_path / "pyproject.toml"
    project.write_text('[build-system]\nrequires = ["hatchling"]\n')
    run.main([])
    assert installs(run) == 2
    assert "Installing" in capsys.readouterr().err
    run.main([])
    assert installs(run) == 2
    assert capsys.readouterr().err == ""
    project.write_text('[build-system]\nrequires = ["hatchling>=1.27"]\n')
    run.main([])
    assert installs(run) == 4


def test_what_the_installation_runs_is_part_of_what_it_is_made_from(run):
    hook = (ROOT / "packaging" / "hatch_build.py").read_text(encoding="utf-8")
    scripts = set(re.findall(r'_script\("(\w+\.py)"', hook))
    assert scripts
    made_from = {ROOT / name for name in run.MADE_FROM} | set(run.core_sources(ROOT))
    assert {ROOT / "packaging" / script for script in scripts} <= made_from


@pytest.mark.parametrize(("edited", "again"), [("sizes.py", 0), ("hatch_build.py", 2)])
def test_only_what_the_installation_depends_on_makes_it_anew(
    run, tmp_path, monkeypatch, edited, again
):
    monkeypatch.setattr(run, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text('[build-system]\nrequires = ["hatchling"]\n')
    (tmp_path / "packaging").mkdir()
    run.main([])
    before = installs(run)
    (tmp_path / "packaging" / edited).write_text("edited")
    run.main([])
    assert installs(run) == before + again


@pytest.mark.parametrize("words", [[], ["test"]])
def test_translations_are_compiled_whatever_was_installed_when(run, words):
    """The environment cannot know what lies in the checkout's build directory."""
    for _ in range(2):
        run.started.clear()
        run.main(words)
        assert ("python", "packaging/translations.py", "compile") in run.started


@pytest.mark.skipif(sys.platform == "win32", reason="no process can take another's place there")
def test_what_is_started_takes_the_scripts_place(tmp_path):
    """So whoever ends the script, by whatever signal, ends the program, which keeps what is played.

    It has what is installed in the environment, whatever other Pythons there are.
    """
    venv.create(tmp_path / "environment")
    tell = "import os, sys; print(os.getpid(), os.getcwd(), sys.prefix); sys.exit(7)"
    script = (
        "import run, sys; from pathlib import Path; here = Path(sys.argv[1]);"
        "run.SCRIPTS = here / 'environment' / 'bin';"
        "sys.exit(run.become('python', '-c', sys.argv[2], cwd=here))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path), tell],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    said, _ = process.communicate(timeout=30)
    assert said.split() == [str(process.pid), str(tmp_path), str(tmp_path / "environment")]
    assert process.returncode == 7


def test_a_failed_installation_is_tried_again(run, monkeypatch, capsys):
    monkeypatch.setattr(run, "start", lambda *words, cwd=None: 1)
    with pytest.raises(SystemExit) as end:
        run.main([])
    assert end.value.code == 2
    assert "program" not in read_state(run)


def test_every_check_runs_and_any_failure_counts(run, monkeypatch, capsys):
    monkeypatch.setattr(
        run, "start", lambda *words, cwd=None: run.started.append(words) or words[0] == "mypy"
    )
    assert run.check() == 1
    assert run.started == list(run.CHECKS)
    assert "Failed: mypy" in capsys.readouterr().err


@pytest.mark.parametrize("lacking", ["venv", "ensurepip"])
def test_a_missing_venv_module_is_named_with_its_package(lacking, tmp_path, monkeypatch, capsys):
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "STATE", tmp_path / "none.json")
    monkeypatch.setattr(module, "find_spec", lambda name: None if name == lacking else object())
    with pytest.raises(SystemExit) as end:
        module.make_environment()
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert lacking in said
    assert f"apt install python{module.VERSION}-venv" in said
    assert said.count("\n") == 1
