"""What Papúa adds for players who search."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.games.papua.box.cards import KINDS
from robinsonade.games.papua.box.components import DESTINATIONS, EXPEDITIONS, PACKAGE
from robinsonade.games.papua.choices import BID, BID_COINS
from robinsonade.games.papua.heuristics.features import FEATURES, features_of, prospects
from robinsonade.games.papua.heuristics.policy import PapuaPolicy, planned_bid
from robinsonade.games.papua.heuristics.turn_plans import PapuaTurns
from robinsonade.games.papua.heuristics.weights import WEIGHTS, Weights
from robinsonade.games.papua.heuristics.worth import Worth
from robinsonade.games.papua.steps.final_count import points
from robinsonade.games.papua.steps.placing import PlaceExplorers
from robinsonade.games.papua.steps.player_turn import SetDice
from robinsonade.games.papua.steps.start_phase import ForbidZone
from robinsonade.games.papua.steps.zones.expeditions import COMPLETE, SealedBids, decided
from robinsonade.games.papua.steps.zones.logistics import TakeCounters
from robinsonade.games.papua.table.table import Papua
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.net import logistic, read_net
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.planning import Plan, Planning, planner_file
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.weights import varied

_FILE: Final = planner_file(PACKAGE)
SPREAD: Final = _FILE.fraction("spread")
LEAD: Final = _FILE.fraction("lead")
GUARD: Final = _FILE.fraction("guard")
EFFORT: Final = _FILE.fraction("effort")
PLANS: Final = _FILE.fraction("plans")
_FILE.finish()

CONCERNS: Final = Noun(
    "concern", ("points", "rivals", "coins", "food", "explorers", "energy", "cards")
)
MODELS: Final = 16  # of rivals
ROUNDS: Final = 1  # that a rollout plays on: to the end of the present one


class PapuaPlanning(Planning):
    """Placing and bidding, tried until the round is over against rivals of many kinds."""

    __slots__ = ("models", "net", "turns", "weights")

    def __init__(self) -> None:
        super().__init__(PapuaPolicy(WEIGHTS), CONCERNS)
        self.weights = Weights(WEIGHTS)
        self.net = read_net(PACKAGE, FEATURES)
        self.turns = PapuaTurns(self.policy)
        self.models: list[Policy] = []
        for number in range(MODELS):
            chance = Chance.seeded(number, ("rival",))
            self.models.append(PapuaPolicy(varied(WEIGHTS, chance, SPREAD)))

    def guard(self) -> float:
        return GUARD

    def effort(self) -> float:
        return EFFORT

    def horizon(self, table: Any) -> int:
        return ROUNDS

    def worth_a_search(self, table: Any, seat: int, choices: list[Choice]) -> bool:
        t: Papua = table
        step = t.agenda[-1]
        if len(choices) < 2:
            return False
        if isinstance(step, SealedBids):
            return len(step.bids[seat]) == 0 or sum(step.bids[seat]) == 0
        return isinstance(step, (PlaceExplorers, SetDice, TakeCounters, ForbidZone))

    def plans(self, table: Any, seat: int, choices: list[Choice], most: int) -> list[Plan]:
        t: Papua = table
        step = t.agenda[-1]
        most = int(most * PLANS)
        if isinstance(step, SealedBids):
            return bid_plans(t, Worth(t, seat, self.weights), step.bids[seat], most)
        if isinstance(step, PlaceExplorers):
            return self.turns.plans(t, seat, most)
        return Planning.plans(self, table, seat, choices, most)

    def mixes(self, table: Any, seat: int) -> bool:
        """PAP-6.4.4: whoever bids the same each time is outbid by one."""
        t: Papua = table
        return isinstance(t.agenda[-1], SealedBids)

    def policies(self, table: Any, seat: int, sample: int) -> list[Policy]:
        """Nobody knows how rivals think: another one in each seat and sample."""
        t: Papua = table
        found: list[Policy] = []
        for other in range(t.seats):
            model = self.models[(sample * t.seats + other) % MODELS]
            found.append(self.policy if other == seat else model)
        return found

    def utility(self, table: Any, seat: int) -> float:
        """The chance to win: as it has been learned, or by the lead over the best rival."""
        t: Papua = table
        if t.result:
            won = t.winners >> seat & 1
            return 1.0 / t.winners.bit_count() if won else 0.0
        if self.net is not None:
            return self.net.chance_of(features_of(t, seat, self.weights))
        worths = [prospects(t, other, self.weights) for other in range(t.seats)]
        rivals = [worth for other, worth in enumerate(worths) if other != seat]
        return logistic((worths[seat] - max(rivals)) / LEAD)

    def features(self, table: Any, seat: int) -> list[float]:
        return features_of(table, seat, self.weights)

    def shared(self, table: Any) -> bool:
        return True

    def merit(self, table: Any, seat: int) -> float:
        """How far ahead of the best rival somebody is in the end."""
        t: Papua = table
        totals = [sum(points(t, other)) for other in range(t.seats)]
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return logistic((totals[seat] - max(rivals)) / LEAD)

    def facts(self, table: Any, seat: int) -> list[float]:
        """Points if it ended now, those of the best rival, and what is there for later."""
        t: Papua = table
        totals = [sum(points(t, other)) for other in range(t.seats)]
        rivals = [total for other, total in enumerate(totals) if other != seat]
        people = t.pool[seat] + t.on_board(seat)
        cards = sum(t.collected[seat * KINDS : (seat + 1) * KINDS])
        found = [totals[seat], max(rivals), t.coins[seat], t.food[seat], people, t.energy[seat]]
        return [float(n) for n in [*found, cards]]


def bid_plans(t: Papua, v: Worth, begun: list[int], most: int) -> list[Plan]:
    """The planned bid, and bids beside it: an explorer more or less, other stakes, nothing."""
    seat = v.seat
    usual = planned_bid(v)
    bids = [usual]
    for place in range(DESTINATIONS):
        people = usual[2 * place]
        for other in (people - 1, people + 1, people + 2):
            add_bid(t, seat, changed(usual, 2 * place, other), bids)
        if people:
            stake = usual[2 * place + 1]
            for coins in (0, stake + 1, stake + 3):
                add_bid(t, seat, changed(usual, 2 * place + 1, coins), bids)
    add_bid(t, seat, [0] * (2 * DESTINATIONS), bids)
    found: list[Plan] = []
    for bid in bids:
        if bid[: len(begun)] == begun:
            found.append(Plan(spoken(t, seat, begun, bid)))
    return [plan for plan in found if plan.choices][:most]


def changed(bid: list[int], at: int, value: int) -> list[int]:
    found = bid.copy()
    found[at] = value
    if at % 2 == 0 and value == 0:
        found[at + 1] = 0
    return found


def add_bid(t: Papua, seat: int, bid: list[int], bids: list[list[int]]) -> None:
    """PAP-6.4.2, PAP-6.4.3: if it is allowed and new."""
    places = 0
    for people in bid[::2]:
        places += 1 if people > 0 else 0
    allowed = min(bid) >= 0 and places <= t.here(seat, EXPEDITIONS)
    if allowed and sum(bid[::2]) <= t.pool[seat] and sum(bid[1::2]) <= t.coins[seat]:
        if bid not in bids:
            bids.append(bid)


def spoken(t: Papua, seat: int, begun: list[int], bid: list[int]) -> list[Choice]:
    """The choices that make a bid, part by part; what follows by itself is not asked."""
    found: list[Choice] = []
    parts = begun.copy()
    while len(parts) < COMPLETE:
        at = len(parts)
        table = BID_COINS if at % 2 else BID
        found.append(table[seat][at // 2][bid[at]])
        parts = decided(t, seat, [*parts, bid[at]])
    return found
