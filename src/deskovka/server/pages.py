"""The built pages: hashed files that never change, and one page for every address that is not the interface's."""

from __future__ import annotations

import gzip
from mimetypes import add_type, guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from deskovka.server.errors import NoMethod, NotFound

add_type("application/manifest+json", ".webmanifest")

_FOREVER = "public, max-age=31536000, immutable"
_PACKED = (".css", ".js", ".svg")
"""Files that become much smaller when they are packed."""
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Deskovka</title>
<h1>Deskovka</h1>
<p>The pages are not built yet: <code>make play</code> builds them.</p>
<p lang="cs">Stránky ještě nejsou sestavené: sestaví je <code>make play</code>.</p>
</html>
"""


class Pages:
    """Files of one folder, and its ``index.html`` for every other address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._packed: dict[Path, bytes] = {}

    async def show(self, request: Request) -> Response:
        """The file of an address, or the page."""
        path = request.url.path
        if path.startswith("/api/"):
            raise NotFound
        if request.method not in ("GET", "HEAD"):
            raise NoMethod
        file = self._file(path)
        if file is not None:
            if not path.startswith("/assets/"):
                return FileResponse(file, headers={"Cache-Control": "no-cache"})
            return self._hashed(file, request.headers.get("accept-encoding", ""))
        if path.startswith("/assets/"):
            raise NotFound
        index = self._folder / "index.html"
        headers = {"Cache-Control": "no-cache"}
        return FileResponse(index, headers=headers) if index.is_file() else HTMLResponse(_NOT_BUILT, headers=headers)

    def _hashed(self, file: Path, accepted_encodings: str) -> Response:
        """A file that never changes; it is packed once for all who can unpack it."""
        headers = {"Cache-Control": _FOREVER, "Vary": "Accept-Encoding"}
        if file.suffix not in _PACKED or "gzip" not in accepted_encodings:
            return FileResponse(file, headers=headers)
        if file not in self._packed:
            self._packed[file] = gzip.compress(file.read_bytes(), mtime=0)
        headers["Content-Encoding"] = "gzip"
        return Response(self._packed[file], media_type=guess_type(file.name)[0], headers=headers)

    def _file(self, path: str) -> Path | None:
        """The file of an address, if it is one of the folder's."""
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            inside = file.is_relative_to(self._folder) and file != self._folder / "index.html"
            return file if inside and file.is_file() else None
        except (OSError, ValueError):
            return None
