"""What those who run a server are given: files that fit the program."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from deskovka.server.main import is_exposed
from deskovka.server.metrics import Metrics
from deskovka.server.settings import Settings

PROJECT = Path(__file__).parents[2]
DEPLOY = PROJECT / "deploy"


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    metrics = Metrics()
    metrics.answered_request("GET", "/", 200, 0.1)
    metrics.answered_question("person", 0.1)
    metrics.bot_thought("greedy", 0.1)
    there = set(re.findall(r"^(deskovka_[a-z_]+)", metrics.text().decode(), re.MULTILINE))
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = {name for expression in asked for name in re.findall(r"deskovka_[a-z_]+", expression)}
    assert len(asked) >= 8
    assert named <= there
    families = {re.sub("_(bucket|sum|count|total|created)$", "", name) for name in there}
    assert {re.sub("_(bucket|sum|count|total)$", "", name) for name in named} == families  # and each is shown


def test_files_and_page_name_settings_that_there_are() -> None:
    known = {f"DESKOVKA_{name.upper()}" for name in Settings.__dataclass_fields__}
    texts = [file.read_text() for file in (*DEPLOY.iterdir(), PROJECT / "docs" / "running.md")]
    named = {name for text in texts for name in re.findall(r"DESKOVKA_[A-Z_]+[A-Z]", text)}
    assert {"DESKOVKA_PROXIES", "DESKOVKA_BOT_WORKERS"} <= named <= known


def test_a_server_that_others_reach_without_encryption_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_exposed("0.0.0.0")
    assert is_exposed("::")
    assert not is_exposed("127.0.0.1")
    monkeypatch.setenv("DESKOVKA_PROXIES", "10.0.0.1")
    assert not is_exposed("0.0.0.0")


def test_every_pin_has_a_hash_and_names_no_registry() -> None:
    for file in (PROJECT / "requirements").glob("*.txt"):
        text = file.read_text()
        pins = re.findall(r"^[A-Za-z0-9._-]+==.*(?:\n    --hash=sha256:.*)*", text, re.MULTILINE)
        assert pins, file
        assert [pin for pin in pins if "--hash=sha256:" not in pin] == []
        assert "://" not in text
