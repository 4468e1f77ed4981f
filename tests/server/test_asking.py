"""Nobody is asked needlessly: the server lets moments go by as people prefer, and tells nobody."""

import asyncio
import json
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from robinsonade.games import GAMES, find_game
from robinsonade.games.forbidden_island.box.components import LANDING, LIFT, SANDBAGS
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.players.asking import ALWAYS, NEVER, SMART
from robinsonade.players.driver import Driver
from robinsonade.players.registry import make_player
from robinsonade.server.settings import Settings
from robinsonade.tables.records import BOT
from robinsonade.tables.timeline import Timeline, dump_done
from tests.server.inside import Clock, Inside
from tests.server.salon import Eyes, Salon, lines, new_line, twin_of

FI = find_game("forbidden-island")
HERE, THERE = Eyes(0), Eyes(1)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def island(seats: int = 2, seed: int = 3, **hands: int) -> Timeline:
    """A new game; `s0=SANDBAGS` puts such a card into the first hand. Others hold no Specials."""
    line = new_line(FI, seats, seed, first="1")
    table = line.table
    assert isinstance(table, Island)
    for seat in range(seats):
        for card in (SANDBAGS, LIFT):
            while table.holds(seat, card):
                table.hands[seat * 6 + card] -= 1
                table.treasure_deck.cards.insert(0, card)
                table.treasure_deck.layers[0] += 1
    for name, card in hands.items():
        table.add_card(int(name[1]), card)
        table.treasure_deck.cards.remove(card)
        table.treasure_deck.layers[0] -= 1
    table.offer = None
    return twin_of(line, table)


def passes(line: Timeline) -> list[tuple[str, bool | None]]:
    made = [done.command for done in line.line]
    return [(str(one.choice), one.auto) for one in made if str(one.choice).endswith(".pass")]


def test_nothing_at_stake_nobody_is_asked() -> None:
    async def play() -> None:
        line = island(s0=SANDBAGS)
        salon = Salon(line, SMART)
        await salon.choose("0.stop")
        assert line.table.active == 1
        assert line.table.waiting() == [1]
        made = passes(line)
        assert len(made) >= 4  # two Treasure cards, two Flood cards
        assert set(made) == {("0.pass", True)}
        assert salon.room.sight(HERE.mine).decided(HERE.mine) == 1

    run(play())


def test_who_wants_to_be_asked_always_is() -> None:
    async def play() -> None:
        line = island(s0=SANDBAGS)
        salon = Salon(line, ALWAYS)
        await salon.choose("0.stop")
        assert line.table.waiting() == [0]
        assert passes(line) == []
        state = (await salon.get(HERE, "/api/games/x/state")).data
        assert state["decision"]["asked"] == [0]
        assert state["asking"] == [{"seat": 0, "asking": "always", "hold": "off"}]

    run(play())


def test_undo_goes_back_to_what_was_asked() -> None:
    async def play() -> None:
        line = island(s0=SANDBAGS, s1=LIFT)
        salon = Salon(line, SMART)
        salon.room.seats[1].asking = ALWAYS
        await salon.choose("0.stop")
        assert passes(line) == [("0.pass", True)]
        assert line.table.waiting() == [1]
        await salon.undo(0)
        assert line.seq == 0
        assert line.table.waiting() == [0]

    run(play())


def test_who_takes_back_is_asked_again() -> None:
    """Also at a moment that would have gone by."""

    async def play() -> None:
        line = island(s0=SANDBAGS, s1=LIFT)
        salon = Salon(line, SMART)
        salon.room.seats[1].asking = ALWAYS
        await salon.post(HERE, "asking", seat=0, hold="once")
        await salon.choose("0.stop")
        card = next(choice.id for choice in line.table.choices() if "sandbags" in choice.id)
        await salon.choose(card)
        assert line.table.waiting() == [1]
        assert salon.room.seats[0].hold is None
        await salon.undo(0)
        assert line.table.waiting() == [0, 1]
        state = (await salon.get(HERE, "/api/games/x/state")).data
        assert state["decision"]["asked"] == [0]
        await salon.choose("0.pass")
        assert line.table.waiting() == [1]

    run(play())


def test_hold_stops_once() -> None:
    async def play() -> None:
        line = island(s0=SANDBAGS)
        salon = Salon(line, SMART)
        answer = await salon.post(HERE, "asking", seat=0, hold="once")
        assert answer.status == 200
        assert answer.data["asking"] == [{"seat": 0, "asking": "smart", "hold": "once"}]
        await salon.choose("0.stop")
        assert line.table.waiting() == [0]
        await salon.choose("0.pass")
        assert passes(line)[0] == ("0.pass", None)
        assert {auto for _, auto in passes(line)[1:]} == {True}
        assert line.table.active == 1
        assert salon.room.seats[0].hold is None

    run(play())


def test_hold_may_stay() -> None:
    async def play() -> None:
        line = island(s0=SANDBAGS)
        salon = Salon(line, NEVER)
        await salon.post(HERE, "asking", seat=0, hold="stay")
        await salon.choose("0.stop")
        for _ in range(3):
            assert line.table.waiting() == [0]
            await salon.choose("0.pass")
        await salon.post(HERE, "asking", seat=0, hold="off")
        assert line.table.active == 1

    run(play())


def test_a_choice_of_how_to_be_asked_is_nobody_elses_business() -> None:
    async def play() -> None:
        line = island(s0=SANDBAGS)
        salon = Salon(line, SMART)
        before = await salon.sent(THERE), await salon.sent(Eyes(None))
        await salon.post(HERE, "asking", seat=0, asking="always")
        [told] = salon.told(HERE)
        assert told.startswith(b"event: asking\n")
        assert salon.told(THERE) == salon.told(Eyes(None)) == []
        assert (await salon.sent(THERE), await salon.sent(Eyes(None))) == before
        for eyes in (THERE, Eyes(None)):
            assert (await salon.post(eyes, "asking", seat=0, asking="never")).status >= 400

    run(play())


def test_what_went_by_looks_like_a_pass_to_all_others() -> None:
    """The same messages, whether the person passes or the server does it."""

    async def play() -> None:
        heard = []
        for asking in (SMART, ALWAYS):
            line = island(s0=SANDBAGS)
            salon = Salon(line, SMART)
            salon.room.seats[0].asking = asking
            await salon.choose("0.stop")
            while line.table.waiting() == [0]:
                await salon.choose("0.pass")
            others = [THERE, Eyes(None)]
            heard.append([[salon.told(eyes), await salon.sent(eyes)] for eyes in others])
        assert heard[0] == heard[1]

    run(play())


def test_snapshots_keep_what_went_by() -> None:
    async def play() -> None:
        line = island(s0=SANDBAGS)
        salon = Salon(line, SMART)
        await salon.choose("0.stop")
        data = [dump_done(done) for done in line.done]
        again = new_line(FI, 2, 3, first="1")
        again.load(json.loads(json.dumps(line.dump())))
        assert [dump_done(done) for done in again.done] == data
        assert passes(again) == passes(line)
        assert len(data[1][0]) == 5  # as it always was

    run(play())


def test_FI_12_2_asked_when_the_landing_may_sink_once_in_a_phase() -> None:
    async def play() -> None:
        line = island(s0=SANDBAGS)
        table = line.table
        assert isinstance(table, Island)
        table.flooded |= 1 << LANDING
        line = twin_of(line, table)
        salon = Salon(line, SMART)
        await salon.choose("0.stop")
        assert line.table.agenda[-1].prompt(line.table).kind.name == "before-flood"
        state = (await salon.get(HERE, "/api/games/x/state")).data
        assert state["decision"]["asked"] == [0]
        [stake] = state["decision"]["stakes"]
        assert (stake["sort"], stake["kind"]) == ("lose", "last-tiles")
        assert stake["choices"] == ["0.sandbags.fools_landing"]
        left, cards = 2, len(table.flood_deck.cards)
        assert stake["words"]["percent"] == [str(round(100 * left / cards))]
        other = (await salon.get(THERE, "/api/games/x/state")).data
        assert (other["decision"]["asked"], other["decision"]["stakes"]) == ([], [])
        await salon.choose("0.pass")
        assert line.table.active == 1 or line.over

    run(play())


def test_at_most_five_questions_in_a_round_with_a_special_card() -> None:
    """Three actions and no pass, with twenty seeds; in danger one question more."""

    async def play() -> None:
        calm = 0
        for seed in range(20):
            line = island(s0=SANDBAGS, seed=seed)
            salon = Salon(line, SMART)
            asked, dangers = 0, 0
            while line.table.turn == 1:
                offer = line.table.choices_of(0)
                moves = [choice for choice in offer if choice.kind.name == "move"]
                assert line.table.waiting() == [0]
                dangers += bool(salon.room.asking.at_stake(0))
                await salon.choose((moves or offer)[0].id)
                asked += 1
            assert asked <= 5
            assert passes(line).count(("0.pass", None)) == dangers
            calm += not dangers
        assert calm >= 15

    run(play())


def test_robinson_asks_nothing_that_is_only_to_be_passed() -> None:
    """Every question that could be let go by says why it is asked."""

    async def play() -> None:
        game = find_game("robinson-crusoe")
        for seed in range(2):
            line = new_line(game, 2, seed)
            salon = Salon(line, SMART)
            greedy = [make_player("greedy", game, seed, seat) for seat in range(2)]
            driver = Driver(list(greedy), line.table)
            await salon.room.asking.pass_on()
            for _ in range(60):
                table = line.table
                for seat in table.waiting():
                    if table.agenda[-1].letting_go(table, seat) is not None:
                        assert salon.room.asking.at_stake(seat)
                choice = driver.next_choice(table)
                if choice is None or line.over:
                    break
                await salon.choose(choice.id)
            assert [done for done in line.line if done.command.auto]

    run(play())


def test_while_bots_play_there_is_time_to_reach_for_a_card() -> None:
    """Seven tenths of a second for each moment of somebody who is there, by the clock of the
    room; none if nobody is there."""

    async def play(is_there: bool) -> list[float]:
        line = island(s0=SANDBAGS)
        salon = Salon(line, SMART)
        room, clock, slept = salon.room, Clock(), list[float]()
        room.seats[1].kind, room.seats[1].player = BOT, "greedy"
        if not is_there:
            room.audience.streams.clear()

        async def sleep(seconds: float) -> None:
            slept.append(round(seconds, 3))
            clock.now += seconds

        room.services.clock, room.services.sleep = clock, sleep
        room.services.settings = Settings(pause_seconds=0.7, snapshot_every=1_000_000)
        await salon.choose("0.stop")
        assert slept == []  # in one's own turn nothing waits
        while line.table.active == 1 and not line.over:
            await asyncio.sleep(0)
        return slept

    assert set(asyncio.run(play(is_there=True))) == {0.7}
    assert asyncio.run(play(is_there=False)) == []


def test_who_changes_their_mind_for_ever_holds_up_nobody() -> None:
    """Each time another seat settled how it wants to be asked, the pauses of all began anew."""

    async def play() -> Counter[int]:
        line = island(seats=3, s0=SANDBAGS)
        salon = Salon(line, SMART)
        room, clock, pauses = salon.room, Clock(), Counter[int]()
        room.seats[1].kind, room.seats[1].player = BOT, "greedy"

        async def sleep(seconds: float) -> None:
            pauses[line.version] += 1
            clock.now += min(seconds, 0.5)
            hold = "stay" if pauses.total() % 2 else "off"
            await salon.post(Eyes(2), "asking", seat=2, hold=hold)

        room.services.clock, room.services.sleep = clock, sleep
        room.services.settings = Settings(pause_seconds=0.7, snapshot_every=1_000_000)
        await salon.choose("0.stop")
        for _ in range(1_000):
            if line.table.active == 1 and pauses.total() < 20:
                await asyncio.sleep(0)
        room.close()
        return pauses

    assert set(asyncio.run(play()).values()) == {2}


def test_the_preference_outlives_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with Inside(tmp_path, asking="smart") as inside:
            browser = inside.browser()
            game = (await browser.create("here", "here", seed=1))["id"]
            answer = await browser.post(f"/{game}/asking", seat=1, asking="never", hold="stay")
            assert answer.status_code == 200
            cookies = browser.client.cookies
        async with Inside(tmp_path, asking="smart") as inside:
            browser = inside.browser()
            browser.client.cookies = cookies
            assert (await browser.state(game))["asking"] == [
                {"seat": 0, "asking": "smart", "hold": "off"},
                {"seat": 1, "asking": "never", "hold": "stay"},
            ]
            bad: list[dict[str, Any]] = [
                {"seat": 0, "asking": "often"},
                {"seat": 2},
                {"seat": 0, "hold": True},
                {},
            ]
            for body in bad:
                assert (await browser.post(f"/{game}/asking", **body)).status_code >= 400

    run(play())


@pytest.mark.parametrize("slug", list(GAMES))
def test_who_is_asked_tells_nobody_what_is_hidden(slug: str) -> None:
    """At two tables that a viewer cannot tell apart the same seats are asked, and the same moments
    go by; what the viewer is sent is the same, byte by byte."""

    async def look() -> None:
        looks = 0
        for line in lines(find_game(slug), 5):
            table = line.table
            able = [seat for seat in table.waiting() if table.agenda[-1].letting_go(table, seat)]
            if not able:
                continue
            viewer = (able[0] + 1) % line.seats
            tables = [table.clone(), table.imagined(viewer, table.chance.fork("other"))]
            tables[1].chance = table.chance.clone()
            found = []
            for one in tables:
                salon = Salon(twin_of(line, one), SMART)
                gone = [choice.id for choice in salon.room.asking.passing()]
                found.append((gone, await salon.sent(Eyes(viewer)), await salon.sent(Eyes(None))))
            assert found[0] == found[1]
            looks += 1
            if looks == 4:
                break

    run(look())
