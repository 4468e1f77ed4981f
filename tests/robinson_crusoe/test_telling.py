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
from robinsonade.games.robinson_crusoe.events import RESTRICTED
from robinsonade.games.robinson_crusoe.game import GAME
from robinsonade.kernel.event import EVERYBODY, Event
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


QUOTES = {"en": ("“", "”"), "es": ("«", "»")}


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
        opening, closing = QUOTES[language]
        assert f"{opening}{action}{closing}" in against
        assert otherwise
        assert len(before) <= 1


# -- what the cards of the dossier say -----------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "english", "spanish"),
    [
        (  # event, weather token, price of one kind or another
            "card-frost",
            "Event: place an adventure token on the gather space. Place a winter cloud in the"
            " weather space ► Threat action “Warming the Camp” (1 pawn, 1 wood or 1 fur): whoever"
            " acts gets 2 determination ► Threat effect: place a winter cloud in the weather"
            " space",
            "Evento: se coloca una ficha de Aventura en el espacio de obtener recursos. Se coloca"
            " una nube invernal en la casilla de tiempo ► Acción de amenaza «Calentar el"
            " campamento» (1 peón, 1 de madera o 1 de piel): quien realiza la acción recibe 2"
            " fichas de Determinación ► Efecto de amenaza: se coloca una nube invernal en la"
            " casilla de tiempo",
        ),
        (  # event, pawns of two players
            "card-argument",
            "Event: resolve the book icon. This round players cannot act together, except against"
            " this threat ► Threat action “Agreement” (2 pawns of different players): morale"
            " rises by 1. Whoever acts gets 1 determination ► Threat effect: morale falls by 1."
            " Each player discards 1 determination",
            "Evento: resuelve el icono de libro. Esta ronda los jugadores no pueden actuar"
            " juntos, salvo contra esta amenaza ► Acción de amenaza «Acuerdo» (2 peones de"
            " jugadores distintos): la moral sube 1. Quien realiza la acción recibe 1 ficha de"
            " Determinación ► Efecto de amenaza: la moral baja 1. Cada jugador descarta 1 ficha"
            " de Determinación",
        ),
        (  # event, weapon needed, the event again
            "card-otters",
            "Event: resolve the book icon. Exhaust a fish source as near to the camp as possible"
            " (if there is none, each player takes 1 wound) ► Threat action “Successful Hunting”"
            " (1 pawn, weapon level 1 or more): what this card covered is uncovered ► Threat"
            " effect: exhaust a fish source as near to the camp as possible (if there is none,"
            " each player takes 1 wound)",
            "Evento: resuelve el icono de libro. Se agota una fuente de peces lo más cerca"
            " posible del campamento (si no hay, cada jugador recibe 1 herida) ► Acción de"
            " amenaza «Caza con éxito» (1 peón, nivel de armas 1 o más): se destapa lo que tapó"
            " esta carta ► Efecto de amenaza: se agota una fuente de peces lo más cerca posible"
            " del campamento (si no hay, cada jugador recibe 1 herida)",
        ),
        (  # event with a choice of four
            "card-flood",
            "Event: place an adventure token on the explore space. 1 item is lost, or else the"
            " weapon level falls by 1, or else the palisade falls by 1, or else each player takes"
            " 1 wound ► Threat action “Building a Drain” (1 pawn, Shovel): whoever acts gets 1"
            " determination ► Threat effect: the palisade falls by 1",
            "Evento: se coloca una ficha de Aventura en el espacio de exploración. Se pierde 1"
            " objeto, o bien el nivel de armas baja 1, o bien la empalizada baja 1, o bien cada"
            " jugador recibe 1 herida ► Acción de amenaza «Construir un desagüe» (1 peón, Pala):"
            " quien realiza la acción recibe 1 ficha de Determinación ► Efecto de amenaza: la"
            " empalizada baja 1",
        ),
        (  # wreckage
            "card-captains_chest",
            "Threat action “Expedition for Treasure” (1 pawn): you get 1 wood; (2 pawns): you get"
            " 1 wood, you get 1 random starting item ► Threat effect: nothing happens",
            "Acción de amenaza «Expedición en busca del tesoro» (1 peón): recibís 1 de madera; (2"
            " peones): recibís 1 de madera, recibís 1 Objeto inicial al azar ► Efecto de amenaza:"
            " no pasa nada",
        ),
        (  # adventure, decision, fight later
            "card-hungry_predator",
            "Decision (whoever acts): takes 2 wounds, you get 2 food, you get 1 fur, or else you"
            " lose 1 food, the palisade falls by 1, shuffle this card into the Event deck ►"
            " Later, event “Revisit”: the first player fights against strength 3 (you get 1 food,"
            " you get 1 fur, the palisade falls by 1). Draw another event card",
            "Decisión (quien realiza la acción): recibe 2 heridas, recibís 2 de comida, recibís 1"
            " de piel, o bien perdéis 1 de comida, la empalizada baja 1, baraja esta carta en el"
            " mazo de Eventos ► Más adelante, evento «Nueva visita»: el jugador inicial combate"
            " contra fuerza 3 (recibís 1 de comida, recibís 1 de piel, la empalizada baja 1)."
            " Roba otra carta de Evento",
        ),
        (  # adventure, special wound, with and without an item
            "card-accident",
            "Whoever acts takes a special wound on the leg. Shuffle this card into the Event deck"
            " ► Later, event “Gangrene”: with Medicine, whoever has the wound takes 1 wound;"
            " without it, whoever has the wound takes 3 wounds. The special wound goes away. Draw"
            " another event card",
            "Quien realiza la acción recibe una herida especial en la pierna. Baraja esta carta"
            " en el mazo de Eventos ► Más adelante, evento «Gangrena»: con Cura, quien tiene la"
            " herida recibe 1 herida; si no, quien tiene la herida recibe 3 heridas. La herida"
            " especial desaparece. Roba otra carta de Evento",
        ),
        (  # adventure, an offer with mystery cards and a common limit
            "card-secret_cave",
            "Decision, only if they like (whoever acts): draws up to 3 cards from the Mystery"
            " deck (2 treasures at most, 1 trap or monster at most), shuffle this card into the"
            " Event deck ► Later, event “The Beast Awakens”: the first player fights against"
            " strength 3 (you get 2 food, you get 1 fur, the palisade falls by 1). Draw another"
            " event card",
            "Decisión, solo si quiere (quien realiza la acción): roba hasta 3 cartas del mazo de"
            " Misterio (2 tesoros como máximo, 1 trampa o monstruo como máximo), baraja esta"
            " carta en el mazo de Eventos ► Más adelante, evento «La bestia despierta»: el"
            " jugador inicial combate contra fuerza 3 (recibís 2 de comida, recibís 1 de piel, la"
            " empalizada baja 1). Roba otra carta de Evento",
        ),
        (  # treasure to keep
            "card-barrel",
            "Treasure: keep this card. Once, at night: 1 wound of each player heals. Up to 2 food"
            " do not spoil (once the healing has been used)",
            "Tesoro: conserva esta carta. Una vez, de noche: se cura 1 herida de cada jugador."
            " Hasta 2 de comida no se echa a perder (una vez usada la cura)",
        ),
        (  # monster with a choice
            "card-bats",
            "Monster: whoever acts discards 1 determination, or else takes 1 wound",
            "Monstruo: quien realiza la acción descarta 1 ficha de Determinación, o bien recibe 1"
            " herida",
        ),
        (  # trap, only without an item
            "card-spider_web",
            "Trap: whoever acts takes 1 wound. Without Medicine, keep this card, whoever acts"
            " takes 1 wound every night",
            "Trampa: quien realiza la acción recibe 1 herida. Sin Cura, conserva esta carta,"
            " quien realiza la acción recibe 1 herida cada noche",
        ),
        (  # beast
            "card-gorilla_beast",
            "Strength 6. The weapon level falls by 3. You get 5 food. You get 2 fur. You get 1"
            " discovery token",
            "Fuerza 6. El nivel de armas baja 3. Recibís 5 de comida. Recibís 2 de piel. Recibís"
            " 1 ficha de Descubrimiento",
        ),
        (  # beast with an effect on the fighter
            "card-puma_beast",
            "Strength 5. You get 2 food. You get 1 fur. Without Medicine, whoever fights takes 2"
            " wounds",
            "Fuerza 5. Recibís 2 de comida. Recibís 1 de piel. Sin Cura, quien combate recibe 2"
            " heridas",
        ),
        (  # invention, two ways to pay
            "invention-sling",
            "Costs 1 fur or 1 wood ► The weapon level rises by 2",
            "Cuesta 1 de piel o 1 de madera ► El nivel de armas sube 2",
        ),
        (  # personal invention
            "invention-fireplace",
            "Needs Fire. Personal invention (2 determination): Cook ► Every night, for 1 food: 2"
            " wounds heal, of one character or of two",
            "Requiere Fuego. Invento personal (2 fichas de Determinación): Cocinero ► Cada noche,"
            " por 1 de comida: se curan 2 heridas, de un personaje o de dos",
        ),
        (  # invention on a sheet: both kinds of resources, a condition
            "invention-scn_lifeboat",
            "Needs Rope, Knife. Costs 6 wood and 4 fur. Only once Jenny is safe ► You win",
            "Requiere Cuerda, Cuchillo. Cuesta 6 de madera y 4 de piel. Solo cuando Jenny esté a"
            " salvo ► Ganáis",
        ),
        (
            "item-flask_of_rum",
            "2 uses, at night: 1 wound of any one character heals",
            "2 usos, de noche: se cura 1 herida de un personaje a elegir",
        ),
        (
            "token-goat",
            "At any time except while actions are carried out, with weapon level 1 or more: you"
            " get 1 fur. You get 1 food",
            "En cualquier momento salvo al resolver acciones, con nivel de armas 1 o más: recibís"
            " 1 de piel. Recibís 1 de comida",
        ),
        (
            "token-nourishing_larvae",
            "At any time: you get 2 food. Spoils at night unless 2 food can be stored",
            "En cualquier momento: recibís 2 de comida. Se echa a perder de noche si no se puede"
            " conservar 2 de comida",
        ),
        (
            "totem-volcano_island_3",
            "Later, once, an explore action here with 1 pawn more: whoever acts draws 4 mystery"
            " cards and resolves them all",
            "Más tarde, una vez, una acción de explorar aquí con 1 peón más: quien realiza la"
            " acción roba 4 cartas de Misterio y las resuelve todas",
        ),
    ],
)
def test_what_some_things_say(key: str, english: str, spanish: str) -> None:
    assert about("en", key) == english
    assert about("es", key) == spanish


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ((0, 0, 0, 0), "El carpintero no puede usar habilidades esta ronda."),
        ((1, 0, 1, 1), "El cocinero solo tendrá 1 peón en la próxima ronda."),
        ((1, 0, 1, 0), "El cocinero solo tiene 1 peón esta ronda."),
        (
            (2, 1 << 2 | 1 << 6, 0, 0),
            "El explorador solo puede realizar esta ronda acciones de crear y descansar.",
        ),
    ],
)
def test_the_log_says_which_restriction_somebody_has(facts: tuple[int, ...], said: str) -> None:
    assert Texts("es", GAME).event(Event(RESTRICTED, facts, EVERYBODY)) == said
