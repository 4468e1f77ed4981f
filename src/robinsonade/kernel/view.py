"""How decisions present themselves to people and programs, as plain data ready for JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.history import is_reversible
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.staged import NO_TARGET, CardAsked, DiceAsked, SheetAsked, SheetLine
from robinsonade.kernel.step import Step
from robinsonade.kernel.table import Table


def copied(shown: Any) -> Any:
    """Plain data of its own, all the way down.

    >>> seats = [[1], {"hand": ["bell"]}]
    >>> copied(seats) == seats, copied(seats)[0] is seats[0]
    (True, False)
    """
    if isinstance(shown, dict):
        return {name: copied(value) for name, value in shown.items()}
    return [copied(value) for value in shown] if isinstance(shown, list) else shown


def words(kind: Kind, facts: tuple[int, ...]) -> dict[str, list[str]]:
    """Each fact of a choice, event or prompt with the ids it stands for."""
    return {
        fact: noun.ids_of(value)
        for fact, noun, value in zip(kind.facts, kind.nouns, facts, strict=True)
    }


def targets(kind: Kind, facts: tuple[int, ...]) -> list[str]:
    """The things on the board that these facts touch, as "noun:id"."""
    return [
        f"{noun.name}:{thing}"
        for noun, value in zip(kind.nouns, facts, strict=True)
        if noun.on_board
        for thing in noun.ids_of(value)
    ]


def show_choices(table: Table, seat: int) -> list[dict[str, Any]]:
    """What a seat may do now, each choice with everything a front end needs to offer it."""
    offer = table.choices_of(seat)
    if not offer:
        return []
    known = table.as_seen(seat, table.chance.fork("as seen"))
    step = table.agenda[-1]
    rules = step.prompt(table).kind.rules
    told = is_on_stage(table, step)
    return [
        show_choice(choice, rules, *outlook(known, choice, told and not choice.interrupts))
        for choice in offer
    ]


def is_on_stage(table: Table, step: Step) -> bool:
    """Is the question about a card or about dice?"""
    return step.about_card(table) is not None or step.about_dice(table) is not None


def show_choice(
    choice: Choice, rules: tuple[str, ...], reversible: bool, follows: dict[str, Any] | None
) -> dict[str, Any]:
    """A choice as plain data; a kind without rules of its own has those of the prompt."""
    return {**lasting(choice, rules), "reversible": reversible, "follows": follows}


@lru_cache(maxsize=20_000)
def lasting(choice: Choice, rules: tuple[str, ...]) -> dict[str, Any]:
    """What is always the same of a choice: it is shown in one decision after the other."""
    kind = choice.kind
    return {
        "id": choice.id,
        "seat": choice.seat,
        "kind": kind.name,
        "words": words(kind, choice.args),
        "targets": targets(kind, choice.args),
        "rules": list(kind.rules or rules),
        "cost": kind.cost,
        "interrupt": choice.interrupts,
    }


def outlook(known: Table, choice: Choice, told: bool) -> tuple[bool, dict[str, Any] | None]:
    """Could the choice be taken back after it was made, and what is certain to follow (if told)?

    Whether the table then waits for somebody may depend on what that one hides. So this is asked
    of the table as the seat sees it, never of the real one. It is followed only as far as that has
    to be known: who may not come back from the first card drawn may not from the last one either.
    """
    if not told and known.agenda[-1].is_free(known, choice):
        return True, None
    after = known.clone()
    telling = Telling(known, after, choice.seat) if told else None
    after.begin(choice)
    while (telling is not None and telling.goes_on()) or is_reversible(known, after):
        if not after.go_on():
            break
    reversible = is_reversible(known, after)
    return reversible, None if telling is None else telling.told(reversible)


class Telling:
    """What is certain to follow from a choice about a card or dice: up to where chance, or
    something hidden, comes in: `luck`. What happens after the card in question has had its effect
    is not told: it follows from other things."""

    __slots__ = ("after", "asked", "events", "floor", "known", "luck", "read", "seat")

    def __init__(self, known: Table, after: Table, seat: int) -> None:
        self.known = known
        self.after = after  # on its way
        self.seat = seat
        self.asked = known.agenda[-1].about_card(known)
        self.floor = -1 if self.asked is None else bottom_of_card(known, self.asked.card)
        self.events: list[dict[str, Any]] = []
        self.read = 0  # events of the log that were looked at
        self.luck: bool | None = None  # until that is known
        after.log, after.frames = [], []

    def goes_on(self) -> bool:
        """Is there more to tell than what has happened so far?"""
        if self.luck is None:
            self.look()
        return self.luck is None

    def told(self, reversible: bool) -> dict[str, Any]:
        """All of it; `reversible`: has the way been free to its end?"""
        luck = not reversible if self.goes_on() else self.luck
        return {"events": self.events, "luck": luck}

    def look(self) -> None:
        """Read on in what has happened."""
        log, frames = self.after.log, self.after.frames
        if log is None or frames is None:
            return
        for event, frame in zip(log[self.read :], frames[self.read :], strict=True):
            if self.asked is not None and is_over(self.known, frame, self.floor):
                self.luck = False
            elif not is_reversible(self.known, frame):
                self.luck = True
            elif event.known_to(self.seat):
                self.events.append(show_event(event))
            if self.luck is not None:
                self.after.log = self.after.frames = None  # nothing more of it is told
                return
        self.read = len(log)


def bottom_of_card(table: Table, card: int) -> int:
    """How deep in the agenda the card in question ends; negative: no step says it."""
    for depth, step in enumerate(table.agenda):
        if step.ends_card(card):
            return depth
    return -1


def is_over(asked: Table, frame: Table, floor: int) -> bool:
    """Has the card in question had its effect? If no step says where it ends: has the step that
    led to the question come to its end, or has something else taken its place?"""
    depth = len(frame.agenda)
    if floor >= 0:
        return depth <= floor
    beneath = len(asked.agenda) - 1
    if beneath < 1 or depth > beneath:
        return False
    return depth < beneath or type(frame.agenda[-1]) is not type(asked.agenda[-2])


def show_decision(table: Table, seat: int | None) -> dict[str, Any]:
    """What the table waits for, and what this seat could do about it (a spectator: nothing)."""
    if not table.agenda:
        return NOTHING_TO_DECIDE.copy()
    step = table.agenda[-1]
    prompt = step.prompt(table)
    card, dice = step.about_card(table), step.about_dice(table)
    return {
        "prompt": prompt.kind.name,
        "words": words(prompt.kind, prompt.facts),
        "rules": list(prompt.kind.rules),
        "waiting": table.waiting(),
        "card": show_card(card) if card is not None and card.known_to(seat) else None,
        "dice": None if dice is None else show_dice(dice),
        "sheet": None if seat is None else show_sheet(table, [seat]),
        "choices": [] if seat is None else show_choices(table, seat),
    }


NOTHING_TO_DECIDE: Final[dict[str, Any]] = {
    "prompt": None,
    "words": {},
    "rules": [],
    "waiting": [],
    "card": None,
    "dice": None,
    "sheet": None,
    "choices": [],
}


def show_card(card: CardAsked) -> dict[str, Any]:
    """A card that is asked about; `seat` is None if it is everybody's."""
    return {
        "noun": card.noun.name,
        "id": card.noun.id_of(card.card),
        "seat": card.seat if card.seat >= 0 else None,
        "goes_to": list(card.goes_to),
    }


def show_dice(dice: DiceAsked) -> dict[str, Any]:
    """Dice that are asked about, and what they have to reach."""
    return {
        "dice": [{"sort": sort, "face": face} for sort, face in dice.dice],
        "bonus": dice.bonus,
        "against": None if dice.against == NO_TARGET else dice.against,
        "at_most": dice.at_most,
    }


def show_sheet(table: Table, seats: list[int]) -> dict[str, Any] | None:
    """What is handed out or paid in several parts; only whoever is asked first sees it."""
    sheet: SheetAsked | None = table.agenda[-1].about_sheet(table) if table.agenda else None
    if sheet is None or sheet.order[0] not in seats:
        return None
    return {
        "lines": [show_line(line) for line in sheet.lines],
        "pieces": [{"name": name, "number": number} for name, number in sheet.pieces],
        "order": sheet.order,
        "whole": sheet.whole,
    }


def show_line(line: SheetLine) -> dict[str, Any]:
    return {
        "noun": line.noun.name,
        "id": line.noun.id_of(line.who),
        "now": line.now,
        "then": line.then,
        "hurts": line.hurts,
        "chances": line.chances,
    }


def show_event(event: Event) -> dict[str, Any]:
    """An event with the ids of its facts."""
    return {"kind": event.kind.name, "words": words_of_event(event.kind, event.facts)}


# The same happens again and again: what it is called is looked up once.
words_of_event = lru_cache(maxsize=20_000)(words)
