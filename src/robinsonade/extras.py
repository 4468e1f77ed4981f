"""What can be installed besides: which library belongs to which extra."""

from __future__ import annotations

from typing import Final

from robinsonade.kernel.refusal import Refused

EXTRAS: Final = {
    "server": (
        *("aiosqlite", "alembic", "fastapi", "limits", "msgspec", "platformdirs"),
        *("prometheus_client", "psycopg", "pydantic", "pydantic_settings", "secure", "sqlalchemy"),
        *("starlette", "structlog", "uvicorn"),
    ),
    "tui": ("textual",),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("pyspiel", "open_spiel"),
    "jax": ("jax",),
    "research": ("pyarrow",),
    "ray": ("ray",),
}


def missing(error: ModuleNotFoundError) -> Refused | None:
    """Which extra somebody has to install; None: it is none of these.

    >>> missing(ModuleNotFoundError("no", name="uvicorn.config")).facts
    {'module': 'uvicorn', 'extra': 'server'}
    """
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return Refused("missing-extra", module=module, extra=extra)
    return None


def explained(error: ModuleNotFoundError) -> ImportError:
    """The same for those who import.

    >>> str(explained(ModuleNotFoundError("no", name="numpy")))
    'numpy is missing: pip install "robinsonade[rl]"'
    """
    refused = missing(error)
    if refused is None:
        return error
    module, extra = refused.facts["module"], refused.facts["extra"]
    return ImportError(f'{module} is missing: pip install "robinsonade[{extra}]"', name=module)
