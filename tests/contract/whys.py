"""Why something cannot be done: checks on a match that waits for a choice (see checks.py)."""

from __future__ import annotations

import json
from functools import cache

from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.noun import SEAT
from robinsonade.kernel.table import Table
from robinsonade.kernel.why import Answer, Reason, find_thing, show_answer
from robinsonade.text import LANGUAGES, Texts


class Whys:
    """Of everything on the table, for every seat and every kind of choice: offered, or refused
    with words in all languages and rules that exist."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most  # targets that are asked about each time; they take turns
        self.asked = 0
        self.seen: set[str] = set()  # the reasons that were given
        self.told: set[tuple[str, tuple[int, ...]]] = set()

    def __call__(self, match: Match) -> None:
        table, game = match.table, match.game
        everything = targets(game, table.seats)
        for seat in range(table.seats):
            twin = table.imagined(seat, table.chance.fork("otherwise"))
            for target in self.some(everything):
                check_both_agree(game, table, seat, target)
                answers = game.why(table, seat, target)
                for answer in answers:
                    self.check_told(game, answer)
                shown = [show_answer(answer) for answer in answers]
                assert json.loads(json.dumps(shown)) == shown
                other = [show_answer(answer) for answer in game.why(twin, seat, target)]
                assert shown == other, f"a reason tells seat {seat} what is hidden: {target}"

    def some(self, everything: list[str]) -> list[str]:
        if self.most is None or len(everything) <= self.most:
            return everything
        start = self.asked % len(everything)
        self.asked += self.most
        return (everything + everything)[start : start + self.most]

    def check_told(self, game: Game, answer: Answer) -> None:
        reason, facts = answer.refusal.reason, answer.refusal.facts
        assert reason in game.reasons, f"{reason.name} is not declared"
        assert answer.rules, f"no rule behind {reason.name}"
        assert set(answer.rules) <= rules_of(game), f"{answer.rules}: there is no such rule"
        self.seen.add(reason.name)
        if (reason.name, facts) not in self.told:
            self.told.add((reason.name, facts))
            for language in LANGUAGES:
                assert texts_in(game, language).why(answer)


def check_both_agree(game: Game, table: Table, seat: int, target: str) -> None:
    """It is offered if and only if it is not refused."""
    noun, thing = find_thing(game.things, target, table.seats)
    for refuser in game.refusers:
        if refuser.is_about(noun, thing):
            refusal = refuser.refusal(table, seat, noun, thing)
            offered = refuser.is_offered(table, seat, noun, thing)
            said = "nothing" if refusal is None else refusal.reason.name
            assert offered == (refusal is None), (
                f"{refuser.kind.name} with {target} for seat {seat}: "
                f"{'offered' if offered else 'not offered'}, but {said} is said"
            )
            assert refusal is None or isinstance(refusal.reason, Reason)


def targets(game: Game, seats: int) -> list[str]:
    """Everything that can be asked about."""
    return [
        f"{name}:{word}"
        for name, noun in game.things.items()
        for word in (map(str, range(seats)) if name == SEAT.name else noun.ids)
    ]


@cache
def rules_of(game: Game) -> set[str]:
    return {rule.id for section in Texts("en", game).rules() for rule in section.rules}


@cache
def texts_in(game: Game, language: str) -> Texts:
    return Texts(language, game)
