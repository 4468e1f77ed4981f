"""For those who run the server."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from robinsonade.kernel.refusal import Refused
from robinsonade.server.addresses import (
    COMMAND,
    is_this_machine,
    network_addresses,
    own_addresses,
)
from robinsonade.server.answers import AddressesAnswer, ReadyAnswer
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
    if not may_read(asking_host(request), request.headers.get("authorization", ""), token):
        raise Refused("no-such-page")
    registry = request.app.state.rooms.services.metrics.registry
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def may_read(host: str, authorization: str, token: str) -> bool:
    """May somebody at this address read the figures?"""
    if token and secrets.compare_digest(authorization.encode(), f"Bearer {token}".encode()):
        return True
    return is_this_machine(host)


@router.get("/api/addresses", response_model=AddressesAnswer)
async def addresses(request: Request) -> Any:
    """Where others in the local network find this server. Only this machine is told: how a
    network looks inside is nobody's business outside."""
    if not is_this_machine(asking_host(request)):
        return {"addresses": [], "command": ""}
    settings = request.app.state.settings
    port = (request.scope.get("server") or ("", settings.port))[1]
    found = network_addresses(settings.host, port, own_addresses())
    return {"addresses": found, "command": "" if found else COMMAND}


def asking_host(request: Request) -> str:
    """The address that asks; none of somebody behind a proxy of this machine."""
    if any(name in request.headers for name in FORWARDED):
        return ""
    return request.client.host if request.client else ""
