"""Line by line, in every game: what is around, what things cost, what one has, for ears as well."""

from __future__ import annotations

import string

import pytest
from rich.console import Console

from robinsonade.cli.boards import board_of
from robinsonade.cli.boards.board import Room
from robinsonade.cli.commands import Reply, carry_out
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


def low_session(match: Match) -> Session:
    """In a terminal of 80 columns and 24 lines, which keeps what is printed."""
    screen = Screen(in_words(match, "es"))
    screen.console = Console(
        width=80, height=24, force_terminal=True, highlight=False, color_system=None
    )
    return Session(match, [None, None], screen, grid=True)


def asked_in(session: Session) -> list[str]:
    """The lines of a question, with those before what is typed."""
    menu = session.menu()
    with session.screen.console.capture() as capture:
        session.show_question(menu)
    return capture.get().splitlines() + [""] * session.cue_height(menu)


@pytest.mark.parametrize("slug", GAMES)
def test_every_question_of_a_game_fits_a_low_terminal(slug: str) -> None:
    """Board, forecast, question and choices: all on one screen of 24 lines, at every decision."""
    match = far_into(slug, 2, 5, 0)
    session, chance = low_session(match), Chance.seeded(5, ("choices",))
    asked = seen = 0
    while not match.over:
        session.note_asked()
        shown = asked_in(session)
        assert len(shown) <= 24, shown
        assert max(map(len, shown)) <= 80
        asked += 1
        seen += "el tablero entero" not in " ".join(shown)
        session.cue(session.menu())
        with session.screen.console.capture():
            session.play(match.choices()[chance.below(len(match.choices()))])
    assert asked > 20
    assert seen > 0.8 * asked  # the board is seldom cut


def test_a_long_list_has_pages() -> None:
    """Enter leads from one to the next, and every choice is on one of them."""
    options = {"roles": "pilot,diver", "first": "1"}
    match = Match(find_game("forbidden-island"), 2, 3, options)
    session = low_session(match)
    session.screen.console.height = 14
    menu = session.menu()
    pages = ["\n".join(asked_in(session))]
    number = int(pages[0].partition("Página 1 de ")[2][0])
    for page in range(2, number + 1):
        assert carry_out(session, menu, "") is Reply.REPEAT
        pages.append("\n".join(asked_in(session)))
        assert f"Página {page} de {number}:" in pages[-1]
    for number in range(len(menu.entries)):
        assert any(f"{number + 1:3}. " in page for page in pages)


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
