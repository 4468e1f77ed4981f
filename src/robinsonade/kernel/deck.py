"""A face-down pile that remembers what everybody may know about it."""

from __future__ import annotations

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.kinship import shuffle_kin


class Deck:
    """Cards face down, top card last.

    `layers` are the sizes, bottom first, of the parts that were shuffled together: everybody may
    know which cards such a part holds, nobody their order. `seen` says which seats (a bit mask)
    have looked at the card at a position, counted from the bottom.
    """

    __slots__ = ("cards", "layers", "seen")

    def __init__(self, cards: list[int], layers: list[int], seen: dict[int, int]) -> None:
        self.cards = cards
        self.layers = layers
        self.seen = seen

    @staticmethod
    def shuffled(cards: list[int], chance: Chance, stream: int) -> Deck:
        """A new deck of these cards."""
        deck = Deck([], [], {})
        deck.put_on_top(cards, chance, stream)
        return deck

    @staticmethod
    def varied(cards: list[int], more: dict[int, int], chance: Chance, stream: int) -> Deck:
        """A new deck that a variant may have changed: see kernel/kinship.py."""
        layer = cards.copy()
        shuffle_kin(layer, more, chance, stream)
        return Deck.lying(layer)

    @staticmethod
    def lying(cards: list[int]) -> Deck:
        """A deck of cards that were shuffled together and lie in this order."""
        return Deck(cards, [len(cards)] if cards else [], {})

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self) -> int:
        """Take the top card."""
        card = self.cards.pop()
        layers = self.layers
        layers[-1] -= 1
        if layers[-1] == 0:
            layers.pop()
        if self.seen:
            self.seen.pop(len(self.cards), 0)
        return card

    def put_on_top(self, cards: list[int], chance: Chance, stream: int) -> None:
        """Shuffle `cards` and lay them on top: a new layer."""
        if not cards:
            return
        layer = cards.copy()
        chance.shuffle(layer, stream)
        self.cards += layer
        self.layers.append(len(layer))

    def peek(self, seat: int, n: int) -> list[int]:
        """`seat` alone looks at the n top cards (or all there are), top card first."""
        size = len(self.cards)
        first = max(0, size - n)
        for place in range(first, size):
            self.seen[place] = self.seen.get(place, 0) | 1 << seat
        return self.cards[first:][::-1]

    # A single card joins the layer it touches: whoever has not seen it knows no more than before.

    def lay_on_top(self, card: int, seats: int) -> None:
        """One card on top that these seats (a bit mask) know."""
        if self.layers:
            self.layers[-1] += 1
        else:
            self.layers.append(1)
        if seats:
            self.seen[len(self.cards)] = seats
        self.cards.append(card)

    def slip_under(self, card: int, seats: int) -> None:
        """One card to the bottom that these seats (a bit mask) know."""
        if self.layers:
            self.layers[0] += 1
        else:
            self.layers.append(1)
        self.seen = {place + 1: mask for place, mask in self.seen.items()}
        if seats:
            self.seen[0] = seats
        self.cards.insert(0, card)

    def take_out(self, place: int) -> tuple[int, int]:
        """Take the card at a position, counted from the bottom; it, and who had seen it."""
        card = self.cards.pop(place)
        mask = self.seen.pop(place, 0)
        self.seen = {at - (at > place): seats for at, seats in self.seen.items()}
        layer = 0
        while place >= self.layers[layer]:
            place -= self.layers[layer]
            layer += 1
        self.layers[layer] -= 1
        if self.layers[layer] == 0:
            self.layers.pop(layer)
        return card, mask

    def mix_in(self, cards: list[int], chance: Chance, stream: int) -> None:
        """Shuffle `cards` and the whole deck together: one layer that nobody has seen."""
        self.cards += cards
        chance.shuffle(self.cards, stream)
        self.layers = [len(self.cards)] if self.cards else []
        self.seen = {}

    def contents(self) -> list[list[int]]:
        """The cards of each layer, top layer first, sorted: known to everybody."""
        found: list[list[int]] = []
        start = 0
        for size in self.layers:
            found.append(sorted(self.cards[start : start + size]))
            start += size
        return found[::-1]

    def imagined(self, seat: int, chance: Chance, stream: int) -> Deck:
        """This deck in an order that `seat` cannot exclude; the present one has no part in it."""
        deck = self.clone()
        start = 0
        for size in self.layers:
            if self.seen:
                deck.reshuffle_unseen(start, size, seat, chance, stream)
            else:
                layer = sorted(deck.cards[start : start + size])
                chance.shuffle(layer, stream)
                deck.cards[start : start + size] = layer
            start += size
        return deck

    def reshuffle_unseen(
        self, start: int, size: int, seat: int, chance: Chance, stream: int
    ) -> None:
        """Shuffle the places of one layer that `seat` has not seen."""
        places = [
            place for place in range(start, start + size) if not self.seen.get(place, 0) >> seat & 1
        ]
        values = sorted([self.cards[place] for place in places])
        chance.shuffle(values, stream)
        for place, value in zip(places, values, strict=True):
            self.cards[place] = value

    def clone(self) -> Deck:
        seen = self.seen.copy() if self.seen else {}
        return Deck(self.cards.copy(), self.layers.copy(), seen)
