"""The guards in conftest.py, which every other test trusts."""

import os
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).with_name("conftest.py").read_text(encoding="utf-8")


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


def test_home_is_a_directory_of_the_test(isolated_home, tmp_path):
    assert isolated_home.parent == tmp_path
    assert Path.home() == isolated_home
    assert os.environ["XDG_CONFIG_HOME"].startswith(str(tmp_path))
