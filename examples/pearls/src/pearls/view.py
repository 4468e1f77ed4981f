"""What a diver may see."""

from __future__ import annotations

from typing import Any

from pearls.box.components import COLOUR, SHELL
from pearls.steps.bidding import Bidding
from pearls.table.lagoon import Lagoon
from robinsonade.kernel.masks import has

NOBODY = -1


def view(t: Lagoon, seat: int | None) -> dict[str, Any]:
    """PEARL-1.3: everything but the order of the deck and the bids of others."""
    return {
        "turn": t.turn,
        "active": t.active,
        "seats": [
            {
                "colour": COLOUR.ids[t.colours[who]],
                "pearls": t.pearls[who],
                "charms": t.charms[who],
                "air": t.air[who],
            }
            for who in range(t.seats)
        ],
        "deck": [SHELL.ids[shell] for layer in t.deck.contents() for shell in layer],
        "known": {
            str(place): SHELL.ids[t.deck.cards[place]]
            for place, seats in t.deck.seen.items()
            if seat is not None and has(seats, seat)
        },
        "pile": [SHELL.ids[shell] for shell in t.pile],
        "bids": bids_seen(t, seat),
        "result": t.result,
    }


def bids_seen(t: Lagoon, seat: int | None) -> list[int]:
    """The bids, without those that others have sealed."""
    step = t.agenda[-1].seen_by(NOBODY if seat is None else seat) if t.agenda else None
    return list(step.bids) if isinstance(step, Bidding) else []
