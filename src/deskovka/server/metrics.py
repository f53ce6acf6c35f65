"""Counters for whoever runs a server, in the form that Prometheus reads."""

from __future__ import annotations

import os
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

_SUM: Literal["livesum"] = "livesum"
"""How many there are in all processes that live."""
_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Metrics:
    """What is counted. Each server has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "deskovka_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self._request_seconds = Histogram(
            "deskovka_request_seconds", "Time to answer a request", ["route"], buckets=_FAST, registry=self.registry
        )
        self._answers = Counter("deskovka_answers", "Answers stored", ["by"], registry=self.registry)
        self._answer_seconds = Histogram(
            "deskovka_answer_seconds",
            "Time from an answer to its being durable and pushed",
            buckets=_FAST,
            registry=self.registry,
        )
        self._bot_seconds = Histogram(
            "deskovka_bot_seconds", "Time that bots think", ["bot"], buckets=_SLOW, registry=self.registry
        )
        self.sockets = Gauge("deskovka_sockets", "Open sockets", registry=self.registry, multiprocess_mode=_SUM)
        self.tables = Gauge("deskovka_tables", "Tables in memory", registry=self.registry, multiprocess_mode=_SUM)

    def answered_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered. Methods that somebody made up are counted as one."""
        self._requests.labels(method if method in _METHODS else "other", route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def answered_question(self, by: str, seconds: float) -> None:
        """An answer of a person or a bot is durable, and everybody was told."""
        self._answers.labels(by).inc()
        self._answer_seconds.observe(seconds)

    def bot_thought(self, bot: str, seconds: float) -> None:
        """A bot has found its answer."""
        self._bot_seconds.labels(bot).observe(seconds)

    def text(self) -> bytes:
        """Everything, for Prometheus; of all processes behind the port."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]  # it comes without types
        return generate_latest(everybody)
