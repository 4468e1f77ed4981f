"""What things are worth to a seat, in prestige: goods, cards, zones. For the greedy player."""

from __future__ import annotations

from typing import Final

from robinsonade.games.papua.box.cards import (
    BIOLOGY,
    KINDS,
    MINUS,
    MOST_ROUNDS,
    NOTE_SYMBOL,
    PLUS,
    TRIBE,
)
from robinsonade.games.papua.box.components import (
    DESTINATIONS,
    DIFFERENT_POINTS,
    ENERGY_PER_POINT,
    EXPEDITIONS,
    FUNDING,
    HUNTING,
    HUT_DICE,
    HUT_EXPLORERS,
    HUTS,
    HUTS_THERE_ARE,
    LOGISTICS,
    NOTEBOOK,
    NOTEBOOK_POINTS,
    SAME_POINTS,
    START_COINS,
    START_FOOD,
    SUPPLIES,
    SUPPLY_FOOD,
    SUPPLY_SPACE,
    TOP_ENERGY,
)
from robinsonade.games.papua.box.goods import COINS, EXPLORERS, FOOD, PRESTIGE
from robinsonade.games.papua.effects.cards import COUNTER_SCRIPT, NOTE_SCRIPT
from robinsonade.games.papua.effects.run import SCRIPTS
from robinsonade.games.papua.effects.verbs import (
    DISTINCT_KINDS,
    DiceThisRound,
    EachOtherPlayerCatastrophe,
    ExtraDiceNextTurn,
    Gain,
    GainZoneNumber,
    ScorePer,
)
from robinsonade.games.papua.heuristics.weights import Weights
from robinsonade.games.papua.rules.scoring import different_kinds, entry
from robinsonade.games.papua.table.fields import NOTHING
from robinsonade.games.papua.table.table import (
    NEUTRAL_JUNGLE,
    NEUTRAL_LOGISTICS,
    NEUTRAL_NOTEBOOK,
    Papua,
)
from robinsonade.kernel.effects import Effect
from robinsonade.kernel.masks import has

ROUNDS_FOR_A_KIND: Final = 3  # of expedition cards
NOT_YET: Final = -1.0  # not worked out yet


class Worth:
    """The values of one moment for one seat. Uses only what the seat may know."""

    __slots__ = (
        "coin",
        "coins",
        "counters",
        "counters_for",
        "destinations",
        "energy",
        "explorer",
        "food",
        "last",
        "later",
        "left",
        "need",
        "note",
        "seat",
        "stock",
        "t",
        "w",
    )

    def __init__(self, t: Papua, seat: int, w: Weights, *, own: bool = True) -> None:
        self.t = t
        self.seat = seat
        self.w = w
        # PAP-11.1: what somebody else has behind the screen is only guessed.
        self.coins = t.coins[seat] if own else START_COINS
        self.stock = t.food[seat] if own else START_FOOD
        self.left = MOST_ROUNDS - t.turn
        self.last = t.last_round or self.left == 0
        left = 0 if self.last else self.left
        soon = min(left, w.many_rounds)
        self.coin = w.coin + w.coin_round * soon
        self.food = w.food + w.food_round * soon
        self.explorer = w.explorer + w.explorer_round * left
        if t.science[seat] == BIOLOGY:
            self.explorer += w.explorer_biology
        self.energy = self.price_of_energy(left)
        self.need = 0 if self.last else self.next_supply()
        self.later = self.players_to_come()
        # Worked out when they are needed first.
        self.counters: list[float] = []  # best first, of all counters with this marker:
        self.counters_for = 0
        self.destinations: list[float] = []  # best first
        self.note = NOT_YET

    def price_of_energy(self, left: int) -> float:
        """A point of energy: dearer when there is less than the rounds to come will cost."""
        if self.last:
            return 1.0 / ENERGY_PER_POINT
        w = self.w
        meant = w.pace * (left + 1)
        scarce = (meant - self.t.energy[self.seat]) / meant
        return max(w.energy_least, w.energy + w.energy_scarce * scarce)

    def next_supply(self) -> int:
        """The food that the next supply space will ask for."""
        for i in range(SUPPLIES):
            if not has(self.t.supplied[self.seat], i):
                return SUPPLY_FOOD[i]
        return 0

    def players_to_come(self) -> int:
        """How many have their turn after this seat in this round."""
        turns = self.t.turn_order
        if self.seat not in turns or self.t.active not in turns:
            return 0
        mine = turns.index(self.seat)
        now = turns.index(self.t.active)
        return len(turns) - 1 - mine if now <= mine else len(turns) - 1 - now

    # -- goods -----------------------------------------------------------------------------------

    def of_food(self, had: int, n: int) -> float:
        """n food more, when there is so much."""
        needed = max(0, min(n, self.need - had))
        return n * self.food + needed * self.w.food_need

    def of_energy_lost(self, n: int) -> float:
        """What it costs to lose n energy, supply not counted."""
        energy = self.t.energy[self.seat]
        below = max(0, n - max(0, energy))
        return (n - below) * self.energy + below * self.w.below_zero

    def of_payment(self, n: int, food: int) -> float:
        """PAP-5.9: what it costs to pay for n explorers with so much food, supply included."""
        t = self.t
        had = self.stock - food
        old = t.energy[self.seat]
        new = old - (n - food)
        cost = self.of_energy_lost(n - food)
        for i in range(SUPPLIES):
            if old > SUPPLY_SPACE[i] >= new and not has(t.supplied[self.seat], i):
                eaten = min(had, SUPPLY_FOOD[i])
                had -= eaten
                cost += (SUPPLY_FOOD[i] - eaten) * self.explorer
        need = self.need if new > self.next_space() else 0
        gone = self.stock - had
        cost += gone * self.food
        cost += max(0, need - had) * self.w.food_need
        return cost

    def next_space(self) -> int:
        for i in range(SUPPLIES):
            if not has(self.t.supplied[self.seat], i):
                return SUPPLY_SPACE[i]
        return -TOP_ENERGY

    def of_script(self, script: int, number: int) -> float:
        """What a counter, card or benefit gives."""
        total = 0.0
        for effect in SCRIPTS[script]:
            total += self.of_effect(effect, number)
        return total

    def of_effect(self, effect: Effect, number: int) -> float:
        """What one entry of it gives, with this marker on logistics."""
        if isinstance(effect, Gain):
            return self.of_goods(effect.what, effect.n)
        if isinstance(effect, GainZoneNumber):
            return self.of_goods(effect.what, number)
        if isinstance(effect, DiceThisRound):
            more = effect.n - HUT_DICE[self.t.hut[self.seat]]
            return max(0, more) * self.w.die_now
        if isinstance(effect, ExtraDiceNextTurn):
            return 0.0 if self.last else effect.n * self.w.die
        if isinstance(effect, EachOtherPlayerCatastrophe):
            return effect.n * self.coin
        return self.of_count(effect) if isinstance(effect, ScorePer) else 0.0

    def of_goods(self, what: int, n: int) -> float:
        t = self.t
        seat = self.seat
        if what == COINS:
            return n * self.coin
        if what == FOOD:
            return self.of_food(self.stock, n)
        if what == PRESTIGE:
            return float(n)
        if what == EXPLORERS:
            return min(n, t.reserve[seat]) * self.explorer
        return min(n, TOP_ENERGY - t.energy[seat]) * self.energy

    def of_count(self, effect: ScorePer) -> float:
        """A notebook card that counts something at the end."""
        if effect.what == DISTINCT_KINDS:
            counted = different_kinds(self.t, self.seat) + self.w.kinds_round * self.left
        else:
            counted = (
                self.t.pool[self.seat] + self.t.on_board(self.seat) + self.w.pool_round * self.left
            )
        return counted / effect.per * effect.n

    # -- cards -----------------------------------------------------------------------------------

    def of_card(self, seat: int, kind: int) -> float:
        """An expedition card more for a seat."""
        t = self.t
        have = t.cards(seat, kind)
        value = float(entry(SAME_POINTS, have + 1) - entry(SAME_POINTS, have))
        if have == 0:
            kinds = different_kinds(t, seat)
            value += entry(DIFFERENT_POINTS, kinds + 1) - entry(DIFFERENT_POINTS, kinds)
        value += self.w.future * max(0, self.left)
        if kind == TRIBE and not self.last and self.left > 0:
            value = max(value, self.w.tribe_card)
        return value

    def of_tribe_in_sets(self) -> float:
        """What a tribe card counts at the end if it stays."""
        t = self.t
        have = t.cards(self.seat, TRIBE)
        value = float(entry(SAME_POINTS, have) - entry(SAME_POINTS, have - 1))
        if have == 1:
            kinds = different_kinds(t, self.seat)
            more = min(KINDS, kinds + self.left // ROUNDS_FOR_A_KIND)
            value += entry(DIFFERENT_POINTS, more) - entry(DIFFERENT_POINTS, more - 1)
        return value

    def of_note(self) -> float:
        """The notebook card of this round."""
        t = self.t
        if t.note == NOTHING:
            return 0.0
        if self.note < 0:
            held = t.notes[self.seat].bit_count()
            points = entry(NOTEBOOK_POINTS, held + 1) - entry(NOTEBOOK_POINTS, held)
            self.note = (
                self.of_script(NOTE_SCRIPT[t.note], 0) + points + self.w.note_round * self.left
            )
        return self.note

    # -- zones -----------------------------------------------------------------------------------

    def of_zone(self, zone: int, n: int, number: int) -> float:
        """What n own explorers in a zone are worth, with this marker on it."""
        if n == 0:
            return 0.0
        if zone == HUTS:
            return self.of_huts(n)
        if zone == LOGISTICS:
            return self.of_logistics(n, number)
        if zone == EXPEDITIONS:
            return self.of_expeditions(n)
        if zone == FUNDING:
            return (self.funding() + n) * self.coin
        if zone == HUNTING:
            food = self.w.hunt[min(n + 1, len(self.w.hunt) - 1)] + n
            needed = max(0.0, min(food, self.need - self.stock))
            return food * self.food + needed * self.w.food_need
        return self.of_notebook(n) if zone == NOTEBOOK else 0.0

    def of_huts(self, n: int) -> float:
        """PAP-6.2.2: explorers now, more dice and more set dice in all rounds to come."""
        t = self.t
        seat = self.seat
        hut = t.hut[seat] + 1
        if hut > HUTS_THERE_ARE or n < HUT_EXPLORERS[hut]:
            return 0.0
        recruits = min(HUT_EXPLORERS[hut], t.reserve[seat])
        if self.last:
            return recruits * self.explorer
        better = HUT_EXPLORERS[hut] - HUT_EXPLORERS[hut - 1]
        return recruits * self.explorer + self.left * (self.w.die + better * self.w.set_die)

    def of_logistics(self, n: int, number: int) -> float:
        """PAP-6.3.2: a counter by the rank that is to be expected."""
        t = self.t
        if self.counters_for != number:
            self.counters = [self.of_script(COUNTER_SCRIPT[c], number) for c in t.counters]
            self.counters.sort(reverse=True)
            self.counters_for = number
        values = self.counters
        ahead = 0.0
        for rival in range(t.seats):
            if rival != self.seat:
                here = t.here(rival, LOGISTICS)
                before = t.order.index(rival) < t.order.index(self.seat)
                if here > n or (here == n and before):
                    ahead += 1.0
        neutral = t.neutral[NEUTRAL_LOGISTICS] if t.seats == 2 else 0
        ahead += self.w.crowd * self.w.later * self.later / n
        rank = int(ahead)
        if rank >= len(values):
            return 0.0
        if neutral:
            return values[-1]  # PAP-12.6: the other player discards the better one
        after = values[rank + 1] if rank + 1 < len(values) else 0.0
        return values[rank] + (after - values[rank]) * (ahead - rank)

    def funding(self) -> float:
        """PAP-6.5.2: what the roll will give."""
        note = self.t.note
        if note == NOTHING:
            return self.w.funding_equal
        symbol = NOTE_SYMBOL[note]
        if symbol == PLUS:
            return self.w.funding_plus
        return self.w.funding_minus if symbol == MINUS else self.w.funding_equal

    def of_notebook(self, n: int) -> float:
        """PAP-6.7.1: the card, as likely as the lead will last."""
        t = self.t
        most = t.neutral[NEUTRAL_NOTEBOOK] if t.seats == 2 else 0
        leader = False
        for rival in range(t.seats):
            if rival != self.seat and t.here(rival, NOTEBOOK) >= most:
                most = t.here(rival, NOTEBOOK)
                leader = most > 0
        value = self.of_note()
        if n > most:
            return value * max(0.0, 1.0 - self.w.steal * self.later / (n - most))
        return value * self.w.deny if n == most and leader else 0.0

    # -- expeditions -----------------------------------------------------------------------------

    def bidders(self) -> int:
        """How many others can bid as things stand."""
        t = self.t
        others = [seat for seat in range(t.seats) if seat != self.seat]
        return sum([1 for seat in others if t.here(seat, EXPEDITIONS) and t.pool[seat]])

    def rivals(self) -> float:
        """How many others will bid, players still to come among them."""
        bidders = self.bidders()
        return bidders + self.w.later * min(self.later, self.t.seats - 1 - bidders)

    def of_expeditions(self, n: int) -> float:
        """PAP-6.4.2: the n best destinations, each with the bid that suits it."""
        if not self.destinations:
            rivals = self.rivals()
            self.destinations = [self.best_bid(d, rivals)[0] for d in range(DESTINATIONS)]
            self.destinations.sort(reverse=True)
        return sum(self.destinations[:n])

    def of_destination(self, place: int) -> float:
        """The open card of a destination, for this seat and as a loss of others."""
        t = self.t
        card = t.open_cards[place]
        if card == NOTHING:
            return 0.0
        theirs = 0.0
        for rival in range(t.seats):
            if rival != self.seat and t.here(rival, EXPEDITIONS):
                theirs = max(theirs, self.of_card(rival, card))
        return self.of_card(self.seat, card) + self.w.deny_card * theirs

    def best_bid(self, place: int, rivals: float) -> tuple[float, int]:
        """What the best number of explorers for a destination is worth, and that number."""
        t = self.t
        value = self.of_destination(place)
        neutral = t.neutral[NEUTRAL_JUNGLE + place] if t.seats == 2 else 0
        pool = min(t.pool[self.seat], len(self.w.beat) - 1)
        best, people = 0.0, 0
        for n in range(max(1, neutral), pool + 1):
            chance: float = self.w.beat[n] ** rivals
            if n == neutral and self.coins == 0:
                chance *= self.w.beat_neutral
            gain = chance * value - self.of_energy_lost(n)
            if gain > best:
                best, people = gain, n
        return best, people
