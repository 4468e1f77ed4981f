"""Everything that can lie on the table says in words what it does, in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from robinsonade.games.robinson_crusoe.box.cards import CARD, FIRST_ADVENTURE
from robinsonade.games.robinson_crusoe.box.components import MARKER
from robinsonade.games.robinson_crusoe.box.discovery_tokens import TOKEN
from robinsonade.games.robinson_crusoe.box.inventions import INVENTION
from robinsonade.games.robinson_crusoe.box.scenarios import CREW, TOTEM
from robinsonade.games.robinson_crusoe.box.sheets import SCENARIO_IDS
from robinsonade.games.robinson_crusoe.box.starting_items import ITEM
from robinsonade.games.robinson_crusoe.effects.telling import books, rows, tellings
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.kernel.noun import Noun
from robinsonade.kernel.telling import parts_of
from robinsonade.text import Texts
from robinsonade.text.languages import LANGUAGES
from tools.tell_cards import path_of, told

TOLD = (CARD, INVENTION, ITEM, TOKEN, TOTEM, CREW)
NOUNS = {noun.name: noun for noun in TOLD}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def about(language: str, key: str) -> str:
    noun, _, name = key.partition("-")
    return Texts(language, GAME).about(NOUNS[noun], NOUNS[noun].index[name])


# -- complete and fresh --------------------------------------------------------------------------


@every_language
def test_the_texts_tell_what_the_data_say(language: str) -> None:
    """If not: python tools/tell_cards.py."""
    text = path_of(GAME, language).read_text("utf-8")
    assert told(GAME, text) == text


def test_everything_is_told() -> None:
    assert set(tellings()) == {f"{noun.name}-{name}" for noun in TOLD for name in noun.ids}
    assert set(books()) == {f"scenario-{name}" for name in SCENARIO_IDS}


@every_language
@pytest.mark.parametrize("noun", [*TOLD, MARKER], ids=lambda noun: noun.name)
def test_every_thing_can_be_told(
    language: str, noun: Noun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts(language, GAME)
    for number in range(len(noun.ids)):
        text = texts.about(noun, number)
        assert text
        assert not re.search(r"[{}]|  |::|\( |\(\)", text)


@every_language
def test_the_book_of_every_scenario_can_be_told(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts(language, GAME)
    assert all(texts.render(f"scenario-{name}", "book", {}) for name in SCENARIO_IDS)


def effects(value: Any) -> Iterator[dict[str, Any]]:
    """Every effect anywhere in the data of told things."""
    if isinstance(value, list):
        for entry in value:
            yield from effects(entry)
    elif isinstance(value, dict):
        if "op" in value:
            yield value
        for key, entry in value.items():
            if key != "on_loss":  # RC-12.7: what an item has done is undone
                yield from effects(entry)


def all_effects() -> list[dict[str, Any]]:
    found = [
        *rows("events.toml", "event"),
        *rows("events.toml", "wreckage"),
        *rows("adventures.toml", "adventure"),
        *rows("mystery.toml", "mystery"),
        *rows("beasts.toml", "beast"),
        *rows("inventions.toml", "invention"),
        *rows("items.toml", "starting_item"),
        *[row for row in rows("items.toml", "discovery") if row["timing"] != "see_scenario"],
    ]
    for sheet in rows("scenarios.toml", "scenario"):
        # What stands under `action` is told by the rules: those actions have no card.
        found.append({key: value for key, value in sheet.items() if key != "action"})
    return list(effects(found))


def test_every_verb_and_every_lasting_rule_has_its_words() -> None:
    """The lint asks both languages for these terms."""
    terms = GAME.terms()
    verbs = {effect["op"] for effect in all_effects()}
    assert verbs - set(terms) == {"event_again", "passive"}  # told as the event, and by its kind
    kinds = {effect["kind"] for effect in all_effects() if effect["op"] == "passive"}
    assert {f"passive {kind}" for kind in kinds} == {name for name in terms if " " in name}


@every_language
def test_no_word_is_left_over(language: str) -> None:
    text = path_of(GAME, language).read_text("utf-8")
    defined = set(re.findall(r"^-([\w-]+) =", text, re.MULTILINE))
    used = set(re.findall(r"\{ -([\w-]+)", text))
    assert defined == used


@every_language
def test_the_last_parts_of_a_threat_are_its_action_and_its_end(language: str) -> None:
    texts = Texts(language, GAME)
    for card in range(FIRST_ADVENTURE):
        action = texts.render(f"card-{CARD.ids[card]}", "action", {})
        *before, against, otherwise = parts_of(texts.about(CARD, card))
        assert f"“{action}”" in against
        assert otherwise
        assert len(before) <= 1


# -- what the cards of the dossier say -----------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "english", "spanish"),
    [
        (  # event, weather token, price of one kind or another
            "card-frost",
            "event: adventure token on the gather space · winter cloud in the weather space"
            " ► action “Warming the Camp” (1 pawn, 1 wood or 1 fur): whoever acts: +2 determination"
            " ► otherwise: winter cloud in the weather space",
            "evento: ficha de aventura en la casilla de obtener recursos · nube invernal en la"
            " casilla del tiempo ► acción “Calentar el campamento” (1 peón, 1 de madera o 1 de"
            " piel): quien actúa: +2 de Determinación ► si no: nube invernal en la casilla del"
            " tiempo",
        ),
        (  # event, pawns of two players
            "card-argument",
            "event: the book effect of the scenario · this round players cannot act together,"
            " except against this threat ► action “Agreement” (2 pawns of different players):"
            " morale +1 · whoever acts: +1 determination ► otherwise: morale -1 · each player:"
            " -1 determination",
            "evento: el efecto de libro del escenario · esta ronda los jugadores no pueden actuar"
            " juntos, salvo contra esta amenaza ► acción “Acuerdo” (2 peones de jugadores"
            " distintos): moral +1 · quien actúa: +1 de Determinación ► si no: moral -1 · cada"
            " jugador: -1 de Determinación",
        ),
        (  # event, weapon needed, the event again
            "card-otters",
            "event: the book effect of the scenario · exhaust a fish source as near to the camp as"
            " possible (if there is none, each player: 1 wound) ► action “Successful Hunting”"
            " (1 pawn, weapon level 1 or more): what this card covered is uncovered ► otherwise:"
            " exhaust a fish source as near to the camp as possible (if there is none, each"
            " player: 1 wound)",
            "evento: el efecto de libro del escenario · se agota una fuente de peces lo más cerca"
            " posible del campamento (si no hay, cada jugador: 1 herida) ► acción “Caza con éxito”"
            " (1 peón, nivel de armas 1 o más): se destapa lo que tapó esta carta ► si no: se"
            " agota una fuente de peces lo más cerca posible del campamento (si no hay, cada"
            " jugador: 1 herida)",
        ),
        (  # event with a choice of four
            "card-flood",
            "event: adventure token on the explore space · 1 item is lost or weapon level -1 or"
            " palisade -1 or each player: 1 wound ► action “Building a Drain” (1 pawn, Shovel):"
            " whoever acts: +1 determination ► otherwise: palisade -1",
            "evento: ficha de aventura en la casilla de explorar · se pierde 1 objeto o nivel de"
            " armas -1 o empalizada -1 o cada jugador: 1 herida ► acción “Construir un desagüe”"
            " (1 peón, Pala): quien actúa: +1 de Determinación ► si no: empalizada -1",
        ),
        (  # wreckage
            "card-captains_chest",
            "action “Expedition for Treasure” (1 pawn): +1 wood / (2 pawns): +1 wood · 1 random"
            " starting item ► otherwise: nothing happens",
            "acción “Expedición en busca del tesoro” (1 peón): +1 de madera / (2 peones): +1 de"
            " madera · 1 objeto inicial al azar ► si no: no pasa nada",
        ),
        (  # adventure, decision, fight later
            "card-hungry_predator",
            "whoever acts decides: (2 wounds · +2 food · +1 fur) or (-1 food · palisade -1 · the"
            " card is shuffled into the Event deck) ► later, as an event, “Revisit”: the"
            " first player: fight against strength 3 (+1 food, +1 fur, palisade -1) · then another"
            " event",
            "quien actúa decide: (2 heridas · +2 de comida · +1 de piel) o (-1 de comida ·"
            " empalizada -1 · la carta se baraja en el mazo de eventos) ► más tarde, como evento,"
            " “Nueva visita”: el jugador inicial: combate contra fuerza 3 (+1 de comida, +1 de"
            " piel, empalizada -1) · después, otro evento",
        ),
        (  # adventure, special wound, with and without an item
            "card-accident",
            "whoever acts: special wound on the leg · the card is shuffled into the Event deck"
            " ► later, as an event, “Gangrene”: with Medicine: whoever has the wound: 1 wound,"
            " without it: whoever has the wound: 3 wounds · the special wound goes away · then"
            " another event",
            "quien actúa: herida especial en la pierna · la carta se baraja en el mazo de eventos"
            " ► más tarde, como evento, “Gangrena”: con Cura: quien tiene la herida: 1 herida, si"
            " no: quien tiene la herida: 3 heridas · la herida especial desaparece · después, otro"
            " evento",
        ),
        (  # adventure, an offer with mystery cards and a common limit
            "card-secret_cave",
            "whoever acts may choose: (up to 3 cards from the Mystery deck (2 treasures at most,"
            " 1 trap or monster at most) · the card is shuffled into the Event deck) ► later, as"
            " an event, “The Beast Awakens”: the first player: fight against strength 3 (+2 food,"
            " +1 fur, palisade -1) · then another event",
            "quien actúa puede elegir: (hasta 3 cartas del mazo de misterio (2 tesoros como"
            " máximo, 1 trampa o monstruo como máximo) · la carta se baraja en el mazo de eventos)"
            " ► más tarde, como evento, “La bestia despierta”: el jugador inicial: combate contra"
            " fuerza 3 (+2 de comida, +1 de piel, empalizada -1) · después, otro evento",
        ),
        (  # treasure to keep
            "card-barrel",
            "treasure: the card stays · once, at night: 1 wound of each player heals · up to 2"
            " food do not spoil (once the healing has been used)",
            "tesoro: la carta se queda · una vez, de noche: se cura 1 herida de cada jugador ·"
            " hasta 2 de comida no se estropea (una vez usada la cura)",
        ),
        (  # monster with a choice
            "card-bats",
            "monster: whoever acts: -1 determination or 1 wound",
            "monstruo: quien actúa: -1 de Determinación o 1 herida",
        ),
        (  # trap, only without an item
            "card-spider_web",
            "trap: whoever acts: 1 wound · without Medicine: (the card stays · whoever acts:"
            " 1 wound every night)",
            "trampa: quien actúa: 1 herida · sin Cura: (la carta se queda · quien actúa: 1 herida"
            " cada noche)",
        ),
        (  # beast
            "card-gorilla_beast",
            "strength 6 · weapon level -3 · +5 food · +2 fur · 1 discovery token",
            "fuerza 6 · nivel de armas -3 · +5 de comida · +2 de piel · 1 ficha de descubrimiento",
        ),
        (  # beast with an effect on the fighter
            "card-puma_beast",
            "strength 5 · +2 food · +1 fur · without Medicine: whoever fights: 2 wounds",
            "fuerza 5 · +2 de comida · +1 de piel · sin Cura: quien combate: 2 heridas",
        ),
        (  # invention, two ways to pay
            "invention-sling",
            "costs 1 fur or 1 wood ► weapon level +2",
            "cuesta 1 de piel o 1 de madera ► nivel de armas +2",
        ),
        (  # personal invention
            "invention-fireplace",
            "needs Fire · personal invention (+2 determination): Cook ► every night, for 1 food:"
            " 2 wounds heal, of one character or of two",
            "requiere Fuego · invento personal (+2 de Determinación): Cocinero ► cada noche, por"
            " 1 de comida: se curan 2 heridas, de un personaje o de dos",
        ),
        (  # invention on a sheet: both kinds of resources, a condition
            "invention-scn_lifeboat",
            "needs Rope, Knife · costs 6 wood and 4 fur · only once Jenny is safe ► you win",
            "requiere Cuerda, Cuchillo · cuesta 6 de madera y 4 de piel · solo cuando Jenny esté"
            " a salvo ► ganáis",
        ),
        (
            "item-flask_of_rum",
            "2 uses, at night: 1 wound of any one character heals",
            "2 usos, de noche: se cura 1 herida de un personaje a elegir",
        ),
        (
            "token-goat",
            "at any time except while actions are carried out, with weapon level 1 or more:"
            " +1 fur · +1 food",
            "en cualquier momento salvo al resolver acciones, con nivel de armas 1 o más:"
            " +1 de piel · +1 de comida",
        ),
        (
            "token-nourishing_larvae",
            "at any time: +2 food · spoils at night unless 2 food can be stored",
            "en cualquier momento: +2 de comida · se estropea de noche si no se puede conservar"
            " 2 de comida",
        ),
        (
            "totem-volcano_island_3",
            "later, once, an explore action here with 1 pawn more: draw 4 mystery cards and"
            " resolve them all",
            "más tarde, una vez, una acción de explorar aquí con 1 peón más: roba 4 cartas de"
            " misterio y resuélvelas todas",
        ),
    ],
)
def test_what_some_things_say(key: str, english: str, spanish: str) -> None:
    assert about("en", key) == english
    assert about("es", key) == spanish
