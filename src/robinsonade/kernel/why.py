"""Why a seat cannot do something with a thing: each kind of choice answers for itself."""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.choice import Catalogue, Choice
from robinsonade.kernel.masks import mask_of
from robinsonade.kernel.noun import SEAT, SEATS, Kind, Noun
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table
from robinsonade.kernel.view import words

# How near a choice is, the nearest first.
NOW: Final = "now"  # the seat has choices of this kind, only not with this thing
LATER: Final = "later"  # another time it could have some
IDLE: Final = "idle"  # the seat has not what it takes: a power, a card
SORTS: Final = (NOW, LATER, IDLE)


class Reason(Kind):
    """Why not: the key of a sentence, its facts, the rules behind it.

    Without rules of its own it has those of the kind of choice. `idle`: the seat has not at all
    what it takes, which is worth a word only if there is nothing else to say.
    """

    __slots__ = ("idle",)

    def __init__(
        self,
        name: str,
        *facts: tuple[str, Noun],
        rules: tuple[str, ...] = (),
        idle: bool = False,
    ) -> None:
        super().__init__(name, *facts, rules=rules)
        self.idle = idle


OVER: Final = Reason("over")
NOT_ASKED: Final = Reason("not-asked", ("seats", SEATS), idle=True)
NOT_NOW: Final = Reason("not-now", idle=True)
NOT_WITH_THIS: Final = Reason("not-with-this")
REASONS: Final = (OVER, NOT_ASKED, NOT_NOW, NOT_WITH_THIS)


class Refusal:
    """No, with the reason and its facts."""

    __slots__ = ("facts", "reason")

    def __init__(self, reason: Reason, *facts: int) -> None:
        self.reason = reason
        self.facts = facts


class Refuser:
    """Answers for one kind of choice; this one says only whether it is a matter of time or of the
    thing. A game derives one for each kind about which it has more to say, from the predicates by
    which its steps offer choices: either `refusal` as a whole or, where whether it is offered is
    looked up and never decided anew, `because`."""

    __slots__ = ("kind", "things")

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.things: dict[str, set[int]] = {}  # with which there are choices, by noun

    def is_about(self, noun: Noun, thing: int) -> bool:
        """Could it ever be done with this thing?"""
        return noun.name in self.things and thing in self.things[noun.name]

    def touches(self, t: Any, choice: Choice, noun: Noun, thing: int) -> bool:
        """Is this choice of the kind made with the thing?"""
        for one, value in zip(choice.kind.nouns, choice.args, strict=True):
            if one.name == noun.name and value == thing:
                return True
        return False

    def is_offered(self, t: Table, seat: int, noun: Noun, thing: int) -> bool:
        """Has the seat a choice of the kind with the thing?"""
        for choice in t.choices_of(seat):
            if choice.kind is self.kind and self.touches(t, choice, noun, thing):
                return True
        return False

    def refusal(self, t: Any, seat: int, noun: Noun, thing: int) -> Refusal | None:
        """Why the seat has no such choice with the thing; None: it has one."""
        table: Table = t
        if self.is_offered(table, seat, noun, thing):
            return None
        if not table.agenda:
            return Refusal(OVER)
        return self.because(t, seat, noun, thing) or plain_refusal(table, seat, self.kind)

    def because(self, t: Any, seat: int, noun: Noun, thing: int) -> Refusal | None:
        """Why something that is not offered is not; None: nothing is known about it."""
        return None


def plain_refusal(t: Table, seat: int, kind: Kind) -> Refusal:
    """What can be said without knowing the game."""
    own = t.choices_of(seat)
    if any(choice.kind is kind for choice in own):
        return Refusal(NOT_WITH_THIS)
    waiting = t.waiting()
    if seat not in waiting and waiting:
        return Refusal(NOT_ASKED, mask_of(waiting))
    return Refusal(NOT_NOW)


class Answer:
    """Why a seat has no choice of a kind with a thing, as it is told."""

    __slots__ = ("kind", "refusal", "rules", "sort")

    def __init__(
        self, kind: Kind | None, refusal: Refusal, rules: tuple[str, ...], sort: str
    ) -> None:
        self.kind = kind  # of the choice; None: there is none with such a thing
        self.refusal = refusal
        self.rules = rules
        self.sort = sort


def why_not(
    refusers: list[Refuser], table: Table, seat: int, noun: Noun, thing: int
) -> list[Answer]:
    """Each kind of choice that the seat has not with this thing, and why; the nearest first.

    It is asked of the table as the seat sees it: no reason depends on anything hidden from it.
    Empty only if all there is can be done.
    """
    known = table.as_seen(seat, table.chance.fork("as seen"))
    on_offer = {choice.kind.name for choice in known.choices_of(seat)}
    asked = known.agenda[-1].prompt(known).kind.rules if known.agenda else ()
    found: list[Answer] = []
    is_read_only = True
    for refuser in refusers:
        if not refuser.is_about(noun, thing):
            continue
        is_read_only = False
        refusal = refuser.refusal(known, seat, noun, thing)
        if refusal is None:
            continue
        kind, reason = refuser.kind, refusal.reason
        sort = NOW if kind.name in on_offer else IDLE if reason.idle else LATER
        found.append(Answer(kind, refusal, reason.rules or kind.rules or asked, sort))
    if is_read_only:
        reason = NOT_NOW if known.agenda else OVER
        found.append(Answer(None, Refusal(reason), asked, LATER))
    found.sort(key=lambda answer: SORTS.index(answer.sort))
    return found


def show_answer(answer: Answer) -> dict[str, Any]:
    """An answer as plain data."""
    reason = answer.refusal.reason
    return {
        "kind": None if answer.kind is None else answer.kind.name,
        "key": reason.name,
        "words": words(reason, answer.refusal.facts),
        "rules": list(answer.rules),
        "sort": answer.sort,
    }


def refusers_for(catalogue: Catalogue, own: tuple[Refuser, ...]) -> list[Refuser]:
    """One for each kind of choice: the game's own, or the plain one."""
    found = {refuser.kind.name: refuser for refuser in own}
    for choice in catalogue.by_id.values():
        kind = choice.kind
        refuser = found.get(kind.name)
        if refuser is None:
            refuser = found[kind.name] = Refuser(kind)
        for noun, thing in zip(kind.nouns, choice.args, strict=True):
            refuser.things.setdefault(noun.name, set()).add(thing)
    return list(found.values())


def things_of(refusers: list[Refuser], named: tuple[Noun, ...]) -> dict[str, Noun]:
    """The sorts of things that can be asked about, by their names."""
    found: dict[str, Noun] = {SEAT.name: SEAT}
    for refuser in refusers:
        for noun in refuser.kind.nouns:
            if noun.ids and not noun.many:
                found.setdefault(noun.name, noun)
    for noun in named:
        found.setdefault(noun.name, noun)
    return found


def find_thing(things: dict[str, Noun], target: str, seats: int) -> tuple[Noun, int]:
    """The thing that "noun:id" stands for.

    >>> find_thing({"seat": SEAT}, "seat:1", 2)[1]
    1
    """
    name, _, word = target.partition(":")
    noun = things.get(name)
    if noun is not None:
        if noun.ids and word in noun.index:
            return noun, noun.index[word]
        if not noun.ids and word in [str(seat) for seat in range(seats)]:
            return noun, int(word)
    raise Refused("unknown-target", given=target)
