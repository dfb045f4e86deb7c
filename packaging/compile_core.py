"""Compile the solver's core, which is Python that Cython can compile, and runs as it is without.

    python packaging/compile_core.py [DIR]

writes the extension module to DIR, without a DIR to the place where the checkout looks for it, if it
is not there yet. The exit code is 1 when no compiler was found or it failed.

The modules of the core are joined into one text first; CONTRIBUTING.md says why.
"""

import ast
import builtins
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scorpion_qt.paths import CORE, core_build_dir  # noqa: E402 - found by the line above

PARTS = "scorpion_qt.solver.search"
C_CLASS = ("@cython.final", "@cython.cclass")
C_FUNCTION = ("@cython.cfunc", "@cython.nogil", "@cython.exceptval(check=False)")


def main(words: list[str]) -> int:
    """Compile the core into the directory that ``words`` name; return the exit code."""
    source = ROOT / CORE
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
    with tempfile.TemporaryDirectory() as scratch:
        text = Path(scratch, source.name)
        text.write_text(checked(joined(source, set())), encoding="utf-8")
        extension = Extension(module, [str(text)], extra_compile_args=arguments)
        extensions = cythonize([extension], build_dir=scratch, language_level=3, quiet=True)
        distribution = Distribution({"ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = command.build_temp = scratch
        command.ensure_finalized()
        command.run()
        made = Path(command.get_ext_fullpath(module))
        directory.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(made, directory))


def joined(source: Path, seen: set[Path]) -> str:
    """Return the text of a module of the core as Cython is to compile it.

    An import from another of its modules is replaced by the text of that, the first time, and by nothing
    later; the stand-in for Cython by Cython. Every class becomes a C class, and every function that
    returns a type of C, not one of Python, a C function that needs no interpreter lock and raises nothing.

    Args:
        source: The module.
        seen: The modules that are in the text already; this one, and what it imports, are added.
    """
    if source in seen:
        return ""
    seen.add(source)
    text = source.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PARTS):
            number = node.lineno - 1
            for rest in range(number, node.end_lineno or node.lineno):
                lines[rest] = ""
            if node.module == PARTS:
                lines[number] = "import cython"
            else:
                lines[number] = joined(ROOT / f"{node.module.replace('.', '/')}.py", seen)
        elif isinstance(node, ast.ClassDef) or (
            isinstance(node, ast.FunctionDef) and returns_c(node)
        ):
            number = min(line.lineno for line in (node, *node.decorator_list)) - 1
            marks = C_CLASS if isinstance(node, ast.ClassDef) else C_FUNCTION
            lines[number] = (
                "".join(f"{' ' * node.col_offset}{mark}\n" for mark in marks) + lines[number]
            )
    return "\n".join(lines)


def checked(text: str) -> str:
    """Return the text of the joined modules, if it is sure to mean what they mean one by one.

    Raises:
        ValueError: A name of one would replace that of another, or a function returns something of which
            nobody can tell whether it is of C.
    """
    tree = ast.parse(text)
    defined: set[str] = set()
    types: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names = {node.name}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            names = {
                name.id
                for name in ast.walk(node)
                if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
            }
            if node.value is not None and ast.unparse(node.value).startswith("cython.typedef("):
                types |= names
        else:
            continue
        for name in names & defined:
            raise ValueError(f"{name} is defined twice in the modules that are joined")
        defined |= names
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and returns_c(function):
            kind = returned(function)
            if kind not in types and not kind.startswith("cython."):
                raise ValueError(f"{function.name} returns {kind}, which may be of C or of Python")
    return text


def returns_c(function: ast.FunctionDef) -> bool:
    """Whether a function returns a type of C: `cython.int`, but not `int`, `list` or nothing named."""
    return returned(function) not in {"None", *vars(builtins)}


def returned(function: ast.FunctionDef) -> str:
    """Return what a function says that it returns."""
    return ast.unparse(function.returns) if function.returns else "None"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
