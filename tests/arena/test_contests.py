"""Series of games with points: who wins, from which seat, with how much."""

from pathlib import Path

from robinsonade.arena.experiment import APART, Experiment, Played, Report
from robinsonade.arena.runner import run
from robinsonade.files import load_match

CONTEST = Experiment("papua", ("greedy", "random", "random"), 3, 1, rotate=True)


def test_players_move_on_by_a_seat() -> None:
    assert [CONTEST.players_of(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]
    still = Experiment("papua", ("greedy", "random"), 3, 1)
    assert {still.players_of(number) for number in range(3)} == {("greedy", "random")}


def test_a_tie_is_shared_in_a_contest_only() -> None:
    tied = Played(0, 1, "deck", (0, 2), 9, {}, sheet={"track": [5, 3, 5]}, victory=APART)
    assert [tied.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    together = Played(0, 1, "won", (0, 1, 2), 9, {})
    assert together.share(1) == 1.0
    assert (tied.scores, together.scores) == ([5, 3, 5], [])


def test_the_report_of_a_contest() -> None:
    report = Report(CONTEST)
    for number in range(3):  # greedy sits on seat `number` and wins
        points = [10 + 20 * (seat == number) for seat in range(3)]
        game = Played(number, 1, "deck", (number,), 9, {}, sheet={"track": points}, victory=APART)
        report.add([game])
    assert report.is_contest
    assert report.win_rate == 1.0
    assert report.by_player == {"greedy": 1.0, "random": 0.0}
    assert report.by_seat == [1 / 3, 1 / 3, 1 / 3]
    assert report.scores_by_player == {"greedy": 30.0, "random": 10.0}
    assert report.mean_sheet == {"track": 50 / 3}


def test_a_series_is_played() -> None:
    *_, report = run(CONTEST)
    assert not report.errors
    assert [len(game.scores) for game in report.played] == [3, 3, 3]
    assert set(report.mean_sheet) == set(report.played[0].sheet)
    assert report.to_dict()["rotate"]


def test_cooperative_games_have_no_sheet() -> None:
    *_, report = run(Experiment("forbidden-island", ("random", "random"), 2, 1))
    assert not report.is_contest
    assert (report.scores_by_player, report.scores_by_seat, report.mean_sheet) == ({}, [], {})


def test_recorded_or_not_a_series_is_the_same(tmp_path: Path) -> None:
    """Games that nobody wants to read are played without a match, and come out the same."""
    series = Experiment("naufragos", ("greedy", "random"), 2, 3)
    *_, silent = run(series)
    *_, recorded = run(series, record=tmp_path)
    assert not silent.errors
    assert silent.played == recorded.played
    for number, played in enumerate(recorded.played):
        match = load_match(tmp_path / f"naufragos-{number:06d}.json")
        assert (match.seed, len(match.choices_made)) == (played.seed, played.decisions)
        assert match.players == ["greedy", "random"]
