"""The player who searches: what it may know, when it leaves the greedy plan, what it tells."""

from __future__ import annotations

import pytest

from pearls.game import GAME
from robinsonade.games import GAMES
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.planning import Plan, Planning
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table
from robinsonade.players.driver import Driver
from robinsonade.players.planner.planner import Planner
from robinsonade.players.planner.search import Search, Trial
from robinsonade.players.planner.settings import LEVELS, Settings, read_settings
from robinsonade.players.registry import (
    PLAYERS,
    check_player,
    make_player,
    make_players,
    split_names,
)
from tests.kernel.diving import lagoon

FEW = "planner:rollouts=6,k=3,horizon=1"


class Told(Planning):
    """Worths by plan and sample that the test tells."""

    def __init__(self, worths: list[list[float]]) -> None:
        super().__init__(GAME.policy())
        self.worths = worths
        self.tried: list[tuple[int, int]] = []

    def utility(self, table: Table, seat: int) -> float:
        plan, sample = self.tried[-1]
        return self.worths[plan][sample % len(self.worths[plan])]


class ToldSearch(Search):
    """Notes which plan is tried in which sample."""

    def sample(self, alive: list[Trial], samples: int) -> None:
        planning = self.planning
        assert isinstance(planning, Told)
        for _ in range(samples):
            for trial in alive:
                at = self.trials.index(trial)
                planning.tried.append((at, self.samples))
                trial.worths.append(planning.utility(self.table, self.seat))
            self.samples += 1


def search(worths: list[list[float]], **settings: float) -> tuple[ToldSearch, Trial]:
    chosen = Settings(rollouts=64, k=len(worths), **settings)  # type: ignore[arg-type]
    t = lagoon(2)
    made = ToldSearch(Told(worths), t, t.waiting()[0], chosen, Chance.seeded(1, ("s",)))
    return made, made.run([Plan([]) for _ in worths])


def test_the_first_plan_stays_unless_another_is_clearly_better() -> None:
    noise = [[0.0, 1.0], [1.0, 0.0], [1.0, 0.2]]
    made, chosen = search(noise)
    assert chosen is made.trials[0]
    made, chosen = search([[0.3, 0.5], [0.4, 0.6], [0.1, 0.1]])
    assert chosen is made.trials[1]
    made, chosen = search(noise, z=0.0)
    assert chosen is made.trials[2]


def test_the_worse_half_is_dropped_and_the_first_plan_never() -> None:
    worths = [[0.0]] + [[n / 10] for n in range(1, 8)]
    made, chosen = search(worths)
    tries = [len(trial.worths) for trial in made.trials]
    assert chosen is made.trials[7]
    assert tries[0] == tries[7] == max(tries)
    assert tries[1] < tries[7]
    assert sum(tries) == pytest.approx(64, abs=8)


def test_a_search_without_hope_is_soon_over() -> None:
    """Nothing leads the first plan after the first round: that is half of the rollouts or less."""
    made, chosen = search([[0.9], [0.5], [0.4], [0.3]])
    assert chosen is made.trials[0]
    assert sum(len(trial.worths) for trial in made.trials) == 32
    made, _ = search([[0.9], [0.5], [0.4], [0.3]], z=0.0)
    assert sum(len(trial.worths) for trial in made.trials) == 64


def test_all_plans_are_tried_in_the_same_worlds() -> None:
    worlds: dict[int, set[str]] = {}

    class Watching(Planning):
        def policies(self, table: Table, seat: int, sample: int) -> list:  # type: ignore[type-arg]
            worlds.setdefault(sample, set()).add(str([table.chance.states, table.turn]))
            return super().policies(table, seat, sample)

    t = lagoon(2)
    seat = t.waiting()[0]
    planning = Watching(GAME.policy())
    plans = planning.plans(t, seat, t.choices_of(seat), 3)
    Search(planning, t, seat, Settings(rollouts=12), Chance.seeded(1, ("a", "b", "c"))).run(plans)
    assert len(worlds) > 2
    assert all(len(seen) == 1 for seen in worlds.values())
    assert len(set.union(*worlds.values())) == len(worlds)


@pytest.mark.parametrize("slug", list(GAMES))
def test_same_position_and_seed_same_choices(slug: str) -> None:
    def first_choices() -> list[str]:
        game = GAMES[slug]
        table = game.new_table(game.fewest, 7)
        driver = Driver(make_players([FEW] * table.seats, game, 7), table)
        made: list[str] = []
        while len(made) < 12:
            choice = driver.next_choice(table)
            assert choice is not None
            made.append(choice.id)
            table.apply(choice)
        return made

    assert first_choices() == first_choices()


def test_the_table_handed_over_is_not_touched() -> None:
    game = GAMES["forbidden-island"]
    table = game.new_table(2, 3)
    seat = table.waiting()[0]
    imagined = table.imagined(seat, table.chance.fork("once"))
    before = imagined.clone()
    choices: list[Choice] = table.choices_of(seat)
    make_player(FEW, game, 3, seat).choose(imagined, seat, choices, may_decline=False)
    assert game.view(imagined, seat) == game.view(before, seat)
    assert imagined.chance.same_as(before.chance)


def test_it_tells_what_it_tried() -> None:
    game = GAMES["forbidden-island"]
    table = game.new_table(2, 3)
    seat = table.waiting()[0]
    player = make_player(FEW, game, 3, seat)
    assert player.explain() is None
    driver = Driver([None, None], table)
    choice = driver.ask(player, table, seat, table.choices_of(seat), False)
    told = player.explain()
    assert told is not None
    assert told.thoughts[0].taken
    assert told.thoughts[0].choices[0] is choice
    assert all(sum(thought.ends.values()) == thought.samples for thought in told.thoughts)
    assert told.to_dict()["plans"][0]["choices"][0] == choice.id


def test_a_plan_is_carried_out_and_then_forgotten() -> None:
    game = GAMES["forbidden-island"]
    table = game.new_table(2, 3)
    seat = table.waiting()[0]
    player = make_player(FEW, game, 3, seat)
    assert isinstance(player, Planner)
    driver = Driver([None, None], table)
    first = driver.ask(player, table, seat, table.choices_of(seat), False)
    planned = list(player.rest)
    assert first is not None
    table.apply(first)
    for choice in planned:
        assert driver.ask(player, table, seat, table.choices_of(seat), False) is choice
        assert player.explain() is None
        table.apply(choice)
    assert player.rest == []


def test_names_say_how_much_is_thought() -> None:
    assert [LEVELS[name].rollouts for name in PLAYERS if name in LEVELS] == [32, 128, 512]
    assert read_settings("planner:time=2,loyalty=1").loyalty == 1.0
    assert split_names("greedy,planner:rollouts=8,k=2,random") == [
        "greedy",
        "planner:rollouts=8,k=2",
        "random",
    ]
    for name in ("planner:", "planner:k=0", "planner:rollouts=x", "planner:depth=3", "plan"):
        with pytest.raises(Refused):
            check_player(name)


def test_no_search_takes_longer_than_it_may() -> None:
    """The clock is looked at before each rollout: with no time at all it is the first plan."""
    game = GAMES["forbidden-island"]
    table = game.new_table(2, 3)
    seat = table.waiting()[0]
    player = make_player("planner:rollouts=5000,horizon=1", game, 3, seat, 1e-9)
    driver = Driver([None, None], table)
    choice = driver.ask(player, table, seat, table.choices_of(seat), False)
    told = player.explain()
    assert told is not None
    assert {thought.samples for thought in told.thoughts} == {0}
    greedy = make_player("greedy", game, 3, seat)
    assert choice is driver.ask(greedy, table, seat, table.choices_of(seat), False)
