"""What players would compute themselves: the forecast agrees with the engine and with the data."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, Final

import pytest

from robinsonade.games.robinson_crusoe.box.characters import CHARACTER_IDS
from robinsonade.games.robinson_crusoe.box.components import (
    ANIMALS,
    DANGER,
    FOOD_PLUS,
    GATHER,
    RAIN,
    REROLL,
    STORM,
)
from robinsonade.games.robinson_crusoe.box.dice import DICE, DIE_IDS, FACES
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.position import camp
from robinsonade.games.robinson_crusoe.rules.decks import add_to_hunt, draw_beast
from robinsonade.games.robinson_crusoe.steps.pick_person import NIGHT_FOOD
from robinsonade.games.robinson_crusoe.table.records import NightEffect
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.text import Texts
from tests.robinson_crusoe.nights import all_ready, nights
from tests.robinson_crusoe.stories import CARPENTER, COOK, EXPLORER, play, space

LONG: Final = 5_000  # nights
SHORT: Final = 250
POINTS: Final = 0.02  # how far a chance may be off after the long form


def forecast(t: Camp, seat: int = 0) -> dict[str, Any]:
    found = GAME.forecast(t, seat)
    assert found is not None
    return found


def line(t: Camp, name: str) -> dict[str, Any]:
    [found] = [one for one in forecast(t)["lines"] if one["id"] == name]
    return dict(found)


# -- tables --------------------------------------------------------------------------------------

ISLAND: Final = {"n1": 4, "s1": 2, "m2": 7}


def winter() -> Camp:
    """All weather dice; a meal and the roof depend on dice."""
    t = camp(
        scenario="castaways",
        turn=7,
        tiles=ISLAND,
        shelter=True,
        stock={"food": 2, "wood": 5},
        levels={"roof": 1, "palisade": 1, "weapon": 1},
    )
    play(t, "0.plan.roof.wood", "0.enough", "0.plan.rest.free")
    play(t, f"1.plan.{food_source(t)}.free", "1.enough")
    return all_ready(t)


def food_source(t: Camp) -> str:
    """A place where food can be gathered."""
    spots = [c.id.split(".")[2] for c in t.choices() if ".plan.fish_" in c.id or ".bird_" in c.id]
    return spots[0]


def open_air() -> Camp:
    """No shelter yet; storm, rain and animals lie there as tokens; danger, a reroll token."""
    t = camp(["cook", "carpenter"], tiles=ISLAND, turn=3, stock={"food": 1, "wood": 4})
    t.weather = 1 << RAIN | 1 << STORM | 1 << ANIMALS
    t.action_marks[GATHER] = 1 << REROLL | 1 << DANGER
    play(t, f"0.plan.{food_source(t)}.free", "0.enough", "0.plan.rest.free")
    play(t, "1.plan.shelter_m1.wood", "1.enough")
    return all_ready(t)


def hunters() -> Camp:
    """A hunt of unknown beasts, and wreckage with two pawns."""
    t = camp(
        ["soldier", "cook", "explorer"],
        turn=8,
        tiles=ISLAND,
        shelter=True,
        stock={"food": 0, "wood": 1},
        levels={"weapon": 2, "roof": 2},
        threats=[None, "food_crates"],
    )
    for _ in range(3):
        add_to_hunt(t, draw_beast(t))
    t.offer = None
    play(t, "0.plan.hunt.free", "0.join.soldier", "1.plan.threat_right.free", "1.join.cook")
    return all_ready(t)


def family() -> Camp:
    """Children eat first; an invention that feeds; a night with another meal."""
    t = camp(
        scenario="robinson_family",
        turn=9,
        tiles={"n1": 3, "s1": 2},
        shelter=True,
        stock={"food": 5, "wood": 3, "np_food": 1},
        levels={"roof": 1, "palisade": 2, "weapon": 3},
        board=["dam"],
    )
    t.kids = 2
    t.nights = [NightEffect(NIGHT_FOOD, who, 1, 1) for who in (CARPENTER, COOK, EXPLORER)]
    play(t, "0.plan.build_dam.wood", "0.enough", "0.plan.rest.free")
    return all_ready(t)


def rescue() -> Camp:
    """Jenny waits; whoever is rescued today eats tonight. Friday has wounds instead of cards."""
    t = camp(
        ["explorer", "cook"],
        scenario="jenny",
        turn=6,
        tiles=ISLAND,
        items=["rope", "scn_raft"],
        stock={"food": 2},
        shelter=True,
        levels={"palisade": 1, "weapon": 1},
    )
    play(t, "0.plan.jenny.free", "0.enough")
    while not (sent := [c.id for c in t.choices() if ".send.wood_" in c.id]):
        rest = [c.id for c in t.choices() if c.id.endswith(".plan.rest.free")]
        play(t, rest[0])
    play(t, sent[0])
    return all_ready(t)


TABLES: Final[list[Callable[[], Camp]]] = [winter, open_air, hunters, family, rescue]


# -- check 22 ------------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("made", TABLES)
def test_a_forecast_is_the_mean_of_many_nights(made: Callable[[], Camp], soaking: bool) -> None:
    t = made()
    number = LONG if soaking else SHORT
    points = POINTS * sqrt(LONG / number)
    told = forecast(t)
    mornings = nights(t, number, seed=22)
    for person in told["people"]:
        who = CHARACTER_IDS.index(person["character"])
        assert person["death"] < 0.001
        found = [morning.wounds.get(who, 0) for morning in mornings]
        assert min(found) >= 0
        assert max(found) <= person["worst"]
        for wounds, chance in enumerate(person["odds"]):
            share = found.count(wounds - person["wounds"]) / number
            assert share == pytest.approx(chance, abs=points), (person["character"], wounds)
        mean = sum([wounds * chance for wounds, chance in enumerate(person["odds"])])
        assert person["mean"] == pytest.approx(mean - person["wounds"], abs=0.002)
        added = sum([one["amount"] for one in person["sum"]])
        assert person["mean"] == pytest.approx(added, abs=0.005)
    [food] = [one for one in told["lines"] if one["id"] == "food"]
    meals = sum([morning.meals for morning in mornings]) / number
    assert meals <= food["need"] + points
    if food["chance"] == 1:
        assert meals == pytest.approx(food["need"], abs=points)


# -- odds ----------------------------------------------------------------------------------------


def test_odds_are_those_of_the_dice() -> None:
    t = camp(tiles=ISLAND, stock={"wood": 3})
    spots = forecast(t)["spots"]
    for action, name in ((3, food_source(t)), (2, "weapon"), (4, "explore_n2")):
        told = {die: sum(DICE[action][i]) / FACES for i, die in enumerate(DIE_IDS)}
        assert spots[name]["dice"] == pytest.approx(told, abs=1e-4)
    assert spots["rest"]["dice"] is None
    assert spots["rest"]["said"]["kind"] == "certain"


def test_RC_9_5_a_reroll_token_counts_for_the_first_roll_only() -> None:
    t = camp(tiles=ISLAND)
    t.action_marks[GATHER] = 1 << REROLL
    sources = [c.id for c in t.choices() if ".plan.fish_" in c.id or ".plan.wood_" in c.id]
    play(t, sources[0], "0.enough", sources[1], "0.enough")
    first, second = forecast(t, 1)["plan"]
    assert first["dice"]["success"] == pytest.approx(25 / 36, abs=1e-4)
    assert second["dice"]["success"] == pytest.approx(5 / 6, abs=1e-4)


def test_RC_8_3_an_action_on_wreckage_has_rewards_and_no_dice() -> None:
    """Food Crates: what one pawn brings, and what two bring, in both languages."""
    t = camp(threats=[None, "food_crates"])
    play(t, "0.plan.threat_right.free")
    [planned] = forecast(t)["plan"]
    assert planned["dice"] is None
    assert [one["kind"] for one in planned["rewards"]] == ["reward-one", "reward"]
    texts = Texts("en", GAME)
    assert [said(texts, one) for one in planned["rewards"]] == [
        "1 pawn: you get 1 food.",
        "2 pawns: you get 1 food, you get 1 stored food.",
    ]
    assert said(texts, planned["more"]) == "One more pawn: you get 1 food, you get 1 stored food."


def test_no_question_speaks_of_dice_where_there_are_none() -> None:
    texts = Texts("en", GAME)
    t = camp(threats=[None, "food_crates"])
    play(t, "0.plan.threat_right.free")
    asked = texts.prompt(t.agenda[-1].prompt(t))
    assert "1 pawn, no dice. With 2 the reward is larger." in asked


def said(texts: Texts, one: dict[str, Any]) -> str:
    [kind] = [kind for kind in GAME.forecast_kinds if kind.name == one["kind"]]
    return texts.forecast(kind, one["words"])


# -- the workshop --------------------------------------------------------------------------------


def crafts(t: Camp) -> dict[str, dict[str, Any]]:
    return {craft["id"]: craft for craft in forecast(t)["workshop"]}


def test_RC_8_10_what_can_be_built_what_lacks_one_thing_and_what_must_wait() -> None:
    """A fur is missing: that is said, and it is not among what can be built."""
    t = camp(items=["rope"], stock={"wood": 1, "fur": 0}, tiles=ISLAND)
    found = crafts(t)
    assert found["scn_mast"]["group"] == "one"
    assert found["scn_mast"]["said"] == {
        "kind": "lacks-goods",
        "words": {"resource": ["fur"], "number": ["1"]},
    }
    assert found["shovel"]["group"] == "now"
    offered = {choice.id.split(".")[2] for choice in t.choices() if ".plan.build_" in choice.id}
    mine = [name for name, craft in found.items() if "carpenter" in craft["who"]]
    assert {f"build_{name}" for name in mine if found[name]["group"] == "now"} == offered


def test_RC_3_10_only_its_owner_builds_a_personal_invention() -> None:
    t = camp(["cook", "explorer"], tiles=ISLAND)
    found = crafts(t)
    mine = [craft for craft in found.values() if craft["who"] == ["cook"]]
    assert len(mine) == 1


def test_RC_7_12_what_is_planned_is_not_missing_anything() -> None:
    t = camp(tiles=ISLAND)
    play(t, "0.plan.build_shovel.free", "0.enough")
    assert crafts(t)["shovel"]["said"]["kind"] == "planned-already"


# -- what everybody may know, and how large it is ------------------------------------------------


def played(seed: int, scenario: str, seats: int) -> list[Camp]:
    """The moments of planning of a game at random."""
    lot = Random(seed)
    t = GAME.new_table(seats, seed, {"scenario": scenario})
    assert isinstance(t, Camp)
    found: list[Camp] = []
    for _ in range(400):
        if t.result:
            break
        seat = t.waiting()[0]
        if GAME.forecast(t, seat) is not None:
            found.append(t.clone())
        t.follow(lot.choice(t.choices_of(seat)))
    return found


GAMES_PLAYED: Final = [
    (1, "castaways", 4),
    (2, "robinson_family", 3),
    (3, "king_kong", 2),
    (4, "cannibal_island", 4),
    (5, "volcano_island", 1),
]


@pytest.mark.parametrize(("seed", "scenario", "seats"), GAMES_PLAYED)
def test_forecasts_of_whole_games(seed: int, scenario: str, seats: int) -> None:
    """They tell nothing hidden, are small, have all their words; chances are chances."""
    texts = Texts("es", GAME)
    for t in played(seed, scenario, seats)[::7]:
        seat = t.waiting()[0]
        found = forecast(t, seat)
        imagined = t.imagined(seat, t.chance.fork("another island"))
        assert GAME.forecast(imagined, seat) == found
        view = {**GAME.view(t, seat), "forecast": found}
        assert len(json.dumps(view, separators=(",", ":")).encode()) <= 40_000
        for person in found["people"]:
            assert sum(person["odds"]) == pytest.approx(1, abs=0.002)
        for one in found["lines"]:
            assert one["chance"] is None or 0 <= one["chance"] <= 1
            assert said(texts, one["said"])
            assert one["rules"]
        for craft in found["workshop"]:
            unmet = [need for need in craft["needs"] if not need["met"]]
            wanted = {"now": [0], "one": [1]}.get(craft["group"], range(2, 9))
            assert len(unmet) in wanted or craft["said"]["kind"] == "planned-already"


def test_RC_8_12_a_token_on_the_tile_counts() -> None:
    t = camp(tiles=ISLAND, stock={"food": 0})
    source = food_source(t)
    t.marks[space(source.split("_")[1])] |= 1 << FOOD_PLUS
    play(t, f"0.plan.{source}.free", "0.join.carpenter")
    [brought] = [one for one in line(t, "food")["sum"] if one["said"]["kind"] == "brought"]
    assert (brought["amount"], brought["chance"]) == (2, 1)


def test_there_is_no_forecast_when_nothing_is_planned() -> None:
    assert GAME.forecast(camp(phase="night"), 0) is None


# -- what is written on the sheets ---------------------------------------------------------------


def test_RC_16_4_5_the_calendar_has_weather_and_lava_of_every_round() -> None:
    calendars = GAME.printed()["calendars"]
    rounds = calendars["volcano_island"]["rounds"]
    assert [one["dice"] for one in rounds] == [[]] * 3 + [["rain"]] * 5
    texts = Texts("es", GAME)
    fifth = [said(texts, one) for one in rounds[4]["marks"]]
    assert len(fifth) == 1
    assert fifth[0].startswith("La lava cubre estos lugares")
    assert rounds[-1]["marks"][-1]["kind"] == "last-round"
    assert calendars["king_kong"]["dice_per_totem"]
    assert len(calendars["volcano_island"]["totems"]) == 5


def test_the_goal_says_of_what_it_consists() -> None:
    t = camp(items=["fire"])
    t.pile = 3
    assert GAME.view(t, 0)["objective"] == {
        "done": 4,
        "needed": 16,
        "parts": [{"id": "pile", "done": 3, "needed": 15}, {"id": "fire", "done": 1, "needed": 1}],
    }


def test_RC_R36_what_holds_this_round_has_a_cause() -> None:
    t = camp(threats=[None, "argument"])
    t.joint = 0
    [cause] = forecast(t)["causes"]
    assert cause == {"kind": "apart-because", "words": {"card": ["argument"]}}
    t = camp()
    t.pawns[COOK] = 1
    [cause] = forecast(t)["causes"]
    assert cause == {"kind": "fewer-pawns", "words": {"who": ["cook"], "number": ["1"]}}


def test_RC_11_2_the_sum_of_the_sky_counts_clouds_and_no_wood() -> None:
    added = line(winter(), "sky")["sum"]
    uncounted = {one["said"]["kind"] for one in added if not one["counted"]}
    assert uncounted == {"snow", "wood-at-hand"}
