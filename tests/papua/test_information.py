"""What is hidden and what is public (PAP-11)."""

import json
from collections import Counter

import pytest

from robinsonade.games.papua.box.cards import FIRST_DECK, KINDS, SECOND_DECK
from robinsonade.games.papua.box.components import COINS_IN_BOX, FOOD_IN_BOX
from robinsonade.games.papua.game import GAME
from robinsonade.games.papua.position import camp
from robinsonade.games.papua.steps.lost_explorers import pay_energy
from robinsonade.games.papua.table.table import STREAMS, Papua
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.view import show_decision, show_event
from tests.papua.stories import finish_turn


def test_PAP_11_1_screens_hide_coins_food_and_old_notebook_cards() -> None:
    t = camp(
        coins=(4, 5, 6),
        food=(7, 8, 9),
        notes=(("nb1_local_cook",), (), ()),
        phase="resolve",
        zones={"notebook": (0, 1, 0), "logistics": (1, 1, 0)},
        markers={1: "notebook", 2: "logistics"},
        counters=("log_mixed", "log_prestige_2"),
        note="nb1_first_report",
    )
    own, other, spectator = GAME.view(t, 0), GAME.view(t, 1), GAME.view(t, None)
    assert (own["seats"][0]["coins"], own["seats"][0]["food"]) == (4, 7)
    assert own["seats"][0]["notes"] == ["nb1_local_cook"]
    for view in (other, spectator):
        hidden = view["seats"][0]
        assert (hidden["coins"], hidden["food"], hidden["notes"]) == (None, None, None)
    assert own["seats"][1]["notes"] == ["nb1_first_report"]  # PAP-6.7.2: still beside the screen
    changed = t.clone()
    changed.coins[0], changed.food[0], changed.notes[0] = 11, 0, 0
    assert GAME.view(changed, 1) == other
    assert GAME.view(changed, None) == spectator


def test_PAP_11_2_the_board_is_public_and_so_is_the_number_of_explorers() -> None:
    t = camp(energy=(40, 38, 38), zones={"huts": (2, 0, 1)}, pool=(5, 7, 6), prestige=(1, 2, 3))
    view = GAME.view(t, None)
    assert [seat["energy"] for seat in view["seats"]] == [40, 38, 38]
    assert [seat["prestige"] for seat in view["seats"]] == [1, 2, 3]
    assert [seat["pool"] for seat in view["seats"]] == [5, 7, 6]
    assert [seat["reserve"] for seat in view["seats"]] == [8, 8, 8]
    assert view["energy_order"] == [0, 1, 2]
    assert view["zones"][0]["explorers"] == [2, 0, 1]
    assert (view["expedition_deck"], view["counter_pile"]) == (24, 13)
    assert "removed" not in view


def test_PAP_11_2_ruling_57_the_general_supply_is_public() -> None:
    """Exact numbers for everybody; without limits there is nothing to count."""
    t = camp(coins=(4, 5, 6), food=(7, 8, 9))
    for seat in (0, 1, 2, None):
        assert GAME.view(t, seat)["general_supply"] == {
            "coins": COINS_IN_BOX - 4 - 5 - 6,
            "food": FOOD_IN_BOX - 7 - 8 - 9,
        }
    t.pay_coins(1, 2)
    t.pay_food(2, 3)
    left = GAME.view(t, None)["general_supply"]
    assert left == {"coins": COINS_IN_BOX - 13, "food": FOOD_IN_BOX - 21}
    t.limited = False
    assert GAME.view(t, None)["general_supply"] is None


def test_PAP_11_2_PAP_4_8_ruling_58_deck_one_leaves_the_game() -> None:
    """From the first reveal out of deck II on there is no deck I; until then it counts."""
    t = camp(energy=(26, 50, 50), note="nb1_quiet_camp")
    left = len(FIRST_DECK) - 1
    assert GAME.view(t, None)["note_decks"] == [left, len(SECOND_DECK)]
    pay_energy(t, 0, 1)
    assert t.second_deck
    assert GAME.view(t, None)["note_decks"] == [left, len(SECOND_DECK)]
    t.settle()
    for _ in range(3):
        finish_turn(t)
    for seat in (0, 1, 2, None):
        assert GAME.view(t, seat)["note_decks"] == [0, len(SECOND_DECK) - 1]


def test_PAP_11_3_cards_won_and_gains_are_public() -> None:
    t = camp(cards=("tribe spider*2", "", ""), round=3)
    assert GAME.view(t, 2)["seats"][0]["cards"] == {"spider": 2, "tribe": 1}
    t = camp(phase="resolve", zones={"hunting": (1, 0, 0)}, markers={1: "hunting"}, dice="51")
    gained = [show_event(event) for event in t.log or [] if event.kind.name == "food"]
    assert gained == [{"kind": "food", "words": {"seat": ["0"], "amount": ["5"]}}]
    assert all(event.known_to(None) for event in t.log or [])


def test_PAP_11_4_decks_and_removed_cards_are_imagined_anew() -> None:
    """Any unseen card may be among the removed ones; what is known stays."""
    t = camp(cards=("tribe*2", "", ""), round=3)
    unseen = Counter(t.removed + t.expedition_deck.cards)
    removed = set()
    orders = set()
    for seed in range(60):
        imagined = t.imagined(1, Chance.seeded(seed, STREAMS))
        assert GAME.view(imagined, 1) == GAME.view(t, 1)
        assert Counter(imagined.removed + imagined.expedition_deck.cards) == unseen
        assert len(imagined.removed) == 5
        assert sorted(imagined.counter_pile.cards) == sorted(t.counter_pile.cards)
        assert sorted(imagined.note_deck_1.cards) == sorted(t.note_deck_1.cards)
        assert imagined.components() == t.components()
        removed.update(imagined.removed)
        orders.add((*imagined.counter_pile.cards, *imagined.note_deck_2.cards))
    assert removed == set(range(KINDS))
    assert len(orders) == 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_PAP_11_1_nothing_hidden_is_told_at_any_decision(seats: int) -> None:
    """Change everything that is hidden from a seat: its view and its choices stay the same."""
    for seed in range(3):
        t = GAME.new_table(seats, seed)
        assert isinstance(t, Papua)
        chance = Chance.seeded(seed, ("play",))
        number = 0
        while t.choices():
            number += 1
            if number % 5 == 0:
                check_hidden(t, number % seats)
            t.apply(chance.pick(t.choices()))


def test_PAP_11_1_no_question_says_how_many_coins_there_are() -> None:
    poor, rich = camp(coins=(1, 3, 3), dice="12345"), camp(coins=(9, 3, 3), dice="12345")
    assert show_decision(poor, 1)["prompt"] == "coins"
    assert show_decision(poor, 1) == show_decision(rich, 1)
    assert show_decision(poor, None) == show_decision(rich, None)


def check_hidden(t: Papua, seat: int) -> None:
    view = json.dumps(GAME.view(t, seat))
    own = t.choices_of(seat)
    other = t.imagined(seat, t.chance.fork("other"))
    for rival in range(t.seats):
        if rival != seat:
            other.coins[rival] += 1
            other.food[rival] += 2
            kept = 1 << other.note if other.note >= 0 else 0
            other.notes[rival] &= kept
    assert json.dumps(GAME.view(other, seat)) == view
    asked, heard = show_decision(t, None), show_decision(other, None)
    if asked["prompt"] == "bids":
        asked["waiting"] = heard["waiting"]  # rivals who are done are imagined to bid anew
    assert heard == asked
    if not any(choice.seat != seat for choice in t.choices()):
        assert other.choices_of(seat) == own


def test_PAP_11_1_at_the_end_the_screens_go_down() -> None:
    t = camp(phase="end", energy=(0, 5, 5), notes=(("nb1_local_cook",), (), ()))
    seat = GAME.view(t, None)["seats"][0]
    assert (seat["coins"], seat["food"], seat["notes"]) == (3, 3, ["nb1_local_cook"])
