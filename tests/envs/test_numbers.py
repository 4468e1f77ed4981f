"""The numbers that networks are trained on stay what they are."""

from __future__ import annotations

import hashlib

import pytest

from robinsonade.envs.interface import Interface, read_actions
from robinsonade.games import OWN, find_game
from tools.action_tables import PAGE, action_file, action_text, page

# How many actions there were when they were published, and the digest of their names. New actions
# come after them; a game that has to change one of these gets a new version.
FROZEN = {
    "forbidden-island": ("1", 303, "9f4234bb2579ee21"),
    "papua": ("1", 1395, "cc67f61022b8ce93"),
    "naufragos": ("1", 1959, "874d56f7f674921c"),
    "robinson-crusoe": ("1", 1629, "27b3ffe95dc4cf1e"),
}


@pytest.mark.parametrize("slug", list(OWN))
def test_actions_are_only_ever_appended(slug: str) -> None:
    game = find_game(slug)
    version, names = read_actions(game)
    frozen_version, count, digest = FROZEN[slug]
    assert version == frozen_version
    found = hashlib.blake2b("\n".join(names[:count]).encode(), digest_size=8).hexdigest()
    assert (len(names) >= count, found) == (True, digest)
    assert len(set(names)) == len(names)
    assert action_file(game).read_text("utf-8") == action_text(game), "action_tables.py --write"
    assert Interface(slug).action_names == names


def test_the_page_says_what_is_observed() -> None:
    assert PAGE.read_text("utf-8") == page(), "run tools/action_tables.py --write"
