"""For those who run the server."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from robinsonade.kernel.refusal import Refused
from robinsonade.server.background import FAILING
from robinsonade.server.bodies import ReadyAnswer

router = APIRouter(tags=["operators"])


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
    """Figures for Prometheus."""
    registry = request.app.state.rooms.services.metrics.registry
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
