"""What the greedy player values: public knowledge only, and sensible choices."""

import re
from pathlib import Path

import pytest

from robinsonade.games.forbidden_island.box.components import (
    FLOOD_CARDS,
    HELD,
    LANDING,
    LIFT,
    ROLE_IDS,
    START_LEVEL,
    TILE_IDS,
    TILES,
    TREASURES,
)
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.heuristics import distances
from robinsonade.games.forbidden_island.heuristics.distances import FAR, WAY_OF, Distances
from robinsonade.games.forbidden_island.heuristics.policy import IslandPolicy
from robinsonade.games.forbidden_island.heuristics.risk import Forecast, chance_of_rise
from robinsonade.games.forbidden_island.heuristics.turn_plans import IslandTurns
from robinsonade.games.forbidden_island.heuristics.weights import WEIGHTS, Weights
from robinsonade.games.forbidden_island.position import island
from robinsonade.games.forbidden_island.table.table import STREAMS, Island
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.rollout import next_choice
from robinsonade.kernel.slips import BadData
from robinsonade.kernel.turn_plans import Branch
from tests.forbidden_island.stories import ids, pass_all, play, prompt

HERE = Path(__file__).resolve().parents[2] / "src/robinsonade/games/forbidden_island"
POLICY = IslandPolicy(WEIGHTS)
TREASURE_TILE_IDS = [
    ("temple_of_the_moon", "temple_of_the_sun"),
    ("howling_garden", "whispering_garden"),
    ("cave_of_embers", "cave_of_shadows"),
    ("coral_palace", "tidal_palace"),
]


def liked(t: Island, seat: int) -> str:
    """What the greedy player would choose if it had to."""
    choices = t.choices_of(seat)
    scores = POLICY.scores(t, seat, choices)
    return choices[scores.index(max(scores))].id


def score(t: Island, choice_id: str) -> float:
    choice = GAME.catalogue.find(choice_id)
    choices = t.choices_of(choice.seat)
    return POLICY.scores(t, choice.seat, choices)[choices.index(choice)]


def follow_greedy(t: Island, most: int = 1000) -> list[str]:
    """Play on with all seats greedy; what they chose."""
    made: list[str] = []
    while t.agenda and len(made) < most:
        choice = next_choice(t, [POLICY] * t.seats)
        made.append(choice.id)
        t.apply(choice)
    return made


# -- weights -------------------------------------------------------------------------------------


def test_weights_missing_or_unknown_or_no_number_are_refused() -> None:
    Weights(WEIGHTS)
    short = {name: value for name, value in WEIGHTS.items() if name != "landing"}
    with pytest.raises(BadData, match="landing is missing"):
        Weights(short)
    with pytest.raises(BadData, match="unknown extra"):
        Weights({**WEIGHTS, "extra": 1.0})
    with pytest.raises(BadData, match="must be a number"):
        Weights({**WEIGHTS, "landing": "much"})  # type: ignore[dict-item]


def test_every_weight_is_used() -> None:
    rooms = ("situation", "sets", "plan", "flights", "policy")
    source = "".join([(HERE / "heuristics" / f"{room}.py").read_text("utf-8") for room in rooms])
    used = set(re.findall(r"\bw\.(\w+)", source))
    derived = (HERE / "heuristics/weights.py").read_text("utf-8")
    used |= set(re.findall(r"\bself\.(\w+)[,)\]]", derived))
    assert used == set(Weights.__slots__)


def test_every_weight_in_the_file_says_what_it_means() -> None:
    lines = (HERE / "data/weights.toml").read_text("utf-8").splitlines()
    told = [line for line in lines if re.match(r"\w+ = [-\d.e]+  # \S", line)]
    assert [line.split(" = ")[0] for line in told] == list(WEIGHTS)


# -- public knowledge only -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_FI_13_4_scores_do_not_depend_on_the_order_of_the_decks(seats: int) -> None:
    compared = 0
    for seed in range(3):
        t = GAME.new_table(seats, seed, {"difficulty": "elite"})
        assert isinstance(t, Island)
        first, second = Chance.seeded(1, STREAMS), Chance.seeded(2, STREAMS)
        while t.agenda:
            for seat in {choice.seat for choice in t.choices()}:
                choices = t.choices_of(seat)
                seen = [
                    IslandPolicy(WEIGHTS).scores(t.imagined(seat, chance), seat, choices)
                    for chance in (first, second)
                ]
                assert seen[0] == seen[1] == POLICY.scores(t, seat, choices)
                compared += 1
            t.apply(next_choice(t, [POLICY] * t.seats))
    assert compared > 100


def test_scores_leave_the_table_alone() -> None:
    t = GAME.new_table(4, 7, {"roles": "navigator,pilot,diver,messenger", "first": "1"})
    before = GAME.view(t, None)
    for seat in range(4):
        POLICY.scores(t, seat, t.choices_of(seat))
    assert GAME.view(t, None) == before


def test_doing_nothing_is_worth_nothing() -> None:
    t = island(["engineer", "pilot"], hands=["B", "H"], flooded=["bronze_gate", "breakers_bridge"])
    assert score(t, "0.stop") == 0
    play(t, "0.shore.bronze_gate")
    assert score(t, "0.enough") == 0
    play(t, "0.enough", "0.stop")
    assert score(t, "0.pass") == score(t, "1.pass") == 0


# -- risk ----------------------------------------------------------------------------------------


def odds(t: Island, tile: str) -> float:
    return Forecast(t).now[TILE_IDS.index(tile)]


def test_FI_9_1_the_next_flood_cards_come_from_the_whole_top_layer() -> None:
    t = island(phase="flood", level=3, hands=["B"], flooded=["watchtower"])
    assert odds(t, "fools_landing") == pytest.approx(3 / 23)
    assert odds(t, "watchtower") == 0  # on the discard pile


def test_FI_6_2_waters_rise_brings_the_discards_first() -> None:
    t = island(flooded=["watchtower", "observatory"], treasure_deck="EEEEEWWWRR")
    rise = chance_of_rise(t, 2)
    assert rise == pytest.approx(1 - 8 / 10 * 7 / 9)
    assert odds(t, "watchtower") == pytest.approx(rise)  # two cards on top, two are drawn
    assert odds(t, "fools_landing") == pytest.approx((1 - rise) * 2 / 22)


def test_the_odds_of_all_tiles_add_up_to_the_cards_drawn() -> None:
    for seed in range(5):
        t = GAME.new_table(2, seed, {"difficulty": "normal"})
        assert isinstance(t, Island)
        level = START_LEVEL[1]
        rise = chance_of_rise(t, 2)
        drawn = (1 - rise) * FLOOD_CARDS[level] + rise * FLOOD_CARDS[level + 1]
        assert sum(Forecast(t).now) == pytest.approx(drawn)


def test_FI_10_2_the_treasure_discards_are_the_next_deck() -> None:
    t = island(treasure_deck="E")
    assert chance_of_rise(t, 1) == 0
    assert 0 < chance_of_rise(t, 2) < 1


# -- distances -----------------------------------------------------------------------------------


def steps(t: Island, role: str, start: str, to: str) -> int:
    ways = Distances()
    ways.look(t)
    row = ways.to(t, WAY_OF[ROLE_IDS.index(role)], TILE_IDS.index(to))
    return row[TILE_IDS.index(start)]


@pytest.mark.parametrize(
    ("role", "expected"), [("engineer", 6), ("explorer", 4), ("diver", 6), ("pilot", 1)]
)
def test_each_role_has_its_own_distances(role: str, expected: int) -> None:
    assert steps(island(), role, "coral_palace", "twilight_hollow") == expected


def test_FI_5_4_the_diver_crosses_what_is_under_water() -> None:
    gap = ["crimson_forest", "lost_lagoon", "dunes_of_deception", "misty_marsh"]
    t = island(sunk=gap, flooded=["fools_landing"])
    assert steps(t, "diver", "coral_palace", "gold_gate") == 1
    t = island(sunk=["cave_of_shadows", "bronze_gate"])
    assert steps(t, "engineer", "breakers_bridge", "fools_landing") == FAR
    assert steps(t, "diver", "breakers_bridge", "fools_landing") == 2


def test_distances_are_measured_anew_when_tiles_sink() -> None:
    ways = Distances()
    t = island()
    ways.look(t)
    to = TILE_IDS.index("gold_gate")
    start = TILE_IDS.index("dunes_of_deception")
    assert ways.to(t, distances.WALKING, to)[start] == 2
    t.sunk |= 1 << LANDING
    ways.look(t)
    assert ways.to(t, distances.WALKING, to)[start] == 4
    assert len(ways.rows) == distances.WAYS * TILES


# -- sensible choices ----------------------------------------------------------------------------


def test_FI_4_10_captures_at_once() -> None:
    t = island(hands=["EEEE"], at={"engineer": "temple_of_the_sun"})
    assert liked(t, 0) == "0.capture.earth_stone"


@pytest.mark.parametrize("treasure", range(TREASURES))
def test_FI_4_10_carries_a_complete_set_to_its_tile(treasure: int) -> None:
    letter = "EWCO"[treasure]
    t = island(["engineer", "diver"], hands=[letter * 4], at={"engineer": "misty_marsh"})
    made = follow_greedy(t, 5)
    t = island(["engineer", "diver"], hands=[letter * 4], at={"engineer": "misty_marsh"})
    ways = [steps(t, "engineer", "misty_marsh", tile) for tile in TREASURE_TILE_IDS[treasure]]
    assert len([choice for choice in made[: min(ways)] if ".move." in choice]) == min(min(ways), 3)


def test_FI_11_1_escapes_as_soon_as_possible() -> None:
    home = {"engineer": "fools_landing", "pilot": "fools_landing"}
    t = island(["engineer", "pilot"], at=home, captured="EWCO", hands=["", "H"])
    assert liked(t, 1) == "1.escape"


def test_FI_11_1_all_go_home_when_all_is_captured() -> None:
    t = island(
        ["engineer", "pilot"],
        at={"engineer": "misty_marsh", "pilot": "coral_palace"},
        captured="EWCO",
        hands=["", "H"],
    )
    made = follow_greedy(t)
    assert t.result == "won"
    assert made[-1] == "1.escape"
    assert len(made) < 12


def test_FI_11_1_keeps_the_last_lift_for_the_escape() -> None:
    t = island(
        ["engineer", "messenger"],
        at={"engineer": "observatory", "messenger": "coral_palace"},
        captured="EWCO",
        hands=["", "H"],
    )
    assert score(t, "1.lift.0") <= 0
    assert score(t, "1.lift.1") <= 0


def test_FI_7_3_with_two_lifts_one_fetches_the_others() -> None:
    t = island(
        ["engineer", "messenger"],
        at={"engineer": "fools_landing", "messenger": "watchtower"},
        captured="EWCO",
        hands=["HH", ""],
    )
    follow_greedy(t)
    assert (t.result, t.turn) == ("won", 1)


def test_FI_12_2_saves_fools_landing_first() -> None:
    t = island(
        ["engineer", "pilot"],
        at={"engineer": "gold_gate"},
        flooded=["fools_landing", "phantom_rock", "howling_garden"],
        flood_top=["fools_landing", "phantom_rock"],
    )
    assert liked(t, 0) == "0.shore.fools_landing"
    play(t, "0.shore.fools_landing")
    assert liked(t, 0).startswith("0.shore-too.")  # FI-5.2: the second tile is free


def test_FI_12_3_the_last_tile_of_a_treasure_before_one_of_two() -> None:
    t = island(
        ["messenger", "engineer"],
        at={"messenger": "cliffs_of_abandon"},
        sunk=["cave_of_embers"],
        flooded=["cave_of_shadows", "copper_gate", "bronze_gate"],
    )
    assert liked(t, 0) == "0.shore.cave_of_shadows"


def test_FI_7_2_sandbags_wait_for_the_last_moment() -> None:
    t = island(
        ["pilot", "engineer"],
        at={"pilot": "watchtower"},
        hands=["", "B"],
        flooded=["fools_landing"],
        flood_top=["fools_landing"],
        flood_deck=["fools_landing", "watchtower", "observatory", "gold_gate"],
    )
    assert score(t, "1.sandbags.fools_landing") <= 0
    play(t, "0.stop")
    while prompt(t) == "before-treasure":
        assert score(t, "1.sandbags.fools_landing") <= 0
        play(t, "1.pass")
    assert liked(t, 1) == "1.sandbags.fools_landing"


def test_FI_9_12_a_lift_saves_the_one_who_cannot_swim() -> None:
    t = island(
        ["engineer", "messenger"],
        at={"engineer": "breakers_bridge", "messenger": "fools_landing"},
        sunk=["bronze_gate", "cave_of_shadows"],
        flooded=["breakers_bridge"],
        flood_top=["breakers_bridge"],
        hands=["", "H"],
        phase="flood",
    )
    play(t, "1.pass")
    assert prompt(t) == "rescue"
    assert liked(t, 1) == "1.lift.0"
    follow_greedy(t, 2)
    assert t.pawn[0] != TILE_IDS.index("breakers_bridge")
    pass_all(t)
    assert t.result == ""


def test_FI_9_7_does_not_swim_into_the_next_hole() -> None:
    t = island(
        ["engineer", "pilot"],
        at={"engineer": "watchtower", "pilot": "fools_landing"},
        flooded=["watchtower", "whispering_garden"],
        captured="EWCO",
        flood_deck=["watchtower", "whispering_garden", "gold_gate"],
        phase="flood",
    )
    assert prompt(t) == "swim"
    assert set(ids(t)) == {"0.swim.temple_of_the_sun", "0.swim.whispering_garden"}
    assert liked(t, 0) == "0.swim.temple_of_the_sun"


def test_FI_8_2_cards_of_captured_treasures_go_first() -> None:
    t = island(hands=["EEEWW"], captured="W", treasure_top="CO")
    play(t, "0.stop")
    assert liked(t, 0) == "0.discard.treasure_statue_of_the_wind"


def test_FI_8_2_never_breaks_a_complete_set() -> None:
    t = island(hands=["EEEEW"], treasure_top="CO")
    play(t, "0.stop")
    assert "earth" not in liked(t, 0)


def test_FI_8_3_plays_sandbags_rather_than_discard_them() -> None:
    t = island(hands=["EEEEB"], flooded=["fools_landing"], treasure_top="BO")
    play(t, "0.stop", "0.pass")
    assert liked(t, 0) == "0.sandbags.fools_landing"


def test_FI_5_9_the_messenger_gives_from_afar_and_only_towards_the_collector() -> None:
    t = island(["messenger", "engineer"], at={"messenger": "watchtower"}, hands=["E", "EEE"])
    assert liked(t, 0) == "0.give.treasure_earth_stone.1"
    t = island(["messenger", "engineer"], at={"messenger": "watchtower"}, hands=["EEE", "E"])
    assert score(t, "0.give.treasure_earth_stone.1") <= score(t, "0.stop")


def test_FI_5_6_the_navigator_brings_a_carrier_to_the_treasure() -> None:
    t = island(
        ["navigator", "engineer"],
        at={"engineer": "watchtower", "navigator": "coral_palace"},
        hands=["", "EEEE"],
    )
    assert liked(t, 0).startswith("0.navigate.1.temple_of_the_")


def test_FI_5_3_the_pilot_flies_to_capture() -> None:
    t = island(
        ["pilot", "engineer"], at={"pilot": "howling_garden"}, hands=["OOOO", ""], flooded=[]
    )
    made = follow_greedy(t, 2)
    assert made[0] in ("0.fly.coral_palace", "0.fly.tidal_palace")
    assert made[1] == "0.capture.oceans_chalice"


def test_FI_7_3_a_lift_for_the_carrier_when_another_lift_is_left() -> None:
    t = island(
        ["messenger", "engineer"],
        at={"messenger": "howling_garden"},
        hands=["OOOO", "HH"],
        sunk=["tidal_palace"],
        captured="EWC",
    )
    made = follow_greedy(t, 3)
    assert made == ["1.lift.0", "1.land.coral_palace", "0.capture.oceans_chalice"]


def test_FI_8_3_who_gets_a_card_too_many_may_fly_and_the_plan_goes_on() -> None:
    """A gift fills a hand; its owner flies rather than discards, and the giver's turn goes on."""
    t = island(["messenger", "engineer"], at={"messenger": "watchtower"}, hands=["E", "EEEHH"])
    assert liked(t, 0) == "0.give.treasure_earth_stone.1"
    turns = IslandTurns(POLICY)
    given = turns.grow(Branch(t, [], 0.0), 0, 1)[0].table
    assert isinstance(given, Island)
    assert given.hands[HELD + LIFT] == 1
    assert given.choices_of(0)
    plans = turns.plans(t, 0, 8)
    assert plans[0].choices[0].id == "0.give.treasure_earth_stone.1"
    assert len(plans[0].choices) > 1


# -- whole games ---------------------------------------------------------------------------------


def test_greedy_games_end_and_some_are_won() -> None:
    """A rough guard only; tools/strength.py --player greedy measures."""
    won = 0
    for seed in range(24):
        t = GAME.new_table(2 + seed % 3, seed)
        assert isinstance(t, Island)
        follow_greedy(t, 3000)
        assert t.result
        won += t.result == "won"
    assert won >= 4


def test_the_same_game_twice() -> None:
    games: list[list[str]] = []
    for _ in range(2):
        t = GAME.new_table(3, 5)
        assert isinstance(t, Island)
        games.append(follow_greedy(t))
    assert games[0] == games[1]


def test_scores_come_for_each_choice() -> None:
    t = GAME.new_table(3, 11)
    while t.agenda:
        choice: Choice = next_choice(t, [POLICY] * t.seats)
        for seat in range(3):
            choices = t.choices_of(seat)
            if choices:
                assert len(POLICY.scores(t, seat, choices)) == len(choices)
        t.apply(choice)
