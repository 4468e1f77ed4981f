"""The record of a game from its stored rows alone: nobody has to be able to play it."""

from __future__ import annotations

from typing import Any

from robinsonade.kernel.match_file import FORMAT, FORMAT_VERSION, dump_seed
from robinsonade.tables.records import GameRecord, SeatRecord
from robinsonade.tables.timeline import CHOICE, UNDO, WITHDRAW, Command, seats_of

PERSON = "person"


def standing(commands: list[Command]) -> list[Command]:
    """The choices that count after all that was taken back."""
    line: list[Command] = []
    for command in commands:
        target = command.back_to or 0
        if command.kind == CHOICE:
            line.append(command)
        elif command.kind == UNDO:
            del line[target:]
        elif command.kind == WITHDRAW:
            gone = seats_of(command)
            line[target:] = [one for one in line[target:] if one.seat not in gone]
    return line


def stored_file(
    record: GameRecord, seats: list[SeatRecord], commands: list[Command]
) -> dict[str, Any]:
    """A match file under the rules that the game was played by. It has no fingerprints and says so:
    the tables are known only to a program that has these rules."""
    line = standing(commands)
    by = {str(number): one.by for number, one in enumerate(line) if one.by}
    data: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": record.title,
        "rules_version": record.rules_version,
        "seats": record.seats,
        "options": record.options,
        **dump_seed(record.seed),
        "players": [seat.player or PERSON for seat in seats],
        "open_seed": record.open_seed,
        "rewound": record.rewound,
        "choices": [one.choice for one in line],
        "fingerprints": {},
        "unproved": True,
        "result": record.result,
        "proof": {"salt": record.salt, "commitment": record.commitment},
    }
    if by:
        data["by"] = by
    if record.position is not None:
        data["position"] = record.position
    return data
