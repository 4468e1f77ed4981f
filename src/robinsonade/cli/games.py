"""`robinsonade games`: what can be played."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from robinsonade.arena.data_list import data_as_variant
from robinsonade.cli.arguments import AsJson
from robinsonade.cli.language import Lang
from robinsonade.cli.output import print_json
from robinsonade.cli.screen import Screen
from robinsonade.games import GAMES
from robinsonade.kernel.game import RANDOM, DealOption, Game
from robinsonade.text import Texts

INDENT: Final = 4


def games(
    lang: Lang,
    as_json: AsJson = False,
    data: Annotated[
        str | None, typer.Option(help="cli-help-games-data", metavar="GAME[/FILE]")
    ] = None,
) -> None:
    if data is not None:
        slug, _, file = data.partition("/")
        typer.echo(data_as_variant(GAMES.package_of(slug), file), nl=False)
        return
    if as_json:
        print_json([game_data(game, Texts(lang, game)) for game in GAMES.values()])
        return
    for game in GAMES.values():
        describe(game, Screen(Texts(lang, game)))
    for slug, why in GAMES.faults().items():
        typer.echo(Texts(lang).say("cli-game-broken", slug=slug, why=why), err=True)


def game_data(game: Game, texts: Texts) -> dict[str, Any]:
    """A game and its options for programs."""
    return {
        "game": game.slug,
        "title": texts.title(),
        "about": texts.pitch(),
        "rules_version": game.version,
        "fewest_seats": game.fewest,
        "most_seats": game.most,
        "options": [
            {
                "option": option.name,
                "title": texts.option(option.name),
                "default": option.default,
                "values": list(option.allowed(game.most)),
                "rules": list(option.rules),
            }
            for option in game.options
        ],
    }


def describe(game: Game, screen: Screen) -> None:
    """A game and its options for people, with the words to type."""
    texts = screen.texts
    screen.heading(texts.say("cli-game", title=texts.title(), slug=game.slug))
    screen.line(texts.pitch())
    screen.say("cli-game-seats", fewest=game.fewest, most=game.most)
    for option in game.options:
        deal = isinstance(option, DealOption)
        values = [value for value in option.allowed(game.most) if not deal or value != RANDOM]
        sentence = texts.say(
            "cli-game-option-deal" if deal else "cli-game-option",
            name=option.name,
            title=texts.option(option.name),
            values=", ".join(values),
            default=option.default,
        )
        screen.line(sentence, indent=INDENT)
