"""What the builders of the games lay out can be played from there on, as a match."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from robinsonade.games import find_game
from robinsonade.games.forbidden_island.position import PHASES as ISLAND_PHASES
from robinsonade.games.forbidden_island.position import island
from robinsonade.games.naufragos.position import PHASES as SHORE_PHASES
from robinsonade.games.naufragos.position import shore
from robinsonade.games.papua.position import PHASES as PAPUA_PHASES
from robinsonade.games.papua.position import camp as papua_camp
from robinsonade.games.robinson_crusoe.position import PHASES as CAMP_PHASES
from robinsonade.games.robinson_crusoe.position import camp
from robinsonade.kernel.chance import Chance
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.start import BadStart
from robinsonade.kernel.table import Table

Builder = Callable[..., Table]
BUILT: list[tuple[str, Builder, str]] = [
    *[("forbidden-island", island, phase) for phase in ISLAND_PHASES],
    *[("papua", papua_camp, phase) for phase in PAPUA_PHASES],
    *[("naufragos", shore, phase) for phase in SHORE_PHASES],
    *[("robinson-crusoe", camp, phase) for phase in CAMP_PHASES],
]


@pytest.mark.parametrize(
    ("slug", "build", "phase"), BUILT, ids=[f"{slug}-{phase}" for slug, _, phase in BUILT]
)
def test_every_phase_can_begin_a_match(slug: str, build: Builder, phase: str) -> None:
    """Laid out, begun, played to its end at random, saved and replayed."""
    game, table = find_game(slug), build(phase=phase)
    if not table.agenda:  # over before anybody could choose, or nothing was to follow
        with pytest.raises(BadStart):
            Match.from_table(game, table)
        return
    match = Match.from_table(game, table)
    chance = Chance.seeded(1, ("play",))
    while not match.over:
        match.play(chance.pick(match.choices()))
    again = replay(game, json.loads(json.dumps(match.to_dict())))
    assert again.fingerprint() == match.fingerprint()
    assert [event.kind for event in again.log] == [event.kind for event in match.log]
    assert again.back_to(0, rewind=True) == len(match.choices_made)
    assert again.fingerprint() == Match.from_table(game, table).fingerprint()
