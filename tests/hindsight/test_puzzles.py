"""Puzzles: what the files say is true of their positions; tries and stars; finding them again."""

import itertools
import json

from robinsonade.games import GAMES, find_game
from robinsonade.hindsight.playing_on import PlayingOn
from robinsonade.hindsight.puzzle import (
    Answer,
    Found,
    Puzzle,
    Question,
    judge,
    puzzles_of,
    read_puzzle,
    write_puzzle,
)
from robinsonade.hindsight.puzzle_search import (
    ASIDE,
    CHECKED,
    LEAD,
    Comparison,
    choices_of,
    decisions,
    is_interesting,
)
from robinsonade.kernel.codec import dump_table
from robinsonade.kernel.start import read_position

FEWEST = 6
ALL = [one for game in GAMES.values() for one in puzzles_of(game)]


def test_every_title_has_six() -> None:
    """There is something to find in each: a longer line, or one that the steady bot misses."""
    for game in GAMES.values():
        assert len(puzzles_of(game)) >= FEWEST
    assert [one.id for one in ALL if not is_interesting(list(one.questions))] == []


def test_one_line_is_clearly_the_best() -> None:
    """All choices are in the file, and the figures have the lead that they must have."""
    for one in ALL:
        check_figures(one)


def check_figures(one: Puzzle) -> None:
    game = find_game(one.game)
    table = read_position(game, one.seats, one.options, one.start(7))
    for question in one.questions:
        offered = {choice.id for choice in choices_of(table, one.seat)}
        assert {answer.choice for answer in question.answers} == offered
        best, *others = question.answers
        assert best.games >= CHECKED == one.found.checked
        assert others[0].games >= CHECKED
        for other in others:
            assert other.games >= ASIDE
            assert best.share - other.share >= LEAD - 1e-9
        table.apply(game.catalogue.find(best.choice))


def test_a_file_is_read_as_it_was_written() -> None:
    game = find_game("forbidden-island")
    position = dump_table(game.new_table(2, 1))
    question = Question((Answer("0.stop", 9, 10), Answer("0.pass", 2, 10)), "0.pass")
    options = game.settle_options(2, {"difficulty": "elite"})
    found = Found(1, 2, 0.5, 10)
    one = Puzzle("1-2", game.slug, game.version, 2, options, 0, position, (question,), found)
    for puzzle in (one, *ALL):
        assert read_puzzle(json.loads(write_puzzle(puzzle))) == puzzle
    assert one.command.endswith("--seed 1 --seats 2 --late 0.5 --option difficulty=elite")


def test_all_choices_are_tried_in_the_same_worlds() -> None:
    game = find_game("forbidden-island")
    options = game.settle_options(2, {})
    _, table = next(iter(decisions(game, 1, 2, options, 0.9)))
    seat = table.waiting()[0]
    shares = []
    for _ in range(2):
        comparison = Comparison(PlayingOn(game, 2), table, seat, choices_of(table, seat))
        comparison.sample(comparison.tried, 4)
        shares.append([one.wins for one in comparison.tried])
        assert all(len(one.wins) == 4 for one in comparison.tried)
    assert shares[0] == shares[1]
    places = [place for place, _ in itertools.islice(decisions(game, 1, 2, options, 0.9), 3)]
    assert places == sorted(places)


def test_stars_are_for_few_tries() -> None:
    question = Question((Answer("a", 9, 10), Answer("b", 2, 10), Answer("c", 1, 10)), "b")
    one = Puzzle("x", "papua", "1", 2, {}, 0, {}, (question,), Found(1, 2, 0.5, 10))
    assert judge(one, [[]]).stars == 0
    assert [judge(one, tries).stars for tries in ([["a"]], [["b"], ["a"]])] == [3, 2]
    assert judge(one, [["b"], ["b"], ["a"]]).stars == 2  # the same mistake counts once
    assert judge(one, [["b"], ["c"], ["b"], ["a"]]).stars == 1
