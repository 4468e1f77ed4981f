"""Line by line, in every game: what is around, what things cost, what one has, for ears as well."""

from __future__ import annotations

import string

import pytest
from rich.console import Console

from robinsonade.cli.boards import board_of
from robinsonade.cli.boards.board import Room
from robinsonade.cli.completion import SHELLS, bots_like, games_like
from robinsonade.cli.screen import Screen
from robinsonade.cli.session import Session
from robinsonade.games import GAMES, find_game
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.match import Match
from robinsonade.text import LANGUAGES, Texts
from tests.cli.terminal import run, run_program, script

HEARD = set(string.ascii_letters + string.digits + ".,;:!?()[]'\"/%*+-=>_ \n") | set(
    "áéíóúüñÁÉÍÓÚÑ¿¡«»“”’−"
)


def in_words(match: Match, language: str) -> Texts:
    texts = Texts(language, match.game)
    texts.introduce(match.table)
    return texts


def far_into(slug: str, seats: int, seed: int, choices: int) -> Match:
    """A position of a random game."""
    match = Match(find_game(slug), seats, seed)
    chance = Chance.seeded(seed, ("hand",))
    while len(match.choices_made) < choices and not match.over:
        match.play(chance.pick(match.choices()))
    return match


@pytest.mark.parametrize("slug", GAMES)
def test_around_and_standing_in_every_game(slug: str) -> None:
    """`w` finds something, and the prompt says what one has, at many moments."""
    board, texts = board_of(find_game(slug)), Texts("en", find_game(slug))
    for choices in (10, 14, 18):
        match = far_into(slug, 3, 3, choices)
        texts.introduce(match.table)
        for seat in range(3):
            view = match.view(seat)
            assert board.around(seat, view, texts), (slug, choices)
            assert board.standing(seat, view, texts), (slug, choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_drawings_fit_and_know_their_places(slug: str, language: str) -> None:
    """In every room from small to large: nothing sticks out, every place lies within."""
    match = far_into(slug, 3, 2, 15)
    texts, board = in_words(match, language), board_of(match.game)
    for width, height in ((48, 18), (50, 18), (74, 28), (100, 40)):
        canvas = board.sketch(match.view(0), texts, Room(width, height), 0)
        assert canvas is not None, (width, height)
        assert canvas.width <= width
        assert canvas.height <= height
        assert canvas.places
        for place in canvas.places:
            assert 0 <= place.left < place.left + place.width <= canvas.width
            assert 0 <= place.top < place.top + place.height <= canvas.height
            assert place.thing in canvas.things_at(place.left, place.top)
        assert {len(line.plain) for line in canvas.rows()} == {canvas.width}
    assert board.sketch(match.view(0), texts, Room(20, 5), 0) is None


@pytest.mark.parametrize("slug", GAMES)
def test_the_short_view_leaves_room_for_the_question(slug: str) -> None:
    """At 80 columns the board that is shown unasked takes at most 18 of 24 lines."""
    match = far_into(slug, 2, 3, 12)
    screen = Screen(in_words(match, "es"))
    screen.console = Console(
        width=80, height=24, force_terminal=True, highlight=False, color_system=None
    )
    session = Session(match, [None, None], screen, grid=True)
    with screen.console.capture() as capture:
        session.show_board(short=screen.is_low)
    lines = [line for line in capture.get().splitlines() if line.strip()]
    legend = len(screen.wrapped(screen.texts.say(session.board.legend), 0))
    assert len(lines) - legend <= 18


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_plain_has_no_signs_for_eyes(slug: str, language: str) -> None:
    """A beginning, the whole board, the rules and the help, read aloud."""
    given = ("play", slug, "--plain", "--seed", "3", "--seats", "2", "--bots", "greedy")
    typed = script("1", "", "b", "w", "?", "h", "l", "1", "", "b")
    shown = run(*given, "--lang", language, typed=typed, patient=True).stdout
    assert sorted(set(shown) - HEARD) == []


def test_lists_tell_abilities_and_costs_and_the_prompt_energy() -> None:
    """Whom one chooses, what a space costs, what a card does; in Robinson Crusoe the wood."""
    camp = ("play", "naufragos", "--seed", "3", "--seats", "1")
    shown = " ".join(run(*camp, typed=script("1", "0")).stdout.split())
    assert "Be Philip Ashton. Amateur hunter: adds 1" in shown
    assert "Put a pawn on Wood. Costs 2 energy." in shown
    assert "Energy 6. ?, u, h >" in shown or "Energy 5. ?, u, h >" in shown
    island = ("play", "robinson-crusoe", "--seed", "3", "--seats", "2", "--bots", "none")
    assert "Costs 1 wood." in run(*island, typed=script("")).stdout


def test_two_sit_down_if_nobody_says_how_many() -> None:
    for slug in ("naufragos", "robinson-crusoe"):
        shown = run("play", slug, "--seed", "1", typed="").stdout
        assert ": you" in shown
        assert "the bot" in shown


def test_shells_complete_commands_games_and_bots() -> None:
    for shell in SHELLS:
        assert "_ROBINSONADE_COMPLETE" in run("completion", shell).stdout
    assert run("completion", "abacus").exit_code == 2
    assert games_like("pap") == ["papua"]
    assert bots_like("greedy,rand") == ["greedy,random"]
    asked = {"_ROBINSONADE_COMPLETE": "complete_bash", "COMP_CWORD": "2"}
    said = run_program("completion", COMP_WORDS="robinsonade play na", **asked).stdout
    assert said.split() == ["naufragos"]
