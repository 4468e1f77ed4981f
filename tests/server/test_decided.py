"""Where the story of a seat begins: after its last real decision, on whatever device."""

from robinsonade.games import find_game
from robinsonade.tables.sight import Sight
from robinsonade.tables.timeline import CHOICE, UNDO, Command, Timeline
from tests.server.salon import new_line

FI = find_game("forbidden-island")


def choose(line: Timeline, choice: str) -> None:
    line.follow(Command(line.version + 1, CHOICE, int(choice[0]), choice))


def pass_all(line: Timeline) -> None:
    while passes := [c for c in line.table.choices() if c.id.endswith(".pass")]:
        choose(line, passes[0].id)


def passing_line() -> Timeline:
    """The first turn is over; somebody holds a special card and has let moments go by."""
    for seed in range(50):
        line = new_line(FI, 2, seed, first="1")
        choose(line, "0.stop")
        if line.table.choices()[0].id.endswith(".pass"):
            return line
    raise AssertionError("nobody holds a special card")


def test_a_pass_is_no_decision() -> None:
    line = passing_line()
    decided = Sight(line, frozenset([0])).decided(frozenset([0]))
    assert decided == 1
    pass_all(line)
    assert line.seq > 1
    assert Sight(line, frozenset([0])).decided(frozenset([0])) == decided


def test_a_snapshot_remembers_it() -> None:
    line = passing_line()
    pass_all(line)
    again = new_line(FI, 2, line.seed, first="1")
    again.load(line.dump())
    assert [done.let_go for done in again.line] == [done.let_go for done in line.line]


def test_undo_moves_it_back() -> None:
    line = new_line(FI, 2, 3, first="1")
    move = next(c.id for c in line.table.choices() if c.kind.name == "move")
    choose(line, move)
    assert Sight(line, frozenset([0])).decided(frozenset([0])) == 1
    line.follow(Command(line.version + 1, UNDO, 0, "0", 0))
    assert Sight(line, frozenset([0])).decided(frozenset([0])) == 0
    assert Sight(line, frozenset()).decided(frozenset()) == 0
