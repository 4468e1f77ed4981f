"""What every game owes everybody: checks on a match that waits for a choice.

They use public functions only, so that the compiled engine passes or fails them in the same way.
Outside authors can run them on a game of their own: `play_through(Case(game, seats, {}), seed)`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import pytest

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.choice import Choice, IllegalChoice
from robinsonade.kernel.codec import dump, dump_table, fingerprint, load_step, load_table
from robinsonade.kernel.event import EVERYBODY, Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import is_reversible
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.noun import SEAT, SEATS, Kind, Noun
from robinsonade.kernel.playout import play_randomly
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.slots import field_names
from robinsonade.kernel.staged import GOES_TO
from robinsonade.kernel.step import Step
from robinsonade.kernel.table import Table
from robinsonade.kernel.view import bottom_of_card, is_over, outlook, show_decision, show_event
from tests.contract.cases import SOAK, Case

MOST_DECISIONS: Final = 5_000
MOST_CHOICES: Final = 500
LONGEST_RESTARTS: Final = 200  # choices of a game in which turns are restarted
FURTHER: Final = 12  # decisions that a copy plays on

Check = Callable[[Match], None]


# -- playing -------------------------------------------------------------------------------------


def decisions(match: Match, seed: int) -> Iterator[Match]:
    """The match before each of its choices, which are random; it ends within bounds."""
    chance = Chance.seeded(seed, ("contract",))
    while not match.over:
        yield match
        assert len(match.choices_made) < MOST_DECISIONS, "the game does not end"
        match.play(chance.pick(match.choices()))


def new_match(case: Case, seed: int) -> Match:
    return Match(case.game, case.seats, seed, case.options)


@cache
def stride(game: Game, seats: int) -> int:
    """Long games are looked at less often: about as many looks as a short game has choices."""
    if SOAK:
        return 1
    table = game.new_table(seats, 1)
    return max(1, play_randomly(table, Chance.seeded(1, ("stride",)), MOST_DECISIONS) // 32)


def play_through(case: Case, seed: int, *checks: Check, every: int = 1) -> Match:
    """Play at random to the end, with these checks before each (n-th) choice and at the end."""
    match = new_match(case, seed)
    pace = every * stride(case.game, case.seats)
    for number, _ in enumerate(decisions(match, seed)):
        if number % pace == seed % pace or number == 0:
            for check in checks:
                check(match)
    check_end(match)
    return match


def play_on(table: Table, seed: int, most: int = FURTHER) -> list[str]:
    """Play a table on at random; the choices made and what lies there at the end."""
    chance = Chance.seeded(seed, ("future",))
    made: list[str] = []
    while table.choices() and len(made) < most:
        choice: Choice = chance.pick(table.choices())
        table.apply(choice)
        made.append(choice.id)
    return [*made, fingerprint(table)]


def text(table: Table) -> str:
    """A snapshot of all that lies on a table."""
    return json.dumps(dump_table(table), sort_keys=True)


def everybody(table: Table) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(table.seats), None]


# -- choices -------------------------------------------------------------------------------------


def check_choices(match: Match) -> None:
    """Not empty, not too many, unique, of existing seats, found again by their id."""
    table, catalogue = match.table, match.game.catalogue
    offer = table.choices()
    assert 0 < len(offer) <= MOST_CHOICES, f"{len(offer)} choices are offered"
    ids = [choice.id for choice in offer]
    assert len(set(ids)) == len(ids), "a choice is offered twice"
    for choice in offer:
        assert 0 <= choice.seat < table.seats, f"{choice} belongs to no seat"
        assert catalogue.find(choice.id) is choice, f"{choice} is not in the catalogue"
        assert_fits(match, choice.kind, choice.args)
    waiting = table.waiting()
    assert waiting, "choices, but nobody has to choose"
    in_order = [seat for seat in table.polling_order() if seat in waiting]
    assert waiting == in_order, "those who are asked are not in polling order"
    assert sorted(table.polling_order()) == list(range(table.seats))
    for seat in range(table.seats):
        assert table.choices_of(seat) == [choice for choice in offer if choice.seat == seat]


def check_illegal_choices_change_nothing(match: Match) -> None:
    table = match.table
    before = dump_table(table), len(match.log), len(match.choices_made), table.choices()
    offered = set(table.choices())
    not_offered = [c for c in match.game.catalogue.by_id.values() if c not in offered]
    step = max(1, len(not_offered) // 5)
    for choice in not_offered[::step]:
        with pytest.raises(IllegalChoice) as refusal:
            match.play(choice)
        assert refusal.value.key == "choice-not-offered"
        assert refusal.value.facts == {"given": choice.id}
    with pytest.raises(IllegalChoice) as refusal:
        match.play("0.no-such-thing")
    assert refusal.value.key == "unknown-choice"
    assert (dump_table(table), len(match.log), len(match.choices_made), table.choices()) == before


def check_decision_is_shown(match: Match) -> None:
    """Prompt and choices as plain data, for every seat its own, for a spectator none."""
    table, game = match.table, match.game
    prompt = table.agenda[-1].prompt(table)
    assert any(prompt.kind is kind for kind in game.prompts), f"{prompt.kind.name} is not declared"
    assert_fits(match, prompt.kind, prompt.facts)
    before = dump_table(table)
    for seat in everybody(table):
        shown = show_decision(table, seat)
        assert json.loads(json.dumps(shown)) == shown
        own = [] if seat is None else [choice.id for choice in table.choices_of(seat)]
        assert [choice["id"] for choice in shown["choices"]] == own
        assert shown["waiting"] == table.waiting()
        check_stage(match, shown)
    assert dump_table(table) == before, "showing a decision has changed the table"


def check_stage(match: Match, shown: dict[str, Any]) -> None:
    """A card that is asked about is a card; dice have faces; choices say what is sure to follow."""
    card, dice = shown["card"], shown["dice"]
    if card is not None:
        noun = next(noun for noun in match.game.cards if noun.name == card["noun"])
        assert card["id"] in noun.index
        assert set(card["goes_to"]) <= set(GOES_TO)
        assert card["seat"] is None or 0 <= card["seat"] < match.table.seats
    if dice is not None:
        assert dice["dice"]
        assert all(die["sort"] and die["face"] for die in dice["dice"])
    if shown["sheet"] is not None:
        check_sheet(match, shown["sheet"])
    told = card is not None or dice is not None
    kinds = {kind.name for kind in match.game.events}
    for choice in shown["choices"]:
        follows = choice["follows"]
        assert (follows is not None) == (told and not choice["interrupt"])
        if follows is not None:
            assert {event["kind"] for event in follows["events"]} <= kinds
            # After a card has had its effect, chance has nothing to do with the choice.
            assert follows["luck"] != choice["reversible"] or (card and not follows["luck"])


def check_outlooks(match: Match) -> None:
    """Whether a choice could be taken back, and what follows, is as if it were followed to the
    next decision."""
    table = match.table
    for seat in range(table.seats):
        known = table.as_seen(seat, table.chance.fork("as seen"))
        for choice in table.choices_of(seat):
            for told in (False, True):
                assert outlook(known, choice, told) == whole_outlook(known, choice, told)


def whole_outlook(known: Table, choice: Choice, told: bool) -> tuple[bool, dict[str, Any] | None]:
    """What `outlook` says, found out the long way."""
    after = known.clone()
    after.log, after.frames = [], []
    after.follow(choice)
    reversible = is_reversible(known, after)
    if not told:
        return reversible, None
    events: list[dict[str, Any]] = []
    asked = known.agenda[-1].about_card(known)
    floor = -1 if asked is None else bottom_of_card(known, asked.card)
    for event, frame in zip(after.log, after.frames, strict=True):
        if asked is not None and is_over(known, frame, floor):
            return reversible, {"events": events, "luck": False}
        if not is_reversible(known, frame):
            break
        if event.known_to(choice.seat):
            events.append(show_event(event))
    return reversible, {"events": events, "luck": not reversible}


def check_sheet(match: Match, sheet: dict[str, Any]) -> None:
    """Whoever is asked comes first; every line says what it has now and with each number."""
    assert match.table.waiting() == [sheet["order"][0]]
    assert all(piece["number"] >= 0 for piece in sheet["pieces"])
    for line in sheet["lines"]:
        assert line["then"]
        assert len(line["hurts"]) in (0, len(line["then"]))
        assert len(line["chances"]) in (0, len(line["then"]))


# -- copies --------------------------------------------------------------------------------------


def check_clone(match: Match) -> None:
    """Equal, without a log, with the same choices and future; neither disturbs the other."""
    table = match.table
    before = dump_table(table)
    clone, other = table.clone(), table.clone()
    assert dump_table(clone) == before, "clone() forgets a field"
    assert clone.log is None
    clone.offer = None  # also the derived fields must be there: ask anew
    assert clone.choices() == table.choices(), "clone() forgets a derived field"
    seed = len(match.choices_made)
    future = play_on(clone, seed)
    assert dump_table(other) == before, "playing on a clone has changed another clone"
    assert play_on(other, seed) == future, "same choices, another future"
    assert dump_table(table) == before, "playing on a clone has changed the original"


def check_fields_are_saved(match: Match) -> None:
    """Every field is either dumped or made anew, and a step has all its fields."""
    table = match.table
    dumped = dump_table(table)
    names = set(field_names(type(table)))
    assert set(table.DERIVED) <= names
    assert set(dumped) == names - set(table.DERIVED)
    for step in table.agenda:
        same = load_step(match.game, dump(step))
        assert type(same) is type(step), f"{step} is not registered"


def check_dump_and_load(match: Match) -> None:
    """Through JSON and back: the same table with the same choices and future."""
    table = match.table
    loaded = load_table(match.game, table.seats, json.loads(json.dumps(dump_table(table))))
    assert text(loaded) == text(table), "a loaded table differs"
    assert fingerprint(loaded) == fingerprint(table)
    assert loaded.choices() == table.choices(), "restore() forgets a derived field"
    seed = len(match.choices_made)
    future = play_on(table.clone(), seed)
    assert play_on(loaded, seed) == future, "a loaded table has another future"


def check_position(match: Match) -> None:
    """At every table a match can begin, with the same future; settling it does nothing."""
    begun = Match.from_table(match.game, match.table, match.options)
    assert begun.fingerprint() == match.fingerprint()
    assert begun.log == [], "a table that waits does something by itself"
    seed = len(match.choices_made)
    future = play_on(match.table.clone(), seed)
    assert play_on(begun.table.clone(), seed) == future, "a position has another future"


def check_dump_is_a_snapshot(match: Match) -> None:
    """What was dumped does not change when the table is played on."""
    clone = match.table.clone()
    dumped = dump_table(clone)
    before = json.dumps(dumped)
    play_on(clone, 0)
    assert json.dumps(dumped) == before, "a dump has changed with the table"


# -- conservation and facts ----------------------------------------------------------------------


class Components:
    """The components never change, after whatever decision."""

    def __init__(self, case: Case, seed: int) -> None:
        self.first = case.game.new_table(case.seats, seed, case.options).components()
        assert self.first, "a game declares its components"

    def __call__(self, match: Match) -> None:
        assert match.table.components() == self.first, "components are lost or too many"


class Frozen:
    """Steps never change once they have been made."""

    def __init__(self) -> None:
        self.made: dict[int, tuple[Step, str]] = {}
        self.last: list[Step] = []

    def __call__(self, match: Match) -> None:
        """Look at the steps that are there, and at those that were there the last time."""
        for step in match.table.agenda:
            self.made.setdefault(id(step), (step, json.dumps(dump(step))))
        self.check([*self.last, *match.table.agenda])
        self.last = list(match.table.agenda)

    def check_all(self) -> None:
        self.check([step for step, _ in self.made.values()])

    def check(self, steps: list[Step]) -> None:
        for step in steps:
            before = self.made[id(step)][1]
            assert json.dumps(dump(step)) == before, f"{type(step).__name__} has changed"


class Facts:
    """Every event is declared and its facts fit its nouns."""

    def __init__(self) -> None:
        self.read = 0

    def __call__(self, match: Match) -> None:
        for event in match.log[self.read :]:
            check_event(match, event)
        self.read = len(match.log)


def check_event(match: Match, event: Event) -> None:
    kind = event.kind
    assert any(kind is declared for declared in match.game.events), f"{kind.name} is not declared"
    assert_fits(match, kind, event.facts)
    assert event.only_for == EVERYBODY or 0 <= event.only_for < 1 << match.table.seats
    shown = show_event(event)
    assert json.loads(json.dumps(shown)) == shown


def assert_fits(match: Match, kind: Kind, facts: tuple[int, ...]) -> None:
    """As many facts as the kind says, each within its noun."""
    assert len(facts) == len(kind.nouns), f"{kind.name}: {facts}"
    for noun, value in zip(kind.nouns, facts, strict=True):
        assert type(value) is int, f"{kind.name}: {value!r} is no number"
        assert_within(match.table, noun, value, kind.name)


def assert_within(table: Table, noun: Noun, value: int, where: str) -> None:
    size = table.seats if noun is SEAT or noun is SEATS else len(noun.ids)
    if size == 0:
        return  # a plain number
    most = 1 << size if noun.many else size
    assert 0 <= value < most, f"{where}: no {noun.name} {value}"


# -- the end, the record -------------------------------------------------------------------------


def check_end(match: Match) -> None:
    """Nothing can be chosen any more; there is an outcome, and figures for the reports."""
    table, game = match.table, match.game
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == table.result != ""
    assert set(outcome.winners) <= set(range(table.seats))
    assert len(outcome.scores) in (0, table.seats)
    assert table.choices() == []
    assert table.waiting() == []
    assert table.agenda == []
    before = match.fingerprint()
    for choice in match.choices_made[-3:]:
        with pytest.raises(IllegalChoice):
            match.play(choice)
    assert match.fingerprint() == before
    figures = game.statistics(table)
    assert figures
    assert all(isinstance(value, int) for value in figures.values())
    for seat in everybody(table):
        assert show_decision(table, seat)["choices"] == []
        assert json.dumps(game.view(table, seat))


def check_replay(match: Match) -> None:
    """The record, through JSON, gives the same table and tells the same story."""
    again = replay(match.game, json.loads(json.dumps(match.to_dict())))
    assert again.fingerprint() == match.fingerprint(), "a replay ends otherwise"
    assert [(e.kind, e.facts, e.only_for) for e in again.log] == [
        (e.kind, e.facts, e.only_for) for e in match.log
    ]
    assert again.to_dict() == match.to_dict()


class Snapshots:
    """`at(n)` is the table that was there before choice n."""

    def __init__(self) -> None:
        self.prints: dict[int, tuple[str, int]] = {}

    def __call__(self, match: Match) -> None:
        self.prints[len(match.choices_made)] = (match.fingerprint(), len(match.log))

    def check(self, match: Match) -> None:
        for number, (print_, length) in self.prints.items():
            past = match.at(number)
            assert fingerprint(past) == print_, f"at({number}) is not what was there"
            assert past.log is not None
            assert len(past.log) == length
        for number in (-1, len(match.choices_made) + 1):
            with pytest.raises(Refused) as refusal:
                match.at(number)
            assert refusal.value.key == "bad-position"


# -- taking back ---------------------------------------------------------------------------------


def check_undo(case: Case, seed: int) -> dict[str, int]:
    """Take back choices of a game once each: free, or refused and then rewound.

    Long games are looked at less often, but in any case until both have happened: a game may be
    over too soon for the strides to hit one of its few revealing choices.
    Returns how often each happened, so that a test can see that both did.
    """
    match = new_match(case, seed)
    happened = {"free": 0, "refused": 0}
    chance = Chance.seeded(seed, ("undo",))
    pace = stride(case.game, case.seats)
    while not match.over:
        if len(match.choices_made) % pace and all(happened.values()):
            match.play(chance.pick(match.choices()))
            continue
        before = match.fingerprint(), log_of_all(match), [c.id for c in match.choices_made]
        rewound = match.rewound
        choice: Choice = chance.pick(match.choices())
        match.play(choice)
        after = match.fingerprint(), log_of_all(match)
        if match.is_reversible(len(match.choices_made) - 1):
            happened["free"] += 1
            assert match.undo([choice.seat]) == 1
            assert match.rewound == rewound
        else:
            happened["refused"] += 1
            with pytest.raises(Refused) as refusal:
                match.undo([choice.seat])
            assert refusal.value.key == "cannot-undo"
            assert (match.fingerprint(), log_of_all(match)) == after
            assert match.undo([choice.seat], rewind=True) == 1
            assert match.rewound, "a rewound match must say so"
            match.rewound = rewound
        assert match.fingerprint() == before[0]
        assert log_of_all(match) == before[1]
        assert [c.id for c in match.choices_made] == before[2]
        match.play(choice)
        assert (match.fingerprint(), log_of_all(match)) == after, "taken back, made again: differs"
    check_replay(match)
    return happened


def log_of_all(match: Match) -> list[tuple[str, tuple[int, ...], int]]:
    return [(event.kind.name, event.facts, event.only_for) for event in match.log]


def check_restart_turn(case: Case, seed: int) -> int:
    """A turn restarts at its beginning, or where the last thing was revealed in it.

    Returns how often it took back more than one choice.
    """
    match = new_match(case, seed)
    people = list(range(case.seats))
    longer = 0
    start = match.fingerprint(), log_of_all(match)  # what can be returned to
    count = 0
    chance = Chance.seeded(seed, ("restart",))
    pace = stride(case.game, case.seats)
    while not match.over and len(match.choices_made) < LONGEST_RESTARTS:
        turn = match.table.turn
        match.play(chance.pick(match.choices()))
        another_turn = match.table.turn != turn
        if another_turn or not match.is_reversible(len(match.choices_made) - 1):
            start = match.fingerprint(), log_of_all(match)
            count = 0
            with pytest.raises(Refused) as refusal:
                match.restart_turn(people)
            assert refusal.value.key == "nothing-to-restart"
            continue
        count += 1
        if count > pace and count % pace:
            continue  # a long turn is not restarted after each of its choices
        made = [choice.id for choice in match.choices_made]
        assert match.restart_turn(people) == count
        assert (match.fingerprint(), log_of_all(match)) == start
        assert not match.rewound
        longer += count > 1
        for choice_id in made[len(made) - count :]:
            match.play(choice_id)
    return longer


def check_policy(match: Match) -> None:
    """The greedy player's evaluation: a finite number for each choice, the table untouched."""
    table = match.table
    for seat in table.waiting():
        imagined = table.imagined(seat, table.chance.fork("policy"))
        before = dump_table(imagined)
        choices = table.choices_of(seat)
        scores = match.game.policy().scores(imagined, seat, choices)
        assert len(scores) == len(choices)
        assert all(abs(score) < float("inf") for score in scores)  # False for nan, too
        assert dump_table(imagined) == before


def trace(case: Case, seed: int) -> dict[str, Any]:
    """Everything that a game tells about itself, for comparing runs."""
    match = new_match(case, seed)
    numbers = [len(match.choices()) for _ in decisions(match, seed)]
    return {**match.to_dict(), "numbers": numbers, "log": log_of_all(match)}
