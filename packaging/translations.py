"""Keep the translations in step with the program.

    python packaging/translations.py update       write new and changed sentences into translations/*.ts
    python packaging/translations.py check        fail where that would change something, where a
                                                  sentence is untranslated or has lost a placeholder,
                                                  or where lupdate does not see it
    python packaging/translations.py compile DIR  make DIR/*.qm, without a DIR those of the checkout

English is its own translation: `update` fills it in, but for the plural forms. The tools are those
of PySide6-Essentials, run from the root of the checkout.
"""

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
SOURCE_LANGUAGE = "en"
LUPDATE_OPTIONS = ("-silent", "-extensions", "py", "-locations", "none", "-no-obsolete")
PLACEHOLDER = re.compile(r"%L?\d|\{\w*\}")
SOURCE_ARGUMENT = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
"""The functions that lupdate looks for → the index of the sentence among their arguments."""


def main(words: list[str]) -> int:
    """Run the command in ``words``; return the exit code."""
    match words:
        case ["update"]:
            update(sorted({*catalogues(), *_wanted()}))
            return 0
        case ["check"]:
            return check()
        case ["compile"]:
            return compile_to(ROOT / "build" / "translations")
        case ["compile", directory]:
            return compile_to(Path(directory))
    print(__doc__, file=sys.stderr)
    return 2


def catalogues() -> list[Path]:
    """Return the catalogues of the checkout."""
    return sorted((ROOT / "translations").glob("scorpion_*.ts"))


def _wanted() -> list[Path]:
    """Return the catalogues of the program's languages; lupdate makes those that are not there yet."""
    languages = runpy.run_path(str(ROOT / "scorpion_qt" / "languages.py"))["LANGUAGES"]
    return [ROOT / "translations" / f"scorpion_{code}.ts" for code in languages]


def update(files: list[Path]) -> None:
    """Update ``files`` from the sources; running it again changes nothing."""
    _lupdate(files)
    english = [file for file in files if file.stem == f"scorpion_{SOURCE_LANGUAGE}"]
    for file in english:
        tree = ElementTree.parse(file)
        for message in tree.iter("message"):
            translation = message.find("translation")
            if translation is not None and "type" in translation.attrib and len(translation) == 0:
                translation.text = message.findtext("source")
                del translation.attrib["type"]
        tree.write(file, encoding="utf-8", xml_declaration=True)
    if english:
        _lupdate(english)  # writes the file in Qt's own form again


def check() -> int:
    """Print what is wrong with the catalogues; return 1 if anything is."""
    with tempfile.TemporaryDirectory() as directory:
        copies = [Path(shutil.copy(file, directory)) for file in catalogues()]
        update(copies)
        faults = [fault for file in copies for fault in _faults(file)]
        seen = {source for file in copies for source in _sources(file)}
        for module in sorted((ROOT / "scorpion_qt").rglob("*.py")):
            faults += _unseen(module, seen)
        faults += [
            f"{file.name}: not up to date: python packaging/translations.py update"
            for file, copy in zip(catalogues(), copies, strict=True)
            if file.read_bytes() != copy.read_bytes()
        ]
    print("\n".join(faults) or f"{len(copies)} catalogues are up to date and complete")
    return 1 if faults else 0


def compile_to(directory: Path) -> int:
    """Compile into ``directory`` every catalogue that differs from what was compiled there last.

    Returns:
        The exit code of the tool.
    """
    directory.mkdir(parents=True, exist_ok=True)
    for file in catalogues():
        compiled = directory / f"{file.stem}.qm"
        # Age does not count: a checkout of another commit or a copied build may be older or newer.
        changed = file.stat().st_mtime_ns
        if compiled.exists() and compiled.stat().st_mtime_ns == changed:
            continue
        # Written to another file and then moved: a running program has the old one mapped into its memory.
        # The name contains the process number: two test runs may compile at the same time.
        fresh = compiled.with_suffix(f".{os.getpid()}.new")
        code = subprocess.call([_tool("lrelease"), "-silent", file, "-qm", fresh])
        if code:
            return code
        os.utime(fresh, ns=(changed, changed))
        fresh.replace(compiled)
    return 0


def _lupdate(files: list[Path]) -> None:
    if files:
        subprocess.run(
            [_tool("lupdate"), *LUPDATE_OPTIONS, "scorpion_qt", "-ts", *files],
            cwd=ROOT,
            check=True,
        )


def _tool(name: str) -> Path:
    pyside = find_spec("PySide6")
    if pyside is None or not pyside.submodule_search_locations:
        raise SystemExit(f"{name} is part of PySide6-Essentials, which is not installed here")
    return Path(pyside.submodule_search_locations[0]) / name


def _faults(file: Path) -> list[str]:
    """Return one sentence for each message of ``file`` that is not ready to be shown."""
    faults = []
    for message in ElementTree.parse(file).iter("message"):
        source = message.findtext("source", "")
        translation = message.find("translation")
        if translation is None:
            continue
        kind = translation.get("type")
        forms = [form.text or "" for form in translation.iter("numerusform")]
        texts = forms or [translation.text or ""]
        if kind:
            faults.append(f"{file.name}: {kind}: {source!r}")
        elif not all(texts):
            faults.append(f"{file.name}: empty: {source!r}")
        elif any(_placeholders(text) != _placeholders(source) for text in texts):
            faults.append(f"{file.name}: other placeholders than in the source: {source!r}")
    return faults


def _sources(file: Path) -> set[str]:
    return {message.findtext("source", "") for message in ElementTree.parse(file).iter("message")}


def _unseen(module: Path, seen: set[str]) -> list[str]:
    """Return one sentence for each call in ``module`` whose text lupdate silently drops."""
    faults = []
    for call in ast.walk(ast.parse(module.read_bytes())):
        if not isinstance(call, ast.Call):
            continue
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        if name not in SOURCE_ARGUMENT:
            continue
        source = next(iter(call.args[SOURCE_ARGUMENT[name] :]), None)
        text = source.value if isinstance(source, ast.Constant) else None
        if isinstance(source, ast.JoinedStr):
            fault = "takes no f-string"
        elif isinstance(text, str) and call.keywords:
            fault = "takes positional arguments only"
        elif isinstance(text, str) and text not in seen:
            fault = f"has a sentence that is not in the catalogues: {text!r}"
        else:
            continue
        faults.append(f"{module.relative_to(ROOT)}:{call.lineno}: {name}() {fault}")
    return faults


def _placeholders(text: str) -> list[str]:
    return sorted(PLACEHOLDER.findall(text))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
