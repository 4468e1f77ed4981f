"""The greedy player of Pearls."""

from __future__ import annotations

from pearls.choices import CATALOGUE, SEAL
from pearls.game import GAME
from pearls.position import lagoon
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.match import Match
from robinsonade.players.driver import Driver
from robinsonade.players.registry import make_player


def best_bid(t: Lagoon) -> int:
    scores = GAME.policy().scores(t, 0, list(SEAL[0]))
    return scores.index(max(scores)) + 1


def test_it_looks_if_it_may() -> None:
    t = lagoon()
    choices = t.choices_of(0)
    scores = GAME.policy().scores(t, 0, choices)
    assert choices[scores.index(max(scores))] is CATALOGUE.find("0.look")


def test_it_bids_more_for_a_shell_that_is_worth_more() -> None:
    bids = []
    for shell in ("grey", "white", "black"):
        t = lagoon(2, top=[shell])
        t.apply(CATALOGUE.find("0.look"))
        bids.append(best_bid(t))
    assert bids == [1, 2, 3]


def test_it_gives_to_whom_it_harms_least() -> None:
    t = lagoon(3, pearls=[5, 4, 2])
    gifts = [CATALOGUE.find(f"0.give.{to}") for to in (1, 2)]
    scores = GAME.policy().scores(t, 0, gifts)
    assert scores[1] > scores[0]


def test_it_beats_chance() -> None:
    """It wins more than half of the games, ties counting for both."""
    won = 0
    for seed in range(100):
        match = Match(GAME, 2, seed, {"reef": "wild"})
        players = [make_player(name, GAME, seed, i) for i, name in enumerate(("greedy", "random"))]
        driver = Driver(list(players), match.table)
        while not match.over:
            choice = driver.next_choice(match.table)
            assert choice is not None
            match.play(choice)
        assert match.outcome is not None
        won += 0 in match.outcome.winners
    assert won > 60
