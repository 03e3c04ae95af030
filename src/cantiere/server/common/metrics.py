"""What is counted, for Prometheus. Each server has its own registry, so that tests can run several."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "cantiere_requests", "Requests answered", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "cantiere_request_seconds", "Time to answer", buckets=BUCKETS, registry=self.registry
        )
        self.moves = Counter("cantiere_changes", "Changes of tables written", registry=self.registry)
        self.bot_moves = Counter("cantiere_bot_moves", "Moves made by bots", registry=self.registry)
        self.stopped = Counter(
            "cantiere_bots_stopped", "Bots that took too long or died", registry=self.registry
        )
        self.sockets = Gauge("cantiere_websockets", "Open WebSockets", registry=self.registry)
        self.dropped = Counter("cantiere_dropped", "WebSockets dropped for slowness", registry=self.registry)
        self.tables = Gauge("cantiere_tables_in_memory", "Tables in memory", registry=self.registry)
        self.in_trouble = Gauge(
            "cantiere_tables_in_trouble", "Tables whose games cannot be gone on with", registry=self.registry
        )
        self.well = Gauge(
            "cantiere_well",
            "Whether a part works, when health was last asked for",
            ["part"],
            registry=self.registry,
        )
        self.disk = Gauge("cantiere_disk_free_bytes", "Room for SQLite's file", registry=self.registry)
        self.last_sweep = Gauge(
            "cantiere_last_sweep_timestamp_seconds",
            "When a sweep last came to its end",
            registry=self.registry,
        )
        self.reports = Gauge(
            "cantiere_reports_open", "Reports that wait for a moderator", registry=self.registry
        )
        self.thinking = Gauge("cantiere_thinking", "Questions to bots", registry=self.registry)

    def text(self) -> bytes:
        """Return all of it in Prometheus' format."""
        return generate_latest(self.registry)
