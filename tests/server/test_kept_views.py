"""What nobody may notice lets nobody's next answer take longer: nothing is made anew for them."""

import asyncio
import random

import pytest

from robinsonade.games.papua.game import GAME as PAPUA
from robinsonade.games.papua.position import camp
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.table import Table
from robinsonade.tables.stream import Stream
from robinsonade.tables.timeline import CHECKPOINT_EVERY, CHOICE, Command, Timeline
from tests.server.front import Answer
from tests.server.salon import GAME, Eyes, Salon, go_on, new_line

BIDDER = 0
OTHERS = [Eyes(1), Eyes(2), Eyes(None)]
DEEDS = ["bid", "doubt", "settle"]


def bidding() -> Salon:
    """All three have explorers to bid with."""
    table = camp(phase="resolve", zones={"expeditions": (1, 1, 1)}, markers={1: "expeditions"})
    line = Timeline(PAPUA, 3, 0, PAPUA.settle_options(3, {}), dump_table(table))
    return Salon(line)


async def do(salon: Salon, deed: str) -> None:
    """Something that only who bids may notice."""
    if deed == "settle":
        answer = await salon.post(Eyes(BIDDER), "asking", seat=BIDDER, asking="never")
    elif deed == "doubt":
        answer = await salon.command(Eyes(BIDDER), "undo")
    else:
        answer = await salon.command(Eyes(BIDDER), "choices", choice="0.bid.jungle.1")
        assert salon.line.done[-1].part
    assert answer.status == 200


@pytest.mark.parametrize("deed", DEEDS)
def test_PAP_6_4_4_others_get_what_was_made_for_them_before(deed: str) -> None:
    """Who asked for the state again and again had it late after each part of a sealed bid, and
    after each that was taken back: so they could be counted."""

    async def look() -> None:
        salon = bidding()
        if deed == "doubt":
            await do(salon, "bid")
        before = [state_of(salon, eyes) for eyes in OTHERS]
        await do(salon, deed)
        for eyes, state in zip(OTHERS, before, strict=True):
            assert state_of(salon, eyes) is state
            assert state == state_of(bidding(), eyes), "and it is right"

    asyncio.run(look())


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[Choice]:
    """All choices that any table follows: how long an answer takes, by no clock."""
    found: list[Choice] = []
    follow = Table.follow

    def counted(table: Table, choice: Choice) -> None:
        found.append(choice)
        follow(table, choice)

    monkeypatch.setattr(Table, "follow", counted)
    return found


def test_PAP_6_4_4_a_look_back_lasts_equally_long_whatever_others_have_begun(
    followed: list[Choice],
) -> None:
    """Parts of others before the own one were played again with each look: they could be counted
    by a clock."""

    async def look(parts: list[str]) -> int:
        salon = bidding()
        for choice in (*parts, "1.bid.jungle.1"):
            assert (await salon.choose(choice)).part
        followed.clear()
        answer = await salon.get(Eyes(1), f"{GAME}/state?at=0")
        assert answer.status == 200
        return len(followed)

    assert asyncio.run(look(["0.bid.jungle.1"])) == asyncio.run(look([]))


@pytest.mark.parametrize("is_known", [True, False], ids=["again", "for-the-first-time"])
@pytest.mark.parametrize("deed", DEEDS)
def test_PAP_6_4_4_steps_of_the_past_are_not_played_again(
    deed: str, is_known: bool, followed: list[Choice]
) -> None:
    """After each part of a sealed bid, and after each that was taken back, others had them twenty
    times as late: whoever asked twice a second could count the parts."""

    async def past_of(salon: Salon, eyes: Eyes) -> tuple[int, Answer]:
        followed.clear()
        path = f"{GAME}/steps?after=0&until={salon.room.sight(eyes.mine).seq}"
        answer = await salon.get(eyes, path)
        assert answer.status == 200
        return len(followed), answer

    async def after_a_bid() -> Salon:
        salon = bidding()
        while not salon.streams[Eyes(None)].messages:
            await salon.choose(salon.line.table.choices_of(1)[0].id)
        if deed == "doubt":
            await do(salon, "bid")
        return salon

    async def look() -> None:
        calm, salon = await after_a_bid(), await after_a_bid()
        for eyes in OTHERS * is_known:
            await past_of(calm, eyes)
            await past_of(salon, eyes)
        await do(salon, deed)
        for eyes in OTHERS:
            assert await past_of(salon, eyes) == await past_of(calm, eyes)

    asyncio.run(look())


@pytest.mark.parametrize("deed", ["bid", "doubt"])
def test_PAP_6_4_4_what_is_at_stake_for_others_stands_whatever_somebody_begins(deed: str) -> None:
    """It was found out anew after each part of a bid, which lasts; what was to go by for others
    began anew, too."""

    async def look() -> None:
        salon = bidding()
        asking = salon.room.asking
        if deed == "doubt":
            await do(salon, "bid")
        before = [asking.at_stake(seat) for seat in range(3)]
        asking.due.update({BIDDER: 1.0, 1: 2.0})
        await do(salon, deed)
        is_same = [asking.at_stake(seat) is known for seat, known in enumerate(before)]
        assert is_same == [False, True, True]
        assert asking.due == {1: 2.0}

    asyncio.run(look())


def test_PAP_6_4_4_the_past_is_kept_whatever_is_told_of_seats(
    followed: list[Choice],
) -> None:
    """Whoever settled something about their own seat had all steps shown anew, as often as they
    liked: how long that takes tells of questions that went by, and of parts of a bid."""

    async def look() -> list[int]:
        salon = bidding()
        while salon.room.sight(frozenset()).seq < 2:
            await salon.choose(salon.line.table.choices()[0].id)
        found = []
        for _ in range(2):
            before = len(followed)
            answer = await salon.get(Eyes(None), f"{GAME}/steps?after=0&until=2")
            assert answer.status == 200
            found.append(len(followed) - before)
            salon.room.audience.tell_seats()
        return found

    first, again = asyncio.run(look())
    assert first > again == 0


def test_PAP_6_4_4_where_tables_are_kept_is_no_measure_of_the_past() -> None:
    """One of 25 is kept, and a look back from there is short. It was always the same one: between
    two such positions whoever only watches could count the parts of bids, which they do not see."""

    def kept() -> list[int]:
        line = new_line(PAPUA, 2, 5)
        dice = random.Random(5)
        while line.seq < 4 * CHECKPOINT_EVERY:
            choice = dice.choice(line.table.choices())
            line.follow(Command(line.version + 1, CHOICE, choice.seat, choice.id))
            go_on(line)
        return sorted(line.history.kept)

    found = [kept() for _ in range(3)]
    assert len({tuple(places) for places in found}) > 1
    for places in found:
        assert [place // CHECKPOINT_EVERY for place in places if place] in ([0, 1, 2, 3], [1, 2, 3])


def state_of(salon: Salon, eyes: Eyes) -> bytes:
    return salon.room.projection.state_json(eyes.viewer, eyes.mine)


def test_all_who_only_watch_are_told_the_same_bytes() -> None:
    """Any number of them may: what they are told of a choice is made once, and not for each."""

    async def watch() -> None:
        salon = bidding()
        streams = [
            Stream(eyes.viewer, eyes.mine, 100) for eyes in (Eyes(None), Eyes(None), Eyes(1))
        ]
        salon.room.audience.streams.update(streams)
        line = salon.line
        while not streams[0].messages:
            choice = line.table.choices()[0]
            await salon.command(Eyes(choice.seat), "choices", choice=choice.id)
        first, second, seated = [stream.messages[0] for stream in streams]
        assert first is second
        assert first != seated

    asyncio.run(watch())
