"""What a game says about itself: name, seats, options, how to set it up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Literal

from robinsonade.kernel.chance import SEEDS, Chance
from robinsonade.kernel.choice import Catalogue
from robinsonade.kernel.chronicle import Chronicle, Line, Sentence, ranked, together
from robinsonade.kernel.event import Event
from robinsonade.kernel.masks import members
from robinsonade.kernel.noun import Kind, Noun
from robinsonade.kernel.observation import Field
from robinsonade.kernel.planning import Planning
from robinsonade.kernel.policy import Policy
from robinsonade.kernel.refusal import Refused, as_given
from robinsonade.kernel.stake import Stake
from robinsonade.kernel.step import Step, saved_name
from robinsonade.kernel.table import Table
from robinsonade.kernel.weights import Tunable
from robinsonade.kernel.why import (
    REASONS,
    Answer,
    Reason,
    Refuser,
    find_thing,
    refusers_for,
    things_of,
    why_not,
)

RANDOM = "random"
SEED_DIGITS = len(str(SEEDS))


class Option:
    """One thing the players settle before the game: one of several named values."""

    __slots__ = ("default", "name", "rules", "values")

    def __init__(
        self, name: str, values: tuple[str, ...], default: str, rules: tuple[str, ...]
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rules = rules

    def fetch(self, text: str) -> str:
        """What somebody at this machine means by a text: the name of a file may stand for it."""
        return text

    def read(self, text: str, seats: int) -> str:
        """The value that a text names, in its one canonical spelling."""
        return self.one_of(text.strip(), self.allowed(seats))

    def allowed(self, seats: int) -> tuple[str, ...]:
        """Everything a single value may be with that many seats."""
        return self.values

    def one_of(self, word: str, allowed: tuple[str, ...]) -> str:
        if word not in allowed:
            raise Refused(
                "bad-option-value", option=self.name, given=word, allowed=", ".join(allowed)
            )
        return word


class SeatOption(Option):
    """A seat, counted from 1, or left to chance."""

    __slots__ = ()

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, (RANDOM,), RANDOM, rules)

    def allowed(self, seats: int) -> tuple[str, ...]:
        return (RANDOM, *[str(seat + 1) for seat in range(seats)])


class DealOption(Option):
    """A different value for each seat, with commas between them; what is `random` is dealt."""

    __slots__ = ()

    def __init__(self, name: str, values: tuple[str, ...], rules: tuple[str, ...]) -> None:
        super().__init__(name, values, RANDOM, rules)

    def read(self, text: str, seats: int) -> str:
        if text.strip() == RANDOM:
            return RANDOM
        allowed = (*self.values, RANDOM)
        words = [self.one_of(word.strip(), allowed) for word in text.split(",")]
        for word in words:
            if word != RANDOM and words.count(word) > 1:
                raise Refused("option-value-twice", option=self.name, given=word)
        if len(words) != seats:
            raise Refused(
                "option-value-count", option=self.name, given=str(len(words)), allowed=str(seats)
            )
        return RANDOM if set(words) == {RANDOM} else ",".join(words)


def deal(
    chosen: str, ids: tuple[str, ...], pool: list[int], seats: int, chance: Chance, stream: int
) -> list[int]:
    """What a DealOption gives to each seat: what was chosen, else from what is left of a pool.

    >>> deal("c,random,a", ("a", "b", "c"), [0, 1, 2], 3, Chance([1], []), 0)
    [2, 1, 0]
    """
    words = [RANDOM] * seats if chosen == RANDOM else chosen.split(",")
    rest = [value for value in pool if ids[value] not in words]
    if RANDOM in words:
        chance.shuffle(rest, stream)
    found: list[int] = []
    for word in words:
        found.append(rest.pop(0) if word == RANDOM else ids.index(word))
    return found


class Game(ABC):
    """A title: everything that is the same in all its matches."""

    __slots__ = (
        "cards",
        "catalogue",
        "chronicle_kinds",
        "events",
        "fewest",
        "forecast_kinds",
        "known_refusers",
        "most",
        "options",
        "own_refusers",
        "package",
        "prefix",
        "prompts",
        "reasons",
        "slug",
        "stake_kinds",
        "steps",
        "version",
        "words",
    )

    COUNTS: ClassVar[Literal["turns", "rounds"]] = "turns"  # of its players, or rounds of all

    def __init__(
        self,
        slug: str,
        *,
        package: str,
        prefix: str,
        version: str,
        fewest: int,
        most: int,
        options: tuple[Option, ...],
        catalogue: Catalogue,
        events: tuple[Kind, ...],
        prompts: tuple[Kind, ...],
        words: tuple[Noun, ...],
        steps: tuple[type[Step], ...],
        cards: tuple[Noun, ...] = (),
        stake_kinds: tuple[Kind, ...] = (),
        forecast_kinds: tuple[Kind, ...] = (),
        chronicle_kinds: tuple[Kind, ...] = (),
        reasons: tuple[Reason, ...] = (),
        refusers: tuple[Refuser, ...] = (),
    ) -> None:
        self.slug = slug
        self.package = package  # in which its game.py, its data/ and its text/ are
        self.prefix = prefix  # of its rule ids
        self.version = version  # of its rules: a match file names it
        self.fewest = fewest
        self.most = most
        self.options = options
        self.catalogue = catalogue
        self.events = events
        self.prompts = prompts
        self.stake_kinds = stake_kinds
        self.forecast_kinds = forecast_kinds
        self.chronicle_kinds = chronicle_kinds  # of what is told when it is over
        self.words = words  # the nouns whose names are in the text files
        self.cards = cards  # those of them that are cards: each has a flavour line
        self.steps = {saved_name(step): step for step in steps}
        self.reasons = (*REASONS, *reasons)  # why something cannot be done
        self.own_refusers = refusers  # who knows more about them than the kernel
        self.known_refusers: list[Refuser] = []

    # -- what a game adds ------------------------------------------------------------------------

    @abstractmethod
    def set_up(self, seats: int, options: dict[str, str], seed: int, *, log: bool) -> Table:
        """A table ready to play, with options as `settle_options` returns them."""

    @abstractmethod
    def blank(self, seats: int) -> Table:
        """A table whose fields wait to be filled (by the codec)."""

    @abstractmethod
    def view(self, table: Any, seat: int | None) -> dict[str, Any]:
        """What a seat (or a spectator: None) may see of the table, ready for JSON."""

    def alike(self, seat: int | None) -> int | None:
        """A viewer who always sees just the same as this one: one view will do for both."""
        return seat

    @abstractmethod
    def persona(self, table: Any, seat: int) -> tuple[Noun, int] | None:
        """Who a seat is in the game (an adventurer, a colour), if that has a name."""

    @abstractmethod
    def policy(self) -> Policy:
        """The evaluation that the greedy player goes by."""

    def policy_by(self, values: dict[str, float]) -> Policy:
        """The same evaluation with other weights."""
        raise NotImplementedError

    def tunable(self, seats: int, options: dict[str, str]) -> Tunable | None:
        """The weights by which such a table is played; None: there are none to tune."""
        return None

    def planning(self) -> Planning:
        """What it adds for players who search; this one needs nothing but the policy."""
        return Planning(self.policy())

    def stakes(self, table: Any, seat: int) -> list[Stake] | None:
        """What is at stake for a seat if it lets this moment go by; the gravest first.

        `table` is imagined for the seat: what it says follows from what the seat may know. None:
        the game does not say what is at stake, so people are asked once in each phase.
        """
        return None

    def forecast(self, table: Any, seat: int) -> dict[str, Any] | None:
        """What somebody at this seat would compute now: odds, what is to be expected; for JSON.

        It is counted, not sampled, from what the seat may know. None: there is nothing to compute.
        """
        return None

    @abstractmethod
    def statistics(self, table: Any) -> dict[str, int]:
        """Figures of a finished game for reports."""

    def observation(self) -> list[Field]:
        """What a seat may know of a table in numbers, besides what all games have (observation.py).

        A game without such a table is learned from its questions and choices alone.
        """
        return []

    def progress(self, table: Any, seat: int) -> float:
        """How far a seat has come, from 0 to 1, as far as it may know: for those who learn."""
        return 0.0

    def lap(self, seats: int) -> int:
        """How many turns (`table.turn`) it takes until it is the same seat's turn again."""
        return 1

    def victories(self, table: Any) -> tuple[bool, bool]:
        """Can it be won by all together; and can one seat win what another does not?"""
        return table.seats == 1, table.seats > 1

    def storylines(self, table: Any) -> dict[str, int]:
        """How far each storyline has come (see kernel/storyline.py); empty in games without any."""
        return {}

    def sheet(self, table: Any) -> dict[str, list[int]]:
        """The score sheet at the end: each line by its name, with the points of each seat.

        Empty in games without points.
        """
        return {}

    def scores(self, table: Any) -> list[int]:
        """The points of each seat at the end; empty in games without points."""
        return [sum(column) for column in zip(*self.sheet(table).values(), strict=True)]

    def chronicle(self, table: Any, log: list[Event]) -> Chronicle:
        """What is told of a finished game: of its last table and all that has happened.

        A game that tells nothing of its own has at least its scores.
        """
        scores: list[int] = self.scores(table)
        notes: list[Sentence | None] = [None] * table.seats
        seats = list(range(table.seats))
        lines = [Line(name, points, ()) for name, points in self.sheet(table).items()]
        ranking = (
            ranked(scores, notes, table.winners, seats) if scores else together(table.seats, notes)
        )
        return Chronicle(None, list(members(table.winners)), None, [], ranking, lines)

    def printed(self) -> dict[str, Any]:
        """What is printed on the boards and cards, ready for JSON, for clients that draw them.

        The same in all matches; empty in games of which nothing but the view needs to be known.
        """
        return {}

    def terms(self) -> dict[str, str]:
        """Each verb of its cards with the term that tells it; empty in games without such cards."""
        return {}

    def tellings(self) -> dict[str, dict[str, str]]:
        """What cards and things do, in patterns of Fluent terms; empty in games without cards.

        By the attribute that tells it ("about"), then by the key of the name ("card-storm").
        `tools/tell_cards.py` writes them into the text files.
        """
        return {}

    def own_words(self, table: Any, language: str) -> dict[str, str]:
        """Texts that the players have brought to this table, by their keys ("key.attribute").

        With "key.attribute=" the text is a Fluent pattern that the game has put together.
        """
        return {}

    # -- what all games share --------------------------------------------------------------------

    def check_seats(self, seats: object) -> int:
        """A number of seats that the game has; what is typed may be anything."""
        if isinstance(seats, int) and not isinstance(seats, bool):
            if self.fewest <= seats <= self.most:
                return seats
        allowed = f"{self.fewest}-{self.most}"
        raise Refused("bad-seats", given=as_given(seats), allowed=allowed, game=self.slug)

    # What people give may be anything: typed as words, the compiled form would fail before it is
    # looked at.

    def fetch_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """Options as somebody at this machine gives them, files read."""
        fetchers = {option.name: option for option in self.options}
        return {
            name: fetchers[name].fetch(text) if name in fetchers and isinstance(text, str) else text
            for name, text in given.items()
        }

    def settle_options(self, seats: int, given: dict[str, Any]) -> dict[str, str]:
        """Every option with its value, those not given with their default."""
        known = tuple([option.name for option in self.options])
        for name in given:
            if name not in known:
                raise Refused("unknown-option", given=name, allowed=", ".join(known))
        for option in self.options:
            text: object = given.get(option.name, "")
            if not isinstance(text, str):
                allowed = ", ".join(option.allowed(seats))
                raise Refused(
                    "bad-option-value", option=option.name, given=repr(text), allowed=allowed
                )
        return {
            option.name: option.read(given.get(option.name, option.default), seats)
            for option in self.options
        }

    @property
    def refusers(self) -> list[Refuser]:
        """Who says why not, one for each kind of choice; made when somebody asks."""
        if not self.known_refusers:
            self.known_refusers = refusers_for(self.catalogue, self.own_refusers)
        return self.known_refusers

    @property
    def things(self) -> dict[str, Noun]:
        """The nouns that can be asked about, by their names."""
        return things_of(self.refusers, self.words)

    def why(self, table: Table, seat: int, target: str) -> list[Answer]:
        """Why a seat cannot do what it cannot do with a thing ("tile:observatory")."""
        noun, thing = find_thing(self.things, target, table.seats)
        return why_not(self.refusers, table, seat, noun, thing)

    def new_table(self, seats: int, seed: int, options: dict[str, str] | None = None) -> Table:
        """A new game. Same seats, seed and options, same decks and dice."""
        self.check_seats(seats)
        settled = self.settle_options(seats, options or {})
        return self.set_up(seats, settled, check_seed(seed), log=True)


def check_seed(seed: object) -> int:
    """A seed; what is typed may be anything."""
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SEEDS:
        return seed
    raise bad_seed(as_given(seed))


def read_seed(typed: str) -> int:
    """A seed in decimal digits, as people type it and as JavaScript has to write large ones.

    >>> read_seed("7")
    7
    """
    if typed.isascii() and typed.isdecimal() and len(typed) <= SEED_DIGITS:
        return check_seed(int(typed))
    raise bad_seed(typed)


def bad_seed(given: object) -> Refused:
    """What is said of a seed that is none."""
    beyond, digits = f"2^{SEEDS.bit_length() - 1}", str(SEED_DIGITS - 1)
    return Refused("bad-seed", given=str(given)[: SEED_DIGITS + 1], beyond=beyond, digits=digits)
