"""What the server writes about itself: one event per line, as text or as JSON."""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from typing import Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

# The number by which an operator finds all lines of one request.
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")


def add_request_id(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    if number := REQUEST.get():
        event["request"] = number
    return event


def set_up_logs(level: str, layout: str) -> None:
    """All logs, our own and those of the libraries, through one formatter on standard error."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        add_request_id,
    ]
    plain = structlog.dev.plain_traceback
    renderer: Processor = (
        structlog.processors.JSONRenderer()
        if layout == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            *([structlog.processors.format_exc_info] if layout == "json" else []),
            renderer,
        ],
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
