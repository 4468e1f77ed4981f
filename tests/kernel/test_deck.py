"""A deck remembers what everybody may know about it."""

from collections import Counter

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.deck import Deck


def luck(seed: int = 1) -> Chance:
    return Chance.seeded(seed, ("deck",))


def test_the_top_card_is_the_last() -> None:
    deck = Deck([7, 8, 9], [3], {})
    assert [deck.draw(), deck.draw()] == [9, 8]
    assert len(deck) == 1
    assert deck.layers == [1]
    deck.draw()
    assert (len(deck), deck.layers) == (0, [])


def test_a_shuffled_deck_is_one_layer() -> None:
    cards = list(range(10))
    deck = Deck.shuffled(cards, luck(), 0)
    assert cards == list(range(10))  # the pile it came from is not touched
    assert sorted(deck.cards) == cards
    assert deck.cards != cards
    assert (deck.layers, deck.seen) == ([10], {})


def test_cards_put_on_top_are_a_new_layer() -> None:
    deck = Deck([1, 2, 3], [3], {})
    deck.put_on_top([7, 8], luck(), 0)
    assert deck.cards[:3] == [1, 2, 3]
    assert sorted(deck.cards[3:]) == [7, 8]
    assert deck.layers == [3, 2]
    assert deck.contents() == [[7, 8], [1, 2, 3]]  # top layer first
    deck.draw()
    assert deck.layers == [3, 1]
    deck.draw()
    assert deck.layers == [3]
    assert deck.draw() == 3


def test_no_cards_no_layer() -> None:
    deck = Deck([1], [1], {})
    before = luck().states
    chance = luck()
    deck.put_on_top([], chance, 0)
    assert (deck.cards, deck.layers, chance.states) == ([1], [1], before)
    assert Deck.shuffled([], luck(), 0).contents() == []


def test_contents_tell_no_order() -> None:
    one, two = Deck([3, 1, 2], [1, 2], {}), Deck([3, 2, 1], [1, 2], {})
    assert one.contents() == two.contents() == [[1, 2], [3]]


def test_a_peek_is_remembered_for_one_seat() -> None:
    deck = Deck([4, 5, 6, 7], [4], {})
    assert deck.peek(2, 2) == [7, 6]  # top card first
    assert deck.seen == {2: 0b100, 3: 0b100}
    deck.peek(0, 1)
    assert deck.seen == {2: 0b100, 3: 0b101}
    deck.draw()
    assert deck.seen == {2: 0b100}  # what was drawn is forgotten
    deck.put_on_top([9], luck(), 0)
    assert deck.seen == {2: 0b100}  # nobody has seen the new card


def test_an_imagined_deck_keeps_the_layers() -> None:
    deck = Deck([1, 2, 3, 7, 8], [3, 2], {})
    orders = Counter(tuple(deck.imagined(0, luck(seed), 0).cards) for seed in range(1200))
    assert len(orders) == 12
    assert {cards[3:] for cards in orders} == {(7, 8), (8, 7)}
    assert sum((n - 100) ** 2 / 100 for n in orders.values()) < 31.3  # 11 degrees of freedom
    assert deck.cards == [1, 2, 3, 7, 8]


def test_an_imagined_deck_keeps_what_the_seat_has_seen() -> None:
    deck = Deck([1, 2, 3, 4, 5], [5], {4: 0b01, 1: 0b10})
    mine = {tuple(deck.imagined(0, luck(seed), 0).cards) for seed in range(600)}
    assert {cards[4] for cards in mine} == {5}
    assert len(mine) == 24
    other = {tuple(deck.imagined(1, luck(seed), 0).cards) for seed in range(600)}
    assert {cards[1] for cards in other} == {2}
    assert {cards[4] for cards in other} == {1, 3, 4, 5}
    nobody = {tuple(deck.imagined(2, luck(seed), 0).cards) for seed in range(2000)}
    assert len(nobody) == 120


def test_an_imagined_deck_remembers_who_has_seen_what() -> None:
    deck = Deck([1, 2, 3], [3], {2: 0b01})
    assert deck.imagined(1, luck(), 0).seen == {2: 0b01}


def test_clones_are_independent() -> None:
    deck = Deck([1, 2, 3], [3], {2: 1})
    clone = deck.clone()
    clone.draw()
    clone.put_on_top([9], luck(), 0)
    clone.peek(1, 1)
    assert (deck.cards, deck.layers, deck.seen) == ([1, 2, 3], [3], {2: 1})
