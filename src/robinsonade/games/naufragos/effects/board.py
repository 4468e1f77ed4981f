"""Verbs on cards, items and the board (effects 6)."""

from __future__ import annotations

from robinsonade.games.naufragos.box.cards import Op
from robinsonade.games.naufragos.box.components import (
    BUILD_ENERGY,
    GREAT_BONFIRE,
    RAFT,
    WEATHER_IDS,
    WOOD_COUNTERS,
)
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.effects.targets import resolve
from robinsonade.games.naufragos.events import (
    ACTION_BLOCKED,
    BUILT,
    CONSTRUCTION_KNOWN,
    ITEM_GAINED,
    PILE_LEFT,
    PROGRESS_SET,
    WEATHER_SET,
    WRECK_CHANGED,
)
from robinsonade.games.naufragos.rules.decks import (
    add_cards,
    deck_of,
    discard_card,
    from_reserve,
    remove_camp,
)
from robinsonade.games.naufragos.rules.goods import move_to_salvage
from robinsonade.games.naufragos.rules.items import discard_item, fitting
from robinsonade.games.naufragos.steps.camp.camp_cards import place_camp
from robinsonade.games.naufragos.steps.camp.salvage import MUST, PUT_AWAY, TakeRemains, show_remains
from robinsonade.games.naufragos.steps.exploration.drawing import draw_explore
from robinsonade.games.naufragos.steps.exploration.peeking import peek
from robinsonade.games.naufragos.steps.exploration.pending import clear_pile, put_pending, put_pile
from robinsonade.games.naufragos.steps.people.belongings import LoseItems, StealItem, gain_item
from robinsonade.games.naufragos.table.fields import replaced
from robinsonade.games.naufragos.table.inventory import wood_used
from robinsonade.games.naufragos.table.table import Castaways


class AddCards(Op):
    __slots__ = ("cards", "deck", "place")

    def __init__(self, cards: list[int], deck: int, place: int) -> None:
        self.cards = cards
        self.deck = deck
        self.place = place

    def run(self, t: Castaways, ctx: Run) -> None:
        add_cards(t, self.cards, self.deck, self.place)


class PendingUp(Op):
    """A card face up on a pending space: from the reserve, or itself back again."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, t: Castaways, ctx: Run) -> None:
        if self.card in t.open:
            t.open.remove(self.card)
        elif t.book.cards[self.card].plot <= 0 or not from_reserve(t, self.card):
            return
        put_pending(t, self.card, ctx.me)


class PendingPile(Op):
    """Cards face down: a shuffled pile, which may be locked (NAU-9.26)."""

    __slots__ = ("cards", "locked")

    def __init__(self, cards: list[int], locked: bool) -> None:
        self.cards = cards
        self.locked = locked

    def run(self, t: Castaways, ctx: Run) -> None:
        cards = [card for card in self.cards if from_reserve(t, card)]
        if cards:
            t.pile_locks = self.locked
            put_pile(t, cards, ctx.card, ctx.me)


class PlaceCamp(Op):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, t: Castaways, ctx: Run) -> None:
        if from_reserve(t, self.card):
            place_camp(t, self.card, ctx.me)


class RemoveCamp(Op):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, t: Castaways, ctx: Run) -> None:
        remove_camp(t, self.card)


class GainItem(Op):
    __slots__ = ("card", "who")

    def __init__(self, card: int, who: int) -> None:
        self.card = card
        self.who = who

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, self.who):
            if from_reserve(t, self.card):
                gain_item(t, seat, self.card)
            return


class LoseItem(Op):
    __slots__ = ("how", "n", "who")

    def __init__(self, who: int, n: int, how: int) -> None:
        self.who = who
        self.n = n
        self.how = how  # a card, CHOICE or RANDOM

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in reversed(resolve(t, ctx, self.who)):
            if self.how >= 0:
                for card in fitting(t, seat, self.how)[: self.n]:
                    discard_item(t, seat, card)
            else:
                t.first(LoseItems(seat, self.n, self.how))


class StealItemOp(Op):
    """`steal_item` from the castaway chosen before."""

    __slots__ = ("card", "of", "who")

    def __init__(self, of: int, who: int, card: int) -> None:
        self.of = of
        self.who = who
        self.card = card

    def run(self, t: Castaways, ctx: Run) -> None:
        victims = resolve(t, ctx, self.of)
        takers = resolve(t, ctx, self.who)
        if victims and takers and victims[0] != takers[0]:
            t.first(StealItem(takers[0], victims[0], self.card))


class Remains(Op):
    __slots__ = ("draw", "keep", "who")

    def __init__(self, draw: int, keep: int, who: int) -> None:
        self.draw = draw
        self.keep = keep
        self.who = who

    def run(self, t: Castaways, ctx: Run) -> None:
        for seat in resolve(t, ctx, self.who):
            show_remains(t, self.draw)
            t.first(TakeRemains(seat, self.keep, MUST), PUT_AWAY)
            return


class WreckCube(Op):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: Castaways, ctx: Run) -> None:
        t.wreck = max(0, t.wreck + self.n)
        t.emit(WRECK_CHANGED, t.wreck)


class SalvageCube(Op):
    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        move_to_salvage(t)


class Weather(Op):
    """`weather`: the cube moves; no immediate effects of Hot or Storm."""

    __slots__ = ("n", "to")

    def __init__(self, n: int, to: int) -> None:
        self.n = n
        self.to = to  # -1: by n

    def run(self, t: Castaways, ctx: Run) -> None:
        t.weather = (
            self.to if self.to >= 0 else max(0, min(len(WEATHER_IDS) - 1, t.weather + self.n))
        )
        t.emit(WEATHER_SET, t.weather)


class BlockAction(Op):
    __slots__ = ("action", "turns")

    def __init__(self, action: int, turns: int) -> None:
        self.action = action
        self.turns = turns

    def run(self, t: Castaways, ctx: Run) -> None:
        until = max(t.blocked[self.action], t.turn + self.turns - 1)
        t.blocked = replaced(t.blocked, self.action, until)
        t.emit(ACTION_BLOCKED, self.action)


class Construction(Op):
    """NAU-10.7: a new construction."""

    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building = building

    def run(self, t: Castaways, ctx: Run) -> None:
        if self.building == RAFT and not t.raft_known:
            t.raft_known = True
            t.emit(CONSTRUCTION_KNOWN, RAFT)


class Progress(Op):
    """NAU-R40: progress by an effect; reaching the requirement finishes the tile."""

    __slots__ = ("building", "n")

    def __init__(self, building: int, n: int) -> None:
        self.building = building
        self.n = n

    def run(self, t: Castaways, ctx: Run) -> None:
        building = self.building
        if t.built >> building & 1:
            return
        n = self.n
        if n > 0 and building == GREAT_BONFIRE:
            n = min(n, WOOD_COUNTERS - wood_used(t))
        need = BUILD_ENERGY[building]
        progress = max(0, min(need, t.progress[building] + n))
        t.progress = replaced(t.progress, building, progress)
        t.emit(PROGRESS_SET, building, t.progress[building])
        if t.progress[building] == need:
            t.built |= 1 << building
            t.emit(BUILT, building)


class PeekOp(Op):
    __slots__ = ("deck", "n", "then")

    def __init__(self, deck: int, n: int, then: int) -> None:
        self.deck = deck
        self.n = n
        self.then = then

    def run(self, t: Castaways, ctx: Run) -> None:
        if ctx.me >= 0 and t.alive >> ctx.me & 1:
            peek(t, ctx.me, self.deck, self.n, self.then)

    def useful(self, t: Castaways, me: int) -> bool:
        return len(deck_of(t, self.deck)) > 0


class Keep(Op):
    """The card stays with `self` as an item instead of being discarded."""

    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        if ctx.card in t.open and ctx.me >= 0 and t.alive >> ctx.me & 1:
            t.open.remove(ctx.card)
            t.hold(ctx.me, ctx.card)
            t.emit(ITEM_GAINED, ctx.me, ctx.card)


class RemoveCard(Op):
    """The card leaves the game; here that is the same as being discarded."""

    __slots__ = ()

    def run(self, t: Castaways, ctx: Run) -> None:
        if ctx.card in t.open:
            t.open.remove(ctx.card)
            discard_card(t, ctx.card)


class SetFlag(Op):
    __slots__ = ("flag",)

    def __init__(self, flag: int) -> None:
        self.flag = flag

    def run(self, t: Castaways, ctx: Run) -> None:
        t.flags |= 1 << self.flag


class DrawExplore(Op):
    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def run(self, t: Castaways, ctx: Run) -> None:
        if ctx.me >= 0 and t.party >> ctx.me & 1:
            draw_explore(t, ctx.me, self.deck)


class LeavePile(Op):
    """Out of the locked pile; closed, what is left of it goes out of the game."""

    __slots__ = ("close",)

    def __init__(self, close: bool) -> None:
        self.close = close

    def run(self, t: Castaways, ctx: Run) -> None:
        if not t.locked:
            return
        t.locked = False
        t.emit(PILE_LEFT)
        if self.close:
            while t.pile.cards:
                t.discard.append(t.pile.draw())
            t.reveals += 1
            clear_pile(t)
