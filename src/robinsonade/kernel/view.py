"""How decisions present themselves to people and programs, as plain data ready for JSON."""

from __future__ import annotations

from typing import Any

from robinsonade.kernel.choice import Choice, Interrupt
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


def show_choice(table: Table, choice: Choice) -> dict[str, Any]:
    """A choice with everything a front end needs to offer it."""
    kind = choice.kind
    prompt = table.agenda[-1].prompt(table)
    return {
        "id": choice.id,
        "seat": choice.seat,
        "kind": kind.name,
        "words": words(kind, choice.args),
        "targets": targets(kind, choice.args),
        "rules": list(kind.rules or prompt.kind.rules),
        "cost": kind.cost,
        "interrupt": isinstance(choice, Interrupt),
        "reversible": would_be_reversible(table, choice),
    }


def would_be_reversible(table: Table, choice: Choice) -> bool:
    """Could the choice be taken back after it was made?"""
    after = table.clone()
    after.follow(choice)
    return is_reversible(table, after)


def show_decision(table: Table, seat: int | None) -> dict[str, Any]:
    """What the table waits for, and what this seat could do about it (a spectator: nothing)."""
    if not table.agenda:
        return {"prompt": None, "words": {}, "rules": [], "waiting": [], "choices": []}
    prompt = table.agenda[-1].prompt(table)
    mine = [] if seat is None else table.choices_of(seat)
    return {
        "prompt": prompt.kind.name,
        "words": words(prompt.kind, prompt.facts),
        "rules": list(prompt.kind.rules),
        "waiting": table.waiting(),
        "choices": [show_choice(table, choice) for choice in mine],
    }


def show_event(event: Event) -> dict[str, Any]:
    """An event with the ids of its facts."""
    return {"kind": event.kind.name, "words": words(event.kind, event.facts)}
