"""For those who run the server."""

from __future__ import annotations

import secrets
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from robinsonade.kernel.refusal import Refused
from robinsonade.server.answers import ReadyAnswer
from robinsonade.server.background import FAILING

router = APIRouter(tags=["operators"])
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(request: Request) -> ReadyAnswer:
    """The database answers, and all work in the background goes on."""
    services = request.app.state.rooms.services
    tasks = services.background.states()
    failing = [name for name, state in tasks.items() if state == FAILING]
    if failing:
        raise Refused("not-ready", tasks=", ".join(failing))
    await services.store.ping(services.settings.least_free)
    return ReadyAnswer(status="ok", tasks=tasks)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus, from this machine or with the operators' token.

    Nobody else: on a quiet server they would tell when somebody takes part of a sealed decision.
    """
    token = request.app.state.settings.metrics_token
    host = request.client.host if request.client else ""
    if any(name in request.headers for name in FORWARDED):
        host = ""  # somebody behind a proxy of this machine
    if not may_read(host, request.headers.get("authorization", ""), token):
        raise Refused("no-such-page")
    registry = request.app.state.rooms.services.metrics.registry
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def may_read(host: str, authorization: str, token: str) -> bool:
    """May somebody at this address read the figures?"""
    if token and secrets.compare_digest(authorization.encode(), f"Bearer {token}".encode()):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
