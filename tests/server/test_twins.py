"""Two tables that a viewer cannot tell apart give it the same traffic, byte by byte.

Looked at is everything that the real application answers, with status and headers, and every
message of a stream: states, steps, the past, files, lists, hints, refusals, commands, taking back.
"""

import asyncio
import random
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from pearls.game import GAME as PEARLS
from robinsonade.games import GAMES
from robinsonade.games.papua.game import GAME as PAPUA
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.game import Game
from robinsonade.kernel.table import Table
from robinsonade.players import advice
from robinsonade.players.planner import search
from robinsonade.tables.timeline import Timeline
from tests.contract.cases import SOAK
from tests.contract.checks import stride
from tests.contract.whys import targets
from tests.server.front import Answer
from tests.server.salon import Eyes, Salon, lines, twin_of

ALL_GAMES = [*GAMES.values(), PEARLS]
SEEDS = 4 if SOAK else 1
PACE = 1 if SOAK else 8  # decisions between two that are looked at, in a game of 32
PAST = 30 if SOAK else 0  # choices after which a game begins anew; 0: never
BY_WEB = 64 if SOAK else 1  # of so many decisions one through the whole application
ADVISED = 8 if SOAK else 1  # of so many one with advice; the worlds it is based on always
TARGETS = 397 if SOAK else 97  # of so many things one is asked about
SECRET = 2  # secret choices of a game that are looked at without soak, besides the others


@pytest.fixture(autouse=True)
def _advice_by_worlds_and_not_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many worlds it has tried when its time is over differs from one time to the next."""
    monkeypatch.setattr(advice, "ROLLOUTS", 12)
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: 0.0))


def each_game(test: Any) -> Any:
    by_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: str(game.slug))
    return pytest.mark.parametrize("seed", range(SEEDS))(by_game(test))


def run(look: Coroutine[Any, Any, None]) -> None:
    asyncio.run(look)


def imagined(line: Timeline, seat: int, future: str) -> Timeline:
    """The same past, and a table that this seat cannot tell from the real one, with the same dice.

    What was, was: the past is shown event by event as it was played.
    """
    table = line.table.imagined(seat, line.table.chance.fork(future))
    table.chance = line.table.chance.clone()
    return twin_of(line, table)


def like(choice: Choice, table: Table) -> Choice:
    """The same choice at another table; a secret one may be another of its kind there."""
    offer = table.choices_of(choice.seat)
    if choice in offer:
        return choice
    assert not choice.kind.public, f"{choice} is offered only because of what is hidden"
    return next((other for other in offer if other.kind is choice.kind), offer[0])


def strange_ids(line: Timeline, viewer: int | None) -> list[str]:
    """Choices of other seats, some that are offered and some that are not; and own that are not."""
    offered = {choice.id for choice in line.table.choices()}
    others = sorted([name for name in offered if name[0] != str(viewer)])
    known = sorted(line.game.catalogue.by_id)
    unoffered = [name for name in known[:: len(known) // 16] if name not in offered]
    own = [name for name in unoffered if name[0] == str(viewer)]
    return [*others[:3], *[name for name in unoffered if name not in own][:3], *own[:2]]


async def command(salon: Salon, seat: int, path: str, **body: Any) -> Answer:
    answer = await salon.command(Eyes(seat), path, **body)
    assert answer.status == 200, answer
    return answer


def advised_of(table: Table, seat: int) -> dict[str, Any]:
    """The world that advice is based on."""
    return dump_table(table.imagined(seat, table.chance.fork("advice")))


async def compare(
    line: Timeline, choice: Choice, eyes: Eyes, seat: int, *, hint: bool, is_bare: bool = False
) -> None:
    """The traffic of one decision, for one viewer, at the real table and at one imagined."""
    real = Salon(twin_of(line, line.table.clone()), is_bare=is_bare).only_for(eyes)
    other = Salon(imagined(line, seat, "other"), is_bare=is_bare).only_for(eyes)
    before = await real.sent(eyes)
    assert before == await other.sent(eyes), "the state tells what is hidden"
    ids = strange_ids(line, eyes.viewer)
    assert await real.refused(eyes, ids) == await other.refused(eyes, ids)
    if eyes.viewer is not None:
        for target in targets(line.game, line.table.seats)[line.seq % TARGETS :: TARGETS]:
            why = await real.post(eyes, "why", target=target)
            assert why.status == 200
            assert why == await other.post(eyes, "why", target=target), "a reason tells secrets"
        settled = await real.post(eyes, "asking", seat=eyes.viewer, hold="off")
        assert settled.status == 200
        assert settled == await other.post(eyes, "asking", seat=eyes.viewer, hold="off")
        assert real.told(eyes) == other.told(eyes)
    if eyes.viewer == choice.seat:
        assert advised_of(real.line.table, seat) == advised_of(other.line.table, seat)
    if hint:
        advised = await real.post(eyes, "hint", viewer=eyes.viewer)
        assert advised.status == 200
        assert advised == await other.post(eyes, "hint", viewer=eyes.viewer)

    actor = choice.seat
    answer = await command(real, actor, "choices", choice=choice.id)
    chosen, told = real.line.done[-1], real.told(eyes)
    if chosen.part and actor != eyes.viewer:
        assert told == []
        assert await real.sent(eyes) == before
        await command(real, actor, "undo")
        assert real.told(eyes) == []
        assert await real.sent(eyes) == before
        return
    same = await command(other, actor, "choices", choice=like(choice, other.line.table).id)
    while other.line.done[-1].part and not chosen.part:  # another bid, in more parts
        offer = other.line.table.choices_of(actor)
        same = await command(other, actor, "choices", choice=offer[0].id)
    assert chosen.reversible == other.line.done[-1].reversible, "what follows depends on secrets"
    heard = other.told(eyes)
    assert len(told) == len(heard)
    if not choice.kind.public and actor != eyes.viewer:
        assert not [part for part in told if choice.id.encode() in part]
    if not chosen.reversible:
        return
    assert told == heard
    assert actor != eyes.viewer or answer == same
    assert await real.sent(eyes, back=0) == await other.sent(eyes, back=0)
    if real.line.over:
        return
    back = await command(real, actor, "undo")
    while other.line.seq > line.seq:
        same = await command(other, actor, "undo")
    assert actor != eyes.viewer or back == same
    assert real.told(eyes) == other.told(eyes)
    assert await real.sent(eyes, back=0) == await other.sent(eyes, back=0)


def watchers(game: Game, actor: int, number: int) -> list[Eyes]:
    """Everybody; without soak who chooses, and another one at each decision."""
    others = [Eyes(seat) for seat in range(game.most) if seat != actor] + [Eyes(None)]
    return [Eyes(actor), *(others if SOAK else [others[number % len(others)]])]


@each_game
def test_nothing_sent_depends_on_what_the_viewer_cannot_know(game: Game, seed: int) -> None:
    """Without soak at some decisions of one game, and at some secret ones."""

    async def look() -> None:
        dice = random.Random(f"watched {seed}")
        pace = PACE * stride(game, game.most)
        secret = 0
        for number, line in enumerate(lines(game, seed, PAST)):
            choice = dice.choice(line.table.choices())
            secret += not choice.kind.public
            is_bare = number % BY_WEB != 0
            looked_at = number % pace == seed * pace // SEEDS
            if looked_at or (not choice.kind.public and secret <= SECRET):
                for eyes in watchers(game, choice.seat, number):
                    seat = number % game.most if eyes.viewer is None else eyes.viewer
                    is_asked = game.slug in GAMES and eyes.viewer == choice.seat
                    hint = is_asked and number % ADVISED == 0
                    await compare(line, choice, eyes, seat, hint=hint, is_bare=is_bare)

    run(look())


@each_game
def test_one_secret_choice_looks_like_another(game: Game, seed: int) -> None:
    """Whichever card is put back unseen, whatever is sealed: others are told the same."""

    async def look() -> None:
        looks = 0
        for line in lines(game, seed, PAST):
            for choices in secret_choices(line.table):
                looks += 1
                if looks > SECRET and not SOAK:
                    return
                traffic: dict[Eyes, list[Any]] = {}
                for choice in choices:
                    salon = Salon(twin_of(line, line.table.clone()), is_bare=SOAK)
                    done = await salon.choose(choice.id)
                    if not done.reversible or done.part:
                        continue
                    for eyes in salon.everybody:
                        if eyes.viewer != choice.seat:
                            sent = [*salon.told(eyes), *await salon.sent(eyes)]
                            assert traffic.setdefault(eyes, sent) == sent

    run(look())


def secret_choices(table: Table) -> list[list[Choice]]:
    """What each seat could choose in secret, without the choices that are open to all."""
    found = [
        [choice for choice in table.choices_of(seat) if not choice.kind.public]
        for seat in range(table.seats)
    ]
    return [choices for choices in found if len(choices) > 1]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_PAP_11_1_what_is_behind_a_screen_is_not_sent(seed: int) -> None:
    """Coins and food change their places behind the screens of two others; where that changes who
    has to decide, the rules tell it."""

    async def look() -> None:
        looks = 0
        for number, line in enumerate(lines(PAPUA, seed, PAST)):
            pace = 1 if SOAK else 90
            if number % pace:
                continue
            for seat in range(PAPUA.most):
                table = line.table.clone()
                one, two = [(seat + 1) % PAPUA.most, (seat + 2) % PAPUA.most]
                for goods in (table.coins, table.food):  # type: ignore[attr-defined]
                    goods[one], goods[two] = goods[two], goods[one]
                table.offer = None
                if table.waiting() != line.table.waiting():
                    continue
                eyes = Eyes(seat)
                real = Salon(twin_of(line, line.table.clone()), is_bare=SOAK)
                other = Salon(twin_of(line, table), is_bare=SOAK)
                assert await real.sent(eyes) == await other.sent(eyes)
                ids = strange_ids(line, seat)
                assert await real.refused(eyes, ids) == await other.refused(eyes, ids)
                looks += 1
        assert looks > 4

    run(look())


@each_game
def test_nothing_sent_tells_where_chance_stands(game: Game, seed: int) -> None:
    """Another seed from now on: the same traffic until something is drawn or rolled."""

    async def look() -> None:
        pace = 3 * PACE * stride(game, game.most)
        for number, line in enumerate(lines(game, seed, PAST)):
            if number % pace:
                continue
            table = line.table.clone()
            streams = tuple([str(stream) for stream in range(len(table.chance.states))])
            table.chance = Chance.seeded(1 << 128, streams)
            eyes = Eyes(number % game.most)
            real = Salon(twin_of(line, line.table.clone()), is_bare=SOAK)
            other = Salon(twin_of(line, table), is_bare=SOAK)
            assert await real.sent(eyes) == await other.sent(eyes)

    run(look())
