"""The log of a game, followed from the start or from a snapshot, leads to the same place."""

import json
import random

import pytest

from pearls.game import GAME as PEARLS
from robinsonade.games import find_game
from robinsonade.kernel.codec import fingerprint
from robinsonade.kernel.history import UNKNOWN_TURN
from robinsonade.kernel.refusal import Refused
from robinsonade.tables.timeline import ASK, CHOICE, DECLINE, UNDO, WITHDRAW, Command, Timeline
from tests.server.house import TITLE


def new_line(seed: int) -> Timeline:
    game = find_game(TITLE)
    return Timeline(game, 3, seed, game.settle_options(3, {}))


def wander(line: Timeline, dice: random.Random, steps: int) -> list[Command]:
    """Choices, now and then undone."""
    commands: list[Command] = []
    while len(commands) < steps and not line.over:
        version = line.version + 1
        if line.seq > 2 and dice.random() < 0.2:
            command = Command(version, UNDO, 0, "0", dice.randrange(line.seq))
        else:
            choice = dice.choice(line.table.choices())
            command = Command(version, CHOICE, choice.seat, choice.id)
        line.follow(command)
        commands.append(command)
    return commands


def picture(line: Timeline) -> tuple[object, ...]:
    """All that can be known of a timeline."""
    return (
        fingerprint(line.table),
        line.rewound,
        [
            (
                done.command,
                done.seq,
                [(event.kind.name, event.facts) for event in done.events],
                done.reversible,
                done.struck,
                done.taken,
            )
            for done in line.done
        ],
        [done.version for done in line.line],
        [fingerprint(line.table_at(number)) for number in range(line.seq + 1)],
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_snapshot_anywhere_changes_nothing(seed: int) -> None:
    whole = new_line(seed)
    commands = wander(whole, random.Random(seed), 60)
    part = new_line(seed)
    cut = len(commands) // 2
    for command in commands[:cut]:
        part.follow(command)
    resumed = new_line(seed)
    resumed.load(json.loads(json.dumps(part.dump())))
    for command in commands[cut:]:
        resumed.follow(command)
    assert picture(resumed) == picture(whole)


def test_a_snapshot_knows_the_turns() -> None:
    """Or else who may restart would be found out by playing the whole game again."""
    line = new_line(1)
    wander(line, random.Random(1), 60)
    resumed = new_line(1)
    resumed.load(json.loads(json.dumps(line.dump())))
    assert resumed.find_restart({0}, set()) == line.find_restart({0}, set())
    turns = [moment.turn for moment in resumed.history.moments]
    assert turns == [moment.turn for moment in line.history.moments]
    assert len(set(turns)) > 1
    old = line.dump_plainly()
    old["done"] = [done[:9] for done in old["done"]]
    resumed = new_line(1)
    resumed.load(old)
    assert {moment.turn for moment in resumed.history.moments} == {UNKNOWN_TURN}


def test_dump_after_is_the_dump_after() -> None:
    line = new_line(1)
    wander(line, random.Random(1), 10)
    choice = line.table.choices()[0]
    command = Command(line.version + 1, CHOICE, choice.seat, choice.id)
    prepared = line.carry_out(choice)
    before = json.dumps(line.dump_after(command, prepared))
    line.follow(command, prepared)
    assert json.dumps(line.dump()) == before


def test_a_request_ends_when_it_is_answered() -> None:
    line = new_line(1)
    choice = line.table.choices()[0]
    line.follow(Command(1, CHOICE, choice.seat, choice.id))
    line.follow(Command(2, ASK, 0, "0,2", 0))
    assert line.request is not None
    assert line.request.agreed == {0, 2}
    line.follow(Command(3, DECLINE, 1, "1"))
    assert line.request is None
    line.follow(Command(4, ASK, 0, "0", 0))
    line.follow(Command(5, UNDO, 1, "1", 0))
    assert line.request is None


def test_no_position_outside_the_game() -> None:
    line = new_line(1)
    for number in (-1, 1):
        with pytest.raises(Refused):
            line.table_at(number)


def test_only_commands_in_order() -> None:
    with pytest.raises(AssertionError):
        new_line(1).follow(Command(2, UNDO, 0, "0", 0))


def test_a_sealed_choice_is_withdrawn_alone() -> None:
    """What the others have sealed since stays sealed, and a snapshot remembers it."""
    line = Timeline(PEARLS, 3, 1, PEARLS.settle_options(3, {"first": "1"}))
    for version, choice in enumerate(["0.pass", "0.seal.1", "1.seal.3"], 1):
        line.follow(Command(version, CHOICE, int(choice[0]), choice))
    assert not line.may_return(1, {0}, set())
    assert line.may_withdraw(1)
    done = line.follow(Command(4, WITHDRAW, 0, "0", 1))
    assert (done.seq, done.taken) == (2, [2])
    assert [kept.command.choice for kept in line.line] == ["0.pass", "1.seal.3"]
    assert sorted({choice.seat for choice in line.table.choices()}) == [0, 2]
    copy = Timeline(PEARLS, 3, 1, line.options)
    copy.load(json.loads(json.dumps(line.dump())))
    assert picture(copy) == picture(line)
    for version, choice in enumerate(["0.seal.2", "2.seal.1"], 5):
        line.follow(Command(version, CHOICE, int(choice[0]), choice))
    assert not line.may_withdraw(2)  # the bids are revealed


def test_a_turn_begins_again_where_it_began() -> None:
    """Bots' choices go with those of a person; further back one goes choice by choice."""
    line = Timeline(PEARLS, 2, 1, PEARLS.settle_options(2, {"first": "1", "tide": "high"}))
    for choice in ["0.pass", "0.seal.1", "1.seal.3", "0.charm"]:
        line.follow(Command(line.version + 1, CHOICE, int(choice[0]), choice))
    line.table.turn += 1  # as if another turn began without revealing anything
    with pytest.raises(Refused) as refusal:
        line.restart_target({0}, {1})
    assert refusal.value.key == "nothing-to-restart"
    assert line.may_return(3, {0}, {1})
    for choice in ["0.charm", "1.charm"]:
        line.follow(Command(line.version + 1, CHOICE, int(choice[0]), choice))
    assert line.restart_target({0}, {1}) == 4
    with pytest.raises(Refused):
        line.restart_target({0}, set())


def test_forced_results_are_never_taken_back() -> None:
    line = Timeline(PEARLS, 2, 1, PEARLS.settle_options(2, {"first": "1"}))
    line.table.chance.script.extend([5])
    for choice in ["0.pass", "0.seal.1", "1.seal.3", "0.pass", "1.pass"]:
        line.follow(Command(line.version + 1, CHOICE, int(choice[0]), choice))
    assert [done.reversible for done in line.line] == [True, True, False, True, False]
