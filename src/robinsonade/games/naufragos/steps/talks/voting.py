"""Group decisions (NAU-6.2)."""

from __future__ import annotations

from typing import Final

from robinsonade.games.naufragos.box.components import STRENGTH
from robinsonade.games.naufragos.choices import VOTE, Act
from robinsonade.games.naufragos.effects.run import Run
from robinsonade.games.naufragos.events import DECIDED, FACTION_ROLLED, VOTED
from robinsonade.games.naufragos.prompts import BALLOT_PROMPT
from robinsonade.games.naufragos.rules.costs import is_legal
from robinsonade.games.naufragos.rules.on_stage import card_asked, dice_asked
from robinsonade.games.naufragos.rules.people import stat_of_group
from robinsonade.games.naufragos.steps.dice.rolls import STRENGTH_ROLL, roll, total
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.staged import NO_TARGET, CardAsked, DiceAsked
from robinsonade.kernel.step import Prompt, Step

ABSENT: Final = -3  # no voter
OPEN: Final = -1  # has not voted yet
SEALED: Final = -2  # has voted, but this seat does not know how


class Ballot(Step):
    """NAU-6.2: everybody concerned votes at the same time; the votes are then laid open."""

    __slots__ = ("script", "at", "me", "card", "chosen", "won", "votes")

    def __init__(
        self, script: int, at: int, me: int, card: int, chosen: int, won: int, votes: list[int]
    ) -> None:
        self.script = script
        self.at = at
        self.me = me
        self.card = card
        self.chosen = chosen
        self.won = won
        self.votes = votes  # by seat: an option, ABSENT, OPEN or SEALED

    def with_votes(self, votes: list[int]) -> Ballot:
        return Ballot(self.script, self.at, self.me, self.card, self.chosen, self.won, votes)

    def context(self) -> Run:
        """The verb that has called for the vote."""
        return Run(self.script, self.at, self.me, self.card, self.chosen, self.won)

    def legal(self, t: Castaways) -> list[int]:
        options = t.book.options(self.script, self.at)
        return [n for n, option in enumerate(options) if is_legal(t, option, self.me)]

    def advance(self, t: Castaways) -> bool:
        if OPEN in self.votes:
            return False
        votes = [self.imagined(t) if vote == SEALED else vote for vote in self.votes]
        options = t.book.options(self.script, self.at)
        sides = [0] * len(options)
        for seat, vote in enumerate(votes):
            if vote >= 0:
                sides[vote] |= 1 << seat
                t.emit(VOTED, seat, options[vote].deed)
        t.reveals += 1
        most = max([side.bit_count() for side in sides])
        tied = [n for n, side in enumerate(sides) if side.bit_count() == most]
        if len(tied) == 1:
            decide(t, self.context(), tied[0])
        else:
            t.then(
                Faction(
                    self.script,
                    self.at,
                    self.me,
                    self.card,
                    self.chosen,
                    self.won,
                    sides,
                    tied,
                    [],
                    False,
                )
            )
        return True

    def imagined(self, t: Castaways) -> int:
        """On an imagined table: a vote that this seat cannot exclude."""
        legal = self.legal(t)
        return legal[t.chance.below(len(legal), 0)]

    def choices(self, t: Castaways) -> list[Choice]:
        options = t.book.options(self.script, self.at)
        legal = self.legal(t)
        return [
            VOTE[seat][options[n].deed]
            for seat in t.polling_order()
            if self.votes[seat] == OPEN
            for n in legal
        ]

    def take(self, t: Castaways, choice: Choice) -> None:
        assert isinstance(choice, Act)
        options = t.book.options(self.script, self.at)
        votes = self.votes.copy()
        votes[choice.seat] = [option.deed for option in options].index(choice.what)
        t.then(self.with_votes(votes))

    def sealed(self) -> bool:
        return True

    def seen_by(self, seat: int) -> Step:
        votes = [SEALED if v >= 0 and s != seat else v for s, v in enumerate(self.votes)]
        return self.with_votes(votes)

    def prompt(self, t: Castaways) -> Prompt:
        return Prompt(BALLOT_PROMPT, self.card)

    def about_card(self, t: Castaways) -> CardAsked | None:
        return card_asked(t, self.card, self.me)


def decide(t: Castaways, run: Run, winner: int) -> None:
    """The majority, or the stronger side, has decided."""
    options = t.book.options(run.script, run.at)
    option = options[winner]
    t.emit(DECIDED, option.deed)
    t.done()
    run.branch(t, option.script)


class Faction(Step):
    """NAU-5.4, NAU-6.2: tied sides make a strength roll each; equal totals roll again."""

    __slots__ = (
        "script",
        "at",
        "me",
        "card",
        "chosen",
        "won",
        "sides",
        "tied",
        "totals",
        "rolling",
    )

    def __init__(
        self,
        script: int,
        at: int,
        me: int,
        card: int,
        chosen: int,
        won: int,
        sides: list[int],
        tied: list[int],
        totals: list[int],
        rolling: bool,
    ) -> None:
        self.script = script
        self.at = at
        self.me = me
        self.card = card
        self.chosen = chosen
        self.won = won
        self.sides = sides  # by option the voters, as a bit mask
        self.tied = tied  # the options still in the running
        self.totals = totals  # of those that have rolled
        self.rolling = rolling  # the next side has just rolled

    def advance(self, t: Castaways) -> bool:
        if len(self.totals) < len(self.tied):
            side = self.sides[self.tied[len(self.totals)]]
            if not self.rolling:
                t.then(self.next(self.tied, self.totals, True))
                roll(t, 1, side, STRENGTH_ROLL)
                return True
            result = total(t) + stat_of_group(t, side, STRENGTH)
            t.emit(FACTION_ROLLED, side, result)
            t.then(self.next(self.tied, [*self.totals, result], False))
            return True
        best = max(self.totals)
        ahead = [n for n, result in zip(self.tied, self.totals, strict=True) if result == best]
        if len(ahead) == 1:
            run = Run(self.script, self.at, self.me, self.card, self.chosen, self.won)
            decide(t, run, ahead[0])
        else:
            t.then(self.next(ahead, [], False))
        return True

    def about_card(self, t: Castaways) -> CardAsked | None:
        return card_asked(t, self.card, self.me)

    def about_dice(self, t: Castaways) -> DiceAsked | None:
        """Against the best total of the others, if one of them has rolled."""
        side = self.sides[self.tied[len(self.totals)]]
        best = max(self.totals) if self.totals else NO_TARGET
        return dice_asked(t, stat_of_group(t, side, STRENGTH), best)

    def next(self, tied: list[int], totals: list[int], rolling: bool) -> Faction:
        return Faction(
            self.script,
            self.at,
            self.me,
            self.card,
            self.chosen,
            self.won,
            self.sides,
            tied,
            totals,
            rolling,
        )


STEPS: Final = (
    Ballot,
    Faction,
)
