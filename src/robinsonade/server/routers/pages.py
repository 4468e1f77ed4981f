"""The client in the browser, from the files that its build left in the package."""

from __future__ import annotations

from html import escape
from importlib import resources
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from robinsonade.kernel.refusal import Refused
from robinsonade.server.problems import language_of, texts_in

BUILD: Final = "make client"
IMMUTABLE: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
NOT_PAGES: Final = ("api", "healthz", "readyz", "metrics")


def built_client() -> Path:
    """Where the build of the client lands, in a checkout and in the wheel."""
    return Path(str(resources.files("robinsonade") / "web_static"))


class Client(StaticFiles):
    """Files with a hash in their name never change; the page itself is asked for each time."""

    async def page(self, request: Request, path: str) -> Response:
        try:
            answer = await self.get_response(path or "index.html", request.scope)
        except HTTPException:
            path = "index.html"
            answer = await self.get_response(path, request.scope)
        hashed = path.startswith("assets/")
        answer.headers["Cache-Control"] = IMMUTABLE if hashed else ALWAYS_ASK
        return answer


def add_pages(app: FastAPI, folder: Path) -> None:
    """Every address that is nothing else belongs to the client."""
    router = APIRouter(include_in_schema=False)
    client = Client(directory=folder, check_dir=False)

    @router.get("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        first = path.partition("/")[0]
        if first in NOT_PAGES:
            raise Refused("no-such-page")
        if not (folder / "index.html").is_file():
            return HTMLResponse(explanation(request), 503)
        if path.startswith("assets/") and not is_file_in(folder, path):
            raise Refused("no-such-page")
        return await client.page(request, path)

    app.include_router(router)


def is_file_in(folder: Path, path: str) -> bool:
    """Is there such a file within this folder? What lies outside is nobody's business."""
    try:
        found = (folder / path).resolve()
        return found.is_relative_to(folder.resolve()) and found.is_file()
    except (OSError, ValueError):  # a name too long, or none at all
        return False


def explanation(request: Request) -> str:
    """A plain page that says what is missing and what to do about it."""
    language = language_of(request)
    texts = texts_in(language)
    title = escape(texts.say("server-no-client-title"))
    text = escape(texts.say("server-no-client"))
    command = escape(BUILD)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title></head>'
        f"<body><main><h1>{title}</h1><p>{text}</p><pre>{command}</pre></main></body></html>"
    )
