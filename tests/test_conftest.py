"""The guards in conftest.py, which every other test trusts."""

import os
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parent.parent
CONFTEST = Path(__file__).with_name("conftest.py").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def checkout_found(monkeypatch):
    """Let what is made with conftest.py find the rest of the checkout."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.mark.parametrize(
    ("made", "started"),
    [
        ("QTimer()", "start(60000)"),
        ("QVariantAnimation(startValue=0, endValue=1, duration=60000)", "start()"),
        ("QThread()", "start()"),
    ],
)
def test_what_is_left_running_fails_the_test(made, started, pytester):
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(
        f"""
        from PySide6.QtCore import QThread, QTimer, QVariantAnimation

        kept = []

        def test_leaves(qapp):
            kept.append({made})
            kept[0].{started}

        def test_stops(qapp):
            other = {made}
            other.{started}
            if isinstance(other, QThread):
                other.quit()
                other.wait()
            else:
                other.stop()
        """
    )
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(passed=2, errors=1)
    result.stdout.fnmatch_lines(["*left running*"])


def test_what_a_test_made_of_the_program_ends_with_it(pytester):
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(
        """
        import weakref
        from scorpion_qt.model.game.clock import Clock

        class Player:
            def __init__(self):
                self.clock = Clock()
                # Held by the clock, and holds it: nothing that Python's collector can see through.
                self.clock.ticked.connect(lambda seconds: self.clock.seconds)

        seen = []

        def test_leaves(qapp):
            seen.append(weakref.ref(Player().clock))

        def test_sees_that_it_is_gone():
            assert seen[0]() is None
        """
    )
    pytester.runpytest_subprocess("-p", "no:randomly").assert_outcomes(passed=2)


def test_what_is_alive_after_all_tests_is_told(pytester):
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(
        """
        from PySide6.QtCore import QThread
        from scorpion_qt.model.game.clock import Clock

        kept = []

        def test_leaves(qapp):
            kept.extend([QThread(), Clock()])
            kept[1].moveToThread(kept[0])
        """
    )
    result = pytester.runpytest_subprocess()
    assert result.ret == 1
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["still alive after all tests: Clock"])


def test_translations_are_compiled_before_the_first_test(pytester):
    script = pytester.path.parent / "packaging" / "translations.py"
    script.parent.mkdir()
    script.write_text("import sys; open('compiled', 'w').write(' '.join(sys.argv[1:]))")
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile("def test_first(): assert open('compiled').read() == 'compile'")
    pytester.runpytest_subprocess().assert_outcomes(passed=1)


def test_home_is_a_directory_of_the_test(isolated_home, tmp_path):
    assert isolated_home.parent == tmp_path
    assert Path.home() == isolated_home
    assert os.environ["XDG_CONFIG_HOME"].startswith(str(tmp_path))
