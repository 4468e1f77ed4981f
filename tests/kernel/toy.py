"""Pearls, a game for the engine's own tests: sealed bids, a peek, a charm at any time, dice.

Three rounds. The active diver may look at the top card, then all seal a bid; the highest bid dives
for the card, worth its pearls, and a die may add one. A charm is a pearl, at any time between the
bids and the dive.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import PASS, Catalogue, Choice, Interrupt
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import RANDOM, DealOption, Game, Option, SeatOption
from robinsonade.kernel.noun import NUMBER, SEAT, Kind, Noun
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.step import Prompt, Step
from robinsonade.kernel.table import Table
from robinsonade.kernel.window import Window

MOST_DIVERS: Final = 3
ROUNDS: Final = 3
BIDS: Final = (1, 2, 3)
HIDDEN: Final = -1
STREAMS: Final = ("deck", "dice")
DECK_STREAM: Final = 0
DICE_STREAM: Final = 1

SHELL: Final = Noun("shell", ("grey", "white", "black"), on_board=True)
WORTH: Final = (1, 2, 4)
SHELLS: Final = [shell for shell in range(3) for _ in range(4)]

# -- kinds ---------------------------------------------------------------------------------------

LOOKING: Final = Kind("look", rules=("TOY-1",))
SEALING: Final = Kind("seal", ("bid", NUMBER), rules=("TOY-2",))
CHARMING: Final = Kind("charm", cost="charm")

ROUND_BEGAN: Final = Kind("round", ("number", NUMBER))
LOOKED: Final = Kind("looked", ("seat", SEAT), ("shell", SHELL))
SEALED: Final = Kind("sealed", ("seat", SEAT))
REVEALED: Final = Kind("revealed", ("seat", SEAT), ("bid", NUMBER))
CHARMED: Final = Kind("charmed", ("seat", SEAT))
DIVED: Final = Kind("dived", ("seat", SEAT), ("shell", SHELL), ("die", NUMBER))

LOOK_PROMPT: Final = Kind("look", ("seat", SEAT))
SEAL_PROMPT: Final = Kind("seal", rules=("TOY-2",))
WINDOW_PROMPT: Final = Kind("window")

# -- choices -------------------------------------------------------------------------------------


class Look(Choice):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(LOOKING, seat, ())


class Seal(Choice):
    __slots__ = ("bid",)

    def __init__(self, seat: int, bid: int) -> None:
        super().__init__(SEALING, seat, (bid,))
        self.bid = bid


class Charm(Interrupt):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(CHARMING, seat, ())


CATALOGUE: Final = Catalogue()
LOOK: Final = [CATALOGUE.add(Look(seat)) for seat in range(MOST_DIVERS)]
SEAL: Final = [[CATALOGUE.add(Seal(s, bid)) for bid in BIDS] for s in range(MOST_DIVERS)]
CHARM: Final = [CATALOGUE.add(Charm(seat)) for seat in range(MOST_DIVERS)]


# -- table ---------------------------------------------------------------------------------------


class Lagoon(Table):
    """The table of the toy game."""

    __slots__ = ("charms", "deck", "pearls", "pile", "twice")

    DERIVED: ClassVar[tuple[str, ...]] = ("log", "offer", "twice")
    PILES: ClassVar[tuple[str, ...]] = ("pile",)

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.deck = Deck([], [], {})
        self.pile: list[int] = []
        self.pearls = [0] * seats
        self.charms = [0] * seats
        self.twice: list[int] = []  # derived: twice the seats

    def clone(self) -> Lagoon:
        other = type(self)(self.seats, self.chance.clone())
        self.copy_to(other)
        other.deck = self.deck.clone()
        other.pile = self.pile.copy()
        other.pearls = self.pearls.copy()
        other.charms = self.charms.copy()
        other.twice = self.twice
        return other

    def imagined(self, seat: int, chance: Chance) -> Lagoon:
        other = self.clone()
        other.chance = chance
        other.deck = self.deck.imagined(seat, chance, DECK_STREAM)
        other.agenda = [imagine(step.seen_by(seat), chance) for step in self.agenda]
        return other

    def restore(self) -> None:
        self.twice = [2 * seat for seat in range(self.seats)]

    def interrupters(self) -> int:
        return sum(1 << seat for seat in range(self.seats) if self.charms[seat])

    def components(self) -> dict[str, int]:
        cards = self.deck.cards + self.pile
        return {SHELL.ids[shell]: cards.count(shell) for shell in range(3)}


def imagine(step: Step, chance: Chance) -> Step:
    """A sealed bid that a seat cannot see could be any."""
    if not isinstance(step, Bidding):
        return step
    return Bidding([chance.pick(list(BIDS)) if bid == HIDDEN else bid for bid in step.bids])


# -- steps ---------------------------------------------------------------------------------------


class Round(Step):
    __slots__ = ()

    def advance(self, t: Lagoon) -> bool:
        t.turn += 1
        t.emit(ROUND_BEGAN, t.turn)
        t.then(Looking(), Bidding([0] * t.seats), EndOfRound())
        return True


class Looking(Step):
    """The active diver may look at the top card."""

    __slots__ = ()

    def choices(self, t: Lagoon) -> list[Choice]:
        return [PASS[t.active], LOOK[t.active]]

    def take(self, t: Lagoon, choice: Choice) -> None:
        if isinstance(choice, Look):
            [shell] = t.deck.peek(choice.seat, 1)
            t.reveals += 1
            t.whisper(1 << choice.seat, LOOKED, choice.seat, shell)
        t.done()

    def prompt(self, t: Lagoon) -> Prompt:
        return Prompt(LOOK_PROMPT, t.active)


class Bidding(Step):
    """All seal a bid at the same time; 0: still thinking."""

    __slots__ = ("bids",)

    def __init__(self, bids: list[int]) -> None:
        self.bids = tuple(bids)

    def choices(self, t: Lagoon) -> list[Choice]:
        return [
            choice for seat in t.polling_order() if not self.bids[seat] for choice in SEAL[seat]
        ]

    def take(self, t: Lagoon, choice: Choice) -> None:
        assert isinstance(choice, Seal)
        bids = list(self.bids)
        bids[choice.seat] = choice.bid
        t.emit(SEALED, choice.seat)
        t.then(Reveal(bids) if all(bids) else type(self)(bids))

    def prompt(self, t: Lagoon) -> Prompt:
        return Prompt(SEAL_PROMPT)

    def sealed(self) -> bool:
        return True

    def seen_by(self, seat: int) -> Step:
        hidden = [HIDDEN if bid and who != seat else bid for who, bid in enumerate(self.bids)]
        return type(self)(hidden)


class Reveal(Step):
    __slots__ = ("bids",)

    def __init__(self, bids: list[int]) -> None:
        self.bids = tuple(bids)

    def advance(self, t: Lagoon) -> bool:
        t.reveals += 1
        for seat, bid in enumerate(self.bids):
            t.emit(REVEALED, seat, bid)
        order = t.polling_order()
        best = max(order, key=lambda seat: (self.bids[seat], -order.index(seat)))
        t.then(BeforeDive(0), Dive(best))
        return True


class BeforeDive(Window):
    __slots__ = ()

    def add_interrupts(self, t: Lagoon, seat: int, found: list[Choice]) -> None:
        if t.charms[seat]:
            found.append(CHARM[seat])

    def interrupt(self, t: Lagoon, choice: Interrupt) -> None:
        t.charms[choice.seat] -= 1
        t.pearls[choice.seat] += 1
        t.emit(CHARMED, choice.seat)

    def with_passed(self, passed: int) -> Step:
        return BeforeDive(passed)

    def prompt(self, t: Lagoon) -> Prompt:
        return Prompt(WINDOW_PROMPT)


class Dive(Step):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, t: Lagoon) -> bool:
        shell = t.deck.draw()
        t.reveals += 1
        die = t.chance.below(6, DICE_STREAM)
        t.pile.append(shell)
        t.pearls[self.seat] += WORTH[shell] + (die == 5)
        t.emit(DIVED, self.seat, shell, die)
        t.done()
        return True


class EndOfRound(Step):
    __slots__ = ()

    def advance(self, t: Lagoon) -> bool:
        if t.turn == ROUNDS:
            most = max(t.pearls)
            t.end("counted", sum(1 << s for s in range(t.seats) if t.pearls[s] == most))
            return True
        t.active = (t.active + 1) % t.seats
        t.then(Round())
        return True


# -- game ----------------------------------------------------------------------------------------


class NoTaste(Policy):
    __slots__ = ()

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[float]:
        return [0.0 for _ in choices]


class Pearls(Game):
    """The title; `table_class` lets tests put a faulty table into it."""

    __slots__ = ("table_class",)

    table_class: type[Lagoon]

    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        t = self.table_class(seats, Chance.seeded(seed, STREAMS))
        t.log = [] if log else None
        t.deck = Deck.shuffled(SHELLS, t.chance, DECK_STREAM)
        t.charms = [2 if options["tide"] == "high" else 1] * seats
        t.active = 0 if options["first"] == RANDOM else int(options["first"]) - 1
        t.restore()
        t.agenda = [Round()]
        t.settle()
        return t

    def blank(self, seats: int) -> Table:
        return self.table_class(seats, Chance([0, 0], []))

    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        t: Lagoon = table
        return {
            "turn": t.turn,
            "active": t.active,
            "pearls": t.pearls.copy(),
            "charms": t.charms.copy(),
            "deck": [SHELL.ids[c] for layer in t.deck.contents() for c in layer],
            "known": {
                str(place): SHELL.ids[t.deck.cards[place]]
                for place, seats in t.deck.seen.items()
                if seat is not None and seats >> seat & 1
            },
            "pile": t.pile.copy(),
            "bids": self.bids_seen(t, seat),
            "result": t.result,
        }

    def bids_seen(self, t: Lagoon, seat: int | None) -> list[int]:
        step = t.agenda[-1].seen_by(-1 if seat is None else seat) if t.agenda else None
        return list(step.bids) if isinstance(step, Bidding) else []

    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        return None

    def policy(self) -> Policy:
        return NoTaste()

    def statistics(self, table: Any) -> dict[str, int]:
        return {"rounds": table.turn, "pearls": sum(table.pearls)}

    def scores(self, table: Any) -> list[int]:
        return list(table.pearls)


def pearls(
    game_class: type[Pearls] = Pearls,
    table_class: type[Lagoon] = Lagoon,
    more_steps: tuple[type[Step], ...] = (),
) -> Pearls:
    """The toy game, or one with a fault."""
    game = game_class(
        "pearls",
        package="tests.web.pearls",
        prefix="TOY",
        version="1",
        fewest=2,
        most=MOST_DIVERS,
        options=(
            Option("tide", ("low", "high"), "low", ("TOY-3",)),
            SeatOption("first", ("TOY-4",)),
            DealOption("colours", ("red", "green", "blue"), ("TOY-5",)),
        ),
        catalogue=CATALOGUE,
        events=(ROUND_BEGAN, LOOKED, SEALED, REVEALED, CHARMED, DIVED),
        prompts=(LOOK_PROMPT, SEAL_PROMPT, WINDOW_PROMPT),
        words=(SHELL,),
        steps=(Round, Looking, Bidding, Reveal, BeforeDive, Dive, EndOfRound, *more_steps),
    )
    game.table_class = table_class
    return game


PEARLS: Final = pearls()


def lagoon(seats: int = 2, seed: int = 1, **options: str) -> Lagoon:
    table = PEARLS.new_table(seats, seed, options)
    assert isinstance(table, Lagoon)
    return table


def play(table: Table, *ids: str) -> None:
    for choice_id in ids:
        table.apply(CATALOGUE.find(choice_id))
