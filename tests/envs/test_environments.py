"""The games as environments: the checks of the libraries, and what is promised besides."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import robinsonade
from robinsonade.envs import Batch, Interface, IslandSeat, IslandSolo, aec
from robinsonade.envs.spiel import register
from robinsonade.games import GAMES
from robinsonade.kernel.episode import DECLINE, NOBODY
from robinsonade.kernel.refusal import Refused
from robinsonade.players.driver import Driver
from robinsonade.players.random_player import RandomPlayer

SLUGS = list(GAMES)
every_game = pytest.mark.parametrize("slug", SLUGS)


@every_game
@pytest.mark.filterwarnings("ignore::UserWarning")  # api_test has opinions on dictionaries
def test_pettingzoo(slug: str) -> None:
    api_test(aec(slug), num_cycles=20)
    seed_test(lambda: aec(slug), num_cycles=10)


@every_game
def test_gymnasium(slug: str) -> None:
    solo = gymnasium.make("robinsonade/IslandSolo-v0", game=slug)
    seat = gymnasium.make("robinsonade/IslandSeat-v0", game=slug, players=["random"])
    check_env(solo.unwrapped)
    check_env(seat.unwrapped)


@every_game
def test_openspiel(slug: str) -> None:
    (name,) = register([slug])
    game = pyspiel.load_game(name, {"seeds": 20, "seats": 2, "first": "2"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    state.apply_action(3)
    chance = np.random.default_rng(1)
    for _ in range(25):
        seat = state.current_player()
        imagined = state.resample_from_infostate(seat, chance.random)
        assert imagined.current_player() == seat
        assert imagined.legal_actions() == state.legal_actions()
        assert imagined.information_state_string(seat) == state.information_state_string(seat)
        assert imagined.observation_tensor(seat) == state.observation_tensor(seat)
        state.apply_action(int(chance.choice(state.legal_actions())))
        if state.is_terminal():
            break


@every_game
def test_every_number_of_seats_is_played_to_its_end(slug: str) -> None:
    game = GAMES[slug]
    for seats in range(game.fewest, game.most + 1):
        env = aec(slug, seats, reward="progress")
        env.reset(seed=seats)
        total = dict.fromkeys(env.possible_agents, 0.0)
        chance = np.random.default_rng(seats)
        for agent in env.agent_iter():
            observation, reward, terminated, _, info = env.last()
            total[agent] += reward
            if terminated:
                assert info["result"]
                env.step(None)
                continue
            assert env.observation_space(agent).contains(observation)
            others = [other for other in env.agents if other != agent]
            assert all(not env.observe(other)["action_mask"].any() for other in others[:1])
            env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
        begun = [game.progress(env.interface.new_table(seats), seat) for seat in range(seats)]
        ended = [env.worth(seat) for seat in range(seats)]
        assert list(total.values()) == pytest.approx(np.subtract(ended, begun))


def test_seats_are_asked_as_players_are() -> None:
    """Whoever could interrupt first: with the same answers it is the same game."""
    interface = Interface("forbidden-island", 3)
    episode = interface.episode(5)
    table = interface.new_table(5)
    asked: list[tuple[int, int]] = []

    class Noting(RandomPlayer):
        def pick(self, choices: list[Any], may_decline: bool) -> Any:
            wanted = super().pick(choices, may_decline)
            number = DECLINE if wanted is None else wanted.number
            asked.append((self.seat, number))
            return wanted

        def __init__(self, seat: int) -> None:
            super().__init__(interface.game, 9, seat)
            self.seat = seat

    driver = Driver([Noting(seat) for seat in range(3)], table)
    while (choice := driver.next_choice(table)) is not None:
        table.apply(choice)
        while asked:
            seat, number = asked.pop(0)
            while len(episode.legal) == 1 and episode.legal[0] != number:
                episode.act(episode.legal[0])  # a Driver asks nobody who has no choice
            assert episode.seat == seat
            episode.act(number)
    while episode.seat != NOBODY and len(episode.legal) == 1:
        episode.act(episode.legal[0])
    assert episode.table.result == table.result


@pytest.mark.parametrize("reward", ["result", "progress"])
def test_many_tables_are_as_many_single_ones(reward: str) -> None:
    batch = Batch("forbidden-island", tables=3, seats=2, seed=4, reward=reward, difficulty="elite")
    seeds = np.random.default_rng(4)
    chosen = [4, *[int(seeds.integers(1 << 62)) for _ in range(2)]]
    singles = [aec("forbidden-island", 2, reward, difficulty="elite") for _ in chosen]
    for single, seed in zip(singles, chosen, strict=True):
        single.reset(seed=seed)
    chance = np.random.default_rng(1)
    for _ in range(60):
        actions = (batch.masks * chance.random(batch.masks.shape)).argmax(axis=1)
        for number, single in enumerate(singles):
            observation = single.observe(single.agent_selection)
            assert (observation["observation"] == batch.observations[number]).all()
            assert (observation["action_mask"] == batch.masks[number]).all()
            assert single.agent_selection == f"seat_{batch.seats[number]}"
            single.step(int(actions[number]))
        batch.step(actions)
        for number, single in enumerate(singles):
            assert list(single.rewards.values()) == pytest.approx(batch.rewards[number].tolist())
            if batch.over[number]:
                assert batch.endings[number]["result"] == single.infos["seat_0"]["result"]
                return
    raise AssertionError("nothing was over")


ENOUGH = 300  # steps: several games of Forbidden Island
CELLS = [
    (slug, seats) for slug in SLUGS for seats in range(GAMES[slug].fewest, GAMES[slug].most + 1)
]


@pytest.mark.parametrize(("slug", "seats"), CELLS)
def test_many_tables_tell_whole_games_byte_by_byte_as_single_ones(slug: str, seats: int) -> None:
    """Every row of every step, until each table has been over and followed by a new one."""
    steps = 0
    seed = 11 * seats
    batch = Batch(slug, tables=2, seats=seats, seed=seed)
    rest = np.random.default_rng(seed)
    singles = [aec(slug, seats) for _ in range(batch.tables)]
    for number, single in enumerate(singles):
        single.reset(seed=int(rest.integers(1 << 62)) if number else seed)
    chance = np.random.default_rng(seed)
    finished: set[int] = set()
    while len(finished) < batch.tables or steps < ENOUGH:
        steps += 1
        for number, single in enumerate(singles):
            observed = single.observe(single.agent_selection)
            assert observed["observation"].tobytes() == batch.observations[number].tobytes()
            assert observed["action_mask"].tobytes() == batch.masks[number].tobytes()
            assert single.agent_selection == f"seat_{batch.seats[number]}"
        actions = batch.sample(chance)
        batch.step(actions)
        for number, single in enumerate(singles):
            single.step(int(actions[number]))
            over = single.terminations[single.possible_agents[0]]
            assert bool(batch.over[number]) == over
            assert list(single.rewards.values()) == pytest.approx(batch.rewards[number].tolist())
            if over:
                finished.add(number)
                single.reset(seed=int(rest.integers(1 << 62)))
    for number, single in enumerate(singles):
        observed = single.observe(single.agent_selection)
        assert observed["observation"].tobytes() == batch.observations[number].tobytes()


@every_game
def test_what_is_kept_of_an_observation_is_still_true(slug: str) -> None:
    """Of many tables only the numbers that may have changed are read anew."""
    batch = Batch(slug, tables=3, seats=2, seed=5)
    chance = np.random.default_rng(5)
    for _ in range(80):
        batch.step(batch.sample(chance))
        for number, episode in enumerate(batch.flock.episodes):
            assert (batch.masks[number] == batch.interface.mask(episode.legal)).all()
            now = batch.interface.observe(episode.table, episode.seat)
            assert (batch.observations[number] == now).all()


def test_tables_that_are_over_are_followed_by_new_ones() -> None:
    batch = Batch("forbidden-island", tables=5, seats=2, seed=8)
    chance = np.random.default_rng(8)
    seeds = np.random.default_rng(8)
    expected = [8, *[int(seeds.integers(1 << 62)) for _ in range(40)]][5:]
    begun = 0
    while begun < 30:
        batch.step(batch.sample(chance))
        over = np.flatnonzero(batch.over).tolist()
        assert sorted(batch.endings) == over
        for number in over:
            now = batch.observations[number]
            table = batch.interface.new_table(expected[begun])
            assert (now == batch.interface.observe(table, batch.seats[number])).all()
            begun += 1


def test_an_action_that_is_not_legal_at_one_table_changes_none() -> None:
    batch = Batch("forbidden-island", tables=3, seats=2, seed=6)
    other = Batch("forbidden-island", tables=3, seats=2, seed=6)
    actions = batch.masks.argmax(axis=1)
    with pytest.raises(Refused) as refused:
        batch.step([*actions[:2], batch.masks[2].argmin()])
    assert refused.value.key == "action-not-offered"
    for _ in range(5):
        batch.step(actions)
        other.step(actions)
        assert (batch.observations == other.observations).all()
        actions = batch.masks.argmax(axis=1)


def test_one_seat_among_players() -> None:
    env = IslandSeat("papua", players=["greedy", "random"], seat=1, reward="progress")
    env.reset(seed=3)
    chance = np.random.default_rng(3)
    over, gained = False, 0.0
    while not over:
        assert env.episode.seat == 1
        action = int(chance.choice(np.flatnonzero(env.action_masks())))
        _, reward, over, _, info = env.step(action)
        gained += reward
    assert info["result"]
    assert info["rules_version"] == robinsonade.find_game("papua").version
    assert gained == pytest.approx(env.worth(1), abs=0.2)


def test_what_is_illegal_costs_and_changes_nothing() -> None:
    env = IslandSolo("forbidden-island")
    before, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    after, reward, terminated, truncated, info = env.step(illegal)
    assert (before == after).all()
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, False, False, True)
    zoo = aec("forbidden-island")
    zoo.reset(seed=1)
    with pytest.raises(Refused) as refused:
        zoo.step(illegal)
    assert refused.value.key == "action-not-offered"


def test_seeds_are_those_of_the_game() -> None:
    env = IslandSolo("forbidden-island", seats=2)
    env.reset(seed=7)
    match = robinsonade.new("forbidden-island", seats=2, seed=7)
    table: Any = env.episode.table
    real: Any = match.table
    assert table.tile_at == real.tile_at
    first, _ = env.reset(seed=7)
    second, _ = env.reset()
    env.reset(seed=7)
    again, _ = env.reset()
    assert (second == again).all()
    assert (first != second).any()


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (lambda: aec("chess"), "unknown-game"),
        (lambda: aec("papua", 9), "bad-seats"),
        (lambda: aec("papua", reward="much"), "bad-reward"),
        (lambda: aec("papua", difficulty="elite"), "unknown-option"),
        (lambda: aec("papua").reset(seed=-1), "bad-seed"),
        (lambda: IslandSeat("papua", players=["greedy"], seat=2), "not-a-seat"),
        (lambda: IslandSeat("papua", players=["clever"]), "no-such-player"),
        (lambda: Batch("papua", tables=0), "bad-tables"),
        (lambda: Batch("papua", tables=2).step([0]), "bad-actions"),
    ],
)
def test_what_is_wrong_is_said(wrong: Any, key: str) -> None:
    with pytest.raises(Refused) as refused:
        wrong()
    assert refused.value.key == key
