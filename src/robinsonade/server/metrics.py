"""Figures for operators, in the form that Prometheus reads."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

PREFIX = "robinsonade_"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            PREFIX + "request_seconds",
            "Time to the first byte of an answer",
            ("method", "route", "status"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self.commands = self.counter("commands", "Commands stored", ("kind",))
        # Those of each sort, found once.
        self.answers: dict[tuple[str, str, int], Histogram] = {}
        self.sorts: dict[str, Counter] = {}
        self.stale = self.counter("stale_commands", "Commands that came too late")
        self.streams = self.gauge("streams", "Open streams")
        self.rooms = self.gauge("rooms", "Games in memory")
        self.out_of_time = self.counter("bots_out_of_time", "Bots that took too long")
        self.thinking = Histogram(
            PREFIX + "bot_seconds",
            "Time a bot took for a decision",
            buckets=SECONDS,
            registry=self.registry,
        )

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """The answer to a request has begun."""
        place = (method, route, status)
        if place not in self.answers:
            self.answers[place] = self.requests.labels(method, route, str(status))
        self.answers[place].observe(seconds)

    def stored(self, kind: str) -> None:
        """A command of this kind was stored."""
        if kind not in self.sorts:
            self.sorts[kind] = self.commands.labels(kind)
        self.sorts[kind].inc()

    def thinks(self) -> AbstractContextManager[Any]:
        """While a bot thinks."""
        return self.thinking.time()

    def counter(self, name: str, text: str, labels: tuple[str, ...] = ()) -> Counter:
        return Counter(PREFIX + name, text, labels, registry=self.registry)

    def gauge(self, name: str, text: str) -> Gauge:
        return Gauge(PREFIX + name, text, registry=self.registry)
