"""Advice for people: the best, why, how sure, and the next best."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from robinsonade.games import GAMES, find_game
from robinsonade.games.forbidden_island.position import island
from robinsonade.kernel.match import Match
from robinsonade.kernel.planning import try_plan as real_try
from robinsonade.players.advice import CLEAR, CLOSE, FEW, SECONDS, Idea, advise, at_once
from robinsonade.players.driver import Driver
from robinsonade.players.planner import search
from robinsonade.players.registry import make_players
from robinsonade.text import LANGUAGES, Texts

ISLAND = find_game("forbidden-island")
FOREVER = 1e9  # as long as the rollouts take: no clock decides


def test_what_wins_is_clear_and_says_what_is_at_stake() -> None:
    table = island(
        ["engineer", "pilot"],
        at={"engineer": "fools_landing", "pilot": "fools_landing"},
        captured="EWCO",
        hands=["H", ""],
    )
    advice = advise(ISLAND, table, 0)
    assert advice is not None
    assert (advice.ideas[0].choice.id, advice.sure) == ("0.escape", CLEAR)
    assert [stake.sort for stake in advice.stakes] == ["win"]


def test_reasons_come_from_worlds_that_were_tried() -> None:
    """Two tiles of one treasure are flooded: what is said of the next best is beside the best."""
    table = island(
        ["engineer", "pilot"],
        at={"engineer": "cave_of_shadows"},
        flooded=["cave_of_shadows", "cave_of_embers", "watchtower"],
        hands=["CC", "C"],
        level=5,
    )
    advice = advise(ISLAND, table, 0, FOREVER)
    assert advice is not None
    best, second, *_ = advice.ideas
    assert best.choice.kind.name == "shore"
    assert best.chance is not None
    assert second.chance is not None
    assert best.chance >= second.chance
    assert advice.sure in (CLEAR, CLOSE)
    for term in best.terms:
        assert [one.more for one in second.terms if one.concern == term.concern] in (
            [],
            [-term.more],
        )


@pytest.mark.parametrize("slug", ["forbidden-island", "papua", "naufragos", "robinson-crusoe"])
def test_every_concern_has_words(slug: str) -> None:
    """And nobody who has nothing to choose is advised; what is offered is ranked."""
    game = GAMES[slug]
    for language in LANGUAGES:
        texts = Texts(language, game)
        for concern in game.planning().concerns.ids:
            assert texts.say(f"concern-{concern}")
    match = Match(game, 2, 5)
    driver = Driver(make_players(["greedy"] * 2, game, 5), match.table)
    advised = 0
    while advised < 3:
        asked = match.table.waiting()[0]
        other = 1 - asked
        if not match.choices(other):
            assert advise(game, match.table, other) is None
        advice = advise(game, match.table, asked, 0.01)
        assert advice is not None
        offered = [choice.id for choice in match.choices(asked)]
        assert {idea.choice.id for idea in advice.ideas} <= set(offered)
        assert all(idea.chance is None or FEW for idea in advice.ideas)
        advised += 1
        choice = driver.next_choice(match.table)
        assert choice is not None
        match.play(choice)


def test_without_time_the_reason_is_what_changes_at_once() -> None:
    """No world is tried to its end: what the best does at once is told beside the next best."""
    table = island(
        ["engineer", "pilot"],
        at={"engineer": "cave_of_shadows"},
        flooded=["cave_of_shadows", "watchtower"],
        hands=["CC", "C"],
    )
    choices = {choice.id: choice for choice in table.choices_of(0)}
    ideas = [Idea(choices["0.shore.cave_of_shadows"], 2.0), Idea(choices["0.stop"], 1.0)]
    moved = Idea(choices["0.move.cave_of_embers"], 1.0)
    best, second = at_once(ISLAND.planning(), table, 0, [ideas[0], moved])
    assert best.terms
    assert {term.concern for term in best.terms} <= set(ISLAND.planning().concerns.ids)
    assert {term.concern: -term.more for term in second.terms} == {
        term.concern: term.more for term in best.terms
    }
    assert at_once(ISLAND.planning(), table, 0, ideas) == ideas, "then cards are drawn"


@pytest.mark.parametrize("slug", ["forbidden-island", "papua", "naufragos", "robinson-crusoe"])
def test_it_ends_when_its_time_is_over(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a toy clock on which each world takes 30 ms: the answer is there after 600 of them."""
    toy = SimpleNamespace(now=0.0, worlds=0)

    def try_plan(*facts: Any) -> float:
        toy.now += 0.03
        toy.worlds += 1
        return real_try(*facts)

    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: toy.now))
    monkeypatch.setattr(search, "try_plan", try_plan)
    game = GAMES[slug]
    match = Match(game, 2, 5)
    driver = Driver(make_players(["greedy"] * 2, game, 5), match.table)
    while not toy.worlds:
        advice = advise(game, match.table, match.table.waiting()[0])
        assert advice is not None
        choice = driver.next_choice(match.table)
        assert choice is not None
        match.play(choice)
    assert toy.now <= SECONDS + 2 * 0.03 < 0.6
