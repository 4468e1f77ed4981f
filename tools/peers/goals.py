"""The speed goals: ratios of two figures of one run, and how they came out.

The ids are those of the performance goals; a goal whose aim is below its must is an upper limit.

>>> goal = Goal("P1", "twice the peer", ("pure", "decisions_per_second"), ("peer", "rate"), 2, 4)
>>> judge(goal, {"pure": {"decisions_per_second": 30}, "peer": {"rate": 10}}).verdict
'met'
"""

from collections.abc import Mapping
from dataclasses import dataclass

Figures = Mapping[str, float]
Figure = tuple[str, str]
"""Which side, and which of its figures."""

RATE = "decisions_per_second"


@dataclass(frozen=True)
class Goal:
    """``top : bottom`` must reach ``must`` and is hoped to reach ``aim``."""

    id: str
    text: str
    top: Figure
    bottom: Figure
    must: float
    aim: float

    @property
    def is_limit(self) -> bool:
        """Whether the ratio should stay below rather than above."""
        return self.aim < self.must

    def reached(self, ratio: float, bound: float) -> bool:
        """Whether a ratio is on the good side of a bound."""
        return ratio <= bound if self.is_limit else ratio >= bound


@dataclass(frozen=True)
class Outcome:
    """A goal and the ratio measured for it (``None``: a side did not run)."""

    goal: Goal
    ratio: float | None

    @property
    def is_met(self) -> bool:
        """Whether the must is reached."""
        return self.ratio is not None and self.goal.reached(self.ratio, self.goal.must)

    @property
    def verdict(self) -> str:
        """In words."""
        if self.ratio is None:
            return "not measured"
        if not self.is_met:
            return "MISSED"
        return "met, aim too" if self.goal.reached(self.ratio, self.goal.aim) else "met"


def judge(goal: Goal, sides: Mapping[str, Figures]) -> Outcome:
    """Compare two figures of the run with a goal."""
    top = sides.get(goal.top[0], {}).get(goal.top[1])
    bottom = sides.get(goal.bottom[0], {}).get(goal.bottom[1])
    return Outcome(goal, top / bottom if top is not None and bottom else None)


def _against_catanatron(
    ids: tuple[str, str], pure: tuple[float, float], compiled: tuple[float, float]
) -> tuple[Goal, Goal]:
    peer = ("catanatron", RATE)
    return (
        Goal(ids[0], "uncompiled : catanatron, decisions/s", ("pure", RATE), peer, *pure),
        Goal(ids[1], "compiled : catanatron, decisions/s", ("compiled", RATE), peer, *compiled),
    )


_CLONE = ("compiled", "clone_us")
_FOR_EVERY_GAME = (
    Goal("P6", "clone : decision, compiled", _CLONE, ("compiled", "decision_us"), 2, 1),
    *(
        Goal(
            "P11",
            f"replay : random play, {form}",
            (form, "replay_decisions_per_second"),
            (form, RATE),
            1.5,
            2,
        )
        for form in ("pure", "compiled")
    ),
)

GOALS: dict[str, tuple[Goal, ...]] = {
    "forbidden-island": (
        *_against_catanatron(("P1", "P2"), pure=(2.5, 4), compiled=(12, 20)),
        Goal(
            "P3",
            "compiled : OpenSpiel hanabi, decisions/s",
            ("compiled", RATE),
            ("hanabi", RATE),
            1.5,
            2.5,
        ),
        Goal(
            "P5",
            "clone compiled : catanatron copy, us",
            _CLONE,
            ("catanatron", "clone_us"),
            1 / 20,
            1 / 40,
        ),
        *_FOR_EVERY_GAME,
    ),
    "papua": (*_against_catanatron(("P9", "P9"), (1.5, 3), (6, 12)), *_FOR_EVERY_GAME),
    "naufragos": (*_against_catanatron(("P9", "P9"), (1.5, 3), (6, 12)), *_FOR_EVERY_GAME),
    "robinson-crusoe": (*_against_catanatron(("P10", "P10"), (1, 2), (4, 8)), *_FOR_EVERY_GAME),
}
"""The goals of each game, by slug."""

SCALING = Goal(
    "P15",
    "time of 1 worker : 2 workers, idle machine",
    ("1 worker", "seconds"),
    ("2 workers", "seconds"),
    1.7,
    1.85,
)
"""Mass simulation on two cores; meaningful on an idle machine only."""
