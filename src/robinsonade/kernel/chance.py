"""The only source of randomness: named streams of numbers, forkable and scriptable.

There are two generators. `Chance` is small and fast, for simulations, searches and seeds that
people type. `SecretChance` is for games in which people keep secrets from each other: whoever knows
all that lies open cannot compute what does not. The length of the seed says which one it is.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Any, Final

# Multiply-with-carry in base 2^30: the whole state and every product stay below 2^60, so that no
# step ever leaves the machine's small integers, compiled or not. MULTIPLIER * 2^30 - 1 is a safe
# prime, which gives every seed the full period of about 2^59.
MULTIPLIER: Final = 1023503151
LOW: Final = (1 << 30) - 1
PERIOD: Final = (MULTIPLIER << 30) - 2

# Seeds from here on are those of the secret generator: nobody tries them all.
SECRET_SEEDS: Final = 1 << 64
SEEDS: Final = 1 << 256
SEED_BITS: Final = 128  # that nobody knows of a new seed

KEY_BYTES: Final = 32
NUMBER_BYTES: Final = 16
NUMBER_BITS: Final = 8 * NUMBER_BYTES


def first_state(seed: str) -> int:
    """A well mixed state for any text; nobody can get back from one stream to another."""
    digest = blake2b(seed.encode(), digest_size=16).digest()
    return 1 + int.from_bytes(digest, "little") % PERIOD


def long_seed(bits: int) -> int:
    """A seed of the secret generator, from bits that nobody knows."""
    return (1 << SEED_BITS) + bits


def new_seed() -> int:
    """A seed that nobody knows, from the system; so long that nobody finds it by trying."""
    return long_seed(secrets.randbits(SEED_BITS))


class Chance:
    """Named streams of random numbers, identical on every platform.

    A game names its streams once, for instance one for each deck, and refers to them by position,
    so that one more roll of the dice never reshuffles a deck.

    >>> chance = Chance.seeded(7, ("dice", "deck"))
    >>> [chance.below(6, stream=0) for _ in range(5)]
    [5, 3, 3, 5, 3]
    """

    __slots__ = ("script", "states")

    def __init__(self, states: list[int], script: list[int]) -> None:
        self.states = states
        self.script = script  # forced results, first one next: rule tests and games on paper

    @staticmethod
    def seeded(seed: int, streams: tuple[str, ...]) -> Chance:
        """The streams of a game with this seed."""
        if seed >= SECRET_SEEDS:
            keys = [secret_key(f"{seed}/{name}") for name in streams]
            return SecretChance(keys, [0] * len(streams), [])
        start = f"{seed}/"
        return Chance([first_state(start + name) for name in streams], [])

    def below(self, n: int, stream: int = 0) -> int:
        """A number from 0 to n - 1, all equally likely."""
        if self.script:
            return self.script.pop(0)
        state = self.states[stream]
        state = MULTIPLIER * (state & LOW) + (state >> 30)
        self.states[stream] = state
        return (((state ^ (state >> 30)) & LOW) * n) >> 30

    def shuffle(self, items: list[int], stream: int = 0) -> None:
        """Put the items into an order, all orders equally likely."""
        if self.script:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1, stream)
                items[i], items[j] = items[j], items[i]
            return
        state = self.states[stream]  # `below` written out: a game begins with a hundred of these
        high, low = state >> 30, state & LOW
        things: list[Any] = items  # compiled, what is only moved is not looked into
        for i in range(len(things) - 1, 0, -1):
            state = MULTIPLIER * low + high
            high, low = state >> 30, state & LOW
            j = ((low ^ high) * (i + 1)) >> 30
            thing = things[i]
            things[i] = things[j]
            things[j] = thing
        self.states[stream] = state

    def pick(self, items: list[Any], stream: int = 0) -> Any:
        """One of the items, all equally likely."""
        return items[self.below(len(items), stream)]

    def fork(self, name: str) -> Chance:
        """Streams of their own for a search or a player; this one does not notice."""
        root = self.root()
        states = [first_state(f"{root}/{name}/{i}") for i in range(len(self.states))]
        return Chance(states, [])

    def root(self) -> str:
        """A text that no other streams have."""
        return ",".join([str(state) for state in self.states])

    def same_as(self, other: Chance) -> bool:
        """Would both give the same results from now on?"""
        return self.states == other.states and self.script == other.script

    def clone(self) -> Chance:
        return Chance(self.states.copy(), self.script.copy())


def secret_key(seed: str) -> bytes:
    """The key of a stream; nobody can get back from it, nor from one stream to another."""
    return blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"robinsonade").digest()


class SecretChance(Chance):
    """The same from keyed BLAKE2: each number is the hash of its place, by the key of its stream.

    A state is how many numbers a stream has given. A fork is fast again: nothing can be
    computed from it about the streams it comes from.

    >>> chance = Chance.seeded(long_seed(7), ("dice", "deck"))
    >>> [chance.below(6, stream=0) for _ in range(5)]
    [3, 4, 2, 1, 4]
    >>> chance.states
    [5, 0]
    """

    __slots__ = ("keys",)

    def __init__(self, keys: list[bytes], states: list[int], script: list[int]) -> None:
        super().__init__(states, script)
        self.keys = keys  # one for each stream; they never change

    def below(self, n: int, stream: int = 0) -> int:
        if self.script:
            return self.script.pop(0)
        place = self.states[stream]
        self.states[stream] = place + 1
        digest = blake2b(
            str(place).encode(), digest_size=NUMBER_BYTES, key=self.keys[stream]
        ).digest()
        return int.from_bytes(digest, "little") * n >> NUMBER_BITS

    def shuffle(self, items: list[int], stream: int = 0) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, stream)
            items[i], items[j] = items[j], items[i]

    def root(self) -> str:
        return b"".join(self.keys).hex() + "/" + super().root()

    def clone(self) -> Chance:
        return SecretChance(self.keys, self.states.copy(), self.script.copy())
