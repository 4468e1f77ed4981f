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


def explained(error: ModuleNotFoundError, extra: str = "") -> ModuleNotFoundError:
    """The same for those who import; `extra` is the one that brings all they have asked for.

    >>> str(explained(ModuleNotFoundError("no", name="numpy")))
    'numpy is missing: pip install "robinsonade[rl]"'
    """
    refused = missing(error)
    if refused is None:
        return error
    module, extra = refused.facts["module"], extra or refused.facts["extra"]
    said = f'{module} is missing: pip install "robinsonade[{extra}]"'
    return ModuleNotFoundError(said, name=module)


class ImportsOf:
    """Libraries that are imported in here belong to an extra: whoever lacks one is told so."""

    def __init__(self, extra: str) -> None:
        self.extra = extra

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ModuleNotFoundError):
            raise explained(error, self.extra) from error
