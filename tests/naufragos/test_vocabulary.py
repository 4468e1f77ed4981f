"""The verbs of the vocabulary (effects) in ways that no printed card uses: NAU-15.4, NAU-2.7."""

from __future__ import annotations

import pytest

from robinsonade.games.naufragos.box.book import Book
from robinsonade.games.naufragos.box.components import NOBODY
from robinsonade.games.naufragos.box.own_cards import read_cards
from robinsonade.games.naufragos.effects.forms import Amount
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.vocabulary import teller_of
from robinsonade.games.naufragos.steps.end_of_turn import EndOfTurn
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.effects import Vocabulary
from robinsonade.kernel.slips import BadData
from tests.naufragos.shore import (
    card,
    dice,
    do,
    effect_of,
    explore,
    give,
    offered,
    pick,
    shore,
    stack,
    turn_up,
)

TITLES = """
title_en = "A"
title_es = "A"
flavour_en = "A."
flavour_es = "A."
"""
ICONS = 'deck = "coast"\nkind = "encounter"\nadvance = false\ndifficulty = 0\nstory = 0\n'
FREE_WAY = '{ id = "no", en = "No", es = "No", effect = [] }'


def coast(effect: str, more: str = "") -> str:
    return read_cards(f"[coast]{TITLES}{ICONS}{more}\neffect = {effect}", "mine.toml")


def camp(fields: str) -> str:
    return read_cards(f"[camp]{TITLES}red = false\n{fields}", "mine.toml")


def thing(fields: str) -> str:
    basics = "count = 1\nitem = true\nstory_value = 0\nstrength = 0\nrescue_item = false\n"
    return read_cards(f"[remains]{TITLES}{basics}{fields}", "mine.toml")


def on_the_way(effect: str, seats: int = 3) -> Castaways:
    """Everybody explores, and the first one turns up a card with this effect."""
    t = shore(seats, cards=coast(effect))
    explore(t, *range(seats))
    t.agenda.pop()
    turn_up(t, 0, "own_coast")
    return t


@pytest.mark.parametrize(
    ("effect", "after"),
    [
        ('[{ op = "lost", who = "chosen_explorer" }]', lambda t: t.lost == 0b010),
        ('[{ op = "return_to_camp", who = "chosen_explorer" }]', lambda t: t.party == 0b101),
        ('[{ op = "advance", who = "chosen_player", n = 2 }]', lambda t: t.track == [0, 2, 0]),
        ('[{ op = "gain_food", n = 2, to = "chosen_explorer" }]', lambda t: t.carried[1] == 2),
        ('[{ op = "lose_food", n = 1, from = "chosen_other" }]', lambda t: t.carried[1] == 0),
        ('[{ op = "gain_item", plots = [1], who = "chosen_other" }]', lambda t: len(t.items[1])),
        (
            '[{ op = "each", who = "chosen_other", do = [{ op = "injury", n = 1 }] }]',
            lambda t: t.injuries == [0, 1, 0],
        ),
        (
            f"""[{{ op = "choice", by = "chosen_other", options = [{FREE_WAY},
                {{ id = "a", en = "A", es = "A", effect = [{{ op = "injury", n = 1 }}] }} ] }}]""",
            lambda t: t.choices()[0].seat == 1,
        ),
    ],
)
def test_effects_1_every_verb_may_name_somebody_who_is_chosen(effect: str, after: object) -> None:
    t = on_the_way(effect)
    assert "0.name.1" in offered(t)
    pick(t, "0.name.1")
    assert callable(after)
    assert after(t)


def test_effects_1_a_strength_roll_of_somebody_who_is_chosen() -> None:
    t = on_the_way(
        '[{ op = "strength_check", who = "chosen_other", vs = 3, attacker = "island",'
        ' win = [], lose = [{ op = "injury", who = "explorers", n = 1 }] }]'
    )
    dice(t, 2)
    pick(t, "0.name.2")
    assert t.injuries == [1, 1, 1]


def test_effects_3_lost_at_camp_too() -> None:
    t = shore(2, cards=camp('cost = {}\neffect = [{ op = "lost", who = "self" }]'))
    t.difficulty = 9
    effect_of(t, "own_camp")
    assert (t.lost, t.lost_at[0]) == (0b01, 9)


def test_NAU_9_26_a_pile_need_not_be_locked() -> None:
    t = on_the_way('[{ op = "pending", plots = [2, 3], face = "down" }]', seats=1)
    stack(t, "coast", "coast_tide_pools")
    explore(t, 0)
    t.pile.cards[-1] = card("plot_002_split_rock")
    pick(t, "0.descend")
    assert not t.locked


def test_NAU_6_2_a_vote_within_a_contest_knows_its_sides() -> None:
    yes = '{ id = "yes", en = "Y", es = "Y", effect = [{ op = "injury", who = "loser", n = 1 }] }'
    t = on_the_way(
        f"""[{{ op = "contest", a = "self", b = "chosen_other", win = [
        {{ op = "vote", among = "explorers", options = [{FREE_WAY}, {yes}] }} ], lose = [] }}]"""
    )
    dice(t, 6, 1)
    pick(t, "0.name.2", *[f"{seat}.vote.own_coast-2" for seat in range(3)])
    assert t.injuries == [0, 0, 1]


def test_D17_two_healers_spare_a_die_each() -> None:
    t = shore(
        2,
        persons=("physician_m", "cook_f"),
        cards=thing('passive = [{ stat = "injury_dice", n = -2 }]'),
    )
    give(t, 1, "own_remains")
    t.injuries = [1, 2]
    do(t, EndOfTurn())
    pick(t, "0.treat.0", "1.treat.1")
    assert t.treated == [1, 2]
    assert (t.injuries, t.sequelae) == ([1, 2], [0, 0])


def test_a_power_that_must_be_paid_for_a_roll() -> None:
    """Effects 7: the cost of a power is paid by the holder, who must be able to."""
    t = shore(
        1,
        cards=thing(
            'power = [{ trigger = "after_roll", limit = "once_per_turn", cost = { energy = 2 },'
            ' effect = [{ op = "reroll", which = "any" }] }]'
        ),
    )
    give(t, 0, "own_remains")
    t.energy[0] = 1
    turn_up(t, 0, "int_wild_boar")
    dice(t, 1)
    pick(t, "0.do.int_wild_boar-hunt")
    assert not any("repeat" in name for name in offered(t))
    assert t.energy[0] == 1


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: coast('[{ op = "keep" }]'), "keep.*item = true"),
        (
            lambda: coast('[{ op = "add_cards", cards = ["coast_fog"], deck = "coast" }]'),
            "no card coast_fog",
        ),
        (
            lambda: coast('[{ op = "add_cards", cards = ["coast_tide_pools"], deck = "coast" }]'),
            "coast_tide_pools.*plot reserve",
        ),
        (lambda: camp("cost = { energy = 2, shared = true }\neffect = []"), "shared"),
        (
            lambda: thing(
                'power = [{ trigger = "after_roll", limit = "discard", cost = {}, effect = ['
                '{ op = "reroll", which = "any" }, { op = "heal", n = 1 }] }]'
            ),
            "nothing else",
        ),
        (
            lambda: camp(
                'cost = {}\neffect = []\nongoing = [{ trigger = "forage", effect = [] },'
                ' { trigger = "forage", effect = [] }]'
            ),
            "forage.*twice",
        ),
        (lambda: coast('[{ op = "injury", who = "winner", n = 1 }]'), "outside a contest"),
        (lambda: coast('[{ op = "energy", n = "two" }]'), "n is 'two'"),
        (lambda: coast('["energy"]'), "must be a table"),
        (lambda: camp("cost = []\neffect = []"), "cost is .*must be a table"),
        (lambda: thing("passive = 3"), "passive is 3"),
        (lambda: camp("cost = { energy = -2 }\neffect = []"), "energy is -2.*not be negative"),
        (lambda: coast('[{ op = "remains", draw = -1, keep = 1 }]'), "draw is -1"),
        (lambda: coast('[{ op = "roll", dice = 1, table = 3 }]'), "table"),
        (lambda: coast('[{ op = "choice", by = "self", options = [3] }]'), "option"),
        (lambda: coast('[{ op = "pending", plots = ["a"], face = "up" }]'), "plots"),
    ],
)
def test_NAU_15_4_a_mistake_says_what_is_wrong(make: object, why: str) -> None:
    assert callable(make)
    with pytest.raises(BadData, match=why):
        make()


def test_NAU_15_4_NAU_R45_a_shared_cost_without_energy_stops_loading() -> None:
    drag = '{ id = "drag", en = "Drag", es = "Tirar", effect = [], cost = { wood = 2%s } }'
    leave = '{ id = "leave", en = "Leave", es = "Dejar", effect = [] }'
    choice = f'[{{ op = "choice", by = "self", options = [{drag}, {leave}] }}]'
    coast(choice % "")
    coast(choice % ", energy = 1, shared = true")
    with pytest.raises(BadData, match="options drag, cost: only energy can be shared"):
        coast(choice % ", shared = true")


class BurnWood(Amount):
    """A verb that no card knows: one class, and a sentence in each language."""

    __slots__ = ()

    def apply(self, t: Castaways, run: Run) -> None:
        t.wood -= min(t.wood, self.n)


def test_a_new_verb_is_one_class() -> None:
    """Read, done and told; the lint asks the texts for its term."""
    words = Vocabulary({"burn_wood": BurnWood})
    said = {"op": "burn_wood", "n": 2}
    t = shore(2)
    number = Reader(t.book, words, {}).script([said], "a card")
    t.wood = 3
    do(t, Run(number, 0, 0, NOBODY, NOBODY, 0))
    assert t.wood == 1
    assert words.tell(teller_of("mine", {}), said) == "{ -does-burn_wood(n: 2) }"
    assert words.terms() == {"burn_wood": "does-burn_wood"}
    t.book.scripts.pop()


def test_a_new_verb_refuses_what_it_does_not_know() -> None:
    reader = Reader(Book(""), Vocabulary({"burn_wood": BurnWood}), {})
    with pytest.raises(BadData, match="a card, op 1: unknown where"):
        reader.script([{"op": "burn_wood", "n": 2, "where": "beach"}], "a card")
    with pytest.raises(BadData, match="n is -2, but must not be negative"):
        reader.script([{"op": "burn_wood", "n": -2}], "a card")
