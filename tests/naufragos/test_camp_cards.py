"""NAU-16: camp cards, fishing, extra energy; a few verbs that need a camp."""

from __future__ import annotations

from robinsonade.games.naufragos.box.components import (
    FISH_IDS,
    NOBODY,
    SHARK,
    SLOT_AT,
    SLOTS,
    WHITE,
)
from robinsonade.games.naufragos.rules.camp_board import FISHING
from robinsonade.games.naufragos.rules.decks import add_cards
from robinsonade.games.naufragos.rules.people import pay
from robinsonade.games.naufragos.steps.actions import WHITE_PAWN
from robinsonade.games.naufragos.steps.camp.camp_cards import place_camp, use_camp_card
from robinsonade.games.naufragos.steps.camp.fishing import may_fish
from robinsonade.games.naufragos.steps.people.injuries import lose_energy
from robinsonade.games.naufragos.steps.placement import Place
from robinsonade.games.naufragos.table.fields import FREE
from robinsonade.games.naufragos.table.table import Castaways
from tests.naufragos.shore import (
    card,
    dice,
    do,
    effect_of,
    give,
    idle,
    offered,
    pick,
    shore,
    stack,
    told,
    turn_up,
)


def full(t: Castaways, *names: str) -> None:
    """The board full: the basic cards, then these."""
    for slot, name in zip(range(5, SLOTS), names, strict=True):
        t.camp[slot] = card(name)


def use(t: Castaways, seat: int, name: str) -> None:
    t.offer = None
    use_camp_card(t, seat, card(name))
    t.settle()


def test_NAU_16_1_the_drawer_chooses_a_slot() -> None:
    t = shore(2)
    turn_up(t, 1, "coast_spring")
    assert offered(t) == ["1.slot.6", "1.slot.7", "1.slot.8"]
    let_go = t.agenda[-1].letting_go(t, 1)  # few people mind which one
    assert let_go is not None
    assert let_go.id == "1.slot.6"
    assert t.agenda[-1].letting_go(t, 0) is None
    pick(t, "1.slot.7")
    assert t.camp[6] == card("camp_spring")


def test_NAU_16_2_EX_30_covering() -> None:
    t = shore(1)
    full(t, "camp_rats", "camp_dog", "camp_goat")
    turn_up(t, 0, "coast_spring")
    assert "0.cover.camp_rats" not in offered(t)
    pick(t, "0.cover.camp_dog")
    assert (t.camp[6], t.covered) == (card("camp_spring"), [card("camp_dog")])
    effect_of(t, "int_stray_dog")
    assert card("camp_dog") not in t.camp  # it has left the game


def test_NAU_16_3_nothing_but_harm() -> None:
    t = shore(1)
    reds = ("camp_rats", "camp_fever", "camp_raiders", "camp_snakes", "camp_feud")
    for slot in range(SLOTS):
        t.camp[slot] = card((*reds, "plot_049_the_shakes", *reds)[slot])
    t.camp[4] = card("plot_085_smoke_over_the_mountain")
    turn_up(t, 0, "coast_spring")
    assert card("camp_spring") not in t.camp
    effect_of(t, "plot_057_line_in_the_sand")
    assert idle(t) or offered(t)


def test_NAU_16_4_fishing_covered() -> None:
    t = shore(1)
    t.camp[t.camp.index(FISHING)] = card("camp_spring")
    assert not may_fish(t)
    effect_of(t, "ev_shoal")
    assert told(t, "fished") == []


def test_NAU_16_5_the_five_basic_cards() -> None:
    t = shore(1, persons=("cook_f",))
    use(t, 0, "camp_edible")
    assert t.carried[0] == 1
    t.fish.cards[-1] = FISH_IDS.index("fish_3")
    use(t, 0, "camp_fishing")
    assert t.fish_caught[FISH_IDS.index("fish_3")] == 1
    stack(t, "coast", "coast_spring", "coast_sea_cave", "coast_tide_pools", "coast_cliff_path")
    use(t, 0, "camp_look_around")
    pick(t, "0.bury.coast_sea_cave", "0.top.coast_tide_pools")
    assert [t.book.cards[c].id for c in t.coast.cards] == [
        "coast_sea_cave",
        "coast_cliff_path",
        "coast_spring",
        "coast_tide_pools",
    ]
    assert t.energy[0] == 5
    use(t, 0, "camp_prepare_exploration")
    assert t.prepared == 1


def test_NAU_16_5_the_fisher_and_the_net() -> None:
    t = shore(1, persons=("fisher_f",))
    give(t, 0, "fishing_net")
    small, big = FISH_IDS.index("fish_1"), FISH_IDS.index("fish_3")
    t.fish.cards[-4:] = [small, small, big, small]
    use(t, 0, "camp_fishing")
    pick(t, "0.hook.fish_3")
    assert (t.fish_caught[big], t.fish_caught[small], t.fish_discard[small]) == (1, 1, 2)


def test_NAU_16_6_extra_energy() -> None:
    t = shore(1)
    t.extra[0] = 3
    pay(t, 0, 2)
    assert (t.extra[0], t.energy[0]) == (1, 6)
    lose_energy(t, 0, 1)
    assert (t.extra[0], t.energy[0]) == (1, 5)


def test_NAU_16_7_jellyfish_and_shark() -> None:
    t = shore(1, persons=("cook_f",))
    t.fish.cards[-1] = FISH_IDS.index("jellyfish")
    use(t, 0, "camp_fishing")
    assert (t.energy[0], t.fish_discard[FISH_IDS.index("jellyfish")]) == (4, 1)
    turn_up(t, 0, "coast_crabs_and_a_fin")
    pick(t, "0.do.coast_crabs_and_a_fin-catch")
    assert t.shark
    t.fish.cards.remove(SHARK)
    t.fish.cards.append(SHARK)
    t.party = 0
    use(t, 0, "camp_fishing")
    assert (t.injuries[0], len(t.tokens[0])) == (2, 1)


def test_NAU_16_8_a_pawn_protects_a_card() -> None:
    t = shore(2)
    full(t, "camp_goat", "camp_dog", "camp_spring")
    do(t, Place(0))
    pick(t, "0.camp.camp_dog")
    turn_up(t, 1, "coast_crab_traps")
    assert "1.cover.camp_dog" not in offered(t)
    assert t.pawns[SLOT_AT + 6] == 0
    pick(t, "1.cover.camp_goat")
    assert t.pawns[SLOT_AT + 5] == NOBODY


def test_NAU_16_8_NAU_R38_the_white_pawn_protects_nothing() -> None:
    t = shore(2)
    full(t, "camp_goat", "camp_dog", "camp_spring")
    do(t, WHITE_PAWN)
    pick(t, "0.camp.camp_spring")
    assert t.pawns[SLOT_AT + 7] == WHITE
    turn_up(t, 1, "coast_crab_traps")
    pick(t, "1.cover.camp_spring")
    assert (t.camp[7], t.pawns[SLOT_AT + 7]) == (card("camp_crab_traps"), NOBODY)


def test_NAU_16_3_NAU_R38_a_card_that_found_no_slot_is_out_of_the_game() -> None:
    t = shore(1)
    box = t.components()
    reds = ("camp_rats", "camp_fever", "camp_raiders", "camp_snakes", "camp_feud")
    t.camp[:5] = [card(name) for name in reds]
    full(t, "plot_049_the_shakes", "plot_085_smoke_over_the_mountain", "camp_feud")
    effect_of(t, "int_stray_dog")
    assert card("camp_dog") not in t.camp
    t.camp[7] = FREE
    effect_of(t, "int_stray_dog")
    assert card("camp_dog") not in t.camp
    assert t.components()["card.camp_dog"] == box["card.camp_dog"]


def test_NAU_16_8_NAU_R38_a_card_taken_off_may_come_again() -> None:
    t = shore(1)
    t.camp[5] = card("camp_goat")
    effect_of(t, "ev_tidal_wave")
    assert card("camp_goat") not in t.camp
    place_camp(t, card("camp_goat"), 0)
    assert t.camp[5] == card("camp_goat")


def test_a_replacement_takes_the_slot() -> None:
    """NAU-16.8, `place_camp`: the garden lies where the seedbeds were."""
    t = shore(1)
    t.camp[6] = card("plot_024_seedbeds")
    give(t, 0, "plot_025_sack_of_seed")
    use(t, 0, "plot_024_seedbeds")
    pick(t, "0.do.plot_024_seedbeds-sow")
    assert t.camp[6] == card("plot_026_kitchen_garden")


def test_EX_40_an_event_pushes_one_out() -> None:
    """NAU-9.20 and `add_cards`: the length of the game stays the same."""
    t = shore(2)
    stack(t, "events", "ev_calm_sea", "ev_drought", "ev_flotsam", "ev_fever", "ev_rats")
    add_cards(t, [card("plot_011_eyes_beyond_the_fire")], 3, 0)
    assert len(t.events) == 5
    assert card("plot_011_eyes_beyond_the_fire") in t.events.cards
    assert t.box_events[-1] % 1024 == card("ev_rats")
    stack(t, "events")
    add_cards(t, [card("plot_007_somebody_counts_at_night")], 3, 0)
    assert len(t.events) == 0
    assert t.reserve >> 7 & 1


def test_NAU_3_12_greed_steals() -> None:
    t = shore(2)
    give(t, 1, "gold_and_jewels", "plot_005_gold_of_the_golosa")
    t.camp[5] = card("camp_greed")
    dice(t, 5, 2)
    use(t, 0, "camp_greed")
    pick(t, "0.steal.plot_005_gold_of_the_golosa")
    assert t.items == [[card("plot_005_gold_of_the_golosa")], [card("gold_and_jewels")]]


def test_shared_costs() -> None:
    """NAU-9.14 and `cost` with `shared`: too little, and another option must be taken."""
    t = shore(2)
    t.march, t.party, t.explorer = [0, 1], 3, 0
    turn_up(t, 0, "int_cannon")
    pick(t, "0.do.int_cannon-drag", "0.spend.1", "1.spend.0")
    assert (t.energy, t.pending[0]) == ([6, 6], card("int_cannon"))
    turn_up(t, 0, "plot_020_herd_on_the_ridge")
    pick(t, "0.do.plot_020_herd_on_the_ridge-drive", "0.spend.1", "1.spend.1")
    assert t.energy == [5, 5]
    assert offered(t)[0] == "0.slot.6"
