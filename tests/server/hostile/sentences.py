"""What schemathesis checks besides its own checks: whatever is refused, is refused in one sentence."""

from __future__ import annotations

from typing import Any

import schemathesis
from schemathesis import Case, CheckContext, Response

from tests.server.hostile.neighbours import read_refusal


@schemathesis.check
def refused_in_one_sentence(context: CheckContext, response: Response, case: Case[Any]) -> None:
    if response.status_code >= 400:
        read_refusal(response.content)
