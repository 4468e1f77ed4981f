"""Every card says in words what it does, in all languages (NAU-9.18; effects)."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl

from robinsonade.games.naufragos.box.cards import CARD, CARD_INDEX, DEED
from robinsonade.games.naufragos.box.components import ORDER, REST, SPACES
from robinsonade.games.naufragos.box.own_cards import read_cards
from robinsonade.games.naufragos.effects.conditions import CONDITIONS
from robinsonade.games.naufragos.effects.vocabulary import VOCABULARY, teller_of
from robinsonade.games.naufragos.game import GAME
from robinsonade.text import Texts
from robinsonade.text.languages import LANGUAGES
from robinsonade.text.texts import read_ftl
from tests.naufragos.test_own_cards import COAST
from tools.tell_cards import path_of, told

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_texts_tell_what_the_data_say(language: str) -> None:
    """If not: python tools/tell_cards.py."""
    text = path_of(GAME, language).read_text("utf-8")
    assert told(GAME, text) == text


@every_language
def test_NAU_9_1_a_rest_says_after_what_it_comes(language: str) -> None:
    """NAU-R04: which of the six spaces it is matters by when it is resolved."""
    texts = Texts(language, GAME)
    for number in range(1, SPACES[REST] + 1):
        action = ORDER[ORDER.index(f"rest_{number}") - 1]
        told = texts.choice(GAME.catalogue.find(f"0.rest.{number}"))
        assert told.endswith(f" {texts.say(f'action-{action}')}")


@every_language
def test_every_condition_has_its_words(language: str) -> None:
    """As a variant of the term `-if`; what every verb needs, the lint says."""
    body = read_ftl(GAME.package, language).body
    [term] = [e for e in body if isinstance(e, ftl.Term) and e.id.name == "if"]
    [placeable] = [e for e in term.value.elements if isinstance(e, ftl.Placeable)]
    assert isinstance(placeable.expression, ftl.SelectExpression)
    there = {
        key.name for v in placeable.expression.variants if isinstance(key := v.key, ftl.Identifier)
    }
    assert there == CONDITIONS.keys() - {"not", "fire"} | {"fire_lit", "fire_out"}


@every_language
def test_every_card_and_option_can_be_told(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts(language, GAME)
    for noun in (CARD, DEED):
        for number in range(len(noun.ids)):
            about = texts.about(noun, number)
            assert "{" not in about
            assert "  " not in about
            assert "►" not in about


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (
            "camp_spring",
            "Recover 2 energy",
        ),
        (
            "camp_look_around",
            "Pay 1 energy. Look at the top 3 cards and put one to the bottom (Coast deck)",
        ),
        (
            "camp_rats",
            "Harmful until it is resolved. Pay 2 energy. Take 1 story token. Remove from the"
            " camp board “Plague of rats”. At the end of each turn: the storage loses 1 food",
        ),
        (
            "machete",
            "Thing to keep. 1 story point at the end. Gives 1 strength",
        ),
        (
            "medicine_chest",
            "Thing to keep. At any time, 2 times, then it is used up: a castaway with you,"
            " of your choice removes 1 injury",
        ),
        (
            "ev_mosquitoes",
            "Weather: one space towards Hot. If the wreck still has 4 cubes or more, one can be"
            " salvaged. For each castaway at camp, roll 1 die: on 1, suffer 1 injury; on 2-3,"
            " lose 1 energy; on 4-6, nothing happens. Rescue: Great bonfire, Raft, Sea chart",
        ),
    ],
)
def test_what_some_cards_say(card: str, said: str) -> None:
    assert Texts("en", GAME).about(CARD, CARD_INDEX[card]) == said


def test_options_are_told_with_their_price() -> None:
    texts = Texts("es", GAME)
    watch = DEED.index["ev_distant_sails-watch"]
    assert texts.about(DEED, watch).endswith("Paga 1 de energía. Coge 1 ficha de PH")


def test_cards_of_the_plots_are_not_given_away() -> None:
    said = {"op": "add_cards", "plots": [12], "deck": "interior", "place": "top"}
    assert VOCABULARY.tell(teller_of("mine", {}), said) == (
        '{ -plot(n: 12) } { -does-add_cards(place: "top", n: 1) } { deck-interior }'
    )


def test_NAU_15_4_cards_of_ones_own_are_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    own = read_cards(COAST, "mine.toml")
    table = GAME.new_table(2, 1, {"cards": own})
    texts = Texts("en", GAME)
    texts.introduce(table)
    assert texts.about(CARD, CARD_INDEX["own_coast"]) == (
        "Advance 1 space. Return difficulty +1. Choose: “Write it all down” or else “Leave it”"
    )
    assert texts.flavour(CARD, CARD_INDEX["own_coast"]) == "Half of it is sea."
    write = DEED.index["own_coast-1"]
    assert texts.about(DEED, write) == "Pay 1 energy. Take 2 story tokens"
