"""Where a match begins: with the set-up of its game, or at a position, which is read strictly.

A position is what `dump_table` gives: all that lies on the table, what is still to be done, and
where chance stands. Whatever does not fit is refused before a match begins with it.
"""

from __future__ import annotations

from typing import Any, Final

from robinsonade.kernel.chance import KEY_BYTES, PERIOD
from robinsonade.kernel.codec import dump_table, load_table
from robinsonade.kernel.game import Game
from robinsonade.kernel.position import miscounted
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.table import Table
from robinsonade.kernel.view import show_decision

LARGEST: Final = 1 << 256  # masks of all cards are below it
LARGEST_IN_STEP: Final = 1 << 64
LONGEST: Final = 1_000  # rows of a list
DEEPEST: Final = 3  # lists within lists
DECK_PARTS: Final = {"cards", "layers", "seen"}
CHANCE_PARTS: Final = {"states", "script"}


class BadStart(Refused):
    """No match can begin like this."""


def begin(
    game: Game, seats: int, seed: int, options: dict[str, str], position: dict[str, Any] | None
) -> Table:
    """The table with which a match begins: that of the set-up, or the one of a position."""
    if position is None:
        return game.new_table(seats, seed, options)
    return read_position(game, seats, options, position)


def read_position(game: Game, seats: int, options: dict[str, str], data: dict[str, Any]) -> Table:
    """The table of a position, played on until somebody has to choose.

    It has to have the fields of a table with these options, and all of its components.
    """
    fresh = game.new_table(seats, 0, options)
    check_fields(game, fresh, data)
    try:
        table = load_table(game, seats, data)
        saved = dump_table(table)
        check_components(game, fresh.components(), table.components())
        table.log = []
        table.settle()
        for seat in range(seats):
            game.view(table, seat)
            show_decision(table, seat)
        game.view(table, None)
        waits = bool(table.choices())
    except BadStart:
        raise
    except Exception as error:  # whatever a table does that cannot be
        raise BadStart("position-unplayable", game=game.slug) from error
    for name in data:
        if saved[name] != data[name]:
            raise BadStart("position-field", game=game.slug, field=name)
    if not waits:
        raise BadStart("position-unplayable", game=game.slug)
    return table


def check_components(game: Game, box: dict[str, int], found: dict[str, int]) -> None:
    """Is everything there that is in the box, and nothing else?"""
    thing = miscounted(found, box)
    if thing:
        raise BadStart(
            "position-components",
            game=game.slug,
            thing=thing,
            found=str(found.get(thing, 0)),
            allowed=str(box.get(thing, 0)),
        )


# -- the form ------------------------------------------------------------------------------------


def check_fields(game: Game, fresh: Table, data: dict[str, Any]) -> None:
    """Has each field the form that it has on a fresh table?"""
    form = dump_table(fresh)
    if data.get("agenda") == []:
        raise BadStart("position-unplayable", game=game.slug)
    for name in sorted(set(form) | set(data)):
        if name not in form or name not in data:
            raise BadStart("position-field", game=game.slug, field=name)
        if not field_fits(game, fresh, name, form[name], data[name]):
            raise BadStart("position-field", game=game.slug, field=name)


def field_fits(game: Game, fresh: Table, name: str, form: Any, value: Any) -> bool:
    if name == "agenda":
        return is_agenda(game, value)
    if name == "chance":
        return is_chance(form, value)
    if name == "active":
        return is_number(value) and 0 <= value < fresh.seats
    if name in ("turn", "reveals"):
        return is_number(value) and value >= 0
    if name in ("seats", "result", "winners"):
        return type(value) is type(form) and value == form  # nobody has won yet
    if name in fresh.PILES:
        return isinstance(value, list) and is_plain(value, LARGEST, DEEPEST)
    return fits(form, value)


def fits(form: Any, value: Any) -> bool:
    """Has a value the form of another one: kind, and length of a list?"""
    if isinstance(form, bool):
        return isinstance(value, bool)
    if isinstance(form, int):
        return is_number(value)
    if isinstance(form, str):
        return isinstance(value, str) and value == form  # follows from the options
    if isinstance(form, dict):
        return is_deck(value)
    return (
        isinstance(value, list)
        and len(value) == len(form)
        and all(
            isinstance(row, list) and is_plain(row, LARGEST, DEEPEST)
            if isinstance(same, list)
            else fits(same, row)
            for same, row in zip(form, value, strict=True)
        )
    )


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST


def is_plain(value: Any, largest: int, depth: int) -> bool:
    """Nothing but numbers, truth values and short lists of such?"""
    if isinstance(value, list):
        return (
            depth > 0
            and len(value) <= LONGEST
            and all(is_plain(row, largest, depth - 1) for row in value)
        )
    return isinstance(value, int) and abs(value) < largest


def is_deck(value: Any) -> bool:
    if not isinstance(value, dict) or set(value) != DECK_PARTS:
        return False
    cards, layers, seen = value["cards"], value["layers"], value["seen"]
    if not isinstance(cards, list) or not isinstance(layers, list) or not isinstance(seen, dict):
        return False
    if not is_plain(cards, LARGEST, 1) or not is_plain(layers, LARGEST, 1):
        return False
    return (
        sum(layers) == len(cards)
        and all(layer > 0 for layer in layers)
        and all(
            isinstance(place, str) and place.isdecimal() and int(place) < len(cards)
            for place in seen
        )
        and all(is_number(seats) for seats in seen.values())
    )


def is_chance(form: Any, value: Any) -> bool:
    """The states of one of both generators: the secret one has keys, and counts from 0."""
    if not isinstance(value, dict) or set(value) - {"keys"} != CHANCE_PARTS:
        return False
    states, script = value["states"], value["script"]
    least = 1
    if "keys" in value:
        least = 0
        if not are_keys(value["keys"], len(form["states"])):
            return False
    return (
        isinstance(states, list)
        and isinstance(script, list)
        and is_plain(script, LARGEST, 1)
        and all(result >= 0 for result in script)
        and len(states) == len(form["states"])
        and all(is_number(state) and least <= state <= PERIOD for state in states)
    )


def are_keys(value: Any, streams: int) -> bool:
    """A key for each stream?"""
    return isinstance(value, list) and len(value) == streams and all(is_key(key) for key in value)


def is_key(value: Any) -> bool:
    """A key as it is written: hexadecimal, in small letters."""
    if type(value) is not str or len(value) != 2 * KEY_BYTES:
        return False
    return all(digit in "0123456789abcdef" for digit in value)


def is_agenda(game: Game, value: Any) -> bool:
    """Steps that the game knows, each with its fields."""
    if not isinstance(value, list) or len(value) > LONGEST:
        return False
    return all(
        isinstance(step, dict)
        and len(step) == 1
        and all(
            name in game.steps
            and isinstance(fields, list)
            and is_plain(fields, LARGEST_IN_STEP, DEEPEST)
            for name, fields in step.items()
        )
        for step in value
    )
