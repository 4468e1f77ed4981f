"""How the chance to win went: from the games that are played on, not from what came true."""

import itertools

import pytest

from robinsonade.games import GAMES, find_game
from robinsonade.hindsight.chances import ALL, BATCH, CHANCE, CHOICE, COARSE, FIRST, Chances, Point
from robinsonade.hindsight.course import Course, course_of
from robinsonade.hindsight.playing_on import PlayingOn
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.rollout import next_choice


def played(slug: str, seats: int, seed: int, **options: str) -> Match:
    """A game among steady bots."""
    match = Match(find_game(slug), seats, seed, options)
    policies = PlayingOn(match.game, seats).policies
    while not match.over:
        match.play(next_choice(match.table, policies))
    return match


@pytest.fixture(scope="module")
def island() -> Match:
    return played("forbidden-island", 2, 3, difficulty="legendary")


def found(game: Game, course: Course, batches: int) -> Chances:
    chances = Chances(game, course)
    left = itertools.count(batches, -1)
    chances.work(lambda: next(left) > 0)
    return chances


def test_the_tables_of_a_course_are_those_of_the_match(island: Match) -> None:
    course = course_of(island)
    for number in (0, 1, 7, 8, 30, len(island.choices_made)):
        assert course.at(number).turn == island.at(number).turn
        assert course.at(number).chance.same_as(island.at(number).chance)
    assert [course.at(at).turn for at in course.turns] == list(range(1, island.table.turn + 1))


def test_a_first_curve_needs_the_games_of_one_point_only(island: Match) -> None:
    """Then it grows point by point: whoever looks at the end need not wait for all of them."""
    shown = found(island.game, course_of(island), FIRST // BATCH - 1).show()
    assert [point["games"] for point in shown["points"]] == [FIRST, 0]


def test_every_fourth_turn_comes_first_and_the_end_is_certain(island: Match) -> None:
    course = course_of(island)
    coarse = {*course.turns[::COARSE], course.turns[-1]}
    chances = found(island.game, course, len(coarse) * (FIRST // BATCH) - 1)
    shown = chances.show()
    assert shown["lines"] == ["all"]
    assert [p["at"] for p in shown["points"]][:2] == [0, course_of(island).turns[COARSE]]
    assert all(point["games"] >= FIRST for point in shown["points"][:-1])
    last = shown["points"][-1]
    assert last == {
        "at": len(island.choices_made),
        "turn": island.table.turn,
        "games": 0,
        "chances": [[float(bool(island.table.winners))] * 3],
    }
    for point in shown["points"]:
        [[share, low, high]] = point["chances"]
        assert 0 <= low <= share <= high <= 1


def test_a_turning_point_says_whose_choice_or_chance_it_was() -> None:
    """The last turns of a game: they are soon played on."""
    match = played("forbidden-island", 2, 1)
    first = len(match.choices_made) - 60
    course = Course(match.at(first), match.choices_made[first:])
    shown = [found(match.game, course, 60).show() for _ in range(2)]
    assert shown[0] == shown[1]  # no luck in it
    turnings = shown[0]["turning"]
    assert 1 <= len(turnings) <= 3
    assert len({one["turn"] for one in turnings}) == len(turnings)
    swings = [abs(one["after"] - one["before"]) for one in turnings]
    assert swings == sorted(swings, reverse=True)
    for one in turnings:
        assert one["cause"] in (CHOICE, CHANCE)
        assert course.at(one["at"]).turn == one["turn"]
        assert course.choices[one["at"]].seat == one["seat"]


def test_a_turning_point_is_named_only_where_the_curve_has_come(island: Match) -> None:
    """A swing over turns that are not known yet belongs to none of them."""
    course = course_of(island)
    chances = Chances(island.game, course)
    chances.playing.end_of = lambda world, choice=None: world  # type: ignore[method-assign]
    told = []
    for point in (*chances.turns[::COARSE], chances.turns[-1]):
        for _ in range(FIRST // BATCH):
            chances.play(point)
        point.saved = point.games  # won until the last turn, then lost
        told += [one.turn for one in chances.turnings(3, 0.0)]
        assert not told or point is chances.turns[-1]
    assert told == [len(course.turns) - 1]


def test_a_turning_point_is_told_when_its_moment_is_found_and_stays(island: Match) -> None:
    """Not guessed from the events of its turn, nor lost while more games are played."""
    course = course_of(island)
    chances = Chances(island.game, course)
    start, end = course.turns[4:6]
    fall = start + 4

    def play(point: Point) -> None:
        """It falls with one choice, and on the way there it rises a little."""
        point.games = chances.level
        point.saved = point.games * (point.at <= fall) * (3 + (point.at == fall)) // 4

    for point in chances.turns:
        play(point)
    [turning] = chances.turnings(3, 0.0)
    assert (turning.before.at, turning.after.at) == (start, end)
    assert chances.show()["turning"] == []
    while (inner := chances.look_into(turning)) is not None:
        play(inner)
    [one] = chances.show()["turning"]
    assert (one["at"], one["turn"]) == (fall, 5)
    chances.level *= 2
    assert chances.look_into(turning) is not None
    assert [one["at"] for one in chances.show()["turning"]] == [fall]


@pytest.mark.parametrize(
    ("slug", "seats", "lines"),
    [
        ("forbidden-island", 3, [ALL]),
        ("papua", 2, [0, 1]),
        ("naufragos", 2, [ALL, 0, 1]),
        ("naufragos", 1, [ALL]),
        ("robinson-crusoe", 2, [ALL]),
    ],
)
def test_the_curves_are_those_of_the_victories(slug: str, seats: int, lines: list[int]) -> None:
    game = GAMES[slug]
    table = game.new_table(seats, 1)
    choices = table.choices()[:1]
    assert Chances(game, Course(table, choices)).lines == lines
