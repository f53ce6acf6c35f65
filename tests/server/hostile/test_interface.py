"""The interface as its own description says: schemathesis makes up requests, allowed and not."""

from __future__ import annotations

import schemathesis
from schemathesis import Case
from schemathesis.config import SchemathesisConfig

from deskovka.server.app import create_app
from tests.server.running import Running, settings_for_tests

described = schemathesis.openapi.from_dict(
    create_app(settings_for_tests()).openapi(), config=SchemathesisConfig(seed=1)
)


@described.parametrize()
def test_nobody(case: Case, server: Running) -> None:
    case.call_and_validate(base_url=server.address)
