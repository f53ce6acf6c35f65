"""Pages built without the folder of any board, and with the words of games that exist only in the tests."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tests.web.wording import ROOT

SOURCES = (
    "index.html",
    "package.json",
    "tsconfig.json",
    "svelte.config.js",
    "vite.config.ts",
    "plugins",
    "public",
    "src",
)
TOYS = {
    "harvest": [Path(__file__).parent / "harvest.en.ftl"],
    "bazaar": sorted((ROOT / "tests/toys/spoken_bazaar/texts").iterdir()),
    "orchard": sorted((ROOT / "tests/template/texts").iterdir()),
    "fair": sorted((ROOT / "tests/toys/fair/texts").iterdir()),
}
"""The catalogs of the games of the tests."""


BUILT = ROOT / "build/boardless"


def pages() -> Path:
    """The pages, built by the first who asks, and again only when something of theirs has changed."""
    BUILT.mkdir(parents=True, exist_ok=True)
    with (BUILT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = BUILT / _digest()
        built = folder / "src/deskovka/server/static"
        if not (folder / "whole").is_file():
            for outdated in BUILT.glob("*/"):
                shutil.rmtree(outdated)
            folder.mkdir()
            _build(folder)
            (folder / "whole").touch()
        return built


def _digest() -> str:
    """What the pages are built from, in a few letters."""
    sources = [file for name in SOURCES for file in sorted([ROOT / "web" / name, *(ROOT / "web" / name).rglob("*")])]
    texts = [file for catalogs in TOYS.values() for file in catalogs] + sorted((ROOT / "src").rglob("texts/*"))
    digest = sha256()
    for file in [Path(__file__), ROOT / "web/package-lock.json", *sources, *texts]:
        if file.is_file():
            digest.update(f"{file} {file.stat().st_size} ".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _build(folder: Path) -> None:
    web = folder / "web"
    web.mkdir()
    for name in SOURCES:
        source = ROOT / "web" / name
        if source.is_dir():
            shutil.copytree(
                source, web / name, ignore=lambda path, _: ["games"] if path == str(ROOT / "web/src") else []
            )
        else:
            shutil.copy(source, web / name)
    for texts in (ROOT / "src").rglob("texts"):
        shutil.copytree(texts, folder / texts.relative_to(ROOT))
    for game, catalogs in TOYS.items():
        texts = folder / "src/deskovka/games" / game / "texts"
        texts.mkdir(parents=True)
        for catalog in catalogs:
            shutil.copy(catalog, texts)
    (web / "node_modules").symlink_to(ROOT / "web/node_modules")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(["npm", "run", "build"], cwd=web, env=os.environ | {"PATH": path}, check=True, capture_output=True)


if __name__ == "__main__":
    pages()
