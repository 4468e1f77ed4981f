"""The tuner: other games judge a step than suggested it, and the file keeps what it says."""

from pathlib import Path

import pytest

from robinsonade.arena.tuning import DEV, VAL, Cell, Slope, Tuning, rewritten, shifted
from robinsonade.cli.tune import cells_of
from robinsonade.games import GAMES, find_game
from robinsonade.games.forbidden_island.heuristics.weights import SHARES, WEIGHTS, Weights
from robinsonade.kernel.refusal import Refused
from tests.cli.terminal import run
from tools.strength import TEST_SEED

ISLAND = find_game("forbidden-island")
ROBINSON = find_game("robinson-crusoe")
DATA = Path(str(ISLAND.package).replace(".", "/")) / "data"


def test_the_tuner_never_sees_the_games_of_the_test() -> None:
    assert len({DEV, VAL, TEST_SEED}) == 3


def test_the_tuner_keeps_shares_below_one() -> None:
    far = shifted(WEIGHTS, dict.fromkeys(WEIGHTS, 3.0), SHARES)
    assert all(0 < far[name] <= 1 for name in SHARES)
    Weights(far)


def test_the_file_gets_what_has_changed_and_keeps_the_rest() -> None:
    text = Path("src", DATA, "weights.toml").read_text("utf-8")
    written = rewritten(text, "weights", WEIGHTS, {**WEIGHTS, "landing": 123.5})
    assert written == text.replace(f"landing = {WEIGHTS['landing']!r} ", "landing = 123.5 ")


def test_weights_of_a_number_of_seats_stand_in_a_section_of_their_own() -> None:
    text = "[weights]\nrest = 1  # peace\n\n[seats.jenny.2]\nrest = 2\n\n[inventions]\nfire = 3\n"
    old = {"rest": 2.0, "wood": 1.0}
    written = rewritten(text, "seats.jenny.2", old, {"rest": 2.5, "wood": 1.5})
    assert written == text.replace("rest = 2\n", "rest = 2.5\nwood = 1.5\n")
    assert rewritten(text, "seats.jenny.2", old, old) == text


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_game_can_be_tuned(slug: str) -> None:
    """The weights that it plays by, in one short game for each series."""
    game = GAMES[slug]
    tuning = Tuning(game, [Cell(2)])
    values = tuning.tunable_of.values
    assert set(tuning.tunable_of.names()) <= set(values)
    for series, fair in ((DEV, False), (VAL, True)):
        assert 0.0 <= tuning.merit(series, 1, values, fair=fair) <= 1.0


def test_a_step_follows_clear_slopes_only() -> None:
    tuning = Tuning(ISLAND, [Cell(2, (("difficulty", "novice"),))])
    name = "landing"
    slopes = {name: Slope(0.1, 0.01), "swim": Slope(0.001, 0.01), "plain": Slope(-0.1, 0.01)}
    stepped = tuning.step(slopes, 0.4)
    assert stepped[name] > WEIGHTS[name]
    assert stepped["plain"] < WEIGHTS["plain"]
    assert {key for key in stepped if stepped[key] != WEIGHTS[key]} == {name, "plain"}


def test_the_same_weights_gain_nothing() -> None:
    tuning = Tuning(ISLAND, [Cell(2)])
    assert tuning.gain(tuning.best, 0, 2) == Slope(0.0, 0.0)


def test_weights_that_differ_are_tuned_one_by_one() -> None:
    assert len(cells_of(ISLAND, None, {})) == 12
    with pytest.raises(Refused, match="tune one cell"):
        Tuning(ROBINSON, cells_of(ROBINSON, None, {}))


def test_tune_writes_nothing_without_time_and_refuses_unknown_weights(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    quick = ("tune", "forbidden-island", "--seats", "2", "--minutes", "0", "--out", str(out))
    assert "stays as it is" in run(*quick).stdout
    assert not out.exists()
    refused = run(*quick, "--only", "sink")
    assert refused.exit_code
    assert "sink" in refused.stderr
