"""Every notebook card says in words what it gives, in all languages (PAP-15)."""

from __future__ import annotations

import pytest

from robinsonade.games.papua.box.cards import NOTE
from robinsonade.games.papua.game import GAME
from robinsonade.text import Texts
from robinsonade.text.languages import LANGUAGES
from tools.tell_cards import path_of, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_PAP_15_2_the_texts_tell_what_the_data_say(language: str) -> None:
    """If not: python tools/tell_cards.py."""
    text = path_of(GAME, language).read_text("utf-8")
    assert told(GAME, text) == text


@pytest.mark.parametrize(
    ("card", "english", "spanish"),
    [
        ("nb1_letters_of_credit", "Gain 4 coins", "Recibes 4 monedas"),
        ("nb1_quiet_camp", "Recover 4 energy", "Recuperas 4 puntos de energía"),
        (
            "nb1_new_recruit",
            "Gain 1 explorer. Gain 1 coin",
            "Recibes 1 explorador. Recibes 1 moneda",
        ),
        (
            "nb1_route_sketch",
            "Gain 2 prestige. Roll 2 more dice on your next turn",
            "Ganas 2 puntos de prestigio. En tu próximo turno tienes 2 dados más",
        ),
        (
            "nb2_landslide",
            "Gain 3 prestige. Every rival loses an explorer or pays a coin",
            "Ganas 3 puntos de prestigio. Cada rival pierde un explorador o paga una moneda",
        ),
        (
            "nb2_catalogue",
            "At the end, gain 1 prestige for each kind of expedition card you hold",
            "Al final ganas 1 punto de prestigio por cada tipo distinto de carta de expedición",
        ),
        (
            "nb2_muster_roll",
            "At the end, gain 1 prestige for every 2 explorers in your pool",
            "Al final ganas 1 punto de prestigio por cada 2 exploradores de tu reserva personal",
        ),
    ],
)
def test_PAP_15_2_what_cards_say(card: str, english: str, spanish: str) -> None:
    for language, words in (("en", english), ("es", spanish)):
        assert Texts(language, GAME).about(NOTE, NOTE.index[card]) == words
