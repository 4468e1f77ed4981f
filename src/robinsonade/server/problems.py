"""What goes wrong becomes a problem document: a key, its facts and one sentence."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from robinsonade.kernel.refusal import Refused
from robinsonade.server.database import is_database_trouble
from robinsonade.server.logs import REQUEST
from robinsonade.tables.damage import damaged_after
from robinsonade.tables.expected import Stale
from robinsonade.tables.problems import MEDIA_TYPE, document, status_of
from robinsonade.text import LANGUAGES, Texts

LOG = structlog.get_logger(__name__)
TOLD: Final = "robinsonade.told"  # in the scope of a request: the error that was answered


def language_of(request: Request) -> str:
    """The language of ?lang=, or the first one of Accept-Language that there is."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    weighted: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            quality = 0.0
        weighted.append((-quality, tag.strip().partition("-")[0].lower()))
    for _, tag in sorted(weighted, key=lambda pair: pair[0]):
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


@cache
def texts_in(language: str) -> Texts:
    return Texts(language)


def problem(request: Request, refused: Refused, **extra: Any) -> JSONResponse:
    """The answer to a request that was refused."""
    status = status_of(refused)
    told = document(refused, texts_in(language_of(request)).error(refused), **extra)
    headers = {"Retry-After": "1"} if status in (429, 503) else {}
    return JSONResponse(told, status, media_type=MEDIA_TYPE, headers=headers)


def refusal(request: Request, refused: Refused) -> JSONResponse:
    """The answer to a refusal; to who comes too late with the state as it is now."""
    if not isinstance(refused, Stale) or request.state.rights is not refused.room.holdings:
        return problem(request, refused)  # rights that have changed meanwhile may be lost
    visitor = request.state.visitor
    state = refused.room.projection.state(visitor.viewer, visitor.mine)
    return problem(request, refused, state=state)


def http_problem(request: Request, error: HTTPException) -> JSONResponse:
    """The answer to what is wrong with the request itself."""
    refusals = {
        404: Refused("no-such-page"),
        405: Refused("bad-method"),
        408: Refused("too-slow"),
        413: Refused("too-large"),
    }
    unclear = Refused("bad-request", field="body", why="json")
    answer = problem(request, refusals.get(error.status_code, unclear))
    answer.headers.update(error.headers or {})
    return answer


def refusal_in(error: RequestValidationError) -> Refused:
    """What the first wrong field says of itself; most say no more than that they are wrong."""
    first = error.errors()[0]
    own = first.get("ctx", {}).get("error")
    if isinstance(own, Refused):
        return own
    field = ".".join([str(part) for part in first["loc"]])
    return Refused("bad-request", field=field, why=first["type"])


def install(app: FastAPI) -> None:
    """Every error of the app leaves it as a problem document."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return refusal(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return problem(request, refusal_in(error))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        return http_problem(request, error)

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(OSError)
    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        return trouble(request, error)


def trouble(request: Request, error: Exception) -> JSONResponse:
    """The answer when something broke here. What broke is for the log only.

    If it is the game that cannot be shown any more, that is damaged, and nothing else.
    """
    request.scope[TOLD] = error
    if is_database_trouble(error):
        LOG.error("database-trouble", kind=type(error).__name__)
        return problem(request, Refused("no-database"))
    room = request.state.visitor.room if hasattr(request.state, "visitor") else None
    if room is not None and not room.damaged and not room.can_be_shown():
        room.break_off(error)
        return problem(request, damaged_after(room.last_but_one))
    LOG.error("internal", kind=type(error).__name__, exc_info=error)
    return problem(request, Refused("internal", number=REQUEST.get()))
