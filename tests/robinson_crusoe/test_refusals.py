"""Why not? Of every action, space, invention and threat: offered, or refused with words."""

from pathlib import Path

import pytest

from robinsonade.games.robinson_crusoe.box.characters import ABILITY_IDS, CHARACTER
from robinsonade.games.robinson_crusoe.box.components import HUNT
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM
from robinsonade.games.robinson_crusoe.choices import CATALOGUE
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.guide.refusals.reasons import REASONS
from robinsonade.games.robinson_crusoe.position import camp
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.match import Match
from tests.contract.cases import SOAK
from tests.contract.checks import decisions
from tests.contract.whys import Whys, check_both_agree, targets

GAMES = 10 if SOAK else 1


@pytest.mark.parametrize("seats", [1, 3])
def test_offered_or_refused_at_every_decision_of_whole_games(seats: int) -> None:
    whys = Whys(most=None if SOAK else 12)
    for seed in range(GAMES):
        for match in decisions(Match(GAME, seats, seed + 2, {}), seed):
            whys(match)
    assert len(whys.seen) > 10


def play(t: Camp, *ids: str) -> None:
    for choice_id in ids:
        t.apply(CATALOGUE.find(choice_id))


def why(t: Camp, target: str, seat: int = 0, kind: str = "plan") -> str | None:
    """The reason why nothing can be planned there; None: something can."""
    t.offer = None
    for one in targets(GAME, t.seats)[::7]:
        check_both_agree(GAME, t, seat, one)
    found = {a.kind.name: a.refusal.reason.name for a in GAME.why(t, seat, target) if a.kind}
    return found.get(kind)


def test_RC_7_1_when_and_by_whom_actions_are_planned() -> None:
    t = camp()
    assert why(t, "action:rest") is None
    assert why(t, "action:rest", 1) == "not-asked"
    assert why(t, "action:rest", kind="send") == "not-friday"
    assert why(camp(["cook"], tiles={"n1": 4}, phase="night"), "action:rest") == "plan-later"
    t.only[t.cast[0]] = 1 << HUNT
    assert why(t, "action:rest") == "only-some"
    assert why(t, "spot:rest") == "only-some"


def test_RC_7_8_RC_8_10_inventions() -> None:
    t = camp(stock={"wood": 0}, items=["knife"], board=["bow"])
    assert why(t, "invention:knife") == "built"
    assert why(t, "invention:bed") == "not-here"
    assert why(t, "invention:wall") == "items-missing"
    assert why(t, "invention:medicine") == "terrain-missing"
    assert why(t, "invention:sack") == "cannot-pay"
    t = camp(stock={"wood": 9, "fur": 9}, items=["knife"], board=["belts"])
    assert why(t, "invention:belts") is None
    t.locked = 1
    assert why(t, "invention:belts") == "items-locked"
    t = camp(scenario="volcano_island", items=["rope"], stock={"wood": 3})
    assert why(t, "invention:scn_jolly_boat") == "condition"


def test_RC_3_10_only_its_character_builds_a_personal_invention() -> None:
    t = camp(["carpenter", "cook"], stock={"wood": 9, "fur": 9}, items=["fire", "rope"])
    assert why(t, "invention:snare") is None
    assert why(t, "invention:fireplace") == "only-owner"


def test_RC_7_5_RC_8_13_the_island() -> None:
    t = camp(stock={"wood": 0}, tiles={"n1": 4})
    assert why(t, "spot:explore_m1") == "explored"
    assert why(t, "space:s3") == "out-of-reach"
    assert why(t, "spot:shelter_s3") == "not-explored"
    assert why(t, "space:m1") == "camp-tile"
    assert why(t, "space:n1") is None
    bare = [one for one in ("bird", "fish", "wood") if why(t, f"spot:{one}_n1") == "no-source"]
    assert len(bare) == 1
    t.tiles.cards.clear()
    assert why(t, "spot:explore_m2") == "no-tiles"
    assert why(t, "action:explore") == "no-tiles"
    assert why(camp(), "action:gather") == "no-source"


def test_RC_8_7_RC_8_9_the_camp() -> None:
    t = camp(stock={"wood": 9})
    assert why(t, "spot:roof") == "no-shelter"
    t = camp(stock={"wood": 9}, shelter=True)
    assert why(t, "spot:roof") is None
    assert why(t, "spot:shelter_m1") == "has-shelter"


def test_RC_7_12_once_a_round_and_RC_7_7_pawns() -> None:
    t = camp(stock={"wood": 9}, tiles={"n1": 4})
    play(t, "0.plan.explore_m2.free")
    while t.agenda[-1].prompt(t).kind.name != "plan":
        play(t, next(c.id for c in t.choices() if c.kind.name == "enough"))
    seat = t.waiting()[0]
    assert why(t, "space:m2", seat) == "planned-already"
    t = camp(["cook", "explorer", "carpenter"])
    t.pawns[CHARACTER.index["cook"]] = 1
    t.pawns[CHARACTER.index["explorer"]] = t.pawns[CHARACTER.index["carpenter"]] = 0
    t.hunt.cards.append(0)
    assert why(t, "spot:hunt") == "too-few-pawns"
    assert why(t, "action:hunt") == "too-few-pawns"


def test_RC_7_13_RC_8_2_beasts_and_threats() -> None:
    t = camp(threats=[None, "call_of_the_wild"])
    assert why(t, "action:hunt") == "no-beasts"
    assert why(t, "card:bear") == "no-threat"
    assert why(t, "spot:threat_left") == "no-threat"
    assert why(t, "card:call_of_the_wild") == "threat-needs"
    assert why(t, "action:threat") == "threat-needs"
    t = camp(threats=[None, "call_of_the_wild"], levels={"weapon": 2})
    assert why(t, "card:call_of_the_wild") is None


def test_RC_3_7_RC_12_13_RC_12_14_what_cannot_be_used_says_why() -> None:
    """Abilities by determination and owner, items and tokens by whether they are there."""
    t = camp(["carpenter", "cook"], determination={"carpenter": 1}, uses={"pistol": 1})
    ability = "ability:economical_construction"
    assert why(t, ability, kind="ability") == "short-of-determination"
    assert why(t, "ability:stone_soup", kind="ability") == "ability-owner"
    t.determination[t.cast[0]] = 9
    assert why(t, "ability:craftsmanship", kind="ability") == "other-moment"
    t.abilities = (1 << len(ABILITY_IDS)) - 1
    assert why(t, ability, kind="ability") == "ability-used"
    t.muted = 1 << t.cast[0]
    assert why(t, ability, kind="ability") == "muted"
    assert why(t, "item:pistol", kind="use-item") == "other-moment"
    assert why(t, "item:pistol", seat=1, kind="use-item") == "first-decides"
    assert why(t, "item:biscuits", kind="use-item") == "no-item"
    t.uses[ITEM.index["pistol"]] = 0
    assert why(t, "item:pistol", kind="use-item") == "used-up"
    assert why(t, "card:backpack", kind="use-card") == "not-kept"


def test_RC_12_14_tokens_need_what_they_say() -> None:
    t = camp(["carpenter"], tokens=["vegetables", "goat"])
    assert why(t, "token:candles", kind="use-token") == "no-token"
    assert why(t, "token:vegetables", kind="use-token") == "token-needs"
    assert why(t, "token:goat", kind="use-token") == "less-weapon"


def test_RC_11_7_what_heals_at_night() -> None:
    t = camp(["carpenter"])
    assert why(t, "invention:pot", kind="use-invention") == "unbuilt"
    t = camp(["carpenter"], items=["pot"], stock={"food": 0, "np_food": 0})
    assert why(t, "invention:pot", kind="use-invention") == "all-healthy"
    t.wounds[t.cast[0]] = 2
    assert why(t, "invention:pot", kind="use-invention") == "no-food"


def test_RC_18_1_something_is_picked_where_it_is_asked_for() -> None:
    assert why(camp(["carpenter"]), "space:n1", kind="space") == "pick-later"
    t = camp(["cook"], tiles={"n1": 4}, phase="night", stock={"food": 3})
    assert [choice.id for choice in t.choices()] == ["0.no", "0.space.n1"]
    assert why(t, "space:n1", kind="space") is None
    assert why(t, "space:m4", kind="space") == "not-picked"


def test_every_reason_has_a_story() -> None:
    told = Path(__file__).read_text("utf-8")
    assert [one.name for one in REASONS if f'"{one.name}"' not in told] == []
