"""`robinsonade play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from robinsonade.cli.arguments import (
    ChancesFor,
    OptionList,
    VariantFile,
    read_options,
    variant_of,
)
from robinsonade.cli.completion import asking_like, bots_like, games_like
from robinsonade.cli.conversation import EXIT_SCRIPT
from robinsonade.cli.course import tell_course
from robinsonade.cli.faces import Full, Grid, chosen_face, make_session, play_session
from robinsonade.cli.keeping import Keeper, last_kept
from robinsonade.cli.language import Lang
from robinsonade.cli.loading import load_game
from robinsonade.cli.screen import Screen
from robinsonade.cli.seating import (
    check_asking,
    make_bots,
    seat_again,
    seat_names,
    seat_players,
)
from robinsonade.files import read_variant
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.chance import new_seed
from robinsonade.kernel.game import Game, read_seed
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.players.asking import ASKING, SMART
from robinsonade.text import Texts

USUAL_SEATS: Final = 2  # a person and a bot


def play(
    lang: Lang,
    game: Annotated[
        str | None,
        typer.Argument(help="cli-help-play-game", metavar="GAME", autocompletion=games_like),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="cli-help-play-seats", metavar="N")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="cli-help-play-bots", metavar="LIST", autocompletion=bots_like),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="cli-help-play-seed", metavar="N", parser=read_seed)
    ] = None,
    option: OptionList = None,
    variant: VariantFile = None,
    load: Annotated[Path | None, typer.Option(help="cli-help-play-load", metavar="FILE")] = None,
    position: Annotated[
        Path | None, typer.Option(help="cli-help-play-position", metavar="FILE")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-help-play-resume")] = False,
    full: Full = None,
    grid: Grid = None,
    ask: Annotated[
        str,
        typer.Option(
            help="cli-help-play-ask", metavar="|".join(ASKING), autocompletion=asking_like
        ),
    ] = SMART,
    people: Annotated[
        str | None, typer.Option("--names", help="cli-help-play-names", metavar="LIST")
    ] = None,
    chances: ChancesFor = 0.0,
) -> None:
    check_asking(ask)
    screen = Screen(Texts(lang))
    settled = {"GAME": game, "--seats": seats, "--option": option, "--variant": variant}
    kept: Path | None = None
    if resume:
        beside = {name: value for name, value in settled.items() if name != "GAME"}
        beside |= {"--seed": seed, "--load": load, "--position": position}
        refuse_beside("--resume", beside)
        kept = last_kept(None if game is None else find_game(game).slug)
        match = load_game(kept)
    elif load is not None:
        refuse_beside("--load", settled | {"--seed": seed, "--position": position})
        match = load_game(load)
    elif position is not None:
        refuse_beside("--position", settled)
        match = match_from(load_game(position), seed)
    else:
        if variant is not None:
            game = game or read_variant(variant).game
            variant_of(variant, game)
        match = new_match(chosen_game(game, screen), seats, seed, read_options(option))
        match.open_seed = seed is not None
    names = seat_again(match) if bots is None else seat_players(bots, match.table.seats)
    match.players = names
    screen.texts = Texts(lang, match.game, seat_names(people, names))
    screen.texts.introduce(match.table)
    players = make_bots(names, match.game, match.seed)
    face = chosen_face(full, grid, screen)
    keeper = Keeper(kept) if screen.interactive else None
    session = make_session(face, match, players, screen, asking=ask, keeper=keeper)
    if load is not None:
        session.mark_saved(load)
    play_session(face, session)
    if match.over and chances:
        tell_course(screen, match, chances)


def chosen_game(slug: str | None, screen: Screen) -> Game:
    """The game named; the only one there is; or the one that a person picks from a list."""
    if slug is not None:
        return find_game(slug)
    games = list(GAMES.values())
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, start=1):
        screen.line(f"{number:4}. {Texts(screen.texts.language, game).title()} ({game.slug})")
    while True:
        answer = screen.ask(screen.texts.say("cli-which-game"))
        if answer is None:
            raise typer.Exit(EXIT_SCRIPT if screen.scripted else 0)
        if answer in GAMES:
            return GAMES[answer]
        if answer in [str(number + 1) for number in range(len(games))]:
            return games[int(answer) - 1]
        screen.say("ui-bad-number", fewest=1, most=len(games))


def new_match(game: Game, seats: int | None, seed: int | None, options: dict[str, str]) -> Match:
    """A match with a seed that nobody knows, unless one is given."""
    return Match(
        game,
        max(USUAL_SEATS, game.fewest) if seats is None else seats,
        new_seed() if seed is None else seed,
        game.fetch_options(options),
    )


def match_from(other: Match, seed: int | None) -> Match:
    """A new match that begins where another one stands, with the same people and bots."""
    match = Match.from_table(other.game, other.table, other.options, seed)
    match.players = other.players
    return match


def refuse_beside(option: str, given: dict[str, Any]) -> None:
    """A match file settles all this by itself."""
    for name, value in given.items():
        if value not in (None, []):
            raise Refused("not-with-file", given=name, option=option)
