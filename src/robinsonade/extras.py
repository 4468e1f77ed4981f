"""What can be installed besides: which library belongs to which extra."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.refusal import Refused

EXTRAS: Final = {
    "server": (
        *("aiosqlite", "alembic", "fastapi", "limits", "platformdirs", "prometheus_client"),
        *("psycopg", "pydantic", "pydantic_settings", "secure", "sqlalchemy", "starlette"),
        *("structlog", "uvicorn"),
    ),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("pyspiel", "open_spiel"),
    "jax": ("jax",),
}


class MissingExtra(Refused, ImportError):
    """Something needs a library that is not installed."""

    def __str__(self) -> str:
        facts = self.facts
        return f'{facts["module"]} is missing: pip install "robinsonade[{facts["extra"]}]"'


def missing(error: ModuleNotFoundError) -> MissingExtra | None:
    """Which extra somebody has to install; None: it is none of these.

    >>> str(missing(ModuleNotFoundError("no", name="uvicorn.config")))
    'uvicorn is missing: pip install "robinsonade[server]"'
    """
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return MissingExtra("missing-extra", module=module, extra=extra)
    return None
