"""Nature of the game, set-up, player counts and variants (RC-1, RC-2, RC-15)."""

from __future__ import annotations

import pytest

from robinsonade.games.robinson_crusoe.box.cards import BOOK, ICON, is_wreck
from robinsonade.games.robinson_crusoe.box.components import COUNT
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN_IDS
from robinsonade.games.robinson_crusoe.box.inventions import PERSONAL, START_INVENTIONS
from robinsonade.games.robinson_crusoe.box.island import START_TILE
from robinsonade.games.robinson_crusoe.box.scenarios import SHEETS
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.games.robinson_crusoe.table.table import Camp
from tests.robinson_crusoe.stories import (
    camp,
    card,
    do,
    has,
    level,
    phase,
    play,
    space,
    stock,
    told,
)


def new(seats: int, seed: int = 3, **options: str) -> Camp:
    t = GAME.new_table(seats, seed, options)
    assert isinstance(t, Camp)
    return t


def test_RC_1_1_all_win_or_all_lose() -> None:
    t = camp()
    do(t, {"op": "scn_win"})
    assert (t.result, t.winners) == ("won", 0b111)


def test_RC_1_2_RC_1_3_a_scenario_settles_rounds_weather_and_book() -> None:
    """RC-1.3: Cursed Island has fog where the general rules know none."""
    rounds = [sheet.rounds for sheet in SHEETS]
    assert rounds == [12, 10, 8, 8, 9, 12, 10]
    assert SHEETS[0].weather[4:8] == [1, 1, 1, 7]  # rain from round 4, all dice from 7
    assert all(len(sheet.inventions) == 2 for sheet in SHEETS)


def test_RC_1_4_everything_is_in_the_box() -> None:
    counted = new(4).components()
    cards = sum(n for name, n in counted.items() if name.startswith("card."))
    assert cards == 73 + 3 + 90 + 52 + 16
    tokens = sum(n for name, n in counted.items() if name.startswith("token."))
    assert tokens == COUNT["discovery_tokens"] == 22
    assert sum(n for name, n in counted.items() if name.startswith("tile.")) == 11
    assert sum(n for name, n in counted.items() if name.startswith("invention.")) == 30


def test_RC_1_5_resources_never_run_out() -> None:
    t = camp()
    do(t, {"op": "gain", "res": "wood", "n": 100})
    assert stock(t) == {"wood": 100}


def test_RC_1_6_both_foods_pay_and_the_perishable_one_first() -> None:
    t = camp(stock={"food": 1, "np_food": 2})
    do(t, {"op": "lose", "res": "food", "n": 2})
    assert stock(t) == {"np_food": 1}
    assert t.wounds[:3] == [0, 0, 0]


def test_RC_2_1_RC_2_2_RC_2_3_characters_start_unhurt_with_their_invention() -> None:
    """RC-2.2: there is no choice of side."""
    t = new(4)
    assert sorted(t.cast) == [0, 1, 2, 3]
    assert t.wounds == t.determination == [0] * 6
    assert (t.morale, t.levels) == (0, [0, 0, 0])
    for who in t.cast:
        assert t.on_sheet >> PERSONAL[who] & 1


def test_RC_2_4_RC_2_5_fourteen_inventions_on_the_board() -> None:
    t = new(2)
    assert t.on_board.bit_count() == 9 + 5
    assert all(t.on_board >> i & 1 for i in START_INVENTIONS)
    assert len(t.inventions) == 30 - 14 - 2
    assert GAME.view(t, 0)["invention_top"]  # its top card is open
    do(camp(), {"op": "take_invention", "n": 9, "source": "deck_top"})  # no limit


def test_RC_2_6_RC_2_9_decks() -> None:
    t = new(3)
    assert [len(deck) for deck in t.adventures] == [30, 30, 30]
    assert (len(t.beasts), len(t.mystery), len(t.hunt), len(t.discovery)) == (16, 52, 0, 22)
    names = [TOKEN_IDS[token] for token in t.discovery.cards]
    assert "castaways_minus" in names
    assert "jenny_minus" not in names


def test_RC_2_7_the_beach_with_the_camp() -> None:
    t = new(3)
    assert (t.camp, t.tile_at[t.camp]) == (space("m1"), START_TILE)
    assert len(t.tiles) == 10
    assert t.terrain_known(1)  # beach: the Shovel can be built


def test_RC_2_8_two_starting_items_with_two_uses() -> None:
    t = new(3)
    assert sorted(t.uses) == [-1] * 6 + [2, 2]


def test_EX_1_RC_2_10_the_event_deck() -> None:
    """Six book and six adventure cards, twelve in all."""
    t = new(3)
    books = [number for number in t.events.cards if ICON[number] == BOOK]
    assert (len(books), len(t.events)) == (6, 12)
    assert len(t.event_box) == 73 - 12
    odd = new(3, scenario="cannibal_island")  # nine rounds: five and five
    assert len(odd.events) == 10


def test_RC_2_11_RC_2_12_food_crates_and_first_player() -> None:
    t = new(3, first="2")
    assert t.right == card("food_crates")
    assert told(t, "wreck") == ["wreck food_crates"]
    assert (t.active, t.turn) == (1, 1)
    assert {new(3, seed).active for seed in range(20)} == {0, 1, 2}


def test_RC_15_1_solo() -> None:
    for seed in range(12):
        t = new(1, seed)
        assert t.cast[0] in (0, 1, 2)
        assert (t.friday, t.dog) == (1, 1)


def test_EX_40_RC_15_1_solo_morale_rises_first() -> None:
    t = phase(camp(["cook"], morale=-1), "morale")
    assert (t.morale, t.determination[1], t.wounds[1]) == (0, 0, 0)


def test_RC_15_2_RC_15_3_friday_with_two_nobody_with_more() -> None:
    assert [new(n).friday for n in (1, 2, 3, 4)] == [1, 1, 0, 0]
    assert [new(n).dog for n in (1, 2, 3, 4)] == [1, 0, 0, 0]
    assert 3 not in [who for seed in range(10) for who in new(2, seed).cast]


def test_RC_15_4_easier_and_harder() -> None:
    assert sum(n > 0 for n in new(3, items="four").uses) == 4
    assert sum(n > 0 for n in new(3, items="none").uses) == 0
    assert new(3, dog="with").dog == 1
    assert (new(2, friday="without").friday, new(1, dog="without").dog) == (0, 0)
    for scenario, mix, books in (
        ("cursed_island", "more_books", 7),
        ("cursed_island", "more_adventures", 3),
        ("castaways", "more_books", 4),  # the other way round
        ("castaways", "more_adventures", 8),
    ):
        t = new(3, scenario=scenario, events=mix)
        assert sum(ICON[number] == BOOK for number in t.events.cards) == books
        assert len(t.events) == SHEETS[SCENARIO_IDS.index(scenario)].rounds


def test_RC_15_5_random_wreckage() -> None:
    found = {new(2, seed, wreckage="random").right for seed in range(20)}
    assert len(found) == 3
    assert all(is_wreck(number) for number in found)


def test_RC_16_5_1_RC_2_8_scenarios_change_the_starting_items() -> None:
    t = new(3, scenario="cannibal_island")
    assert sum(n == 2 for n in t.uses) == 2
    assert t.uses[3] == t.uses[5] == 2  # Flask of Rum, Pipe & Tobacco
    assert all(new(3, seed, scenario="jenny").uses[7] < 0 for seed in range(20))


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_every_scenario_starts(scenario: str) -> None:
    """RC-2.12: round 1, before anything has happened."""
    t = new(2, scenario=scenario)
    assert t.turn == 1
    assert told(t, "round")[0].startswith("round 1 ")


def test_RC_16_4_1_the_volcano_starts_with_knife_and_shovel() -> None:
    t = new(2, scenario="volcano_island")
    assert has(t, "knife")
    assert has(t, "shovel")
    assert level(t, "weapon") == 1
    assert (t.camp, t.tile_at[space("m3")]) == (space("m4"), START_TILE)
    assert t.closed >> space("m3") & 1


def test_EX_2_RC_12_13_an_item_used_at_the_start() -> None:
    """Empty Bottle with two uses: weapon 2, the card is used up."""
    t = phase(camp(uses={"empty_bottle": 2}, turn=0), "round")
    play(t, "0.use-item.empty_bottle", "0.use-item.empty_bottle")
    assert level(t, "weapon") == 2
    assert t.uses[2] == 0
