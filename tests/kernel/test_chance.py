"""The only source of randomness."""

import hashlib
import json
from collections import Counter
from itertools import pairwise

import pytest

from pearls.game import GAME as PEARLS
from robinsonade.games import GAMES
from robinsonade.kernel.chance import (
    PERIOD,
    SECRET_SEEDS,
    Chance,
    SecretChance,
    first_state,
    long_seed,
)
from robinsonade.kernel.codec import dump, load_chance
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.match_file import BadMatch
from robinsonade.kernel.playout import play_randomly
from robinsonade.kernel.start import BadStart

# Chi-square values that one in a thousand fair generators exceeds, by degrees of freedom.
ONE_IN_A_THOUSAND = {1: 10.8, 2: 13.8, 5: 20.5, 23: 49.7, 27: 55.5, 35: 66.6, 99: 148.2}


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


def dice(seed: int = 1) -> Chance:
    return Chance.seeded(seed, ("dice", "deck"))


@pytest.mark.parametrize("n", [2, 3, 6, 24, 28, 100])
def test_numbers_are_uniform(n: int) -> None:
    chance = dice(n)
    counts = Counter(chance.below(n) for _ in range(1000 * n))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n) < ONE_IN_A_THOUSAND[n - 1]


def test_a_number_says_nothing_about_the_next() -> None:
    chance = dice()
    rolls = [chance.below(6) for _ in range(36_001)]
    pairs = Counter(6 * first + second for first, second in pairwise(rolls))
    assert chi_square(pairs, 36) < ONE_IN_A_THOUSAND[35]


def test_a_seed_says_nothing_about_the_next() -> None:
    firsts = Counter(dice(seed).below(6) for seed in range(6000))
    assert chi_square(firsts, 6) < ONE_IN_A_THOUSAND[5]
    neighbours = Counter(6 * dice(s).below(6) + dice(s + 1).below(6) for s in range(7200))
    assert chi_square(neighbours, 36) < ONE_IN_A_THOUSAND[35]


def test_all_orders_are_equally_likely() -> None:
    chance = dice()
    orders: Counter[int] = Counter()
    numbers: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        orders[numbers.setdefault(tuple(items), len(numbers))] += 1
    assert len(numbers) == 24
    assert chi_square(orders, 24) < ONE_IN_A_THOUSAND[23]


def test_a_shuffle_is_made_of_numbers() -> None:
    """Written out for speed, but the same as asking for one number after the other."""
    one, two = dice(), dice()
    items = list(range(30))
    one.shuffle(items, stream=1)
    by_hand = list(range(30))
    for i in range(29, 0, -1):
        j = two.below(i + 1, stream=1)
        by_hand[i], by_hand[j] = by_hand[j], by_hand[i]
    assert items == by_hand
    assert one.states == two.states


def test_pick() -> None:
    chance, other = dice(), dice()
    items = ["a", "b", "c"]
    assert [chance.pick(items) for _ in range(9)] == [items[other.below(3)] for _ in range(9)]
    dice_before = chance.states[0]
    assert chance.pick(items, stream=1) == items[other.below(3, stream=1)]
    assert (chance.states[0], chance.states[1]) == (dice_before, other.states[1])


def test_streams_do_not_disturb_each_other() -> None:
    chance, undisturbed = dice(), dice()
    for _ in range(5):
        chance.below(6, stream=0)
    deck, same_deck = list(range(24)), list(range(24))
    chance.shuffle(deck, stream=1)
    undisturbed.shuffle(same_deck, stream=1)
    assert deck == same_deck


def test_a_stream_depends_on_seed_and_name_only() -> None:
    assert Chance.seeded(7, ("a", "b")).states[1] == Chance.seeded(7, ("b",)).states[0]
    states = {Chance.seeded(seed, ("a", "b")).states[i] for seed in range(50) for i in range(2)}
    assert len(states) == 100


def test_same_seed_same_numbers_on_every_machine() -> None:
    chance = Chance.seeded(2026, ("dice", "deck"))
    assert [chance.below(100) for _ in range(8)] == [
        first_state_numbers(2026, "dice", i) for i in range(8)
    ]


def first_state_numbers(seed: int, name: str, number: int) -> int:
    """The generator as its definition says, with plain arithmetic."""
    state = first_state(f"{seed}/{name}")
    for _ in range(number + 1):
        state = 1023503151 * (state % 2**30) + state // 2**30
    return ((state % 2**30 ^ state // 2**30) % 2**30) * 100 // 2**30


def test_states_stay_small() -> None:
    """Below 2^60 for ever, never the two states from which nothing moves."""
    chance = dice()
    for _ in range(20_000):
        before = chance.states[0]
        chance.below(6)
        assert 0 < chance.states[0] <= PERIOD < 1 << 60
        assert chance.states[0] != before


def test_a_fork_does_not_disturb_the_game() -> None:
    chance, undisturbed = dice(), dice()
    fork = chance.fork("search")
    items = list(range(10))
    fork.shuffle(items)
    assert chance.states == undisturbed.states
    assert len(fork.states) == 2
    assert fork.script == []


def test_forks_are_reproducible_and_different() -> None:
    chance = dice()
    assert chance.fork("search").states == dice().fork("search").states
    assert chance.fork("search").states != chance.fork("player").states
    assert chance.fork("search").states != chance.states
    early = chance.fork("search")
    chance.below(6, stream=1)
    assert chance.fork("search").states != early.states
    rolls = [dice().below(6) for _ in range(1)] + [chance.below(6) for _ in range(30)]
    forked = [early.below(6) for _ in range(31)]
    assert rolls != forked


def test_a_script_forces_results() -> None:
    chance, undisturbed = dice(), dice()
    chance.script = [5, 0]
    assert [chance.below(6), chance.below(6, stream=1)] == [5, 0]
    assert chance.states == undisturbed.states  # the streams wait meanwhile
    assert chance.below(6) == undisturbed.below(6)


def test_a_script_can_order_a_deck() -> None:
    """Each number says which of the cards not yet placed comes next, from the top."""
    chance = dice()
    chance.script = [0, 0, 0]
    items = [10, 11, 12, 13]
    chance.shuffle(items)
    assert items == [11, 12, 13, 10]
    chance.script = [3, 2, 1]
    chance.shuffle(items)
    assert items == [11, 12, 13, 10]  # everything stays where it is
    assert chance.script == []


def test_a_script_that_ends_in_a_shuffle() -> None:
    chance, other = dice(), dice()
    chance.script = [3]
    items, rest = [0, 1, 2, 3], [0, 1, 2]
    chance.shuffle(items)
    other.shuffle(rest)
    assert items == [*rest, 3]


def test_clones_are_independent() -> None:
    chance = dice()
    chance.script = [1, 2]
    clone = chance.clone()
    assert [clone.below(6), clone.below(6), clone.below(6)][:2] == [1, 2]
    assert chance.script == [1, 2]
    assert chance.states == dice().states


# -- the secret generator --------------------------------------------------------------------------


def secret(seed: int = 1) -> SecretChance:
    chance = Chance.seeded(long_seed(seed), ("dice", "deck"))
    assert isinstance(chance, SecretChance)
    return chance


def test_the_length_of_a_seed_says_which_generator() -> None:
    assert type(Chance.seeded(SECRET_SEEDS - 1, ("dice",))) is Chance
    assert type(Chance.seeded(SECRET_SEEDS, ("dice",))) is SecretChance
    assert long_seed(0) >= 1 << 128
    assert not set(secret(1).keys) & set(secret(2).keys)


@pytest.mark.parametrize("n", [2, 6, 24])
def test_secret_numbers_are_uniform(n: int) -> None:
    chance = secret(n)
    counts = Counter(chance.below(n) for _ in range(500 * n))
    assert chi_square(counts, n) < ONE_IN_A_THOUSAND[n - 1]
    pairs = [chance.below(6) for _ in range(7_201)]
    seen = Counter(6 * first + second for first, second in pairwise(pairs))
    assert chi_square(seen, 36) < ONE_IN_A_THOUSAND[35]


def test_all_secret_orders_are_equally_likely() -> None:
    chance = secret()
    orders: Counter[int] = Counter()
    numbers: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        orders[numbers.setdefault(tuple(items), len(numbers))] += 1
    assert chi_square(orders, 24) < ONE_IN_A_THOUSAND[23]


def test_secret_numbers_are_the_same_on_every_machine() -> None:
    """As the definition says: BLAKE2b of the place, keyed by seed and stream, scaled."""
    key = hashlib.blake2b(
        f"{long_seed(2026)}/deck".encode(), digest_size=32, person=b"robinsonade"
    ).digest()
    chance = secret(2026)
    for place in range(8):
        hashed = hashlib.blake2b(str(place).encode(), digest_size=16, key=key).digest()
        assert chance.below(100, 1) == int.from_bytes(hashed, "little") * 100 // 2**128
    assert chance.states == [0, 8]


def test_a_secret_stream_depends_on_seed_and_name_only() -> None:
    """A player of the same seed has a stream of its own: its choices tell nothing of the decks."""
    names = ("setup", "deck", "random player 0")
    together = Chance.seeded(long_seed(7), names)
    numbers = {name: [together.below(1 << 60, i) for _ in range(9)] for i, name in enumerate(names)}
    assert not set(numbers["setup"]) & set(numbers["random player 0"])
    for name in names:
        alone = Chance.seeded(long_seed(7), (name,))
        assert [alone.below(1 << 60) for _ in range(9)] == numbers[name]


def test_secret_streams_clones_and_scripts() -> None:
    chance, undisturbed = secret(), secret()
    chance.below(6, 0)
    assert [chance.below(52, 1) for _ in range(9)] == [undisturbed.below(52, 1) for _ in range(9)]
    clone = chance.clone()
    assert isinstance(clone, SecretChance)
    assert clone.same_as(chance)
    assert [clone.below(6) for _ in range(20)] == [chance.below(6) for _ in range(20)]
    clone.script = [4, 2]
    assert not clone.same_as(chance)
    assert [clone.below(6), clone.below(6)] == [4, 2]
    assert clone.same_as(chance)


def test_a_secret_fork_is_fast_and_another_one_at_each_place() -> None:
    chance = secret()
    fork = chance.fork("search")
    assert type(fork) is Chance
    assert fork.states == secret().fork("search").states
    assert fork.states != secret(2).fork("search").states
    chance.below(6)
    assert fork.states != chance.fork("search").states


def test_a_secret_chance_is_saved_with_its_key() -> None:
    chance = secret()
    chance.below(6)
    saved = json.loads(json.dumps(dump(chance)))
    keys = [key.hex() for key in chance.keys]
    assert saved == {"states": [1, 0], "script": [], "keys": keys}
    assert load_chance(saved).below(1000) == chance.below(1000)


@pytest.mark.parametrize("game", [*GAMES.values(), PEARLS], ids=lambda game: str(game.slug))
def test_a_file_names_its_generator(game: Game) -> None:
    """The seed as text, which every reader of JSON keeps; older files say nothing."""
    match = Match(game, game.most, long_seed(5))
    for _ in range(20):
        match.play(match.choices()[0])
    data = json.loads(json.dumps(match.to_dict()))
    assert (data["seed"], data["chance"]) == (str(long_seed(5)), "blake2")
    again = replay(game, data)
    assert again.fingerprint() == match.fingerprint()
    assert again.seed == match.seed
    play_randomly(again.table, Chance.seeded(1, ("trial",)), 5_000)
    for wrong in (
        {"chance": "dice"},
        {"seed": "7"},
        {"seed": long_seed(5)},
        {"seed": "9" * 100},
    ):
        with pytest.raises(BadMatch) as bad:
            replay(game, data | wrong)
        assert bad.value.key in ("match-field", "match-setup")
    fast = json.loads(json.dumps(Match(game, game.most, 5).to_dict()))
    assert fast["seed"] == 5
    assert "chance" not in fast
    assert replay(game, fast).seed == 5
    with pytest.raises(BadMatch):
        replay(game, fast | {"seed": long_seed(5)})


def test_a_position_may_have_a_secret_chance() -> None:
    match = Match(PEARLS, 2, long_seed(3))
    begun = Match.from_table(PEARLS, match.table, match.options)
    assert begun.fingerprint() == match.fingerprint()
    assert begun.position is not None
    for chance in (
        begun.position["chance"] | {"keys": "00"},
        begun.position["chance"] | {"keys": ["00", "00", "00"]},
        begun.position["chance"] | {"keys": ["Z" * 64] * 3},
        begun.position["chance"] | {"keys": begun.position["chance"]["keys"][1:]},
        begun.position["chance"] | {"states": [-1, 0, 0]},
    ):
        with pytest.raises(BadStart):
            Match(PEARLS, 2, 0, match.options, begun.position | {"chance": chance})
