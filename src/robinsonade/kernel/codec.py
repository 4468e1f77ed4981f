"""Tables and everything on them to plain JSON data and back, and their fingerprint."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from robinsonade.kernel.chance import Chance, SecretChance
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.game import Game
from robinsonade.kernel.record import Record
from robinsonade.kernel.slots import field_names
from robinsonade.kernel.step import Step, saved_name
from robinsonade.kernel.table import Table


def dump_table(table: Table) -> dict[str, Any]:
    """All that lies on a table and is still to be done, without the log."""
    names = [name for name in field_names(type(table)) if name not in table.DERIVED]
    return {name: dump(getattr(table, name)) for name in sorted(names)}


def dump(value: Any) -> Any:
    """Plain data for a field of a table or step."""
    if isinstance(value, (list, tuple)):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return {str(key): dump(item) for key, item in value.items()}
    if isinstance(value, Step):
        names = field_names(type(value))
        return {saved_name(type(value)): [dump(getattr(value, name)) for name in names]}
    if isinstance(value, Record):
        return dump(value.saved())
    if isinstance(value, Deck):
        return {
            "cards": value.cards.copy(),
            "layers": value.layers.copy(),
            "seen": dump(value.seen),
        }
    if isinstance(value, Chance):
        return dump_chance(value)
    return value


def dump_chance(chance: Chance) -> dict[str, Any]:
    data: dict[str, Any] = {"states": chance.states.copy(), "script": chance.script.copy()}
    if isinstance(chance, SecretChance):
        data["keys"] = [key.hex() for key in chance.keys]
    return data


def load_table(game: Game, seats: int, data: dict[str, Any]) -> Table:
    """The table that was dumped."""
    table = game.blank(seats)
    for name, value in data.items():
        blank = getattr(table, name)
        if name in table.RECORDS:
            setattr(table, name, load_records(table.RECORDS[name], blank, value))
        else:
            setattr(table, name, load(game, blank, value, name))
    table.restore()
    return table


def load(game: Game, blank: Any, value: Any, name: str) -> Any:
    """A field from its plain data; the field of a blank table says what it is."""
    if name == "agenda":
        return [load_step(game, step) for step in value]
    if isinstance(blank, Deck):
        seen = {int(place): seats for place, seats in value["seen"].items()}
        return Deck(list(value["cards"]), list(value["layers"]), seen)
    if isinstance(blank, list) and blank and isinstance(blank[0], Deck):
        return [load(game, deck, part, name) for deck, part in zip(blank, value, strict=True)]
    if isinstance(blank, Chance):
        return load_chance(value)
    return dump(value)  # a copy: the table will change, the data must not


def load_chance(value: dict[str, Any]) -> Chance:
    states, script = list(value["states"]), list(value["script"])
    if "keys" in value:
        return SecretChance([bytes.fromhex(key) for key in value["keys"]], states, script)
    return Chance(states, script)


def load_records(cls: type[Record], blank: Any, value: list[Any]) -> Any:
    """A record, or the records of a list."""
    if isinstance(blank, Record):
        return cls.restored(value)
    return [cls.restored(row) for row in value]


def load_step(game: Game, data: dict[str, list[Any]]) -> Step:
    [(name, fields)] = data.items()
    return game.steps[name].restored(fields)


def fingerprint(table: Table) -> str:
    """A short text that two tables share only if they are equal, in all forms and machines."""
    text = json.dumps(dump_table(table), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
