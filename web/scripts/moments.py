"""What happens and what is asked in whole games, one of each sort: for tests/moments.test.ts.

Seeded games of every title are played, mostly sensibly, and of everything that is told or asked an
example is kept, as the one at the first seat meets it. ROBINSONADE_SOAK=1 walks 200 games of each.
"""

from __future__ import annotations

import os
import random
from typing import Any, Final

from robinsonade.games import GAMES
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.stake import WIN, show_stake
from robinsonade.kernel.table import Table
from robinsonade.kernel.view import show_decision, show_event, words
from robinsonade.players.asking import stakes_of

WALKED: Final = 200 if os.environ.get("ROBINSONADE_SOAK") else 12
SENSIBLE: Final = 0.85  # how often the best choice is made: else any, so that more happens
VIEWER: Final = 0


def moments() -> dict[str, Any]:
    return {game.slug: Walk(game).all() for game in GAMES.values()}


class Walk:
    """Several games of a title, and what was met on the way."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: dict[str, dict[str, Any]] = {}
        self.decisions: dict[str, dict[str, Any]] = {}

    def all(self) -> dict[str, Any]:
        for seed in range(1, WALKED + 1):
            self.walk(seed)
        return {
            "events": list(self.events.values()),
            "decisions": list(self.decisions.values()),
        }

    def walk(self, seed: int) -> None:
        game, dice = self.game, random.Random(seed)
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        options = {
            option.name: dice.choice(option.values)
            for option in game.options
            if option.values and option.name in ("difficulty", "scenario")
        }
        match, policy = Match(game, seats, seed, options), game.policy()
        told = 0
        while not match.over:
            for event in match.log[told:]:
                self.meet(match.table, event)
            told = len(match.log)
            self.ask(match.table)
            seat = match.table.waiting()[0]
            choices = match.table.choices_of(seat)
            if dice.random() < SENSIBLE:
                scores = policy.scores(match.table, seat, choices)
                match.play(choices[scores.index(max(scores))])
            else:
                match.play(dice.choice(choices))
        for event in match.log[told:]:
            self.meet(match.table, event)

    def personas(self, table: Table) -> list[dict[str, str] | None]:
        found = [self.game.persona(table, seat) for seat in range(table.seats)]
        return [{"noun": one[0].name, "id": one[0].id_of(one[1])} if one else None for one in found]

    def meet(self, table: Table, event: Event) -> None:
        """Something has happened, to the viewer or to others."""
        if not event.known_to(VIEWER):
            return
        me = {"seat": str(VIEWER)}
        if persona := self.personas(table)[VIEWER]:
            me[persona["noun"]] = persona["id"]
        facts = words(event.kind, event.facts)
        own = any(
            me.get(noun.name) in facts[fact]
            for fact, noun in zip(event.kind.facts, event.kind.nouns, strict=True)
        )
        sort = f"{event.kind.name} {own}"
        if sort not in self.events:
            self.events[sort] = {
                **show_event(event),
                "own": own,
                "personas": self.personas(table),
            }

    def ask(self, table: Table) -> None:
        """Something is asked of the viewer, or it could win."""
        offer = table.choices_of(VIEWER)
        answers = [choice for choice in offer if not choice.interrupts]
        if VIEWER not in table.waiting() or not answers:
            return
        step = table.agenda[-1]
        card, dice = step.about_card(table), step.about_dice(table)
        nouns = {noun.name for one in answers for noun in one.kind.nouns if noun.on_board}
        sort = " ".join(
            [
                step.prompt(table).kind.name,
                card.noun.name if card is not None and card.known_to(VIEWER) else "-",
                "dice" if dice is not None else "-",
                str(min(len(answers), 13)),
                *sorted(nouns),
            ]
        )
        may_win = any(choice.interrupts for choice in offer)
        stakes = stakes_of(self.game, table, VIEWER) if may_win else None
        wins = [one for one in stakes or () if one.sort == WIN]
        sort += " win" if wins else ""
        if sort in self.decisions:
            return
        self.decisions[sort] = {
            **show_decision(table, VIEWER),
            "asked": [VIEWER],
            "stakes": [{"seat": VIEWER, **show_stake(one)} for one in wins],
            "personas": self.personas(table),
        }
