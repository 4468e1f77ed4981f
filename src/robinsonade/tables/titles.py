"""What there is to play and to read: the same for everybody."""

from __future__ import annotations

from importlib import resources
from typing import Any

from robinsonade.games import GAMES, find_game
from robinsonade.kernel.game import DealOption, Game, Option, SeatOption
from robinsonade.kernel.noun import Kind
from robinsonade.lessons.lesson import names_of, read_lesson
from robinsonade.players.registry import PLAYERS, usual_player
from robinsonade.players.strengths import strengths_of
from robinsonade.text import Texts
from robinsonade.text.texts import FURTHER


def titles() -> list[dict[str, Any]]:
    """The games, their options, their bots, their vocabulary, and what is printed in the box."""
    return [describe(game) for game in GAMES.values()]


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
        "lessons": [
            {"name": name, "minutes": read_lesson(game, name).minutes} for name in names_of(game)
        ],
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


def texts(lang: str) -> dict[str, Any]:
    """The sources of all sentences in one language."""
    shared = resources.files("robinsonade.text")
    folders = [shared, *[resources.files(game.package) / "text" for game in GAMES.values()]]
    webs = [folder / f"web.{lang}.ftl" for folder in folders]
    return {
        "shared": (shared / f"{lang}.ftl").read_text("utf-8"),
        "web": "\n".join([web.read_text("utf-8") for web in webs if web.is_file()]),
        "games": {
            slug: "\n".join([source_of(game, lang), *further_sources(game, lang)])
            for slug, game in GAMES.items()
        },
    }


def further_sources(game: Game, lang: str) -> list[str]:
    return [source_of(game, f"{name}.{lang}") for name in FURTHER]


def source_of(game: Game, name: str) -> str:
    """A text file of a game; empty if it has none of this name."""
    file = resources.files(game.package) / "text" / f"{name}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def rules(slug: str, lang: str) -> list[dict[str, Any]]:
    """The rules of a game, by section."""
    return [
        {
            "title": section.title,
            "summary": section.summary,
            "parts": [{"title": part.title, "text": part.text} for part in section.parts],
            "rules": [{"id": rule.id, "text": rule.text} for rule in section.rules],
        }
        for section in Texts(lang, find_game(slug)).rules()
    ]
