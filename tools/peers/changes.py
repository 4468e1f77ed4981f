"""How fast a tree is compared with the one before it, when both were measured in one run."""

from collections.abc import Sequence
from dataclasses import dataclass

from tools.peers.goals import RATE
from tools.peers.side import Side

BEFORE = " before"
"""How the name of a side of the other tree ends."""


@dataclass(frozen=True)
class Change:
    """A form of a game and how many times as fast it is as before (``None``: did not run)."""

    slug: str
    form: str
    decisions: float | None
    clones: float | None


def changes_of(sides: Sequence[Side]) -> list[Change]:
    """Each side that has a namesake of before, compared with it.

    >>> before = Side("pure before", [], slug="papua", rounds=[{RATE: 100, "clone_us": 3}])
    >>> now = Side("pure", [], slug="papua", rounds=[{RATE: 150, "clone_us": 4}])
    >>> changes_of([before, now])
    [Change(slug='papua', form='pure', decisions=1.5, clones=0.75)]
    """
    found = {(side.slug, side.name): side.best() for side in sides}
    return [
        Change(
            slug,
            name,
            ratio(now.get(RATE), found[slug, name + BEFORE].get(RATE)),
            ratio(found[slug, name + BEFORE].get("clone_us"), now.get("clone_us")),
        )
        for (slug, name), now in found.items()
        if (slug, name + BEFORE) in found
    ]


def ratio(top: float | None, bottom: float | None) -> float | None:
    """One figure by another, if both were measured."""
    return top / bottom if top and bottom else None
