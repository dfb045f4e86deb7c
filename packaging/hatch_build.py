"""A Hatchling build hook that adds translations, resources and the compiled core to the package.

An installed wheel has the first two in ``scorpion_qt/_data`` and the core beside its source. An editable
installation gets them in the checkout's ``build/``; see `scorpion_qt.paths`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

REQUIRE_CORE = "SCORPION_QT_REQUIRE_CORE"
"""If this environment variable is 1, a core that cannot be compiled is an error."""

DATA = "scorpion_qt/_data"
NOT_SHIPPED = {".py", ".pyc", ".md"}
"""Suffixes of files among the resources that only serve to create others."""


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds files made from the sources to a wheel."""

    scratch = ""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the translations and the core, and add them to the plan of the wheel.

        Args:
            version: ``"editable"`` or ``"standard"``.
            build_data: Hatchling's plan of the wheel, changed in place.
        """
        if version == "editable":
            self._script("translations.py", "compile")
            self._compile_core()
            return
        self.scratch = tempfile.mkdtemp()
        scratch = Path(self.scratch)
        include = build_data["force_include"]

        self._script("translations.py", "compile", self.scratch)
        for file in scratch.glob("*.qm"):
            include[str(file)] = f"{DATA}/translations/{file.name}"

        resources = Path(self.root, "resources")
        for file in sorted(resources.rglob("*")):
            if file.is_file() and file.suffix not in NOT_SHIPPED:
                include[str(file)] = f"{DATA}/{file.relative_to(self.root).as_posix()}"

        self._compile_core(str(scratch / "core"))
        for file in scratch.glob("core/*"):
            include[str(file)] = f"scorpion_qt/solver/{file.name}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the files made for this wheel."""
        if self.scratch:
            shutil.rmtree(self.scratch)

    def _compile_core(self, *words: str) -> None:
        try:
            self._script("compile_core.py", *words)
        except subprocess.CalledProcessError as error:
            if os.environ.get(REQUIRE_CORE) == "1":
                raise RuntimeError(error.stderr) from None
            self.app.display_warning(f"{error.stderr.strip()}; it will run as Python")

    def _script(self, name: str, *words: str) -> None:
        subprocess.run(
            [sys.executable, Path(self.root, "packaging", name), *words],
            cwd=self.root,
            check=True,
            capture_output=True,
            text=True,
        )
