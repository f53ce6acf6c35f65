"""A table is light and soon ready."""

from __future__ import annotations

from playwright.sync_api import Request

from tests.web.conftest import Come
from tests.web.people import BOT, ME

MOST_BYTES = 250_000
MOST_MILLISECONDS = 3_000
"""On a machine that has other things to do; on a quiet one it is less than a third of that."""


def test_a_table_is_sent_in_less_than_250_kilobytes_and_soon_ready(come: Come) -> None:
    anna = come("Anna").introduce()
    table = anna.set_table(ME, BOT, BOT)
    requests: list[Request] = []
    anna.page.on("requestfinished", lambda request: requests.append(request))
    anna.open(f"/t/{table}").choices.first.wait_for()
    ready = anna.page.evaluate("performance.now()")
    anna.page.wait_for_load_state("networkidle")

    sizes = {request.url: request.sizes()["responseBodySize"] for request in requests}
    assert any("/assets/legends-" in url for url in sizes)
    print(f"\n{sum(sizes.values())} bytes in {len(sizes)} files, ready after {ready:.0f} ms")  # noqa: T201
    assert sum(sizes.values()) < MOST_BYTES
    assert ready < MOST_MILLISECONDS
