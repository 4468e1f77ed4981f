"""The contract holds for a game with secrets, and it notices what is wrong with a faulty one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pearls.box.components import AIR
from pearls.choices import Seal
from pearls.events import SEALED
from pearls.game import GAME
from pearls.steps.bidding import Bidding, Reveal
from pearls.steps.round import EndOfRound, Looking, Round
from pearls.table.lagoon import DECK_STREAM, Lagoon
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import History
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.step import Step
from tests.contract import checks, secrets
from tests.contract.cases import Case, variants
from tests.kernel.diving import Altered, altered

SEEDS = st.integers(min_value=1 << 40, max_value=(1 << 64) - 1)


def keeps_the_contract(game: Game, seats: int, options: dict[str, str], seed: int) -> None:
    case = Case(game, seats, options)
    frozen, facts, snapshots = checks.Frozen(), checks.Facts(), checks.Snapshots()
    match = checks.play_through(
        case,
        seed,
        checks.check_choices,
        checks.check_illegal_choices_change_nothing,
        checks.check_decision_is_shown,
        checks.check_clone,
        checks.check_fields_are_saved,
        checks.check_dump_and_load,
        checks.check_dump_is_a_snapshot,
        secrets.check_imagined,
        secrets.check_secrecy,
        secrets.check_sealed,
        secrets.check_log_is_filtered,
        checks.check_policy,
        checks.Components(case, seed),
        checks.check_position,
        frozen,
        facts,
        snapshots,
    )
    facts(match)
    snapshots.check(match)
    checks.check_replay(match)
    checks.check_restart_turn(case, seed)
    happened = checks.check_undo(case, seed)
    assert happened["free"] > 0
    assert happened["refused"] > 0


def many_games_keep_the_contract(game: Game) -> None:
    for seed in range(1 << 40, (1 << 40) + 20):
        keeps_the_contract(game, 2, {}, seed)


@pytest.mark.parametrize("seats", [2, 3])
@settings(max_examples=10, deadline=None, derandomize=True)
@given(st.data(), SEEDS)
def test_the_example_keeps_the_contract(seats: int, data: st.DataObject, seed: int) -> None:
    keeps_the_contract(GAME, seats, data.draw(st.sampled_from(variants(GAME, seats))), seed)


# -- faulty games --------------------------------------------------------------------------------


class Forgetful(Lagoon):
    """clone() forgets a field."""

    __slots__ = ()

    def clone(self) -> Lagoon:
        other = super().clone()
        other.charms = [0] * self.seats
        return other


class Sharing(Lagoon):
    """clone() shares a list that play changes."""

    __slots__ = ()

    def clone(self) -> Lagoon:
        other = super().clone()
        other.pearls = self.pearls
        return other


class Disturbing(Lagoon):
    """imagined() takes its chance from the game."""

    __slots__ = ()

    def imagined(self, seat: int, chance: Chance) -> Lagoon:
        other = super().imagined(seat, chance)
        other.deck = self.deck.imagined(seat, self.chance, DECK_STREAM)
        return other


class AllKnowing(Lagoon):
    """imagined() forgets what the seat has looked at."""

    __slots__ = ()

    def imagined(self, seat: int, chance: Chance) -> Lagoon:
        other = super().imagined(seat, chance)
        other.deck = Deck(sorted(self.deck.cards), self.deck.layers.copy(), {})
        return other


class Losing(Lagoon):
    """A card gets lost when the pile is long."""

    __slots__ = ()

    def settle(self) -> None:
        super().settle()
        if len(self.pile) > 1:
            self.pile.pop()


class DeckTelling(Altered):
    __slots__ = ()

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(table, seat), "next": table.deck.cards[-1]}


class BidTelling(Altered):
    __slots__ = ()

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        step = table.agenda[-1] if table.agenda else None
        bids = list(step.bids) if isinstance(step, Bidding) else []
        return {**super().view(table, seat), "bids": bids}


class ChanceTelling(Altered):
    __slots__ = ()

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(table, seat), "luck": table.chance.states[1]}


class Unplain(Altered):
    __slots__ = ()

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(table, seat), "pair": (1, 2)}


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (Forgetful, "forgets a field"),
        (Sharing, "has changed"),
        (Disturbing, "has changed the table"),
        (AllKnowing, "could tell by its view"),
        (Losing, "components are lost"),
        (DeckTelling, "could tell by its view"),
        (BidTelling, "could tell by its view"),
        (ChanceTelling, "could tell by its view"),
        (Unplain, "plain data"),
    ],
)
def test_the_contract_notices_a_fault(fault: type[Lagoon | Altered], complaint: str) -> None:
    game = altered(table_class=fault) if issubclass(fault, Lagoon) else altered(fault)
    with pytest.raises(AssertionError, match=complaint):
        many_games_keep_the_contract(game)


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [(DeckTelling, "order of a deck"), (ChanceTelling, "a view tells|the seed")],
)
def test_secrecy_does_not_depend_on_imagination(fault: type[Altered], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        checks.play_through(Case(altered(fault), 2, {}), 1 << 40, secrets.check_secrecy)


class Scribbling(Bidding):
    """A step that is changed after it was made."""

    __slots__ = ()

    def take(self, t: Lagoon, choice: Choice) -> None:
        assert isinstance(choice, Seal)
        bids = list(self.bids)
        bids[choice.seat] = choice.bid
        self.bids = tuple(bids)
        t.emit(SEALED, choice.seat)
        if all(bids):
            t.then(Reveal(bids))


class Talking(Bidding):
    """Tells an event that the game does not declare."""

    __slots__ = ()

    def take(self, t: Lagoon, choice: Choice) -> None:
        super().take(t, choice)
        t.emit(Kind("gossip"))


class Odd(Bidding):
    """Tells of a seat that does not exist."""

    __slots__ = ()

    def take(self, t: Lagoon, choice: Choice) -> None:
        super().take(t, choice)
        t.emit(SEALED, t.seats)


class Doubling(Bidding):
    """Offers a choice twice."""

    __slots__ = ()

    def choices(self, t: Lagoon) -> list[Choice]:
        return super().choices(t) * 2


class Stuck(Bidding):
    """Waits, but for nothing."""

    __slots__ = ()

    def choices(self, t: Lagoon) -> list[Choice]:
        return []


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        (Scribbling, "has changed"),
        (Talking, "gossip is not declared"),
        (Odd, "no seat 2"),
        (Doubling, "offered twice"),
        (Stuck, "0 choices are offered"),
    ],
)
def test_the_contract_notices_a_faulty_step(step: type[Bidding], complaint: str) -> None:
    class FaultyRound(Round):
        __slots__ = ()

        def advance(self, t: Lagoon) -> bool:
            t.turn += 1
            t.then(Looking(), step([0] * t.seats), EndOfRound())
            return True

    class Faulty(Lagoon):
        __slots__ = ()

        def then(self, step: Step, *more: Step) -> None:
            faulty = [FaultyRound() if type(s) is Round else s for s in (step, *more)]
            super().then(*faulty)

        def settle(self) -> None:
            if self.agenda and type(self.agenda[-1]) is Round:
                self.agenda[-1] = FaultyRound()
            super().settle()

    game = altered(table_class=Faulty, more_steps=(step, FaultyRound))
    with pytest.raises(AssertionError, match=complaint):
        many_games_keep_the_contract(game)


def test_the_contract_notices_an_unregistered_step() -> None:
    class Private(Round):
        __slots__ = ()

    game = altered()
    table = game.new_table(2, 1)
    table.agenda.insert(0, Private())
    match = checks.new_match(Case(game, 2, {}), 1)
    match.history = History(table)
    with pytest.raises(KeyError, match="Private"):
        checks.check_fields_are_saved(match)


def test_the_contract_notices_a_game_without_end() -> None:
    class Endless(Lagoon):
        __slots__ = ()

        def end(self, result: str, winners: int) -> None:
            self.turn = 0
            self.air = [AIR] * self.seats
            self.deck = Deck([0] * 12, [12], {})
            self.then(Round())

    game = altered(table_class=Endless)
    with pytest.raises(AssertionError, match="does not end"):
        checks.play_through(Case(game, 2, {}), 1)
