"""Plots as SVG, written by hand: bars with intervals, shares of outcomes, distributions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 760
LEFT: Final = 220  # for labels
RIGHT: Final = 40
TOP: Final = 44
ROW: Final = 26
CHART: Final = 200  # height of a histogram
FOOT: Final = 36
BINS: Final = 24
# Told apart by people who see colours differently, too (Okabe and Ito).
COLOURS: Final = (
    *("#0072b2", "#e69f00", "#009e73", "#cc79a7"),
    *("#56b4e9", "#d55e00", "#f0e442", "#666666"),
)
INK: Final = "#222222"
FAINT: Final = "#d9d9d9"
LONGEST: Final = 34  # letters of a label beside a bar


# A share, with so many digits after the point, as it is written in the language of the report.
Percent = Callable[[float, int], str]


@dataclass(frozen=True)
class Bar:
    """A share between 0 and 1 with its interval."""

    label: str
    share: float
    low: float
    high: float
    told: str  # in words, at its end


def drawing(title: str, height: float, parts: list[str]) -> str:
    """An SVG of its own, with a title for those who do not see it."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
            f'role="img" font-family="sans-serif" font-size="12" fill="{INK}">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height:g}" fill="white"/>',
            text(12, 22, title, size=15, weight="bold"),
            *parts,
            "</svg>\n",
        ]
    )


def text(
    x: float, y: float, said: str, *, anchor: str = "start", size: int = 12, weight: str = ""
) -> str:
    bold = f' font-weight="{weight}"' if weight else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}"{bold}>'
        f"{escape(said)}</text>"
    )


def rect(x: float, y: float, width: float, height: float, colour: str, said: str = "") -> str:
    told = f"<title>{escape(said)}</title>" if said else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" '
        f'fill="{colour}">{told}</rect>'
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str = INK, width: float = 1.5) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width:g}"/>'
    )


def shortened(label: str) -> str:
    """
    >>> shortened("a" * 40)[-3:]
    'aa…'
    """
    return label if len(label) <= LONGEST else label[: LONGEST - 1] + "…"


def rates(title: str, bars: list[Bar], *, percent: Percent) -> str:
    """Shares from 0 to 100 % with their intervals, one below the other."""
    span = WIDTH - LEFT - RIGHT - 110
    height = TOP + ROW * len(bars) + FOOT
    bottom = height - FOOT
    parts: list[str] = []
    for tick in range(0, 101, 25):
        x = LEFT + span * tick / 100
        parts += [line(x, TOP - 6, x, bottom, FAINT, 1)]
        parts += [text(x, bottom + 16, percent(tick / 100, 0), anchor="middle", size=11)]
    for number, bar in enumerate(bars):
        y = TOP + ROW * number
        middle = y + ROW / 2 - 3
        parts.append(text(LEFT - 8, middle + 4, shortened(bar.label), anchor="end"))
        parts.append(rect(LEFT, y, span * bar.share, ROW - 8, COLOURS[0], bar.label))
        low, high = LEFT + span * bar.low, LEFT + span * bar.high
        parts += [line(low, middle, high, middle), line(low, middle - 5, low, middle + 5)]
        parts += [line(high, middle - 5, high, middle + 5)]
        parts.append(text(LEFT + span + 12, middle + 4, bar.told, size=11))
    return drawing(title, height, parts)


def mix(title: str, rows: dict[str, dict[str, float]], *, percent: Percent) -> str:
    """For each series which part of its games ended how."""
    names = list(dict.fromkeys([name for shares in rows.values() for name in shares]))
    colour_of = {name: COLOURS[i % len(COLOURS)] for i, name in enumerate(names)}
    span = WIDTH - LEFT - RIGHT
    height = TOP + ROW * len(rows) + 10 + 18 * len(names) + 10
    parts: list[str] = []
    for number, (label, shares) in enumerate(rows.items()):
        y, x = TOP + ROW * number, float(LEFT)
        parts.append(text(LEFT - 8, y + ROW / 2, shortened(label), anchor="end"))
        for name, share in shares.items():
            told = f"{name}: {percent(share, 1)}"
            parts.append(rect(x, y, span * share, ROW - 8, colour_of[name], told))
            x += span * share
    for number, name in enumerate(names):
        y = TOP + ROW * len(rows) + 10 + 18 * number
        parts.append(rect(LEFT, y, 12, 12, colour_of[name]))
        parts.append(text(LEFT + 18, y + 10, name))
    return drawing(title, height, parts)


def distribution(
    title: str, series: dict[str, list[float]], *, games: str, percent: Percent
) -> str:
    """How often each value occurs, a line of steps for each series."""
    values = [value for row in series.values() for value in row]
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    whole = all(value == int(value) for value in values)
    width = max(1.0, (high - low) / BINS) if whole else max(1e-9, (high - low) / BINS)
    if whole:
        width = float(-(-width // 1))
    bins = int((high - low) // width) + 1
    shares = {label: histogram(row, low, width, bins) for label, row in series.items()}
    most = max([share for row in shares.values() for share in row], default=1.0) or 1.0
    span = WIDTH - 60 - RIGHT
    bottom = TOP + CHART
    parts = [line(60, bottom, 60 + span, bottom), text(12, TOP - 8, games, size=11)]
    parts += [line(60, TOP, 60 + span, TOP, FAINT, 1)]
    parts += [text(54, TOP + 4, percent(most, 0), anchor="end", size=11)]
    step = max(1, bins // 10)
    for place in range(0, bins, step):
        x = 60 + span * (place + 0.5) / bins
        parts.append(text(x, bottom + 16, f"{low + place * width:g}", anchor="middle", size=11))
    for number, (label, row) in enumerate(shares.items()):
        colour = COLOURS[number % len(COLOURS)]
        points: list[str] = []
        for place, share in enumerate(row):
            y = bottom - CHART * share / most
            points.append(f"{60 + span * place / bins:.1f},{y:.1f}")
            points.append(f"{60 + span * (place + 1) / bins:.1f},{y:.1f}")
        corners = [f"60,{bottom}", *points, f"{60 + span},{bottom}"]
        parts.append(
            f'<polygon points="{" ".join(corners)}" fill="{colour}" fill-opacity="0.15" '
            f'stroke="{colour}" stroke-width="1.5"><title>{escape(label)}</title></polygon>'
        )
        y = bottom + FOOT + 18 * number
        parts += [rect(60, y - 10, 12, 12, colour), text(78, y, label)]
    return drawing(title, bottom + FOOT + 18 * len(series), parts)


def histogram(values: list[float], low: float, width: float, bins: int) -> list[float]:
    """The share of the values in each bin.

    >>> histogram([1, 1, 2, 4], 1, 1, 4)
    [0.5, 0.25, 0.0, 0.25]
    """
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) // width))] += 1
    return [count / len(values) if values else 0.0 for count in counts]


def differences(title: str, rows: list[tuple[str, float, float, float, str]]) -> str:
    """Differences with their intervals around 0, each in its own scale."""
    span = WIDTH - LEFT - RIGHT - 150
    height = TOP + ROW * len(rows) + 10
    zero = LEFT + span / 2
    parts = [line(zero, TOP - 6, zero, height - 10, FAINT, 1)]
    for number, (label, mean, low, high, told) in enumerate(rows):
        middle = TOP + ROW * number + ROW / 2 - 3
        scale = (span / 2) / (max(abs(low), abs(high), abs(mean)) or 1.0)
        colour = COLOURS[7] if low <= 0 <= high else COLOURS[0]
        parts.append(text(LEFT - 8, middle + 4, shortened(label), anchor="end"))
        parts.append(line(zero + low * scale, middle, zero + high * scale, middle, colour, 3))
        parts.append(
            f'<circle cx="{zero + mean * scale:.1f}" cy="{middle:.1f}" r="5" fill="{colour}"/>'
        )
        parts.append(text(LEFT + span + 12, middle + 4, told, size=11))
    return drawing(title, height, parts)
