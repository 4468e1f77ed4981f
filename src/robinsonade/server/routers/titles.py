"""What there is to play and to read: the same for everybody."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Header, Query, Request, Response
from msgspec.json import encode

from robinsonade.kernel.refusal import Refused
from robinsonade.server.problems import language_of
from robinsonade.server.title_answers import SectionAnswer, TextsAnswer, TitleAnswer
from robinsonade.tables import titles as public
from robinsonade.text import LANGUAGES

router = APIRouter(prefix="/api", tags=["titles"])
JSON = "application/json"
PACKED = "gzip"
Known = Annotated[str | None, Header()]


class Kept(NamedTuple):
    """What never changes while the server runs: encoded and packed once for all who ask."""

    content: bytes
    packed: bytes
    tag: str


@router.get("/titles", response_model=list[TitleAnswer])
async def titles(request: Request, if_none_match: Known = None) -> Response:
    """The games, their options, their bots, their vocabulary, and what is printed in the box."""
    return unless_known(request, read_titles(), if_none_match)


@cache
def read_titles() -> Kept:
    return kept(public.titles())


def kept(answer: Any) -> Kept:
    content = encode(answer)
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return Kept(content, gzip.compress(content, mtime=0), tag)


def unless_known(request: Request, found: Kept, known: str | None) -> Response:
    """Sent once; later it is only asked for, by its strong ETag."""
    headers = {"ETag": found.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if known == found.tag:
        return Response(status_code=304, headers=headers)
    if PACKED not in request.headers.get("accept-encoding", ""):
        return Response(found.content, media_type=JSON, headers=headers)
    return Response(found.packed, media_type=JSON, headers={**headers, "Content-Encoding": PACKED})


@router.get("/texts/{lang}", response_model=TextsAnswer)
async def texts(request: Request, lang: str, if_none_match: Known = None) -> Response:
    """The sources of all sentences in one language."""
    if lang not in LANGUAGES:
        raise Refused("unknown-language", given=lang, allowed=", ".join(LANGUAGES))
    return unless_known(request, read_texts(lang), if_none_match)


@cache
def read_texts(lang: str) -> Kept:
    return kept(public.texts(lang))


@router.get("/rules/{slug}", response_model=list[SectionAnswer])
async def rules(
    request: Request, slug: str, lang: Annotated[str | None, Query(max_length=20)] = None
) -> Response:
    """The rules of a game, by section."""
    found = read_rules(slug, language_of(request) if lang is None else lang)
    return unless_known(request, found, request.headers.get("if-none-match"))


@cache
def read_rules(slug: str, lang: str) -> Kept:
    return kept(public.rules(slug, lang))
