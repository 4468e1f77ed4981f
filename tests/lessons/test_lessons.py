"""Guided first games: every lesson is played to its end, and survives a learner."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from robinsonade.games import GAMES, find_game
from robinsonade.kernel.data import DataFile
from robinsonade.kernel.game import Game
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.slips import BadData
from robinsonade.lessons.coach import Coach
from robinsonade.lessons.lesson import FIRST, lesson_from, names_of, read_lesson
from robinsonade.lessons.lint import lesson_problems
from robinsonade.lessons.rehearsal import Rehearsal
from robinsonade.text import LANGUAGES, Texts

PLACES = {"me", "goal", "energy", "forecast"}  # what all pages have a place for, besides things
TITLES = ("forbidden-island", "papua", "naufragos", "robinson-crusoe")
LESSONS = [(slug, name) for slug in TITLES for name in names_of(GAMES[slug])]


@pytest.mark.parametrize("slug", TITLES)
def test_every_title_has_a_lesson_without_faults(slug: str) -> None:
    """Its file, its words in both languages, and that an obedient learner sees every step."""
    game = find_game(slug)
    assert names_of(game)[0] == FIRST
    assert list(lesson_problems(game)) == []


@pytest.mark.parametrize(("slug", "name"), LESSONS)
def test_what_is_shown_is_there(slug: str, name: str) -> None:
    """Each thing of a card is one of the game, each word exists, each choice is offered."""
    game = find_game(slug)
    rehearsal = Rehearsal(game, read_lesson(game, name))
    texts = [Texts(language, game) for language in LANGUAGES]
    nouns = {noun.name: noun for noun in game.words}
    for shown in rehearsal.moments():
        assert 1 <= shown["step"] <= shown["steps"]
        assert 1 <= shown["minutes"] <= 7
        offered = {choice.id for choice in rehearsal.match.choices(0)}
        for card in shown["cards"]:
            assert set(card["allow"]) <= offered
            for spot in card["spot"]:
                noun, _, thing = spot.partition(":")
                known = spot in PLACES or noun == "threat" or thing in nouns[noun].ids
                assert known, spot
            for text in texts:
                assert text.render(card["say"], "", {}) != card["say"]


def test_taking_back_and_coming_back_need_no_memory() -> None:
    """A coach who sees the table for the first time says the same as the one who was there."""
    game = find_game("papua")
    lesson = read_lesson(game)
    rehearsal = Rehearsal(game, lesson)
    match, coach = rehearsal.match, rehearsal.coach
    for seen, shown in enumerate(rehearsal.moments()):
        assert Coach(game, lesson).show(match.history) == shown
        if seen == 5:
            break
    before = [card["say"] for card in coach.show(match.history)["cards"]]
    match.undo([0])
    again = [card["say"] for card in coach.show(match.history)["cards"]]
    assert before == ["lesson-first-logistics"]
    assert again == ["lesson-first-funding"]


def test_who_goes_their_own_way_is_met_again() -> None:
    """Steps whose turn is over are left out; the later ones come when they are due."""
    game = find_game("forbidden-island")
    rehearsal = Rehearsal(game, read_lesson(game))
    match, coach = rehearsal.match, rehearsal.coach
    match.play("0.stop")
    while 0 not in match.table.waiting():
        match.play(rehearsal.others())
    assert match.table.turn == 3
    shown = coach.show(match.history)
    assert [card["say"] for card in shown["cards"]][-2:] == [
        "lesson-first-danger",
        "lesson-first-then",
    ]


def altered(game: Game, old: str, new: str) -> DataFile:
    text = (resources.files(game.package) / "lessons" / "first.toml").read_text("utf-8")
    assert old in text
    return DataFile("first.toml", tomllib.loads(text.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("minutes = 4", "minutes = '4'", "first.toml, \\[lesson\\]: minutes is '4'"),
        ("seats = 2", "seats = 9", "seats is 9, which forbidden-island does not have"),
        ('next = "escape"', 'next = "nowhere"', "next is 'nowhere', which is no lesson"),
        ('"novice"', '"nice"', "first.toml, \\[options\\]: "),
        ('hands = ["EC", "CC"]', 'hands = ["EX"]', "position"),
        ("1.fly.iron_gate", "0.fly.iron_gate", "no choice of this seat"),
        (
            'say = "move"\nat = "actions"',
            'say = "move"\nat = "acting"',
            "step\\]\\] move: at is 'acting'",
        ),
        ('say = "you"', 'say = "goal"', "goal is said twice"),
        ('rule = "FI-4.1"', 'rules = "FI-4.1"', "rule is missing"),
        ('allow = ["0.move.cliffs_of_abandon"]', "allow = []", "allow is empty"),
    ],
)
def test_a_slip_in_a_lesson_is_named(old: str, new: str, complaint: str) -> None:
    game = find_game("forbidden-island")
    with pytest.raises(BadData, match=complaint):
        lesson_from(game, FIRST, altered(game, old, new))


def test_a_lesson_that_is_not_there_is_refused_kindly() -> None:
    game = find_game("papua")
    with pytest.raises(Refused) as refused:
        read_lesson(game, "second")
    assert Texts("en").error(refused.value) == 'There is no lesson "second" for Papua, but: first.'
