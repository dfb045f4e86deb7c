"""Compile the solver's core, which is Python that Cython can compile, and runs as it is without.

    python packaging/compile_core.py [DIR]

writes the extension module to DIR, without a DIR to the place where the checkout looks for it, if it
is not there yet. The exit code is 1 when no compiler was found or it failed.
"""

import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scorpion_qt.paths import CORE_SOURCES, core_build_dir  # noqa: E402 - found by the line above


def main(words: list[str]) -> int:
    """Compile the core into the directory that ``words`` name; return the exit code."""
    source = ROOT / CORE_SOURCES[0]
    if not source.exists():
        return 0
    if words:
        directory = Path(words[0])
    else:
        directory = core_build_dir(ROOT)
        if any(directory.glob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")):
            return 0
        for old in directory.parent.glob("*"):
            if old != directory:
                shutil.rmtree(old)
    try:
        compiled = compile_core(source, directory)
    except Exception as error:  # each compiler fails in its own way; all of them mean "do without"
        print(f"The core is not compiled: {error}", file=sys.stderr)
        return 1
    print(f"The core is compiled: {compiled}")
    return 0


def compile_core(source: Path, directory: Path) -> Path:
    """Compile ``source`` and return the path of the extension module put into ``directory``."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    # No debug information: it is most of the size of the module.
    arguments = [] if sys.platform == "win32" else ["-O2", "-g0"]
    module = ".".join(source.relative_to(ROOT).with_suffix("").parts)
    extension = Extension(module, [str(source)], extra_compile_args=arguments)
    with tempfile.TemporaryDirectory() as scratch:
        extensions = cythonize([extension], build_dir=scratch, language_level=3, quiet=True)
        distribution = Distribution({"ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = command.build_temp = scratch
        command.ensure_finalized()
        command.run()
        made = Path(command.get_ext_fullpath(module))
        directory.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(made, directory))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
