"""The description of the API as a plain page: no scripts, nothing from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter(include_in_schema=False)


@router.get("/api/docs")
async def reference(request: Request) -> HTMLResponse:
    """Every route with its parameters and bodies, from the OpenAPI document."""
    document = request.app.openapi()
    title = escape(f"{document['info']['title']} {document['info']['version']}")
    routes = [
        route(method, path, described)
        for path, methods in document["paths"].items()
        for method, described in methods.items()
    ]
    schemas = [
        f'<h3 id="{escape(name)}">{escape(name)}</h3>{shown(schema)}'
        for name, schema in document["components"]["schemas"].items()
    ]
    return HTMLResponse(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title></head>'
        f'<body><main><h1>{title}</h1><p><a href="{request.app.openapi_url}">OpenAPI</a></p>'
        f"{''.join(routes)}{''.join(schemas)}</main></body></html>"
    )


def route(method: str, path: str, described: dict[str, Any]) -> str:
    parts = [f"<h2><code>{method.upper()} {escape(path)}</code></h2>"]
    parts.append(f"<p>{escape(described.get('description', ''))}</p>")
    parts += [shown(described[name]) for name in ("parameters", "requestBody") if name in described]
    answers = {
        status: answer.get("content", {}) for status, answer in described["responses"].items()
    }
    return "".join([*parts, shown(answers)])


def shown(data: Any) -> str:
    """JSON, with links to the schemas it names."""
    lines = []
    for line in json.dumps(data, indent=1, ensure_ascii=False).splitlines():
        before, found, name = line.partition('"#/components/schemas/')
        if found:
            name = escape(name.strip('", '))
            lines.append(f'{escape(before)}<a href="#{name}">{name}</a>')
        else:
            lines.append(escape(line))
    return f"<pre>{chr(10).join(lines)}</pre>"
