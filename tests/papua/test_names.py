"""Counters and benefits are called as on the list of components, in both languages."""

import pytest

from robinsonade.games.papua.box.cards import BENEFIT, COUNTER
from robinsonade.games.papua.game import GAME
from robinsonade.kernel.noun import Noun
from robinsonade.text import Texts


@pytest.mark.parametrize(
    ("noun", "thing", "english", "spanish"),
    [
        (COUNTER, "log_prestige_2", "2 prestige", "2 puntos de prestigio"),
        (COUNTER, "log_prestige_3", "3 prestige", "3 puntos de prestigio"),
        (COUNTER, "log_prestige_4", "4 prestige", "4 puntos de prestigio"),
        (COUNTER, "log_prestige_5", "5 prestige", "5 puntos de prestigio"),
        (COUNTER, "log_prestige_6", "6 prestige", "6 puntos de prestigio"),
        (
            COUNTER,
            "log_zone_food",
            "Food equal to the logistics zone marker",
            "Alimentos según la ficha de zona",
        ),
        (
            COUNTER,
            "log_zone_prestige",
            "Prestige equal to the logistics zone marker",
            "Prestigio según la ficha de zona",
        ),
        (
            COUNTER,
            "log_zone_coins",
            "Coins equal to the logistics zone marker",
            "Monedas según la ficha de zona",
        ),
        (COUNTER, "log_energy_3", "Recover 3 energy", "3 puntos de energía"),
        (COUNTER, "log_energy_5", "Recover 5 energy", "5 puntos de energía"),
        (
            COUNTER,
            "log_explorer",
            "1 explorer from the reserve",
            "1 explorador de la reserva general",
        ),
        (
            COUNTER,
            "log_mixed",
            "1 coin, 1 food and 1 prestige",
            "1 moneda, 1 alimento y 1 punto de prestigio",
        ),
        (COUNTER, "log_reposition", "Reposition", "Ficha de reposición"),
        (BENEFIT, "tribe_prestige", "5 prestige", "5 puntos de prestigio"),
        (BENEFIT, "tribe_coins", "5 coins", "5 monedas"),
        (BENEFIT, "tribe_food", "5 food", "5 alimentos"),
        (
            BENEFIT,
            "tribe_explorers",
            "2 explorers from the reserve",
            "2 exploradores de la reserva general",
        ),
        (BENEFIT, "tribe_ten_dice", "10 dice this round", "10 dados en esta ronda"),
    ],
)
def test_PAP_6_3_5_and_4_2_names(noun: Noun, thing: str, english: str, spanish: str) -> None:
    for language, name in (("en", english), ("es", spanish)):
        assert Texts(language, GAME).name(noun, noun.index[thing]) == name


def test_PAP_5_4b_the_rules_say_that_meteorology_saves_a_rerolled_die() -> None:
    assert "unless Meteorology turned it" in Texts("en", GAME).rule("PAP-5.4b").text
    assert "salvo que Meteorología" in Texts("es", GAME).rule("PAP-5.4b").text
