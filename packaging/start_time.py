"""Measure how long a start takes until the table is painted.

    python packaging/start_time.py [--runs N] COMMAND [COMMAND …]

starts each COMMAND, quoted as one word, with ``--smoke`` and a data directory of its own, one after
the other and N times over (15), and prints the median for each, and its ratio to the first one's.
The display is that of the environment; set QT_QPA_PLATFORM=offscreen to do without.
"""

import argparse
import shlex
import statistics
import subprocess
import sys
import tempfile
import time


def main() -> int:
    """Measure the commands on the command line; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("commands", nargs="+", metavar="COMMAND")
    options = parser.parse_args()
    times: dict[str, list[float]] = {command: [] for command in options.commands}
    with tempfile.TemporaryDirectory() as data:
        for run in range(options.runs + 1):
            for command in options.commands:
                taken = painted_after(command, data)
                if run:  # the first run reads from the disk
                    times[command].append(taken)
    medians = {command: statistics.median(taken) for command, taken in times.items()}
    first = medians[options.commands[0]]
    for command, median in medians.items():
        least, most = min(times[command]) * 1000, max(times[command]) * 1000
        print(
            f"{median * 1000:5.0f} ms ({least:.0f} to {most:.0f})  × {median / first:.2f}  {command}"
        )
    return 0


def painted_after(command: str, data: str) -> float:
    """Start ``command``; return the seconds until it reports the first painting."""
    words = [*shlex.split(command), "--smoke", "--data-dir", data]
    begin = time.perf_counter()
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        taken = time.perf_counter() - begin
    if line != "painted\n" or process.returncode:
        raise SystemExit(f"{command} ended with code {process.returncode} and did not paint")
    return taken


if __name__ == "__main__":
    sys.exit(main())
