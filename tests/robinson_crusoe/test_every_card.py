"""Every card, token, invention, item, ability and totem goes through its effect at least once.

RC-1.4: on a real table, with whatever it asks answered; nothing is lost and it comes to an end.
"""

from __future__ import annotations

import pytest

from robinsonade.games.robinson_crusoe.box.cards import (
    BEASTS,
    CARD_IDS,
    CARDS,
    EFFECT_SCRIPT,
    EVENT_SCRIPT,
    FIRST_ADVENTURE,
    FIRST_BEAST,
    FIRST_WRECK,
    THREAT_ACTION,
    THREAT_SCRIPT,
)
from robinsonade.games.robinson_crusoe.box.characters import (
    ABILITY_IDS,
    ABILITY_SCRIPT,
    CHARACTERS,
    PLAYER_IDS,
    owner_of,
)
from robinsonade.games.robinson_crusoe.box.dice import CALM
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS, TOKEN_SCENARIO, TOKENS
from robinsonade.games.robinson_crusoe.box.inventions import (
    INVENTION_IDS,
    INVENTIONS,
    ON_BUILD,
    ON_LOSS,
)
from robinsonade.games.robinson_crusoe.box.scenarios import SHEETS
from robinsonade.games.robinson_crusoe.box.scripts import NO_CARD
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM_IDS, ITEM_SCRIPT
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.position import take
from robinsonade.games.robinson_crusoe.rules.island import link_of
from robinsonade.games.robinson_crusoe.rules.run import Run
from robinsonade.games.robinson_crusoe.steps.any_time.using import use_token
from robinsonade.games.robinson_crusoe.steps.fight import CardDone, fight_beast
from robinsonade.games.robinson_crusoe.table.records import Clouds
from robinsonade.games.robinson_crusoe.table.table import Camp
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.step import Step
from tests.robinson_crusoe.stories import acting, camp

TILES = {"n1": 1, "m2": 2, "s1": 3, "n2": 5, "m3": 7}
SEEDS = range(3)


def busy_camp(scenario: str, seed: int, actor: int = -1) -> Camp:
    """A camp in the middle of a game, so that every effect finds something to work on."""
    without = {"volcano_island": {"n1": 1, "m2": 2, "s3": 3}, "cannibal_island": TILES}
    t = camp(
        ("carpenter", "cook", "explorer", "soldier"),
        scenario=scenario,
        turn=4,
        stock={"wood": 5, "food": 3, "np_food": 1, "fur": 3},
        levels={"roof": 2, "palisade": 2, "weapon": 3},
        items=("pot", "rope") if scenario != "volcano_island" else ("pot",),
        tiles=without.get(scenario, TILES),
        shelter=True,
        wounds={"carpenter": 2, "cook": 1},
        determination=dict.fromkeys(PLAYER_IDS, 5),
        seed=seed,
    )
    t.friday = 1
    for _ in range(3):
        t.hunt.cards.append(t.beasts.draw())
    t.hunt.layers = [3]
    t.sky = Clouds(2, 2, CALM)
    if actor >= 0:
        acting(t, actor, "m2" if scenario != "volcano_island" else "s3", "bird")
    return t


def finish(t: Camp, *steps: Step, seed: int = 0) -> None:
    """Carry the steps out with random answers; everything must still be there at the end."""
    before = t.components()
    t.agenda = [t.agenda[0], *reversed(steps)]
    t.offer = None
    t.settle()
    chance = Chance.seeded(seed, ("cards",))
    for _ in range(200):
        offer = t.choices()
        if not offer:
            break
        t.apply(chance.pick(offer))
    else:
        raise AssertionError("it does not come to an end")
    assert t.result or len(t.agenda) == 1
    assert t.components() == before


def out_of_the_box(t: Camp, number: int) -> None:
    """A card is being resolved."""
    for deck in (t.events, t.mystery, t.beasts, t.hunt, *t.adventures):
        if number in deck.cards:
            take(deck, number)
            break
    else:
        for pile in (t.event_box, t.events_out):
            if number in pile:
                pile.remove(number)
                break
        else:
            t.right = -1
    t.open_cards.append(number)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_RC_5_3_RC_5_4_every_event_and_its_threat(scenario: str, seed: int) -> None:
    for number in range(FIRST_WRECK):
        for script in (EVENT_SCRIPT[number], THREAT_SCRIPT[number]):
            t = busy_camp(scenario, seed)
            out_of_the_box(t, number)
            finish(t, Run(script, 0, number, t.leader()), CardDone(number), seed=seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_RC_8_2_RC_8_3_every_threat_action(seed: int) -> None:
    for number in range(FIRST_ADVENTURE):
        action = THREAT_ACTION[number]
        for script in (action.one, action.reward):
            t = busy_camp("castaways", seed, seed)
            out_of_the_box(t, number)
            # what the event did first, so that the reward has something to undo
            steps = (Run(EVENT_SCRIPT[number], 0, number, 0), Run(script, 0, number, 0))
            finish(t, *steps, CardDone(number), seed=seed)


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_RC_9_3_RC_12_4_every_adventure_and_mystery_card(scenario: str, seed: int) -> None:
    for number in range(FIRST_ADVENTURE, FIRST_BEAST):
        t = busy_camp(scenario, seed, seed)
        out_of_the_box(t, number)
        finish(t, Run(EFFECT_SCRIPT[number], 0, number, seed), CardDone(number), seed=seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_RC_5_5_every_event_half(seed: int) -> None:
    for number in range(FIRST_ADVENTURE, FIRST_BEAST):
        if EVENT_SCRIPT[number]:
            t = busy_camp("castaways", seed, seed)
            out_of_the_box(t, number)
            upper = Run(EFFECT_SCRIPT[number], 0, number, seed)
            finish(t, upper, CardDone(number), seed=seed)
            if number in t.events.cards and not t.result:
                take(t.events, number)
                t.open_cards.append(number)
                t.actor, t.serial, t.phase = -1, -1, 1
                finish(t, Run(EVENT_SCRIPT[number], 0, number, t.leader()), seed=seed)


@pytest.mark.parametrize("number", range(FIRST_BEAST, CARDS), ids=CARD_IDS[FIRST_BEAST:])
def test_RC_10_1_every_beast(number: int) -> None:
    t = busy_camp("castaways", 1, 0)
    out_of_the_box(t, number)
    beast = BEASTS[number - FIRST_BEAST]
    finish(t, fight_beast(0, beast, number, 0))
    assert not t.open_cards
    assert t.gained[1] + t.gained[3] >= beast.food + beast.fur


@pytest.mark.parametrize("number", range(INVENTIONS), ids=INVENTION_IDS)
def test_RC_8_10_RC_12_7_every_invention_built_and_lost(number: int) -> None:
    scenario = next(
        (SCENARIO_IDS[s] for s, sheet in enumerate(SHEETS) if number in sheet.inventions),
        "castaways",
    )
    for seed in SEEDS:
        t = busy_camp(scenario, seed)
        t.act_tile = t.camp
        build = Run(ON_BUILD[number], 0, link_of(number), 0)
        finish(t, build, Run(ON_LOSS[number], 0, link_of(number), 0), seed=seed)


@pytest.mark.parametrize("number", range(TOKENS), ids=TOKEN_IDS)
def test_RC_12_14_every_token(number: int) -> None:
    scenario = SCENARIO_IDS[max(0, TOKEN_SCENARIO[number])]
    for seed in SEEDS:
        t = busy_camp(scenario, seed)
        take(t.discovery, number)
        t.tokens[number] += 1
        before = t.components()
        use_token(t, number, 0)
        t.offer = None
        finish(t, *reversed(t.agenda[1:]), seed=seed)
        assert t.components() == before


@pytest.mark.parametrize("number", range(len(ITEM_IDS)), ids=ITEM_IDS)
def test_RC_12_13_every_starting_item(number: int) -> None:
    t = busy_camp("castaways", 1)
    finish(t, Run(ITEM_SCRIPT[number], 0, NO_CARD, 0))


@pytest.mark.parametrize("number", range(len(ABILITY_IDS)), ids=ABILITY_IDS)
def test_RC_3_7_every_ability(number: int) -> None:
    for seed in SEEDS:
        t = busy_camp("castaways", seed)
        finish(t, Run(ABILITY_SCRIPT[number], 0, NO_CARD, owner_of(number)), seed=seed)


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_RC_8_13_every_totem_book_and_scenario_action(scenario: str) -> None:
    sheet = SHEETS[SCENARIO_IDS.index(scenario)]
    scripts = [sheet.book, *[totem.script for totem in sheet.totems]]
    scripts += [totem.action for totem in sheet.totems] + sheet.crew
    scripts += [sheet.action_script(name) for name in sheet.actions]
    for script in scripts:
        for seed in SEEDS:
            t = busy_camp(scenario, seed, 0)
            finish(t, Run(script, 0, NO_CARD, 0), seed=seed)


def test_everything_is_named() -> None:
    """RC-2.1: six characters, each with a name of its own."""
    [characters] = [noun for noun in GAME.words if noun.name == "character"]
    assert len(set(characters.ids)) == CHARACTERS
