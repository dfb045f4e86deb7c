"""Compile the solver's core, written in Python that runs uncompiled and that Cython can compile.

    python packaging/compile_core.py [DIR]

writes the extension module to DIR. Without DIR, it goes to the place where the checkout looks for it,
unless it is already there. The exit code is 1 when no compiler was found or it failed.

The modules of the core are first joined into one source; CONTRIBUTING.md says why.
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
    """Compile the core into the directory given in ``words``; return the exit code."""
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
    except Exception as error:  # compilers fail in different ways; the core is optional
        print(f"The core is not compiled: {error}", file=sys.stderr)
        return 1
    print(f"The core is compiled: {compiled}")
    return 0


def compile_core(source: Path, directory: Path) -> Path:
    """Compile ``source`` and return the path of the extension module put into ``directory``."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    # No debug information: it is most of the module's size.
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
    """Return the source of a core module in the form that Cython compiles.

    The first import of another core module is replaced by the text of that module, later imports of it by
    nothing, and the import of the stand-in by one of Cython. Every class becomes a C class. Every function
    that returns a C type instead of a Python type becomes a C function that needs no interpreter lock and
    raises nothing.

    Args:
        source: The module.
        seen: The modules already in the text. This module and what it imports are added.
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
    """Return the text of the joined modules if it certainly means the same as the separate modules.

    Raises:
        ValueError: A name in one module would replace a name in another, or it is unclear whether a
            function returns a C type.
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
    """Return whether a function returns a C type: `cython.int`, but not `int`, `list` or no annotation."""
    return returned(function) not in {"None", *vars(builtins)}


def returned(function: ast.FunctionDef) -> str:
    """Return the return annotation of a function as text."""
    return ast.unparse(function.returns) if function.returns else "None"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
