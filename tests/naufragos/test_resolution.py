"""NAU-9.1 to NAU-9.10 and NAU-10: camp actions and constructions."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import (
    BUILD_ENERGY,
    BUILD_WOOD,
    BUILDING_IDS,
    GREAT_BONFIRE,
    ORDER,
    SAND_SIGNAL,
    SLOT_AT,
    SPACE_AT,
)
from robinsonade.games.naufragos.prompts import ACTIONS_END
from robinsonade.games.naufragos.steps.actions import RESOLUTION, Resolve
from robinsonade.games.naufragos.steps.any_time.asides import RESPITES
from robinsonade.games.naufragos.steps.camp.building import Propose
from robinsonade.games.naufragos.steps.camp.campfire import Kindle
from robinsonade.games.naufragos.steps.camp.pawns import resolve_pawn
from robinsonade.games.naufragos.steps.placement import Place
from tests.naufragos.shore import (
    built,
    card,
    dice,
    do,
    effect_of,
    give,
    idle,
    lose,
    offered,
    pick,
    refused,
    shore,
    stack,
    told,
)

FORAGE, WOOD, DIARY, SALVAGE, REST = 0, 1, 2, 3, 7


def resolve(t, seat: int, action: int) -> None:  # type: ignore[no-untyped-def]
    t.offer = None
    resolve_pawn(t, seat, SPACE_AT[action])
    t.settle()


def test_NAU_9_1_the_order_of_the_board() -> None:
    assert ORDER[0] == "camp"
    assert ORDER[-1] == "exploration"
    assert RESOLUTION[0] == SLOT_AT
    t = shore(2)
    do(t, Place(0), Place(1), Place(1))
    pick(t, "0.place.diary", "1.rest.1", "1.camp.camp_edible")
    do(t, Resolve(0))
    kinds = [event.kind.name for event in t.log or []]
    order = [kind for kind in kinds if kind in ("food-taken", "rested", "diary")]
    assert order == ["food-taken", "rested", "diary"]


def test_NAU_9_2_NAU_12_3_forage() -> None:
    t = shore(2)
    resolve(t, 0, FORAGE)
    assert (t.supply, sum(t.forage_caught)) == (1, 1)


def test_NAU_9_3_wood_and_the_axe() -> None:
    t = shore(2)
    resolve(t, 0, WOOD)
    assert t.wood == 2
    give(t, 0, "axe")
    resolve(t, 0, WOOD)
    assert t.wood == 4


def test_NAU_9_4_the_diary_and_the_log() -> None:
    t = shore(2)
    resolve(t, 0, DIARY)
    assert len(t.tokens[0]) == 1
    give(t, 0, "captains_log")
    t.token_deck.cards[-2:] = [0, 3]
    resolve(t, 0, DIARY)
    assert (t.tokens[0][-1], t.token_deck.cards[0], t.token_deck.seen[0]) == (3, 0, 1)


def test_NAU_9_5_EX_32_salvage() -> None:
    t = shore(4)
    lose(t, 3)
    t.salvage = True
    stack(t, "remains", "axe", "rope", "wood_supply", "compass", "rifle", "flag")
    resolve(t, 1, SALVAGE)
    pick(t, "1.take.rifle", "2.take.wood_supply", "3.take.axe", "0.take.rope")
    assert t.items == [[card("rope")], [card("rifle")], [], [card("axe")]]
    assert (t.wood, t.salvage, len(t.remains)) == (4, False, 1)
    assert t.discard[-2:] == [card("wood_supply"), card("compass")]


def test_NAU_9_5_too_few_cards() -> None:
    t = shore(2)
    stack(t, "remains", "axe")
    resolve(t, 0, SALVAGE)
    assert t.items == [[card("axe")], []]


def test_NAU_9_6_EX_18_lighting_the_fire() -> None:
    for face, wood, lit in ((3, 1, True), (4, 1, False), (2, 0, False)):
        t = shore(2)
        t.wood = wood
        do(t, Kindle(0))
        dice(t, face)
        pick(t, "0.spend.3")
        assert (t.fire, t.energy[0]) == (lit, 3)
        assert t.fire_wood == int(lit)
        assert told(t, "fire-total") == [{"seat": ["0"], "total": [str(face)], "most": ["3"]}]
        assert len(told(t, "fire-no-wood")) == int(not wood)
        assert len(told(t, "fire-failed")) == int(not lit)


def test_NAU_9_6_nobody_is_left_to_guess_why_there_is_no_fire() -> None:
    for wood in (0, 1):
        t = shore(2)
        t.wood = wood
        do(t, Kindle(0))
        pick(t, "0.spend.0")
        assert not t.fire
        assert told(t, "fire-untried") == told(t, "fire-failed") == [{"seat": ["0"]}]
        assert len(told(t, "fire-no-wood")) == int(not wood)


def test_NAU_9_6_lit_already() -> None:
    t = shore(2)
    t.fire = True
    do(t, Kindle(0))
    assert idle(t)


def test_NAU_9_6_tinderbox_and_mirror() -> None:
    t = shore(2)
    give(t, 0, "tinderbox", "mirror")
    do(t, Kindle(0))
    dice(t, 5, 3)
    pick(t, "0.spend.1", "0.repeat.mirror")
    assert t.fire  # 1 declared and 2 more, the second die shows 3


def test_NAU_9_7_feeding_the_fire() -> None:
    t = shore(2)
    t.fire, t.fire_wood, t.wood = True, 0, 2
    do(t, RESPITES[ACTIONS_END])
    pick(t, "1.feed-fire")
    assert (t.wood, t.fire_wood) == (1, 1)
    assert idle(t)  # it holds no more


def test_NAU_9_8_NAU_10_1_NAU_10_4_NAU_10_8_what_can_be_proposed() -> None:
    t = shore(2)
    do(t, Propose(0))
    assert offered(t) == ["0.propose.shelter_1", "0.propose.sand_signal", "0.propose.great_bonfire"]
    t.agenda.pop()
    built(t, "shelter_1")
    t.wood = 2
    do(t, Propose(0))
    assert "0.propose.shelter_2" in offered(t)
    assert "0.propose.shelter_3" not in offered(t)


def test_NAU_9_9_EX_07_EX_08_resting() -> None:
    for face, gain in ((2, 3), (5, 4)):
        t = shore(2)
        built(t, "shelter_1", "shelter_2", "shelter_3")
        t.energy[0], t.injuries[0] = 0, 2
        dice(t, face)
        resolve(t, 0, REST)
        assert (t.energy[0], t.injuries[0]) == (gain, 1)
    t = shore(2)
    t.energy[0] = 2
    resolve(t, 0, REST)
    assert t.energy[0] == 3


def test_NAU_9_10_NAU_16_5_great_effort() -> None:
    t = shore(2)
    effect_of(t, "camp_great_effort")
    assert (t.extra[0], t.injuries[0]) == (3, 1)


def test_NAU_10_2_EX_09_built_in_one_turn() -> None:
    t = shore(2)
    do(t, Propose(0))
    pick(t, "0.propose.shelter_1", "0.spend.1", "1.spend.1")
    assert (t.built, t.wood, len(t.tokens[0]), t.energy) == (1, 0, 1, [5, 5])


def test_NAU_10_3_EX_25_not_enough() -> None:
    t = shore(3)
    built(t, "shelter_1")
    t.wood = 2
    do(t, Propose(0))
    pick(t, "0.propose.shelter_2", "0.spend.2", "1.spend.0", "2.spend.0")
    assert (t.built, t.wood, t.energy[0]) == (1, 2, 4)
    assert told(t, "build-failed") == [{"building": ["shelter_2"]}]


def test_NAU_10_5_EX_24_the_sand_signal() -> None:
    t = shore(2)
    t.progress[SAND_SIGNAL] = 10
    do(t, Propose(0))
    pick(t, "0.propose.sand_signal", "0.spend.1")
    refused(t, "1.spend.2")
    pick(t, "1.spend.1")
    assert t.built >> SAND_SIGNAL & 1
    assert len(t.tokens[0]) == 1


def test_NAU_10_5_the_bonfire_takes_wood() -> None:
    t = shore(1, persons=("cook_f",))
    t.wood = 2
    do(t, Propose(0))
    pick(t, "0.propose.great_bonfire")
    refused(t, "0.spend.3")
    pick(t, "0.spend.2")
    assert (t.progress[GREAT_BONFIRE], t.wood, t.built) == (2, 0, 0)


def test_NAU_10_6_lost_castaways_do_not_contribute() -> None:
    t = shore(3)
    lose(t, 1)
    do(t, Propose(0))
    pick(t, "0.propose.sand_signal", "0.spend.0")
    assert offered(t)[0].startswith("2.spend")
    pick(t, "2.spend.4")
    assert t.progress[SAND_SIGNAL] == 4


def test_NAU_10_6_the_carpenter_and_the_rope_count_more() -> None:
    t = shore(1, persons=("carpenter_f",))
    give(t, 0, "rope")
    do(t, Propose(0))
    pick(t, "0.propose.sand_signal", "0.spend.1")
    assert t.progress[SAND_SIGNAL] == 3
    do(t, Propose(0))
    pick(t, "0.propose.sand_signal", "0.spend.1")
    assert t.progress[SAND_SIGNAL] == 4  # once per turn


def test_NAU_10_6_NAU_R25_the_carpenters_bonus_goes_with_the_first_contribution() -> None:
    """Nothing is left for it to add; the rope waits for a contribution that it helps."""
    t = shore(1, persons=("carpenter_f",))
    give(t, 0, "rope")
    t.progress[SAND_SIGNAL] = BUILD_ENERGY[SAND_SIGNAL] - 1
    do(t, Propose(0))
    pick(t, "0.propose.sand_signal", "0.spend.1")
    t.wood = 4
    do(t, Propose(0))
    pick(t, "0.propose.great_bonfire", "0.spend.1")
    assert t.progress[GREAT_BONFIRE] == 2  # one paid, one of the rope


def test_NAU_10_7_NAU_10_9_the_raft_and_the_bonfire() -> None:
    t = shore(2)
    effect_of(t, "int_raft_timber")
    t.wood = 4
    do(t, Propose(0))
    assert "0.propose.raft" in offered(t)
    t.built |= 1 << GREAT_BONFIRE
    assert not t.fire
    assert [BUILD_ENERGY[BUILDING_IDS.index(f"shelter_{n}")] for n in (1, 2, 3, 4)] == [2, 3, 4, 5]
    assert BUILD_WOOD[BUILDING_IDS.index("raft")] == 4
