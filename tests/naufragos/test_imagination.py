"""NAU-6.3, NAU-R12, NAU-R29: who has seen what, and what an imagined table may change."""

from __future__ import annotations

from collections.abc import Iterator

from robinsonade.games.naufragos.box.components import EVENTS_DECK, FORAGE_VALUES
from robinsonade.games.naufragos.effects.goods import RemoveForage
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.rules.decks import add_cards
from robinsonade.games.naufragos.steps.exploration.peeking import ARRANGE, ONE_TO_BOTTOM, peek
from robinsonade.games.naufragos.table.fields import STREAMS
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.chance import Chance
from tests.naufragos.shore import card, offered, pick, shore


def tables_of(t: Castaways, seat: int) -> Iterator[Castaways]:
    for seed in range(60):
        yield t.imagined(seat, Chance.seeded(seed, STREAMS))


def look(t: Castaways, seat: int, deck: int, n: int, then: int) -> None:
    t.offer = None
    peek(t, seat, deck, n, then)
    t.settle()


def arrange(t: Castaways) -> None:
    """Put the cards back as they were."""
    while t.agenda[-1].__class__.__name__ == "Peek":
        pick(t, offered(t)[0])


def test_NAU_R29_whoever_looked_before_does_not_know_the_new_order() -> None:
    t = shore(2)
    look(t, 1, 0, 2, ARRANGE)
    arrange(t)
    top = t.coast.cards[-2:]
    look(t, 0, 0, 2, ARRANGE)
    arrange(t)
    assert t.coast.cards[-2:] == top
    assert all(mask == 0b01 for mask in t.coast.seen.values())
    orders = {tuple(other.coast.cards[-2:]) for other in tables_of(t, 1)}
    assert len(orders) > 1
    assert {tuple(other.coast.cards[-2:]) for other in tables_of(t, 0)} == {tuple(top)}


def test_NAU_3_1_whoever_has_seen_an_entry_card_knows_that_it_is_in_the_game() -> None:
    t = shore(2)
    entry = next(c for c in t.interior.cards if t.book.cards[c].plot == 0)
    t.interior.cards.remove(entry)
    t.interior.cards.append(entry)
    look(t, 0, 1, 3, ONE_TO_BOTTOM)
    arrange(t)
    number = next(
        n
        for n, c in enumerate(t.book.cards)
        if c.plot > 0 and c.deck == 1 and t.reserve >> c.plot & 1
    )
    add_cards(t, [number], 1, 0)  # shuffled: nobody knows the places any more
    assert all(entry in other.interior.cards for other in tables_of(t, 0))
    assert any(entry in other.box for other in tables_of(t, 1))


def test_NAU_3_11_NAU_R12_whoever_has_seen_an_event_knows_that_it_was_in_the_deck() -> None:
    t = shore(4)
    seen = t.events.cards[-1]
    unused = len(t.box_events)
    look(t, 2, EVENTS_DECK, 2, ARRANGE)
    arrange(t)
    add_cards(t, [card("plot_011_eyes_beyond_the_fire")], EVENTS_DECK, 0)
    assert all(seen in other.events.cards for other in tables_of(t, 2))  # another one left
    assert any(
        seen in [entry % 1024 for entry in other.box_events[:unused]] for other in tables_of(t, 0)
    )
    add_cards(t, [card("plot_007_somebody_counts_at_night")], EVENTS_DECK, 0)
    places = set()
    for other in tables_of(t, 2):
        box = [entry % 1024 for entry in other.box_events]
        assert seen in other.events.cards or seen in box[unused + 1 :]
        places.add(seen in other.events.cards)
    assert places == {True, False}  # it may have been the one that left at the bottom


def test_NAU_6_4_tiles_that_leave_the_supply_are_not_shown() -> None:
    t = shore(2)
    t.supply = 3
    RemoveForage(2).apply(t, Run(0, 0, 0, -1, -1, 0))
    assert (t.supply, len(t.forage), t.forage_discard) == (1, 31, [0] * len(FORAGE_VALUES))
    gone = {tuple(sorted(other.forage_gone)) for other in tables_of(t, 0)}
    assert len(gone) > 1
    for other in tables_of(t, 1):
        assert other.components() == t.components()
