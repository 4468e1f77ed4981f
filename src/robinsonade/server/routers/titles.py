"""What there is to play and to read: the same for everybody."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from importlib import resources
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Header, Query, Request, Response
from pydantic_core import to_json

from robinsonade.games import GAMES, find_game
from robinsonade.kernel.game import DealOption, Game, Option, SeatOption
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.refusal import Refused
from robinsonade.players.registry import PLAYERS, usual_player
from robinsonade.players.strengths import strengths_of
from robinsonade.server.problems import language_of
from robinsonade.server.title_answers import SectionAnswer, TextsAnswer, TitleAnswer
from robinsonade.text import LANGUAGES, Texts
from robinsonade.text.texts import FLAVOUR

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
    return kept([describe(game) for game in GAMES.values()])


def kept(answer: Any) -> Kept:
    content = to_json(answer)
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


def describe(game: Game) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "rules_version": game.version,
        "fewest": game.fewest,
        "most": game.most,
        "options": [describe_option(option) for option in game.options],
        "players": list(PLAYERS),
        "usual_player": usual_player(),
        "strengths": [one.to_dict() for one in strengths_of(game.slug)],
        "nouns": {noun.name: list(noun.ids) for noun in game.words},
        "kinds": {
            "choice": facts_of(*game.catalogue.kinds()),
            "event": facts_of(*game.events),
            "prompt": facts_of(*game.prompts),
            "stake": facts_of(*game.stake_kinds),
            "why": facts_of(*game.reasons),
            "forecast": facts_of(*game.forecast_kinds),
            "chronicle": facts_of(*game.chronicle_kinds),
            "weights": {kind.name: {"all": kind.weight, "own": kind.own} for kind in game.events},
        },
        "cards": [noun.name for noun in game.cards],
        "printed": game.printed(),
    }


def describe_option(option: Option) -> dict[str, Any]:
    kinds = {SeatOption: "seat", DealOption: "deal"}
    return {
        "name": option.name,
        "kind": kinds.get(type(option), "one"),
        "values": list(option.values),
        "default": option.default,
        "rules": list(option.rules),
    }


def facts_of(*kinds: Kind) -> dict[str, list[dict[str, Any]]]:
    """The facts of each kind with the noun behind them."""
    return {
        kind.name: [
            {"fact": fact, "noun": noun.name, "many": noun.many}
            for fact, noun in zip(kind.facts, kind.nouns, strict=True)
        ]
        for kind in kinds
    }


@router.get("/texts/{lang}", response_model=TextsAnswer)
async def texts(request: Request, lang: str, if_none_match: Known = None) -> Response:
    """The sources of all sentences in one language."""
    if lang not in LANGUAGES:
        raise Refused("unknown-language", given=lang, allowed=", ".join(LANGUAGES))
    return unless_known(request, read_texts(lang), if_none_match)


@cache
def read_texts(lang: str) -> Kept:
    shared = resources.files("robinsonade.text")
    folders = [shared, *[resources.files(game.package) / "text" for game in GAMES.values()]]
    webs = [folder / f"web.{lang}.ftl" for folder in folders]
    return kept(
        {
            "shared": (shared / f"{lang}.ftl").read_text("utf-8"),
            "web": "\n".join([web.read_text("utf-8") for web in webs if web.is_file()]),
            "games": {
                slug: source_of(game, lang) + source_of(game, f"{FLAVOUR}.{lang}")
                for slug, game in GAMES.items()
            },
        }
    )


def source_of(game: Game, name: str) -> str:
    """A text file of a game; empty if it has none of this name."""
    file = resources.files(game.package) / "text" / f"{name}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@router.get("/rules/{slug}", response_model=list[SectionAnswer])
async def rules(
    request: Request, slug: str, lang: Annotated[str | None, Query(max_length=20)] = None
) -> Response:
    """The rules of a game, by section."""
    found = read_rules(slug, language_of(request) if lang is None else lang)
    return unless_known(request, found, request.headers.get("if-none-match"))


@cache
def read_rules(slug: str, lang: str) -> Kept:
    return kept(
        [
            {
                "title": section.title,
                "rules": [{"id": rule.id, "text": rule.text} for rule in section.rules],
            }
            for section in Texts(lang, find_game(slug)).rules()
        ]
    )
