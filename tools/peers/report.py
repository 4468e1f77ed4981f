"""What a run of the comparison found, as tables for people or as JSON."""

import json
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from tools.peers.changes import Change
from tools.peers.goals import RATE, Outcome
from tools.peers.side import Side

COLUMNS = {
    RATE: "decisions/s",
    "games_per_second": "games/s",
    "clone_us": "clone us",
    "imagined_us": "imagined us",
    "replay_decisions_per_second": "replay/s",
    "branching": "branching",
    "seconds": "seconds",
}


LABEL = 33
"""How wide the names of sides are."""


def as_text(
    sides: Sequence[Side],
    outcomes: Mapping[str, Sequence[Outcome]],
    changes: Sequence[Change],
) -> str:
    """The rates of all sides, the goals of each game, what changed, and what failed."""
    parts = [rates_table([side for side in sides if side.best()])]
    for slug, judged in outcomes.items():
        parts.append(f"{slug}\n{goals_table(judged)}\n{summary(judged)}")
    if changes:
        parts.append(changes_table(changes))
    failures = [f"{side.label} did not run: {side.failure}" for side in sides if side.failure]
    return "\n\n".join([*parts, *failures])


def as_json(
    sides: Sequence[Side],
    outcomes: Mapping[str, Sequence[Outcome]],
    changes: Sequence[Change],
) -> str:
    """Everything that was measured, each round included."""
    record = {
        "python": platform.python_version(),
        "machine": platform.platform(),
        "sides": {
            side.label: {
                "about": side.about,
                "best": side.best(),
                "rounds": side.rounds,
                "failure": side.failure,
            }
            for side in sides
        },
        "goals": {
            slug: [
                {**asdict(each.goal), "measured": each.ratio, "verdict": each.verdict}
                for each in judged
            ]
            for slug, judged in outcomes.items()
        },
        "changes": [asdict(each) for each in changes],
    }
    return json.dumps(record, indent=2)


def rates_table(sides: Sequence[Side]) -> str:
    """A line for each side, its best round, and how far its rounds lie apart."""
    if not sides:
        return "nothing ran"
    keys = [key for key in COLUMNS if any(key in side.best() for side in sides)]
    titles = [COLUMNS[key] for key in keys]
    lines = [" " * LABEL + "".join(f"{title:>13}" for title in [*titles, "spread"])]
    for side in sides:
        best = side.best()
        cells = [figure_text(best[key]) if key in best else "-" for key in keys]
        cells.append(f"{side.spread():.0%}")
        lines.append(f"{side.label:<{LABEL}}" + "".join(f"{cell:>13}" for cell in cells))
    about = [f"{side.label}: {side.about}" for side in sides]
    return "\n".join([*lines, "", *about])


def goals_table(outcomes: Sequence[Outcome]) -> str:
    """A line for each goal."""
    lines = [f"{'goal':<50}{'measured':>10}{'must':>10}{'aim':>10}"]
    for outcome in outcomes:
        goal = outcome.goal
        title = f"{goal.id:<4} {goal.text}"
        measured = "-" if outcome.ratio is None else ratio_text(outcome.ratio)
        sign = "<=" if goal.is_limit else ">="
        must, aim = (f"{sign} {ratio_text(bound)}" for bound in (goal.must, goal.aim))
        lines.append(f"{title:<50}{measured:>10}{must:>10}{aim:>10}  {outcome.verdict}")
    return "\n".join(lines)


def changes_table(changes: Sequence[Change]) -> str:
    """A line for each form of each game: 1 is as fast as before, 2 twice as fast."""
    lines = [f"{'after : before':<{LABEL}}{'decisions':>13}{'clones':>13}"]
    for each in changes:
        cells = ["-" if it is None else f"{it:.3f}" for it in (each.decisions, each.clones)]
        lines.append(
            f"{f'{each.slug} {each.form}':<{LABEL}}" + "".join(f"{it:>13}" for it in cells)
        )
    return "\n".join(lines)


def summary(outcomes: Sequence[Outcome]) -> str:
    """One sentence: how many goals are met and which are not."""
    met = sum(each.is_met for each in outcomes)
    others = [f"{each.goal.id} {each.verdict}" for each in outcomes if not each.is_met]
    return "; ".join([f"{met} of {len(outcomes)} goals met", *others])


def figure_text(figure: float) -> str:
    """Whole numbers for rates, two decimals for small figures.

    >>> figure_text(16925.4), figure_text(1.3)
    ('16,925', '1.30')
    """
    return f"{figure:,.0f}" if figure >= 1000 else f"{figure:,.2f}"


def ratio_text(ratio: float) -> str:
    """Three digits; a small ratio as a fraction.

    >>> ratio_text(0.025), ratio_text(2.5), ratio_text(23.456)
    ('1/40', '2.5', '23.5')
    """
    return f"1/{1 / ratio:.3g}" if 0 < ratio < 0.1 else f"{ratio:.3g}"
