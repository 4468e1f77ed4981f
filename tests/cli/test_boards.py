"""Boards: what they show, drawn and in words, for every position of random games."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from robinsonade.cli.boards import board_of
from robinsonade.cli.boards.generic import BOARD as GENERIC
from robinsonade.cli.screen import Screen
from robinsonade.games import find_game
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.match import Match
from robinsonade.text import LANGUAGES, Texts
from tests.cli.terminal import GAME, found, pawn_in_water

LAYOUTS = find_game(GAME).options[1].values


def shown(match: Match, language: str, *, drawn: bool, width: int = 200) -> str:
    """What the board of a match looks like."""
    texts = Texts(language, match.game)
    texts.introduce(match.table)
    screen = Screen(texts)
    screen.console = Console(width=width, highlight=False, markup=False, emoji=False)
    with screen.console.capture() as capture:
        board_of(match.game).show(screen, match.view(None), drawn=drawn)
    return capture.get()


def words(text: str) -> str:
    return re.sub(r"[\s│≈╭╮╰╯─]+", " ", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_is_left_out(layout: str, language: str, drawn: bool) -> None:
    """Every tile that is not sunk, every hand and every pawn, every few turns of a random game."""
    match = Match(find_game(GAME), 4, 1, {"layout": layout})
    chance = Chance.seeded(1, ("hand",))
    turn = 0
    while not match.over:
        if match.table.turn >= turn + 3:
            turn = match.table.turn
            check(match, shown(match, language, drawn=drawn), language, drawn=drawn)
        match.play(chance.pick(match.choices()))


def check(match: Match, board: str, language: str, *, drawn: bool) -> None:
    texts = Texts(language, match.game)
    view = match.view(None)
    nouns = {noun.name: noun for noun in match.game.words}
    for tile in view["tiles"]:
        name = texts.name(nouns["tile"], nouns["tile"].index[tile["id"]])
        if tile["state"] != "sunk" and not drawn:
            assert name in board
    for seat, of_seat in enumerate(view["seats"]):
        assert texts.about(nouns["role"], nouns["role"].index[of_seat["role"]]) in words(board)
        if drawn:
            assert f" {seat + 1} " in board
        for card, number in of_seat["hand"].items():
            name = texts.name(nouns["card"], nouns["card"].index[card])
            assert (f"{name} ×{number}" if number > 1 else name) in words(board)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_grid_fits_into_eighty_columns_with_whole_words(language: str) -> None:
    texts = Texts(language, find_game(GAME))
    tile = find_game(GAME).words[0]
    for seed in range(5):
        board = shown(Match(find_game(GAME), 2, seed), language, drawn=True, width=80)
        drawing = [line for line in board.splitlines() if re.search("[│≈╭╰]", line)]
        assert len(drawing) >= 6 * 4
        assert max(len(line) for line in drawing) <= 80
        for value in range(len(tile.ids)):
            for word in texts.name(tile, value).split():
                assert word in "\n".join(drawing)


def test_four_pawns_find_room_on_the_narrowest_tile() -> None:
    match = found(
        4,
        lambda match: len({seat["tile"] for seat in match.view()["seats"]}) == 1,
        layout="bridge_of_horrors",
    )
    assert " 1 2 3 4 " in shown(match, "en", drawn=True, width=132)


def test_a_pawn_in_the_water_is_on_the_board() -> None:
    match = pawn_in_water()
    swimmer = match.table.waiting()[0]
    board = shown(match, "en", drawn=True)
    assert f" {swimmer + 1} " in board
    sunk = [tile for tile in match.view()["tiles"] if tile["state"] == "sunk"]
    assert board.count("~") == len([tile for tile in sunk if not tile["pawns"]])
    assert re.search(rf", sunk.*, .*Player {swimmer + 1}", shown(match, "en", drawn=False))


def test_cards_returned_on_top_of_the_flood_deck_are_known() -> None:
    match = Match(find_game(GAME), 2, 1)
    chance = Chance.seeded(1, ("hand",))
    while len(match.view()["flood_layers"]) < 2:
        match.play(chance.pick(match.choices()))
    board = words(shown(match, "en", drawn=False))
    assert "On top of the deck, first group first, each group in unknown order: " in board


def test_any_view_can_be_shown() -> None:
    texts = Texts("es", find_game(GAME))
    screen = Screen(texts)
    screen.console = Console(width=300, highlight=False, markup=False, emoji=False)
    with screen.console.capture() as capture:
        GENERIC.show(screen, pawn_in_water().view(), drawn=True)
    board = capture.get()
    assert not GENERIC.can_draw(screen, pawn_in_water().view())
    assert "Puerta de Hierro" in board
    assert "iron_gate" not in board
    assert "treasure deck: " in board


def test_a_game_without_a_drawn_board_is_playable(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.cli.terminal import random_match, run, script

    monkeypatch.setattr("robinsonade.cli.boards.drawn", lambda slug: None)
    match = random_match(2, 1)
    typed = script(*[choice.id for choice in match.choices_made])
    result = run("play", "--grid", "--bots", "none", "--ask", "always", "--seed", "1", typed=typed)
    assert result.exit_code == 0
    assert "actions left: 3" in result.stdout
    texts = Texts("en", match.game)
    texts.introduce(match.table)
    assert texts.headline(match.chronicle(), match.table.result) in result.stdout
