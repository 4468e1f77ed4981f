"""The language of the cards is read strictly: a slip names file, table, verb and argument."""

from typing import Any

import pytest

from robinsonade.games.robinson_crusoe.box.scripts import SAID, SCRIPTS
from robinsonade.games.robinson_crusoe.effects.vocabulary import VOCABULARY, read
from robinsonade.kernel.slips import BadData


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"op": "wound_", "n": 1}, "there is no verb 'wound_'"),
        ({"op": "wound", "n": 1}, "who is missing"),
        ({"op": "wound", "who": "nobody"}, "who is 'nobody', but must be one of"),
        ({"op": "wound", "who": "actor", "m": 1}, "unknown m"),
        ({"op": "morale", "n": "1"}, "n is '1', but must be a whole number"),
        ({"op": "build_free", "items": ["plough"], "choose": 1}, "items names plough"),
        ({"op": "choice", "by": "team", "options": [{"label": "no way"}]}, "label is 'no way'"),
        ({"op": "nothing", "n": 1}, "unknown n"),
    ],
)
def test_a_slip_stops_loading(said: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadData, match=rf"^a card, {said['op']}.*{sentence}"):
        read(said, "a card")


def test_every_verb_is_used_and_every_list_is_read() -> None:
    assert {entry["op"] for said, _ in SAID for entry in said} == set(VOCABULARY.verbs)
    assert [len(said) for said, _ in SAID] == [len(script) for script in SCRIPTS]
