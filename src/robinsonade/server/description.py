"""The description of the API: what FastAPI finds out, and the problem documents of all routes."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from robinsonade.server.answers import Problem
from robinsonade.tables.problems import MEDIA_TYPE

REFERENCE: Final = "#/components/schemas/{model}"
# FastAPI's own forms of errors: nothing here answers in them.
UNUSED: Final = ("HTTPValidationError", "ValidationError")
ERRORS: Final = {
    "4XX": "The request was refused.",
    "5XX": "Something is wrong here, or not ready.",
}


def describe(app: FastAPI) -> None:
    """Let the app describe itself with one form for whatever goes wrong."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = description_of(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def description_of(app: FastAPI) -> dict[str, Any]:
    found = get_openapi(title=app.title, version=app.version, routes=app.routes)
    schemas: dict[str, Any] = found["components"]["schemas"]
    for name in UNUSED:
        schemas.pop(name, None)
    _, more = models_json_schema([(Problem, "serialization")], ref_template=REFERENCE)
    for name, schema in more["$defs"].items():
        schemas.setdefault(name, schema)
    found["components"]["schemas"] = dict(sorted(schemas.items()))
    for methods in found["paths"].values():
        for operation in methods.values():
            answers = operation["responses"]
            answers.pop("422", None)
            answers.update({status: answer(text) for status, text in ERRORS.items()})
    return found


def answer(text: str) -> dict[str, Any]:
    schema = {"$ref": REFERENCE.format(model=Problem.__name__)}
    return {"description": text, "content": {MEDIA_TYPE: {"schema": schema}}}
