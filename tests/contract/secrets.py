"""What no viewer may notice: checks on a match that waits for a choice (see checks.py)."""

from __future__ import annotations

import json
from functools import cache

from robinsonade.kernel.chance import Chance
from robinsonade.kernel.change import changed, changes
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.deck import Deck
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.history import is_sealed
from robinsonade.kernel.match import Match
from robinsonade.kernel.observation import Field, shared_fields
from robinsonade.kernel.observer import Observer
from robinsonade.kernel.slots import field_names
from robinsonade.kernel.table import Table
from robinsonade.kernel.view import show_decision
from robinsonade.players.driver import Driver
from robinsonade.players.player import Player
from robinsonade.players.registry import make_player
from tests.contract.checks import everybody, play_on


def check_imagined(match: Match) -> None:
    """A seat cannot tell an imagined table from the real one, which is not disturbed."""
    table, game = match.table, match.game
    before = dump_table(table)
    components = table.components()
    for seat in range(table.seats):
        chance = table.chance.fork(f"imagination of {seat}")
        imagined = table.imagined(seat, chance)
        same_view = game.view(imagined, seat) == game.view(table, seat)
        assert same_view, f"seat {seat} could tell by its view that a table is imagined"
        same_choices = show_decision(imagined, seat) == show_decision(table, seat)
        assert same_choices, f"seat {seat} could tell by its choices that a table is imagined"
        same_numbers = numbers(game, imagined, seat) == numbers(game, table, seat)
        assert same_numbers, f"seat {seat} could tell by its numbers that a table is imagined"
        assert imagined.components() == components, "components differ on an imagined table"
        assert imagined.log is None
        assert imagined.chance is chance, "an imagined table must use the chance it was given"
        play_on(imagined, seat)
        assert dump_table(table) == before, "imagining or playing on has changed the real table"


@cache
def fields_of(game: Game) -> list[Field]:
    return shared_fields(game.prompts) + game.observation()


def numbers(game: Game, table: Table, seat: int) -> dict[str, list[int]]:
    """What programs that learn are told, field by field, as long and as high as the table says."""
    found: dict[str, list[int]] = {}
    for field in fields_of(game):
        told = list(field.numbers(table, seat))
        assert len(told) == field.count(table.seats) == len(field.names(table.seats)), field.name
        assert min(told) >= 0, field.name
        assert max(told) <= field.high - field.low, field.name
        found[field.name] = told
    assert len(found) == len(fields_of(game)), "two fields have one name"
    alone = b"".join([bytes(told) for told in found.values()])
    together = Observer(fields_of(game), table.seats).read(table, seat)
    assert alone == together, "together the fields tell something else"
    return found


def check_imagining_is_blind(match: Match) -> None:
    """Whatever lies hidden, a seat imagines the same and each player chooses the same."""
    table, game = match.table, match.game
    for seat in range(table.seats):
        twin = table.imagined(seat, table.chance.fork("otherwise"))
        twin.chance = table.chance
        chance = table.chance.fork("imagination")
        imagined = twin.imagined(seat, chance.clone())
        assert dump_table(imagined) == dump_table(table.imagined(seat, chance)), (
            f"what seat {seat} imagines depends on what it cannot know"
        )
        for name in ("random", "greedy", "planner:rollouts=8,k=3,horizon=1"):
            wanted = [wanted_choice(game, name, one, seat) for one in (table, twin)]
            assert wanted[0] is wanted[1], f"{name} knows what is hidden from seat {seat}"


def wanted_choice(game: Game, name: str, table: Table, seat: int) -> Choice | None:
    """What a player in this seat would do now if all others were people."""
    players: list[Player | None] = [None] * table.seats
    players[seat] = make_player(name, game, 1, seat)
    return Driver(players, table).next_choice(table)


def check_secrecy(match: Match) -> None:
    """Views, decisions and logs are the same whatever the order of the unseen cards will be."""
    table, game = match.table, match.game
    for seat in everybody(table):
        view = game.view(table, seat)
        decision = show_decision(table, seat)
        assert json.loads(json.dumps(view)) == view, "a view must be plain data"
        assert game.view(table, game.alike(seat)) == view, "viewers are not alike"
        other = table.clone()
        other.chance = Chance.seeded(1, tuple(str(i) for i in range(len(table.chance.states))))
        rearrange(other, seat)
        assert game.view(other, seat) == view, "a view tells the order of a deck"
        assert show_decision(other, seat) == decision, "a decision tells the order of a deck"
        told = json.dumps([view, decision])
        numbers = {number for event in match.log_of(seat) for number in numbers_of(event)}
        for secret in (match.seed, *table.chance.states):
            assert secret < 10**6 or str(secret) not in told, "a view tells the seed"
            assert secret < 10**6 or secret not in numbers, "an event tells the seed"


def check_frames(match: Match) -> None:
    """At each event there is a frame: a table of its own, whose view is as careful as any other."""
    table, game = match.table, match.game
    offer = table.choices()
    choice = offer[len(match.choices_made) % len(offer)]
    assert match.history.carry_out(choice).frames is None, "frames are kept unasked"
    shown = match.history.carry_out(choice, watched=True)
    frames = shown.frames
    assert frames is not None
    assert len(frames) == len(shown.events), "an event without a frame"
    assert dump_table(shown.table) == dump_table(match.history.carry_out(choice).table)
    dumped = [dump_table(frame) for frame in frames]
    for seat in everybody(table):
        view = game.view(table, seat)
        for frame in [*frames, shown.table]:
            after = game.view(frame, seat)
            assert changed(view, changes(view, after)) == after, "a change cannot be followed"
            check_frame_secrecy(match, frame, seat)
            view = after
        if shown.moment.part and seat != choice.seat:
            assert view == game.view(table, seat), "a view tells that a sealed decision has begun"
    assert [dump_table(frame) for frame in frames] == dumped, "looking at a frame changes it"


def check_frame_secrecy(match: Match, frame: Table, seat: int | None) -> None:
    """The view of a frame is the same whatever the seat does not know."""
    view = match.game.view(frame, seat)
    assert match.game.view(frame, match.game.alike(seat)) == view, "viewers are not alike"
    assert json.loads(json.dumps(view)) == view, "a view must be plain data"
    other = frame.clone()
    rearrange(other, seat)
    assert match.game.view(other, seat) == view, "a frame tells the order of a deck"
    if seat is not None:
        imagined = frame.imagined(seat, frame.chance.fork("a frame"))
        assert match.game.view(imagined, seat) == view, "a frame tells what is hidden"


def numbers_of(event: Event) -> list[int]:
    """Its facts; sets of things are told by their names, not as numbers."""
    pairs = zip(event.kind.nouns, event.facts, strict=True)
    return [fact for noun, fact in pairs if not noun.many]


def check_sealed(match: Match) -> None:
    """What is sealed is a secret by its kind, and nothing is told of a part before it is done."""
    table = match.table
    if not is_sealed(table):
        return
    for choice in table.choices():
        assert not choice.kind.public, f"{choice.kind.name} is sealed and open to all"
        follows = match.history.carry_out(choice)
        others = [seat for seat in everybody(table) if seat != choice.seat]
        if follows.moment.part:
            for event in follows.events:
                told = [seat for seat in others if event.known_to(seat)]
                assert told == [], f"{event.kind.name} tells that {choice.kind.name} has begun"


def rearrange(table: Table, seat: int | None) -> None:
    """Turn round, in every deck, what this seat has not seen of each layer."""
    for name in field_names(type(table)):
        deck = getattr(table, name)
        if not isinstance(deck, Deck):
            continue
        start = 0
        for size in deck.layers:
            places = [
                place
                for place in range(start, start + size)
                if seat is None or not deck.seen.get(place, 0) >> seat & 1
            ]
            cards = [deck.cards[place] for place in places]
            for place, card in zip(places, reversed(cards), strict=True):
                deck.cards[place] = card
            start += size


def check_log_is_filtered(match: Match) -> None:
    """What a spectator knows everybody knows; what a seat knows is part of the log, in order."""
    everything = match.log
    public = match.log_of(None)
    for seat in range(match.table.seats):
        own = match.log_of(seat)
        assert is_part(own, everything), "a seat knows of something that has not happened"
        assert is_part(public, own), "a seat does not know what everybody knows"


def is_part(some: list[Event], events: list[Event]) -> bool:
    """Are these among the others, in the same order?"""
    rest = iter(events)
    return all(any(event is other for other in rest) for event in some)
