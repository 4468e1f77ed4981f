"""One contract for all games: what people, bots, files and servers rely on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from robinsonade.games import GAMES, find_game
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.refusal import Refused
from tests.contract import checks, secrets
from tests.contract.cases import (
    ALL_GAMES,
    CASE_NAMES,
    CASES,
    EXAMPLES,
    SOAK,
    TABLE_NAMES,
    TABLES,
    Case,
    variants,
)
from tests.contract.whys import Whys

# Easy to find in a text; short ones of the fast generator, long ones of the secret one.
BIG_SEEDS = st.one_of(
    st.integers(min_value=1 << 40, max_value=(1 << 64) - 1),
    st.integers(min_value=1 << 128, max_value=(1 << 256) - 1),
)

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_NAMES)
every_case = pytest.mark.parametrize("case", CASES, ids=CASE_NAMES)
some_games = settings(max_examples=EXAMPLES, deadline=None, derandomize=not SOAK)


def some_case(data: st.DataObject, game: Game, seats: int) -> Case:
    return Case(game, seats, data.draw(st.sampled_from(variants(game, seats)), label="options"))


# -- every variant -------------------------------------------------------------------------------


@every_case
def test_every_variant_is_played_to_its_end(case: Case) -> None:
    """Choices, prompts, events, copies, secrets and components, now and then on the way."""
    seed = (1 << 62) + len(case.name)
    frozen, facts = checks.Frozen(), checks.Facts()
    match = checks.play_through(
        case,
        seed,
        checks.check_choices,
        checks.check_decision_is_shown,
        checks.check_outlooks,
        checks.check_clone,
        checks.check_dump_and_load,
        secrets.check_imagined,
        secrets.check_secrecy,
        secrets.check_sealed,
        secrets.check_frames,
        checks.Components(case, seed),
        frozen,
        facts,
        every=5 if SOAK else 10,
    )
    facts(match)
    frozen.check_all()
    checks.check_replay(match)
    assert match.options == case.game.settle_options(case.seats, case.options)


# -- choices -------------------------------------------------------------------------------------


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_choices(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    checks.play_through(some_case(data, game, seats), seed, checks.check_choices)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_decisions_are_shown(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    case = some_case(data, game, seats)
    looks = checks.check_decision_is_shown, checks.check_outlooks
    checks.play_through(case, seed, *looks, every=3)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_illegal_choices_change_nothing(
    game: Game, seats: int, data: st.DataObject, seed: int
) -> None:
    case = some_case(data, game, seats)
    checks.play_through(case, seed, checks.check_illegal_choices_change_nothing, every=3)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_everything_is_offered_or_refused(
    game: Game, seats: int, data: st.DataObject, seed: int
) -> None:
    checks.play_through(some_case(data, game, seats), seed, Whys(most=8), every=3)


# -- copies --------------------------------------------------------------------------------------


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_clones(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    checks.play_through(some_case(data, game, seats), seed, checks.check_clone, every=2)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_dump_and_load(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    case = some_case(data, game, seats)
    checks.play_through(
        case,
        seed,
        checks.check_fields_are_saved,
        checks.check_dump_and_load,
        checks.check_dump_is_a_snapshot,
        every=2,
    )


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_positions(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    checks.play_through(some_case(data, game, seats), seed, checks.check_position, every=4)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_steps_never_change(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    frozen = checks.Frozen()
    checks.play_through(some_case(data, game, seats), seed, frozen)
    frozen.check_all()
    assert frozen.made


# -- secrets -------------------------------------------------------------------------------------


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_imagined_tables(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    checks.play_through(some_case(data, game, seats), seed, secrets.check_imagined, every=3)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_imagining_is_blind(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    case = some_case(data, game, seats)
    checks.play_through(case, seed, secrets.check_imagining_is_blind, every=7)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_nothing_hidden_is_told(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    case = some_case(data, game, seats)
    checks.play_through(case, seed, secrets.check_secrecy, secrets.check_log_is_filtered, every=3)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_frames_are_views(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    checks.play_through(some_case(data, game, seats), seed, secrets.check_frames, every=3)


# -- conservation and facts ----------------------------------------------------------------------


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_components_are_conserved(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    case = some_case(data, game, seats)
    components = checks.Components(case, seed)
    match = checks.play_through(case, seed, components)
    components(match)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_events_are_declared(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    facts = checks.Facts()
    match = checks.play_through(some_case(data, game, seats), seed, facts)
    facts(match)
    assert facts.read > 0


@pytest.mark.parametrize("game", ALL_GAMES, ids=list(GAMES))
def test_names_are_unique(game: Game) -> None:
    for kinds in (game.events, game.prompts):
        names = [kind.name for kind in kinds]
        assert len(set(names)) == len(names)
    kinds_of_choices = {choice.kind for choice in game.catalogue.by_id.values()}
    assert len({kind.name for kind in kinds_of_choices}) == len(kinds_of_choices)
    for choice_id, choice in game.catalogue.by_id.items():
        assert choice.id == choice_id
        assert game.catalogue.find(choice_id) is choice
    assert find_game(game.slug) is game


# -- the record ----------------------------------------------------------------------------------


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_records(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    """Replayed from the file; every moment can be looked at again."""
    snapshots = checks.Snapshots()
    match = checks.play_through(some_case(data, game, seats), seed, snapshots)
    snapshots.check(match)
    checks.check_replay(match)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_unfinished_records(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    match = checks.new_match(some_case(data, game, seats), seed)
    stop = data.draw(st.integers(min_value=0, max_value=40), label="choices")
    for number, _ in enumerate(checks.decisions(match, seed)):
        if number == stop:
            break
    checks.check_replay(match)


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_same_seed_same_game(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    case = some_case(data, game, seats)
    assert checks.trace(case, seed) == checks.trace(case, seed)
    other = game.new_table(seats, seed - 1, case.options)
    assert checks.text(other) != checks.text(game.new_table(seats, seed, case.options))


@every_table
def test_seeds_are_checked(game: Game, seats: int) -> None:
    for seed in (-1, 1 << 256):
        with pytest.raises(Refused) as refusal:
            Match(game, seats, seed)
        assert refusal.value.key == "bad-seed"
    Match(game, seats, 0)
    Match(game, seats, (1 << 256) - 1)


@pytest.mark.parametrize("game", ALL_GAMES, ids=list(GAMES))
def test_seats_are_checked(game: Game) -> None:
    for seats in (game.fewest - 1, game.most + 1):
        with pytest.raises(Refused) as refusal:
            Match(game, seats, 1)
        assert refusal.value.key == "bad-seats"


@pytest.mark.parametrize("game", ALL_GAMES, ids=list(GAMES))
def test_options_that_are_no_words_are_refused(game: Game) -> None:
    """In both forms alike: the compiled one must not fail before it has looked."""
    options: dict[str, Any] = {game.options[0].name: True}
    with pytest.raises(Refused) as refusal:
        Match(game, game.fewest, 1, game.fetch_options(options))
    assert refusal.value.key == "bad-option-value"
    assert refusal.value.facts["given"] == "True"


# -- taking back ---------------------------------------------------------------------------------


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_undo(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    """Free while nothing was revealed; across a revealed card only as a rewind."""
    checks.check_undo(some_case(data, game, seats), seed)


@every_table
def test_undo_is_mostly_free(game: Game, seats: int) -> None:
    """Within five games: what reveals nothing can be taken back. Often the first shows it."""
    free = refused = 0
    for seed in range(5):
        happened = checks.check_undo(Case(game, seats, {}), seed)
        free += happened["free"]
        refused += happened["refused"]  # every game reveals something
        if free > 20 and refused > 0:
            return
    raise AssertionError(f"{free} taken back freely, {refused} refused")


@every_table
@some_games
@given(st.data(), BIG_SEEDS)
def test_restart_turn(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    checks.check_restart_turn(some_case(data, game, seats), seed)


@every_table
def test_nothing_to_undo(game: Game, seats: int) -> None:
    match = Match(game, seats, 1)
    people = list(range(seats))
    for take_back, key in (
        (match.undo, "nothing-to-undo"),
        (match.restart_turn, "nothing-to-restart"),
    ):
        with pytest.raises(Refused) as refusal:
            take_back(people)
        assert refusal.value.key == key


# -- players -------------------------------------------------------------------------------------


@every_table
@settings(some_games, max_examples=max(1, EXAMPLES // 3))
@given(st.data(), BIG_SEEDS)
def test_policies(game: Game, seats: int, data: st.DataObject, seed: int) -> None:
    checks.play_through(some_case(data, game, seats), seed, checks.check_policy, every=4)


# -- machines ------------------------------------------------------------------------------------

TRACES = """
import json
from tests.contract.cases import ALL_GAMES, Case, tables
from tests.contract.checks import trace
print(json.dumps([trace(Case(game, seats, {}), 7) for game, seats in tables(ALL_GAMES)]))
"""


def test_games_do_not_depend_on_the_hash_seed() -> None:
    """Two processes with different PYTHONHASHSEED play the same games, and so does this one."""
    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), root]))
    runs = []
    for hash_seed in ("1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        run = subprocess.run(
            [sys.executable, "-c", TRACES],
            capture_output=True,
            text=True,
            env=environment,
            check=True,
            cwd=root,
        )
        runs.append(json.loads(run.stdout))
    assert runs[0] == runs[1]
    here = [checks.trace(Case(game, seats, {}), 7) for game, seats in TABLES]
    assert json.loads(json.dumps(here)) == runs[0]
