"""A puzzle at a table: each time that somebody goes back is another try."""

from robinsonade.games import find_game
from robinsonade.tables.puzzles import tries_of
from robinsonade.tables.timeline import CHOICE, UNDO, Command, Timeline


def test_going_back_begins_another_try() -> None:
    line = Timeline(find_game("forbidden-island"), 2, 4, {"first": "1"})
    seat = line.table.waiting()[0]

    def choose(place: int) -> str:
        choice = line.table.choices_of(seat)[place]
        line.follow(Command(line.version + 1, CHOICE, seat, choice.id))
        return choice.id

    first, second = choose(1), choose(1)
    assert tries_of(line, seat, 9) == [[first, second]]
    assert tries_of(line, 1 - seat, 9) == [[]]
    line.follow(Command(line.version + 1, UNDO, seat, back_to=1))
    assert tries_of(line, seat, 9) == [[first, second], [first]]
    line.follow(Command(line.version + 1, UNDO, seat, back_to=0))
    other = choose(2)
    assert tries_of(line, seat, 9) == [[first, second], [first], [other]]
    assert tries_of(line, seat, 1) == [[first], [first], [other]]  # as long as the puzzle
