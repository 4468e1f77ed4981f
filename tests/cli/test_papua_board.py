"""The board of Papúa: nothing public is left out, nothing hidden is shown."""

from __future__ import annotations

import pytest
from rich.console import Console

from robinsonade.cli.boards import board_of
from robinsonade.cli.screen import Screen
from robinsonade.games import find_game
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.match import Match
from robinsonade.text import LANGUAGES, Texts


def shown(match: Match, seat: int | None, language: str, *, drawn: bool) -> str:
    texts = Texts(language, match.game)
    texts.introduce(match.table)
    screen = Screen(texts)
    screen.console = Console(width=120, highlight=False, markup=False, emoji=False)
    with screen.console.capture() as capture:
        board_of(match.game).show(screen, match.view(seat), drawn=drawn)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_few_choices_of_a_random_game(seats: int, language: str, drawn: bool) -> None:
    match = Match(find_game("papua"), seats, seats)
    texts = Texts(language, match.game)
    nouns = {noun.name: noun for noun in match.game.words}
    chance = Chance.seeded(1, ("hand",))
    while not match.over:
        if len(match.choices_made) % 15 == 0:
            board = " ".join(shown(match, 0, language, drawn=drawn).split())
            view = match.view(0)
            for zone in nouns["zone"].ids:
                assert texts.name(nouns["zone"], nouns["zone"].index[zone]) in board
            for counter in view["counters"]:
                assert texts.name(nouns["counter"], nouns["counter"].index[counter]) in board
            for seat in view["seats"]:
                for card in seat["cards"]:
                    assert texts.name(nouns["card"], nouns["card"].index[card]) in board
            screen = texts.say(
                "cli-papua-screen", coins=view["seats"][0]["coins"], food=view["seats"][0]["food"]
            )
            assert screen in board
            assert screen.partition(":")[0] not in shown(match, None, language, drawn=drawn)
        match.play(chance.pick(match.choices()))
    assert texts.say("cli-sheet") in shown(match, None, language, drawn=drawn)
