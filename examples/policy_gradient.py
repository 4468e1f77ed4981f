"""Learn a game from nothing: a masked policy gradient (PPO) in JAX, one network for all seats.

    pip install "robinsonade[jax]"
    python examples/policy_gradient.py pearls --updates 30
    python examples/policy_gradient.py forbidden-island --seats 2 --updates 400 --figure treasures

It prints how the policy does against `random` on games that it has not learned from: the mean of a
figure of the game if all seats play by it, else the share of victories of seat 1 among random
players. `--save FILE` keeps the weights (NumPy's .npz).
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from robinsonade.envs import Batch

Floats = NDArray[np.float32]
Weights = dict[str, Any]

TABLES = 64
HIDDEN = 128
DECISIONS = 4096  # for each update
PARTS = 4  # in which they are learned from
EPOCHS = 3
RATE = 1e-3
DISCOUNT = 0.99
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
NEVER = -1e9  # the score of what is not legal
EXAM_SEED = 1 << 40  # games of the exam: none of them is learned from


def fresh(size: int, actions: int, seed: int) -> Weights:
    """A network with one hidden layer, for the choice and for what is to come."""
    keys = jax.random.split(jax.random.key(seed), 3)
    return {
        "in": jax.random.normal(keys[0], (size, HIDDEN)) / np.sqrt(size),
        "in_bias": jnp.zeros(HIDDEN),
        "mid": jax.random.normal(keys[1], (HIDDEN, HIDDEN)) / np.sqrt(HIDDEN),
        "mid_bias": jnp.zeros(HIDDEN),
        "choice": 0.01 * jax.random.normal(keys[2], (HIDDEN, actions)),
        "choice_bias": jnp.zeros(actions),
        "worth": jnp.zeros((HIDDEN, 1)),
        "worth_bias": jnp.zeros(1),
    }


def judged(weights: Weights, observations: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithm of each choice's chance, and what is to come."""
    units = jax.nn.relu(observations @ weights["in"] + weights["in_bias"])
    units = jax.nn.relu(units @ weights["mid"] + weights["mid_bias"])
    scores = units @ weights["choice"] + weights["choice_bias"]
    scores = jnp.where(masks > 0, scores, NEVER)
    worth = (units @ weights["worth"] + weights["worth_bias"])[..., 0]
    return jax.nn.log_softmax(scores), worth


@jax.jit
def drawn(weights: Weights, observations: Any, masks: Any, key: Any) -> tuple[Any, Any, Any]:
    """An action for each table, how likely it was, and what was expected."""
    logs, worth = judged(weights, observations, masks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], axis=1)[:, 0], worth


def loss(weights: Weights, part: dict[str, Any]) -> Any:
    logs, worth = judged(weights, part["observations"], part["masks"])
    likely = jnp.take_along_axis(logs, part["actions"][:, None], axis=1)[:, 0]
    ratio = jnp.exp(likely - part["likely"])
    gain = part["gains"]
    policy = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    surprise = -(jnp.exp(logs) * jnp.where(part["masks"] > 0, logs, 0.0)).sum(axis=1).mean()
    miss = ((worth - part["returns"]) ** 2).mean()
    return -policy - ENTROPY * surprise + VALUE * miss


@jax.jit
def learned(
    weights: Weights, memory: tuple[Weights, Weights, Any], part: dict[str, Any]
) -> tuple[Weights, tuple[Weights, Weights, Any]]:
    """One step of Adam."""
    slope = jax.grad(loss)(weights, part)
    size = jnp.sqrt(sum([(one**2).sum() for one in jax.tree.leaves(slope)]))
    slope = jax.tree.map(lambda one: one * jnp.minimum(1.0, 0.5 / (size + 1e-8)), slope)
    mean, square, count = memory
    count = count + 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, slope)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, square, slope)
    weights = jax.tree.map(
        lambda weight, one, two: (
            weight - RATE * (one / (1 - 0.9**count)) / (jnp.sqrt(two / (1 - 0.999**count)) + 1e-8)
        ),
        weights,
        mean,
        square,
    )
    return weights, (mean, square, count)


@dataclass
class Decision:
    observation: Floats
    mask: NDArray[np.int8]
    action: int
    likely: float
    expected: float
    reward: float = 0.0  # what its seat gets until it is asked again


@dataclass
class Lessons:
    """What was decided and what came of it, gathered from tables that are played to their end."""

    batch: Batch
    done: list[tuple[Decision, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        count = self.batch.interface.seats
        self.open: list[list[list[Decision]]] = [
            [[] for _ in range(count)] for _ in range(self.batch.tables)
        ]

    def play(self, weights: Weights, key: Any) -> None:
        """One step at each table."""
        batch = self.batch
        observations, masks = batch.observations.copy(), batch.masks.copy()
        seats = batch.seats
        answers = drawn(weights, observations, masks, key)
        actions, likely, expected = [np.asarray(answer) for answer in answers]
        batch.step(actions)
        for number in range(batch.tables):
            tracks = self.open[number]
            tracks[seats[number]].append(
                Decision(
                    observations[number],
                    masks[number],
                    int(actions[number]),
                    float(likely[number]),
                    float(expected[number]),
                )
            )
            for seat, reward in enumerate(batch.rewards[number]):
                if reward and tracks[seat]:
                    tracks[seat][-1].reward += float(reward)
            if batch.over[number]:
                for track in tracks:
                    self.close(track)
                    track.clear()

    def close(self, track: list[Decision]) -> None:
        total = 0.0
        for decision in reversed(track):
            total = decision.reward + DISCOUNT * total
            self.done.append((decision, total))

    def take(self, chance: np.random.Generator) -> list[dict[str, Any]]:
        """The next lessons, in shuffled parts."""
        taken, self.done = self.done[:DECISIONS], self.done[DECISIONS:]
        returns = np.array([total for _, total in taken], np.float32)
        gains = returns - np.array([one.expected for one, _ in taken], np.float32)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        whole = {
            "observations": np.stack([one.observation for one, _ in taken]),
            "masks": np.stack([one.mask for one, _ in taken]),
            "actions": np.array([one.action for one, _ in taken]),
            "likely": np.array([one.likely for one, _ in taken], np.float32),
            "returns": returns,
            "gains": gains,
        }
        order = chance.permutation(len(taken))
        return [
            {name: values[rows] for name, values in whole.items()}
            for rows in np.split(order, PARTS)
        ]


def teach(
    game: str, seats: int | None, updates: int, seed: int = 1, tell: Any = print
) -> tuple[Weights, float]:
    """The weights after so many updates, and the seconds of CPU time that they took."""
    began = time.process_time()
    batch = Batch(game, TABLES, seats, reward="progress", seed=seed)
    lessons = Lessons(batch)
    weights = fresh(batch.interface.size, batch.interface.actions, seed)
    nothing = jax.tree.map(jnp.zeros_like, weights)
    memory: tuple[Weights, Weights, Any] = (nothing, nothing, jnp.zeros(()))
    keys = jax.random.key(seed)
    chance = np.random.default_rng(seed)
    for update in range(updates):
        while len(lessons.done) < DECISIONS:
            keys, key = jax.random.split(keys)
            lessons.play(weights, key)
        parts = lessons.take(chance)
        for _ in range(EPOCHS):
            for part in parts:
                weights, memory = learned(weights, memory, part)
        if (update + 1) % max(1, updates // 10) == 0:
            mean = np.mean([part["returns"].mean() for part in parts])
            tell(f"update {update + 1}: mean return {mean:.3f}")
    return weights, time.process_time() - began


def exam(
    game: str, seats: int | None, games: int, weights: Weights | None, figure: str, seed: int = 1
) -> float:
    """How the policy does (None: at random): a figure if all seats play by it, else victories."""
    batch = Batch(game, min(TABLES, games), seats, seed=EXAM_SEED + seed)
    chance = np.random.default_rng(seed)
    keys = jax.random.key(seed)
    found: list[float] = []
    while len(found) < games:
        actions = (batch.masks * chance.random(batch.masks.shape)).argmax(axis=1)
        if weights is not None:
            keys, key = jax.random.split(keys)
            wanted = np.asarray(drawn(weights, batch.observations, batch.masks, key)[0])
            mine = np.ones(batch.tables, bool) if figure else batch.seats == 0
            actions = np.where(mine, wanted, actions)
        batch.step(actions)
        for number, ending in batch.endings.items():
            share = float(batch.rewards[number][0])
            found.append(float(ending["figures"][figure]) if figure else share)
    return float(np.mean(found[:games]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game from nothing.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--updates", type=int, default=30)
    parser.add_argument("--games", type=int, default=1000, help="of the exam")
    parser.add_argument("--figure", default="", help="of the game's statistics, for the exam")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save")
    asked = parser.parse_args()
    weights, seconds = teach(asked.game, asked.seats, asked.updates, asked.seed)
    what = asked.figure or "victories of seat 1"
    for name, one in (("random", None), ("learned", weights)):
        mean = exam(asked.game, asked.seats, asked.games, one, asked.figure)
        print(f"{name}: {what} {mean:.3f} in {asked.games} games")
    print(f"{asked.updates} updates of {DECISIONS} decisions: {seconds:.0f} s of CPU time")
    if asked.save:
        np.savez(asked.save, **{name: np.asarray(value) for name, value in weights.items()})


if __name__ == "__main__":
    main()
