"""How decisions present themselves to people and programs, as plain data ready for JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.history import is_reversible
from robinsonade.kernel.noun import Kind
from robinsonade.kernel.table import Table


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
    rules = table.agenda[-1].prompt(table).kind.rules
    return [show_choice(choice, rules, would_be_reversible(known, choice)) for choice in offer]


def show_choice(choice: Choice, rules: tuple[str, ...], reversible: bool) -> dict[str, Any]:
    """A choice as plain data; a kind without rules of its own has those of the prompt."""
    return {**lasting(choice, rules), "reversible": reversible}


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


def would_be_reversible(known: Table, choice: Choice) -> bool:
    """Could the choice be taken back after it was made, as far as its seat can know?

    Whether the table then waits for somebody may depend on what that one hides. So this is asked
    of the table as the seat sees it, never of the real one.
    """
    after = known.clone()
    after.follow(choice)
    return is_reversible(known, after)


def show_decision(table: Table, seat: int | None) -> dict[str, Any]:
    """What the table waits for, and what this seat could do about it (a spectator: nothing)."""
    if not table.agenda:
        return {"prompt": None, "words": {}, "rules": [], "waiting": [], "choices": []}
    prompt = table.agenda[-1].prompt(table)
    return {
        "prompt": prompt.kind.name,
        "words": words(prompt.kind, prompt.facts),
        "rules": list(prompt.kind.rules),
        "waiting": table.waiting(),
        "choices": [] if seat is None else show_choices(table, seat),
    }


def show_event(event: Event) -> dict[str, Any]:
    """An event with the ids of its facts."""
    return {"kind": event.kind.name, "words": words(event.kind, event.facts)}
