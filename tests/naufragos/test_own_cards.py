"""NAU-15.4: cards of the players' own."""

from __future__ import annotations

from pathlib import Path

import pytest

from robinsonade.games.naufragos.box.cards import CAMP_CARDS, CARD_IDS, CARD_INDEX, ITEM_CARDS
from robinsonade.games.naufragos.box.components import (
    ACTION_IDS,
    BUILDING_IDS,
    OWN_LIMITS,
    SECTOR_IDS,
    WEATHER_IDS,
)
from robinsonade.games.naufragos.box.own_cards import read_cards
from robinsonade.games.naufragos.effects.conditions import CONDITIONS
from robinsonade.games.naufragos.effects.vocabulary import VOCABULARY
from robinsonade.games.naufragos.game import GAME
from robinsonade.games.naufragos.table.table import Castaways
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.slips import BadData
from robinsonade.text import Texts

COAST = """
[coast]
title_en = "A bottle of ink"
title_es = "Un frasco de tinta"
flavour_en = "Half of it is sea."
flavour_es = "La mitad es mar."
deck = "coast"
kind = "encounter"
advance = true
difficulty = 1
story = 0
effect = [{ op = "choice", by = "self", options = [
  { id = "write", en = "Write it all down", es = "Escribirlo todo", cost = { energy = 1 },\
 effect = [{ op = "story", who = "self", n = 2 }] },
  { id = "leave", en = "Leave it", es = "Dejarlo", effect = [] } ] }]
"""


def test_NAU_15_4_a_card_of_ones_own_is_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(COAST, "utf-8")
    match = Match(GAME, 1, 3, GAME.fetch_options({"cards": str(file)}))
    t = match.table
    assert isinstance(t, Castaways)
    assert CARD_INDEX["own_coast"] in t.coast.cards
    texts = Texts("es", GAME)
    texts.introduce(t)
    nouns = {noun.name: noun for noun in GAME.words}
    assert texts.name(nouns["card"], CARD_INDEX["own_coast"]) == "Un frasco de tinta"
    assert texts.name(nouns["deed"], nouns["deed"].index["own_coast-1"]) == "Escribirlo todo"
    match.play(match.choices()[0])
    again = replay(GAME, match.to_dict())  # the file is no longer needed
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (COAST.replace('op = "story"', 'op = "glory"'), "there is no verb 'glory'"),
        (COAST.replace("cost = { energy = 1 }", "cost = { gold = 1 }"), "unknown gold"),
        (COAST.replace('id = "leave", en', 'id = "leave", cost = { energy = 1 }, en'), "is free"),
        (COAST.replace('title_es = "Un frasco de tinta"\n', ""), "title_es is missing"),
        (COAST.replace("[coast]", "[moon]"), "is none of"),
        (COAST.replace("advance = true", 'advance = "yes"'), "must be true or false"),
        ("[coast", "mine.toml"),
    ],
)
def test_NAU_15_4_mistakes_are_named(wrong: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        read_cards(wrong, "mine.toml")


def test_NAU_15_4_all_mistakes_are_told_at_once() -> None:
    wrong = COAST.replace('op = "story"', 'op = "glory"').replace("story = 0\n", "")
    wrong = wrong.replace("difficulty = 1", "difficulty = 99").replace("true", '"yes"')
    with pytest.raises(BadData) as refusal:
        read_cards(wrong + "\n[heart]\ndeck = 'moon'\n", "mine.toml")
    told = str(refusal.value).splitlines()
    assert all(line.startswith("mine.toml, [") for line in told)
    for said in (
        "[coast]: difficulty is 99, but must be at most 4",
        "there is no verb 'glory'",
        "[coast]: story is missing",
        "[coast]: advance is 'yes', but must be true or false",
        "[heart]: title_en is missing",
        "[heart]: deck is 'moon'",
    ):
        assert [line for line in told if said in line], said


def test_NAU_15_4_numbers_have_limits_also_in_saved_games() -> None:
    large = read_cards(COAST, "mine.toml").replace('"n":2', '"n":99')
    with pytest.raises(Refused) as refusal:
        GAME.settle_options(2, {"cards": large})
    assert "n is 99" in refusal.value.facts["why"]


def test_NAU_15_4_the_option_refuses(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.fetch_options({"cards": str(tmp_path / "nothing.toml")})
    assert refusal.value.key == "cannot-read"
    with pytest.raises(Refused) as refusal:  # who is not at this machine has no files here
        GAME.settle_options(2, {"cards": str(tmp_path / "nothing.toml")})
    assert refusal.value.key == "bad-option-value"
    with pytest.raises(Refused) as refusal:
        GAME.settle_options(2, {"cards": '{"own_coast":{}}'})
    assert refusal.value.key == "bad-cards"


def test_NAU_15_4_only_a_file_of_some_size_is_read(tmp_path: Path) -> None:
    endless = Path("/dev/zero")
    large = tmp_path / "large.toml"
    large.write_text("#" * 200_000, "utf-8")
    for file in (endless, large, tmp_path):
        with pytest.raises(Refused) as refusal:
            GAME.fetch_options({"cards": str(file)})
        assert refusal.value.key == "bad-cards"


def test_NAU_15_4_the_page_names_all_that_cards_can_say() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "own_cards.md").read_text("utf-8")
    words = [*VOCABULARY.verbs, *CONDITIONS, *SECTOR_IDS, *ACTION_IDS, *WEATHER_IDS]
    words += [CARD_IDS[card] for card in (*ITEM_CARDS, *CAMP_CARDS)]
    words += [name for name in BUILDING_IDS if name not in ("shelter_2", "shelter_3")]
    words += [key for key in OWN_LIMITS if key in ("difficulty", "story_value", "vs")]
    assert [word for word in words if f"`{word}`" not in page] == []
