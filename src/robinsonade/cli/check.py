"""`robinsonade check`: are data and texts in order?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from robinsonade.cli.arguments import AsJson, VariantFile
from robinsonade.cli.language import Lang
from robinsonade.cli.output import print_json
from robinsonade.files import load_variant
from robinsonade.games import GAMES, find_game
from robinsonade.hindsight.puzzle_words import puzzle_problems
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.game import DealOption, Game, Option
from robinsonade.kernel.slips import BadFile, Said, Slip
from robinsonade.lessons.lint import lesson_problems
from robinsonade.lessons.words import word_problems
from robinsonade.text import LANGUAGES, Texts
from robinsonade.text.lint import problems
from robinsonade.text.slips import sentence, slip_line
from robinsonade.text.texts import SHARED, flavour_key, unparsed

EXIT_PROBLEMS: Final = 1
EXIT_REFUSED: Final = 2
SEED: Final = 1  # any would do
CARDS_OF: Final = "naufragos"  # the game with blank cards


def check(
    lang: Lang,
    games: Annotated[
        list[str] | None, typer.Argument(help="cli-help-check-games", metavar="GAME")
    ] = None,
    as_json: AsJson = False,
    cards: Annotated[Path | None, typer.Option(help="cli-help-check-cards")] = None,
    variant: VariantFile = None,
) -> None:
    if cards is not None:
        check_cards(cards, lang, as_json)
        return
    if variant is not None:
        check_variant(variant, lang, as_json)
        return
    if games:
        chosen = [find_game(slug) for slug in games]
        found = problems(chosen)
    else:
        chosen = list(GAMES.values())
        found = [f"{slug}: {why}" for slug, why in GAMES.faults().items()] + problems()
    for game in chosen:
        found += [*lesson_problems(game), *word_problems(game), *puzzle_problems(game)]
    tables = sum([set_up_in_all_ways(game) for game in chosen])
    if as_json:
        print_json(
            {
                "ok": not found,
                "games": [game.slug for game in chosen],
                "tables": tables,
                "problems": found,
            }
        )
    else:
        for problem in found:
            typer.echo(problem, err=True)
        texts = Texts(lang)
        typer.echo(
            texts.say("cli-checked", games=len(chosen), tables=tables, problems=len(found)),
        )
    if found:
        raise typer.Exit(EXIT_PROBLEMS)


def check_cards(file: Path, lang: str, as_json: bool) -> None:
    """Cards of the players' own: told in words if they are right, else what is wrong with them."""
    game = find_game(CARDS_OF)
    with mistakes_as_json(as_json, file, lang):
        options = game.fetch_options({"cards": str(file)})
    texts = Texts(lang, game)
    words = game.own_words(game.new_table(game.fewest, SEED, options), lang)
    texts.learn(words)
    told = told_cards(sorted({key.partition(".")[0] for key in words}), texts)
    tell_checked(told, texts.say("cli-cards-checked", file=str(file)), file, as_json)


def check_variant(file: Path, lang: str, as_json: bool) -> None:
    """A variant: what the cards that it changes do now, in words, and whether it can be played."""
    with mistakes_as_json(as_json, file, lang):
        variant = load_variant(file)
    game = find_game(variant.game)
    texts = Texts(lang, game)
    printed = unparsed(game.package, lang)
    changed = [key for key, said in texts.sources.items() if is_other(said, printed.get(key))]
    told = told_cards([key for key in changed if key not in unparsed(SHARED, lang)], texts)
    nameless = [
        Slip(f"{file}, [text.{language}]", Said("{key} is missing", key=key))
        for language in LANGUAGES
        for key in unnamed(game, Texts(language, game))
    ]
    set_up_in_all_ways(game)
    if nameless:
        if as_json:
            print_mistakes(nameless, file, lang)
        else:
            typer.echo("\n".join(told))
            typer.echo("\n".join([slip_line(slip, lang) for slip in nameless]), err=True)
        raise typer.Exit(EXIT_PROBLEMS)
    facts = {"file": str(file), "name": variant.name, "game": texts.title()}
    tell_checked(told, texts.say("cli-variant-checked", **facts), file, as_json)


@contextmanager
def mistakes_as_json(wanted: bool, file: Path, lang: str) -> Iterator[None]:
    """All that is wrong with a file, as data if that is wanted; refused in any case."""
    try:
        yield
    except BadFile as bad:
        if not wanted:
            raise
        print_mistakes(bad.slips, file, lang)
        raise typer.Exit(EXIT_REFUSED) from bad


def print_mistakes(slips: list[Slip], file: Path, lang: str) -> None:
    found = [
        {
            "file": slip.file,
            "table": slip.table,
            "key": slip.key,
            "sentence": sentence(slip.said, lang),
        }
        for slip in slips
    ]
    print_json({"ok": False, "file": str(file), "problems": found})


def tell_checked(told: list[str], closing: str, file: Path, as_json: bool) -> None:
    if as_json:
        print_json({"ok": True, "file": str(file), "cards": told, "problems": []})
        return
    for line in [*told, closing]:
        typer.echo(line)


def unnamed(game: Game, texts: Texts) -> list[str]:
    """The keys of what has no name in a language."""
    keys = [f"{noun.name}-{name}" for noun in game.words for name in noun.ids]
    keys += [flavour_key(noun, name) for noun in game.cards for name in noun.ids]
    return [key for key in dict.fromkeys(keys) if key not in texts.sources]


def is_other(said: str, before: str | None) -> bool:
    return before is None or said.split() != before.split()


def told_cards(keys: list[str], texts: Texts) -> list[str]:
    """What cards are called and do, a line for each."""
    game = texts.game
    assert game is not None
    known = {
        f"{noun.name}-{name}": (noun, i) for noun in game.words for i, name in enumerate(noun.ids)
    }
    return [line for key in keys if key in known for line in texts.card_lines(*known[key])]


def set_up_in_all_ways(game: Game) -> int:
    """Set a game up with every number of seats and every value of every option; how many."""
    tables = 0
    for seats in range(game.fewest, game.most + 1):
        for options in ways(game, seats):
            table = game.new_table(seats, SEED, options)
            dump_table(table)
            tables += 1
    return tables


def ways(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """Each value of each option once, the other options as usual."""
    for option in game.options:
        for value in (option.default, *values_of(option, seats)):
            yield {option.name: value}


def values_of(option: Option, seats: int) -> list[str]:
    """All values, and of those that are dealt to the seats as many at once as there are seats."""
    values = list(option.allowed(seats))
    if not isinstance(option, DealOption):
        return values
    around = values * 2
    return [",".join(around[start : start + seats]) for start in range(len(values))]
