"""Why not? Of everything on the island: it is offered, or refused with words and rules."""

from pathlib import Path

import pytest

from robinsonade.games.forbidden_island.box.components import TILE_IDS
from robinsonade.games.forbidden_island.game import GAME
from robinsonade.games.forbidden_island.guide.refusals.reasons import REASONS
from robinsonade.games.forbidden_island.position import island
from robinsonade.games.forbidden_island.table.table import Island
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.why import IDLE, LATER, NOW
from robinsonade.text import Texts
from tests.contract.cases import SOAK
from tests.contract.checks import decisions
from tests.contract.whys import Whys
from tests.forbidden_island.stories import play

GAMES = 40 if SOAK else 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_offered_or_refused_at_every_decision_of_whole_games(seats: int) -> None:
    whys = Whys(most=None if SOAK else 12)
    for seed in range(GAMES):
        for match in decisions(Match(GAME, seats, seed, {}), seed):
            whys(match)
    assert len(whys.seen) > 15


def why(t: Island, seat: int, target: str) -> dict[str | None, tuple[str, str]]:
    """The reasons by kind of choice, each with how near it is."""
    return {
        answer.kind.name if answer.kind else None: (answer.refusal.reason.name, answer.sort)
        for answer in GAME.why(t, seat, target)
    }


# -- stories: what is said, and that nothing is said of what can be done --------------------------


def test_FI_4_1_too_far_to_walk_and_dry() -> None:
    t = island()  # the Engineer stands on the Bronze Gate
    said = why(t, 0, "tile:misty_marsh")
    assert said["move"] == ("walk-far", NOW)
    assert said["shore"] == ("dry", LATER)  # nothing is flooded: it is on no list
    assert said["fly"] == ("power-of", IDLE)
    assert said["sandbags"] == ("not-held", IDLE)
    assert next(iter(said)) == "move"
    assert "move" not in why(t, 0, "tile:breakers_bridge")
    assert why(t, 0, "tile:bronze_gate")["move"] == ("here", NOW)


def test_FI_4_1_the_words_name_rules_in_both_languages() -> None:
    [answer, *_] = GAME.why(island(), 0, "tile:misty_marsh")
    assert answer.rules == ("FI-4.1", "FI-1.6")
    english, spanish = Texts("en", GAME).why(answer), Texts("es", GAME).why(answer)
    assert english == "Too far: you walk one tile up, down, left or right."
    assert spanish == (
        "Demasiado lejos: te mueves una loseta arriba, abajo, a la izquierda o a la derecha."
    )


def test_FI_3_6_it_is_not_your_turn() -> None:
    t = island(hands=["", "E"])
    for kind in ("move", "shore"):
        assert why(t, 1, "tile:misty_marsh")[kind] == ("turn-of", LATER)
    assert why(t, 1, "seat:0")["give"] == ("turn-of", LATER)


def test_FI_3_3_no_actions_left_and_FI_7_10_passed() -> None:
    t = island(hands=["B", "B"], flooded=["watchtower"], treasure_top="EW")
    play(t, "0.stop")
    assert why(t, 0, "tile:misty_marsh")["move"] == ("no-actions", LATER)
    assert why(t, 0, "tile:misty_marsh")["sandbags"] == ("dry", NOW)
    play(t, "0.pass")
    assert why(t, 0, "tile:watchtower")["sandbags"] == ("passed", LATER)
    assert "sandbags" not in why(t, 1, "tile:watchtower")


def test_FI_4_3_FI_5_1_what_can_be_shored_up() -> None:
    wet = ["watchtower", "breakers_bridge"]
    t = island(["explorer", "diver"], flooded=wet, sunk=["lost_lagoon"])
    assert why(t, 0, "tile:watchtower")["shore"] == ("reach-far-diagonally", LATER)
    assert why(t, 0, "tile:watchtower")["move"] == ("walk-far-diagonally", NOW)
    assert why(t, 0, "tile:lost_lagoon")["move"] == ("sunk", NOW)
    t = island(["engineer", "explorer"], flooded=wet)
    assert why(t, 0, "tile:watchtower")["shore"] == ("reach-far", NOW)
    assert why(t, 0, "tile:watchtower")["shore-too"] == ("second-only", IDLE)
    t = island(["diver", "engineer"])
    assert why(t, 0, "tile:watchtower")["move"] == ("no-dive", NOW)


def test_FI_5_2_an_action_that_is_still_under_way() -> None:
    t = island(flooded=["breakers_bridge", "bronze_gate", "watchtower"], hands=["", "B"])
    play(t, "0.shore.bronze_gate")
    assert why(t, 0, "tile:watchtower")["shore-too"] == ("reach-far", NOW)
    assert why(t, 0, "tile:breakers_bridge")["move"] == ("second-first", LATER)
    assert why(t, 1, "tile:watchtower")["sandbags"] == ("second-first", LATER)
    assert "shore-too" not in why(t, 0, "tile:breakers_bridge")


def test_FI_5_3_one_flight_a_turn() -> None:
    t = island(["pilot", "navigator"])
    assert why(t, 0, "tile:fools_landing")["fly"] == ("here", NOW)
    play(t, "0.fly.watchtower")
    assert why(t, 0, "tile:misty_marsh")["fly"] == ("flown", LATER)


def test_FI_5_6_FI_5_8_what_the_navigator_can_move() -> None:
    t = island(["navigator", "engineer"])
    assert why(t, 0, "seat:0")["navigate"] == ("own-pawn", NOW)
    assert "navigate" not in why(t, 0, "seat:1")
    assert why(t, 0, "tile:watchtower")["navigate"] == ("guide-far", NOW)
    around = ["breakers_bridge", "copper_gate", "cliffs_of_abandon"]
    t = island(["navigator", "engineer"], sunk=around)
    assert why(t, 0, "seat:1")["navigate"] == ("stuck", LATER)


def test_FI_4_5_FI_4_6_who_can_be_given_what() -> None:
    t = island(["engineer", "pilot"], hands=["EB", ""])
    earth = "card:treasure_earth_stone"
    assert why(t, 0, earth)["give"] == ("alone", LATER)
    assert why(t, 0, "card:sandbags")["give"] == ("not-given", LATER)
    assert why(t, 0, "card:helicopter_lift")["give"] == ("not-held", IDLE)
    assert why(t, 0, "card:waters_rise")["give"] == ("not-held", IDLE)
    assert why(t, 0, "seat:1")["give"] == ("elsewhere", LATER)
    assert why(t, 0, "seat:0")["give"] == ("yourself", LATER)
    t = island(["engineer", "pilot"], hands=["", "E"], at={"engineer": "fools_landing"})
    assert why(t, 0, "seat:1")["give"] == ("no-treasure-cards", LATER)
    t = island(["engineer", "pilot"], hands=["E"], at={"engineer": "fools_landing"})
    assert "give" not in why(t, 0, "seat:1")
    assert "give" not in why(t, 0, earth)


def test_FI_4_10_FI_4_11_what_it_takes_to_capture() -> None:
    temple, stone, card = "tile:temple_of_the_sun", "treasure:earth_stone", "treasure_earth_stone"
    t = island(hands=["EEEE"])
    for target in (temple, stone, f"card:{card}"):
        assert why(t, 0, target)["capture"] == ("not-there", LATER)
    t = island(hands=["EE"], at={"engineer": "temple_of_the_sun"})
    for target in (temple, stone, f"card:{card}"):
        assert why(t, 0, target)["capture"] == ("cards-missing", LATER)
    assert why(t, 0, "tile:temple_of_the_moon")["capture"] == ("not-there", LATER)
    t = island(hands=["EEEE"], at={"engineer": "temple_of_the_sun"})
    for target in (temple, stone, f"card:{card}"):
        assert "capture" not in why(t, 0, target)
    t = island(captured="E")
    assert why(t, 0, stone)["capture"] == ("captured", LATER)
    assert "capture" not in why(t, 0, "tile:watchtower")  # no treasure there, whatever happens


def test_FI_7_3_FI_7_7_a_flight_that_has_begun() -> None:
    at = {"engineer": "watchtower", "messenger": "watchtower"}
    t = island(["engineer", "messenger", "pilot"], hands=["", "H"], at=at)
    assert why(t, 1, "seat:0")["board"] == ("no-flight", IDLE)
    play(t, "1.lift.0")
    assert why(t, 1, "seat:0")["board"] == ("aboard", NOW)
    assert why(t, 1, "seat:2")["board"] == ("not-at-start", NOW)
    assert "board" not in why(t, 1, "seat:1")
    assert why(t, 1, "tile:watchtower")["land"] == ("flight-starts", NOW)
    assert why(t, 0, "tile:misty_marsh")["land"] == ("flight-first", LATER)
    assert why(t, 0, "tile:misty_marsh")["move"] == ("flight-first", LATER)


def test_FI_7_5_cards_without_an_effect() -> None:
    t = island(hands=["B"])
    assert why(t, 0, "card:sandbags")["sandbags"] == ("none-flooded", LATER)
    rest = [name for name in TILE_IDS if name != "fools_landing"]
    landed = {"engineer": "fools_landing", "messenger": "fools_landing"}
    t = island(hands=["H"], at=landed, captured="EWCO", sunk=rest)
    assert why(t, 0, "card:helicopter_lift")["lift"] == ("no-other-tile", LATER)
    assert "escape" not in why(t, 0, "card:helicopter_lift")


def test_FI_8_5_hands_that_are_too_full() -> None:
    t = island(hands=["EEWWC", "B"], flooded=["watchtower"], treasure_top="OH")
    assert why(t, 0, "card:treasure_earth_stone")["discard"] == ("within-limit", IDLE)
    play(t, "0.stop", "1.pass")
    assert why(t, 0, "card:sandbags")["discard"] == ("not-held", NOW)
    assert "discard" not in why(t, 0, "card:treasure_earth_stone")
    assert why(t, 1, "card:sandbags")["discard"] == ("hand-first", LATER)
    assert why(t, 1, "tile:watchtower")["sandbags"] == ("hand-first", LATER)


def wet_island(roles: list[str], hands: list[str]) -> Island:
    """The tile under the first of them has just sunk; the Observatory is flooded."""
    sink, wet = "misty_marsh", ["misty_marsh", "observatory"]
    at = {roles[0]: sink}
    t = island(roles, at=at, hands=hands, flooded=wet, flood_top=[sink], phase="flood")
    while why(t, 0, "tile:watchtower").get("swim", ("", ""))[0] == "not-in-water":
        play(t, next(choice.id for choice in t.choices() if choice.kind.name == "pass"))
    return t


def test_FI_9_7_to_FI_9_11_where_one_can_swim() -> None:
    far = "tile:whispering_garden"
    for role, said in [
        ("engineer", "swim-far"),
        ("explorer", "swim-far-diagonally"),
        ("diver", "swim-nearest"),
    ]:
        t = wet_island([role, "messenger"], [])
        assert why(t, 0, far)["swim"] == (said, NOW)
        assert why(t, 0, "tile:misty_marsh")["swim"] == ("sunk", NOW)
        assert "swim" not in why(t, 0, "tile:observatory")
        assert why(t, 0, far)["move"] == ("water-first", LATER)
        assert why(t, 1, far)["swim"] == ("not-in-water", IDLE)


def test_FI_9_10_FI_9_15_first_the_helicopter() -> None:
    t = wet_island(["engineer", "messenger"], ["", "HB"])
    assert why(t, 0, "tile:observatory")["swim"] == ("lifts-first", LATER)
    assert why(t, 1, "seat:1")["lift"] == ("not-wet", NOW)
    assert "lift" not in why(t, 1, "seat:0")
    assert "lift" not in why(t, 1, "card:helicopter_lift")
    assert why(t, 1, "tile:observatory")["sandbags"] == ("water-first", LATER)
    play(t, "1.pass")
    assert why(t, 1, "seat:0")["lift"] == ("passed", LATER)


def test_FI_11_1_what_is_missing_for_the_flight_home() -> None:
    t = island(hands=["H"], captured="EW")
    assert why(t, 0, "tile:fools_landing")["escape"] == ("treasures-missing", LATER)
    t = island(hands=["H"], captured="EWCO", at={"engineer": "fools_landing"})
    assert why(t, 0, "card:helicopter_lift")["escape"] == ("not-landed", LATER)
    assert why(t, 1, "tile:fools_landing")["escape"] == ("not-held", IDLE)


def test_every_reason_has_a_story() -> None:
    """Each reason of the game is told above, by its name."""
    told = Path(__file__).read_text("utf-8")
    assert [one.name for one in REASONS if f'"{one.name}"' not in told] == []


def test_nothing_is_known_of_other_things() -> None:
    with pytest.raises(Refused, match="unknown target"):
        GAME.why(island(), 0, "tile:atlantis")
    [answer] = GAME.why(island(), 0, "role:pilot")  # nothing is ever done with it
    assert (answer.kind, answer.refusal.reason.name) == (None, "not-now")
