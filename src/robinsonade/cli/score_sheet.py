"""The score sheet of a finished game, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import ROUNDED
from rich.table import Table

from robinsonade.text import Texts


def score_sheet(sheet: dict[str, list[int]], texts: Texts) -> Table:
    """A row for each line, a column for each player, and the sums."""
    columns = list(zip(*sheet.values(), strict=True))
    table = Table(box=ROUNDED)
    table.add_column(texts.say("cli-sheet"))
    for seat in range(len(columns)):
        table.add_column(texts.seat(seat), justify="right")
    for line, points in sheet.items():
        table.add_row(texts.score_line(line), *[texts.number(n) for n in points])
    table.add_section()
    totals = [texts.number(sum(column)) for column in columns]
    table.add_row(texts.say("cli-total"), *totals, style="bold")
    return table


def score_lines(sheet: dict[str, list[int]], texts: Texts) -> Iterator[str]:
    """The same, a sentence for each line of the sheet."""
    sums = [sum(column) for column in zip(*sheet.values(), strict=True)]
    yield texts.say("cli-sheet")
    for label, points in [
        *[(texts.score_line(line), points) for line, points in sheet.items()],
        (texts.say("cli-total"), sums),
    ]:
        each = [
            texts.say("cli-sheet-points", seat=texts.seat(seat), points=texts.number(n))
            for seat, n in enumerate(points)
        ]
        yield texts.say("cli-sheet-line", line=label, points=", ".join(each))
