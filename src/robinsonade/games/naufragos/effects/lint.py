"""Does the whole set of cards hang together? A slip stops loading."""

from __future__ import annotations

from robinsonade.games.naufragos.box.cards import (
    CAMP_CARD,
    ENCOUNTER,
    EVENT,
    ITEM,
    PENDING,
    PLOTS,
    Book,
    Card,
    Decision,
    Op,
)
from robinsonade.games.naufragos.box.components import DECK_IDS, EVENTS_DECK
from robinsonade.games.naufragos.effects import board, control
from robinsonade.games.naufragos.effects.reader import Reader
from robinsonade.kernel.data import BadData


def check_book(book: Book, reader: Reader) -> None:
    """Flags, references by kind, storylines that can be reached and come to an end."""
    for name, where in reader.flags_tested.items():
        if name not in reader.flags_set:
            raise BadData(f"{where}: nothing ever sets the flag {name}")
    for name in sorted(reader.flags_set - set(reader.flags_tested)):
        raise BadData(f"the flag {name} is set but never asked for")
    follow_ups: dict[int, set[int]] = {}
    for card in book.cards:
        follow_ups[card.index] = set()
        for op in ops_of(book, card):
            check_op(book, card, op)
            follow_ups[card.index] |= brings(op) - {card.index}
    check_reachable(book, follow_ups)
    check_endings(book, follow_ups)


def ops_of(book: Book, card: Card) -> list[Op]:
    """Every verb on a card, nested ones too."""
    found: list[Op] = []
    blocks = [card.effect, *card.ongoing, *[power.block for power in card.powers]]
    while blocks:
        block = blocks.pop()
        if block < 0:
            continue
        for op in book.blocks[block]:
            found.append(op)
            blocks += nested(op)
    return found


def nested(op: Op) -> list[int]:
    """The blocks within a verb."""
    if isinstance(op, Decision):
        return [option.block for option in op.options]
    if isinstance(op, control.RollOp):
        return [block for _, _, block in op.rows]
    if isinstance(op, control.StrengthCheck | control.Contest):
        return [op.win, op.lose]
    if isinstance(op, control.If):
        return [op.yes, op.no]
    if isinstance(op, control.Each | control.Choosing):
        return [op.block]
    return []


def brings(op: Op) -> set[int]:
    """The cards that a verb brings into play."""
    if isinstance(op, board.AddCards | board.PendingPile):
        return set(op.cards)
    if isinstance(op, board.PendingUp | board.PlaceCamp | board.GainItem):
        return {op.card}
    return set()


def check_op(book: Book, card: Card, op: Op) -> None:
    """Cards are brought to where their kind can lie."""
    kinds: tuple[int, ...] = ()
    if isinstance(op, board.AddCards):
        kinds = (EVENT,) if op.deck == EVENTS_DECK else (ENCOUNTER, PENDING, ITEM)
    elif isinstance(op, board.PendingUp):
        kinds = (PENDING,)
    elif isinstance(op, board.PendingPile):
        kinds = (ENCOUNTER, PENDING)
    elif isinstance(op, board.PlaceCamp | board.RemoveCamp):
        kinds = (CAMP_CARD,)
    elif isinstance(op, board.GainItem):
        kinds = (ITEM,)
    if isinstance(op, board.Keep) and not card.is_item:
        raise BadData(f"{card.id}: keep is for cards with item = true")
    if not kinds:
        return
    targets = {op.card} if isinstance(op, board.RemoveCamp) else brings(op)
    for target in targets:
        if book.cards[target].kind not in kinds:
            raise BadData(f"{card.id}: {book.cards[target].id} cannot be brought there")
        if from_reserve_only(op) and book.cards[target].plot <= 0 and target != card.index:
            raise BadData(f"{card.id}: {book.cards[target].id} is not in the plot reserve")
        if isinstance(op, board.AddCards) and book.cards[target].deck != op.deck:
            raise BadData(
                f"{card.id}: the back of {book.cards[target].id} is not {DECK_IDS[op.deck]}"
            )


def from_reserve_only(op: Op) -> bool:
    """Does this verb take cards from the plot reserve only?"""
    return isinstance(op, board.AddCards | board.PendingUp | board.PendingPile | board.GainItem)


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
                    raise BadData(f"{book.cards[card].id}: leads into another storyline")
                reached.add(follow)
                todo.append(follow)
    numbers = {card.plot for card in book.cards if card.index in reached and card.plot > 0}
    missing = set(range(1, PLOTS + 1)) - numbers
    if missing:
        raise BadData(f"plot cards that nothing brings: {sorted(missing)}")


def check_endings(book: Book, follow_ups: dict[int, set[int]]) -> None:
    """No storyline goes round in circles."""
    plots = [card.index for card in book.cards if card.plot >= 0]
    left = {card: {f for f in follow_ups[card] if book.cards[f].plot > 0} for card in plots}
    while left:
        ends = [card for card, follows in left.items() if not follows & left.keys()]
        if not ends:
            names = sorted(book.cards[card].id for card in left)
            raise BadData(f"storylines that go round in circles: {names}")
        for card in ends:
            del left[card]
