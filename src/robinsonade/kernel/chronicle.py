"""How a game ended, in facts: who won or died and of what, how far the goal was, who came where."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.event import Event
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.view import targets, words

NO_POINTS: Final = -1_000_000  # of a seat that does not count


class Sentence:
    """A kind and its facts: something that is told of a game that is over."""

    __slots__ = ("facts", "kind")

    def __init__(self, kind: Kind, *facts: int) -> None:
        self.kind = kind
        self.facts = facts


class Standing:
    """Where a seat came in, and what is to be said of it."""

    __slots__ = ("note", "place", "points", "seat")

    def __init__(self, seat: int, place: int, points: int, note: Sentence | None) -> None:
        self.seat = seat
        self.place = place  # from 1; those who share it have the same
        self.points = points  # NO_POINTS: there are none
        self.note = note


class Line:
    """A line of the score sheet: the points of each seat, and the rules behind it."""

    __slots__ = ("name", "points", "rules")

    def __init__(self, name: str, points: list[int], rules: tuple[str, ...]) -> None:
        self.name = name
        self.points = points
        self.rules = rules


class Goal:
    """How far something was reached together, and what was missing."""

    __slots__ = ("done", "missing", "needed")

    def __init__(self, done: int, needed: int, missing: list[Sentence]) -> None:
        self.done = done
        self.needed = needed
        self.missing = missing


LUCKY: Final = 1
FAIR: Final = 0
UNLUCKY: Final = -1
FORTUNES: Final = {LUCKY: "lucky", FAIR: "fair", UNLUCKY: "unlucky"}


class Luck:
    """Rolls or draws of a game against what was to be expected of them."""

    __slots__ = ("fortune", "sentence")

    def __init__(self, sentence: Sentence, fortune: int) -> None:
        self.sentence = sentence
        self.fortune = fortune


class Tally:
    """How often something came true, and how often that was to be expected."""

    __slots__ = ("came", "expected", "tries", "variance")

    def __init__(self) -> None:
        self.tries = 0
        self.came = 0
        self.expected = 0.0
        self.variance = 0.0

    def add(self, chance: float, came: bool) -> None:
        self.tries += 1
        self.came += int(came)
        self.expected += chance
        self.variance += chance * (1.0 - chance)

    def add_draws(self, draws: int, came: int, cards: int, such: int) -> None:
        """Draws from a shuffled deck with so many cards, so many of them such as are counted."""
        share = such / max(1, cards)
        self.tries += draws
        self.came += came
        self.expected += draws * share
        rest = (cards - draws) / max(1, cards - 1)  # without laying back
        self.variance += draws * share * (1.0 - share) * rest

    def luck(self, kind: Kind, wanted: bool, *facts: int) -> list[Luck]:
        """What is told of it: those facts, the tries, how often it came, how often expected.

        Luck is what differs by more than a standard deviation. Nothing is told of nothing.
        """
        if not self.tries:
            return []
        more = self.came - self.expected
        fortune = FAIR
        if more * more > self.variance > 0.0:
            fortune = LUCKY if (more > 0.0) == wanted else UNLUCKY
        expected = int(self.expected + 0.5)
        return [Luck(Sentence(kind, *facts, self.tries, self.came, expected), fortune)]


class Chronicle:
    """What is told of a finished game. It is made of the final table and the log when wanted."""

    __slots__ = ("cause", "chain", "goal", "headline", "lines", "luck", "ranking", "who")

    def __init__(
        self,
        headline: Sentence | None,
        who: list[int],
        cause: Sentence | None,
        chain: list[Sentence],
        ranking: list[Standing],
        lines: list[Line] | None = None,
        goal: Goal | None = None,
        luck: list[Luck] | None = None,
    ) -> None:
        self.headline = headline
        self.who = who  # the seats that the headline is about
        self.cause = cause
        self.chain = chain  # what led there, the earliest first
        self.ranking = ranking  # the best first
        self.lines = lines or []
        self.goal = goal  # of games that are won together
        self.luck = luck or []


class Dated:
    """An event and the turn in which it happened."""

    __slots__ = ("event", "turn")

    def __init__(self, event: Event, turn: int) -> None:
        self.event = event
        self.turn = turn


def dated(log: list[Event], turn_began: Kind, fact: str, now: int) -> list[Dated]:
    """What everybody may know of a log, each event with its turn: `fact` of the last such event.

    What comes before the first of them belongs to the turn before: a log may begin anywhere.
    """
    place = turn_began.facts.index(fact)
    turns = [event.facts[place] for event in log if event.kind is turn_began]
    turn = turns[0] - 1 if turns else now
    found: list[Dated] = []
    for event in log:
        if event.kind is turn_began:
            turn = event.facts[place]
        if event.known_to(None):
            found.append(Dated(event, turn))
    return found


def ranked(
    points: list[int], notes: list[Sentence | None], winners: int, order: list[int]
) -> list[Standing]:
    """The seats by their points; winners come first, equals share a place.

    `order` tells which of two equals is listed first.
    """
    keys = [(winners >> seat & 1, points[seat]) for seat in range(len(points))]
    return [
        Standing(seat, 1 + sum([other > keys[seat] for other in keys]), points[seat], notes[seat])
        for seat in sorted(order, key=lambda seat: keys[seat], reverse=True)
    ]


def verdict(winners: int, mine: list[int]) -> str:
    """How it ended for who holds these seats; empty if for nobody, or both one way and the other.

    >>> verdict(0b01, [0]), verdict(0b01, [1]), verdict(0b01, [0, 1]), verdict(0b01, [])
    ('won', 'lost', '', '')
    """
    won = [winners >> seat & 1 for seat in mine]
    if not won or 0 < sum(won) < len(won):
        return ""
    return "won" if won[0] else "lost"


def together(seats: int, notes: list[Sentence | None], points: int = NO_POINTS) -> list[Standing]:
    """All seats in one place: they win or lose together."""
    return [Standing(seat, 1, points, notes[seat]) for seat in range(seats)]


def show_sentence(sentence: Sentence | None) -> dict[str, Any] | None:
    """A sentence with the ids of its facts."""
    if sentence is None:
        return None
    return {"kind": sentence.kind.name, "words": words(sentence.kind, sentence.facts)}


def show_chronicle(chronicle: Chronicle) -> dict[str, Any]:
    """A chronicle as plain data."""
    headline, goal = chronicle.headline, chronicle.goal
    return {
        "facts": {
            "who": chronicle.who,
            "by": [] if headline is None else targets(headline.kind, headline.facts),
            "headline": show_sentence(headline),
            "cause": show_sentence(chronicle.cause),
            "chain": [show_sentence(sentence) for sentence in chronicle.chain],
        },
        "goal": None
        if goal is None
        else {
            "done": goal.done,
            "needed": goal.needed,
            "missing": [show_sentence(sentence) for sentence in goal.missing],
        },
        "ranking": [
            {
                "seat": standing.seat,
                "place": standing.place,
                "points": None if standing.points == NO_POINTS else standing.points,
                "note": show_sentence(standing.note),
            }
            for standing in chronicle.ranking
        ],
        "lines": [
            {"line": line.name, "points": line.points, "rules": list(line.rules)}
            for line in chronicle.lines
        ],
        "luck": [
            {"told": show_sentence(luck.sentence), "fortune": FORTUNES[luck.fortune]}
            for luck in chronicle.luck
        ],
    }
