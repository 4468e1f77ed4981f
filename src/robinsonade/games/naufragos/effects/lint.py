"""Does the whole set of cards hang together? A slip stops loading."""

from __future__ import annotations

from robinsonade.games.naufragos.box.book import Book, Card, CardEffect
from robinsonade.games.naufragos.box.cards import PLOTS
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.kernel.slips import BadData


def check_book(book: Book, reader: Reader) -> None:
    """Flags, references by kind, storylines that can be reached and come to an end."""
    for name, where in reader.flags_tested.items():
        if name not in reader.flags_set:
            raise BadData(where, "nothing ever sets the flag {name}", name=name)
    for name in sorted(reader.flags_set - set(reader.flags_tested)):
        raise BadData("", "the flag {name} is set but never asked for", name=name)
    follow_ups: dict[int, set[int]] = {}
    for card in book.cards:
        follow_ups[card.index] = set()
        for effect in effects_of(book, card):
            effect.check(book, card)
            follow_ups[card.index] |= {*effect.brings()} - {card.index}
    check_reachable(book, follow_ups)
    check_endings(book, follow_ups)


def effects_of(book: Book, card: Card) -> list[CardEffect]:
    """Every effect of a card, nested ones too."""
    found: list[CardEffect] = []
    scripts = [card.effect, *card.ongoing, *[power.script for power in card.powers]]
    while scripts:
        script = scripts.pop()
        for effect in book.scripts[script] if script >= 0 else []:
            assert isinstance(effect, CardEffect)
            found.append(effect)
            scripts += effect.scripts()
    return found


def check_kinds(book: Book, card: Card, named: list[int], kinds: tuple[int, ...]) -> None:
    """Cards are brought to where their kind can lie."""
    for number in named:
        if book.cards[number].kind not in kinds:
            raise BadData(card.id, "{other} cannot be brought there", other=book.cards[number].id)


def check_reserve(book: Book, card: Card, named: list[int]) -> None:
    """Cards that come from the plot reserve; only the card itself may lie elsewhere."""
    for number in named:
        if book.cards[number].plot <= 0 and number != card.index:
            raise BadData(
                card.id, "{other} is not in the plot reserve", other=book.cards[number].id
            )


def check_reachable(book: Book, follow_ups: dict[int, set[int]]) -> None:
    """Every numbered plot card can come into play, from an entry card of its own storyline."""
    reached = {card.index for card in book.cards if card.plot == 0}
    todo = list(reached)
    while todo:
        card = todo.pop()
        for follow in follow_ups[card]:
            plot = book.cards[follow].plot
            if plot > 0 and follow not in reached:
                if book.cards[follow].storyline != book.cards[card].storyline:
                    raise BadData(book.cards[card].id, "leads into another storyline")
                reached.add(follow)
                todo.append(follow)
    numbers = {card.plot for card in book.cards if card.index in reached and card.plot > 0}
    missing = set(range(1, PLOTS + 1)) - numbers
    if missing:
        numbers_left = ", ".join([str(number) for number in sorted(missing)])
        raise BadData("plots.toml", "nothing brings the plot cards {names}", names=numbers_left)


def check_endings(book: Book, follow_ups: dict[int, set[int]]) -> None:
    """No storyline goes round in circles."""
    plots = [card.index for card in book.cards if card.plot >= 0]
    left = {card: {f for f in follow_ups[card] if book.cards[f].plot > 0} for card in plots}
    while left:
        ends = [card for card, follows in left.items() if not follows & left.keys()]
        if not ends:
            names = ", ".join(sorted([book.cards[card].id for card in left]))
            raise BadData("plots.toml", "storylines go round in circles: {names}", names=names)
        for card in ends:
            del left[card]
