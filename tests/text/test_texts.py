"""What the program says, sentence by sentence."""

import pytest

from robinsonade.games import find_game
from robinsonade.games.forbidden_island.box.components import CARD, ROLE, TILE, TREASURE
from robinsonade.games.forbidden_island.events import (
    FLOODED,
    LIFTED,
    MOVED,
    ROLE_DEALT,
    STOPPED,
    SUNK,
    WATERS_ROSE,
)
from robinsonade.games.forbidden_island.prompts import ACTIONS_PROMPT, RESCUE_PROMPT
from robinsonade.games.papua.box.components import roll_of
from robinsonade.games.papua.prompts import COINS_PROMPT, PLACE_PROMPT
from robinsonade.kernel.event import EVERYBODY, Event
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.match_file import BadMatch
from robinsonade.kernel.noun import NUMBER, SEAT, SEATS, Kind, Noun
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.step import Prompt, Step
from robinsonade.text import BadText, Texts, guess_language
from robinsonade.text.rulebook import parse_rules

ISLAND = find_game("forbidden-island")


def tile(name: str) -> int:
    return TILE.index[name]


def say_event(language: str, kind: Kind, *facts: int) -> str:
    return Texts(language, ISLAND).event(Event(kind, facts, EVERYBODY))


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("noun", "value", "english", "spanish"),
    [
        (TILE, tile("watchtower"), "Watchtower", "Atalaya"),
        (TREASURE, 0, "Earth Stone", "Piedra de la Tierra"),
        (CARD, CARD.index["sandbags"], "Sandbags", "Sacos Terreros"),
        (ROLE, ROLE.index["diver"], "Diver", "Submarinista"),
        (SEAT, 1, "Player 2", "Jugador 2"),
        (SEATS, 0b1, "Player 1", "Jugador 1"),
        (SEATS, 0b101, "Player 1 and Player 3", "Jugador 1 y Jugador 3"),
        (SEATS, 0b111, "Player 1, Player 2 and Player 3", "Jugador 1, Jugador 2 y Jugador 3"),
        (SEATS, 0, "", ""),
        (NUMBER, 7, "7", "7"),
        (Noun("step", many=True), 0b110, "1 and 2", "1 y 2"),
    ],
)
def test_names(noun: Noun, value: int, english: str, spanish: str) -> None:
    assert Texts("en", ISLAND).name(noun, value) == english
    assert Texts("es", ISLAND).name(noun, value) == spanish


def test_seats_are_called_as_they_like_and_with_their_roles() -> None:
    match = Match(ISLAND, 2, 1, {"roles": "diver,pilot"})
    texts = Texts("es", ISLAND)
    assert texts.seat(0) == "Jugador 1"
    texts.introduce(match.table)
    assert [texts.seat(0), texts.seat(1)] == ["Jugador 1 (Submarinista)", "Jugador 2 (Piloto)"]
    texts.seat_names = ["Inés"]
    assert [texts.seat(0), texts.seat(1)] == ["Inés (Submarinista)", "Jugador 2 (Piloto)"]
    assert texts.seat_name(0) == "Inés"
    assert [texts.seat(0, "to"), texts.seat(1, "to")] == [
        "a Inés (Submarinista)",
        "al jugador 2 (Piloto)",
    ]
    assert texts.seats([0, 1], "start") == "Inés (Submarinista) y el jugador 2 (Piloto)"
    assert Texts("en").seat(1, "to") == "Player 2"


@pytest.mark.parametrize(
    ("language", "question"), [("en", "You: 2 actions left."), ("es", "Tú: te quedan 2 acciones.")]
)
def test_the_reader_is_spoken_to(language: str, question: str) -> None:
    texts = Texts(language, ISLAND)
    prompt = Prompt(ACTIONS_PROMPT, 1, 2)
    assert texts.prompt(prompt) != question
    texts.reader = 1
    assert texts.prompt(prompt) == question


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Ana", "Inés"], "Ana e Inés"),
        (["Ana", "Íñigo"], "Ana e Íñigo"),
        (["Ana", "Hilario"], "Ana e Hilario"),
        (["Inés", "Ana"], "Inés y Ana"),
        (["Ana", "Hugo"], "Ana y Hugo"),
        (["Ana", ""], "Ana y "),
    ],
)
def test_spanish_and_depends_on_the_next_sound(names: list[str], expected: str) -> None:
    assert Texts("es").listed(names) == expected


def test_numbers_as_each_language_writes_them() -> None:
    assert [Texts("en").percent(0.65), Texts("en").number(12345.678, 2)] == ["65.0%", "12,345.68"]
    assert [Texts("es").percent(0.65), Texts("es").number(12345.678, 2)] == [
        "65,0\N{NO-BREAK SPACE}%",
        "12.345,68",
    ]


def test_things_are_explained() -> None:
    assert "diagonal" in Texts("en", ISLAND).about(ROLE, ROLE.index["explorer"])
    assert "diagonal" in Texts("es", ISLAND).about(ROLE, ROLE.index["explorer"])
    assert Texts("es", ISLAND).title() == "La Isla Prohibida"
    assert "isla" in Texts("es", ISLAND).pitch()


# -- choices, events, prompts --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "english", "spanish"),
    [
        ("0.move.bronze_gate", "Move to Bronze Gate", "Mover a la Puerta de Bronce"),
        ("0.move.observatory", "Move to Observatory", "Mover al Observatorio"),
        (
            "0.move.cliffs_of_abandon",
            "Move to Cliffs of Abandon",
            "Mover a los Acantilados del Abandono",
        ),
        ("0.shore.coral_palace", "Shore up Coral Palace", "Asegurar el Palacio de Coral"),
        (
            "0.navigate.1.lost_lagoon",
            "Move Player 2 to Lost Lagoon",
            "Llevar al jugador 2 a la Laguna Perdida",
        ),
        (
            "0.give.treasure_crystal_of_fire.1",
            "Give a Crystal of Fire card to Player 2",
            "Entregar una carta del Cristal del Fuego al jugador 2",
        ),
        ("0.capture.earth_stone", "Capture the Earth Stone", "Recuperar la Piedra de la Tierra"),
        (
            "0.sandbags.watchtower",
            "Play Sandbags on Watchtower",
            "Jugar Sacos Terreros en la Atalaya",
        ),
        ("0.pass", "Pass", "Pasar"),
    ],
)
def test_choices(choice: str, english: str, spanish: str) -> None:
    offered = ISLAND.catalogue.find(choice)
    assert Texts("en", ISLAND).choice(offered) == english
    assert Texts("es", ISLAND).choice(offered) == spanish


def test_groups_and_costs() -> None:
    move, stop = ISLAND.catalogue.find("0.move.watchtower"), ISLAND.catalogue.find("0.stop")
    texts = Texts("es", ISLAND)
    assert [texts.group(move.kind), texts.cost(move.kind)] == ["Mover", "cuesta 1 acción"]
    assert [texts.group(stop.kind), texts.cost(stop.kind)] == ["Terminar", ""]


@pytest.mark.parametrize(
    ("kind", "facts", "english", "spanish"),
    [
        (FLOODED, (tile("watchtower"),), "Watchtower floods.", "Se inunda la Atalaya."),
        (
            FLOODED,
            (tile("dunes_of_deception"),),
            "Dunes of Deception flood.",
            "Se inundan las Dunas del Engaño.",
        ),
        (
            SUNK,
            (tile("temple_of_the_sun"),),
            "Temple of the Sun sinks and is gone for good.",
            "Se hunde para siempre el Templo del Sol.",
        ),
        (
            MOVED,
            (0, tile("watchtower"), tile("temple_of_the_moon")),
            "Player 1 moves from Watchtower to Temple of the Moon.",
            "El jugador 1 va de la Atalaya al Templo de la Luna.",
        ),
        (
            STOPPED,
            (1, 1),
            "Player 2 stops with one action left.",
            "El jugador 2 termina con una acción sin usar.",
        ),
        (
            STOPPED,
            (1, 2),
            "Player 2 stops with 2 actions left.",
            "El jugador 2 termina con 2 acciones sin usar.",
        ),
        (
            LIFTED,
            (0, 0b10, tile("observatory"), tile("fools_landing")),
            "Player 1 plays Helicopter Lift: Player 2 flies from Observatory to Fools' Landing.",
            "El jugador 1 juega Ascenso en Helicóptero: "
            "el jugador 2 vuela del Observatorio a la Pista de Aterrizaje.",
        ),
        (
            LIFTED,
            (0, 0b11, tile("observatory"), tile("fools_landing")),
            "Player 1 plays Helicopter Lift: "
            "Player 1 and Player 2 fly from Observatory to Fools' Landing.",
            "El jugador 1 juega Ascenso en Helicóptero: "
            "el jugador 1 y el jugador 2 vuelan del Observatorio a la Pista de Aterrizaje.",
        ),
        (
            WATERS_ROSE,
            (0, 3, 3),
            "Player 1 draws a Waters Rise! card: the water rises to level 3, "
            "with 3 Flood cards a turn.",
            "El jugador 1 roba una carta de «¡Las aguas suben!»: el agua sube al nivel 3, "
            "con 3 cartas de Inundación por turno.",
        ),
        (
            WATERS_ROSE,
            (0, 10, 0),
            "Player 1 draws a Waters Rise! card: the water rises to level 10.",
            "El jugador 1 roba una carta de «¡Las aguas suben!»: el agua sube al nivel 10.",
        ),
    ],
)
def test_events(kind: Kind, facts: tuple[int, ...], english: str, spanish: str) -> None:
    assert say_event("en", kind, *facts) == english
    assert say_event("es", kind, *facts) == spanish


def test_a_name_that_ends_like_a_sentence_gets_no_point() -> None:
    for language, told in (("en", "Waters Rise!"), ("es", "¡Las aguas suben!")):
        texts = Texts(language, find_game("forbidden-island"))
        card = texts.say("card-waters_rise")
        line = texts.say("cli-island-treasure-deck", cards=20, number=1, discard=card)
        assert line.endswith(f": {told}")


def test_the_deal_of_roles_names_seats_without_them() -> None:
    match = Match(ISLAND, 2, 1, {"roles": "diver,pilot"})
    texts = Texts("en", ISLAND)
    texts.introduce(match.table)
    dealt = next(event for event in match.log if event.kind is ROLE_DEALT)
    assert texts.event(dealt) == "Player 1 is the Diver and starts on Iron Gate."


@pytest.mark.parametrize(
    ("stuck", "english", "spanish"),
    [
        (
            0b00,
            "Player 1 and Player 2 are in the water where Watchtower used to be. "
            "Play Helicopter Lift or pass.",
            "El jugador 1 y el jugador 2 están en el agua donde estaba la Atalaya. "
            "Juega Ascenso en Helicóptero o pasa.",
        ),
        (
            0b10,
            "Player 1 and Player 2 are in the water where Watchtower used to be, "
            "with nowhere to swim for Player 2. Play Helicopter Lift or pass.",
            "El jugador 1 y el jugador 2 están en el agua donde estaba la Atalaya, "
            "sin ningún sitio al que pueda nadar el jugador 2. "
            "Juega Ascenso en Helicóptero o pasa.",
        ),
    ],
)
def test_prompts(stuck: int, english: str, spanish: str) -> None:
    prompt = Prompt(RESCUE_PROMPT, 0b11, stuck, tile("watchtower"))
    assert Texts("en", ISLAND).prompt(prompt) == english
    assert Texts("es", ISLAND).prompt(prompt) == spanish


def test_a_step_that_asks_nothing() -> None:
    assert Texts("en").prompt(Step().prompt(None)) == "There is nothing to decide."


def test_outcomes_and_figures() -> None:
    texts = Texts("es", ISLAND)
    assert texts.outcome("lost-landing") == "Derrota: se hundió la Pista de Aterrizaje"
    assert texts.statistic("tiles") == "Losetas restantes"


@pytest.mark.parametrize(
    ("option", "value", "english", "spanish"),
    [
        ("difficulty", "legendary", "Legendary", "Legendario"),
        ("layout", "bay_of_gulls", "Bay of Gulls", "Bahía de las Gaviotas"),
        ("roles", "random", "random", "al azar"),
        ("roles", "diver,pilot", "Diver and Pilot", "Submarinista y Piloto"),
        ("roles", "diver,engineer", "Diver and Engineer", "Submarinista e Ingeniero"),
        ("first", "2", "Player 2", "Jugador 2"),
    ],
)
def test_options(option: str, value: str, english: str, spanish: str) -> None:
    assert Texts("en", ISLAND).option_value(option, value) == english
    assert Texts("es", ISLAND).option_value(option, value) == spanish
    assert Texts("es", ISLAND).option(option)


# -- errors --------------------------------------------------------------------------------------


def refusal(*, difficulty: str) -> Refused:
    with pytest.raises(Refused) as caught:
        ISLAND.settle_options(2, {"difficulty": difficulty})
    return caught.value


def test_errors_name_what_was_wrong_and_what_is_allowed() -> None:
    assert Texts("en").error(refusal(difficulty="hard")) == (
        'The option difficulty cannot be "hard". Choose one of: novice, normal, elite, legendary.'
    )
    assert Texts("es").error(refusal(difficulty="hard")) == (
        "La opción difficulty no puede ser «hard». Elige entre: novice, normal, elite, legendary."
    )


def test_errors_quote_a_long_word_in_part() -> None:
    given = "x" * 5000
    said = Texts("en").error(Refused("unknown-game", given=given, allowed="papua"))
    assert "x" * 500 in said
    assert "x" * 501 not in said


def test_the_cause_of_an_error_is_in_the_same_language() -> None:
    data = Match(ISLAND, 2, 1).to_dict() | {"options": {"difficulty": "hard"}}
    with pytest.raises(BadMatch) as caught:
        replay(ISLAND, data)
    assert Texts("es").error(caught.value) == (
        "Esta partida guardada no se puede preparar. "
        "La opción difficulty no puede ser «hard». Elige entre: novice, normal, elite, legendary."
    )


def test_games_are_called_by_their_titles() -> None:
    with pytest.raises(Refused) as caught:
        ISLAND.check_seats(9)
    assert Texts("es").error(caught.value) == (
        "A La Isla Prohibida no se puede jugar con 9 asientos. Se permiten: 2-4."
    )


@pytest.mark.parametrize("key", ["no-such-key", "seat"])
def test_what_cannot_be_said_stops_tests_but_no_game(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadText, match=f"en: {key}"):
        Texts("en").say(key)  # "seat" needs a number
    monkeypatch.setattr(Texts, "strict", False)
    assert Texts("en").say(key) == key


def test_a_missing_name_stops_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", False)
    fish = Noun("fish", ("cod",))
    texts = Texts("en", ISLAND)
    assert texts.name(fish, 0) == "fish-cod"
    assert texts.about(fish, 0) == "fish-cod.about"
    assert texts.event(Event(Kind("caught", ("fish", fish)), (0,), EVERYBODY)) == "event-caught"


def test_unknown_language() -> None:
    with pytest.raises(Refused) as caught:
        Texts("fr")
    assert Texts("es").error(caught.value) == (
        "Aquí no existe el idioma «fr». Elige uno de estos: en, es."
    )


# -- rules ---------------------------------------------------------------------------------------


def test_rules_by_id() -> None:
    english, spanish = Texts("en", ISLAND), Texts("es", ISLAND)
    assert english.rule("fi-7.2").text.startswith("Sandbags: turn any one flooded tile")
    assert spanish.rule("FI-7.2").section == "7. Cartas Especiales y ventanas"
    short, first, second, *_ = english.rules()
    assert (short.title, [part.title for part in short.parts][:2]) == (
        "In short",
        ["Goal", "Your turn"],
    )
    assert (first.title, first.summary[:4]) == ("1. Terms and components", "What")
    assert [rule.id for rule in spanish.rules()[2].rules][:2] == ["FI-2.1", "FI-2.2"]
    assert second.rules[0].id == "FI-2.1"


def test_unknown_rule() -> None:
    with pytest.raises(Refused) as caught:
        Texts("en", ISLAND).rule("FI-99.9")
    assert Texts("en").error(caught.value) == 'There is no rule "FI-99.9".'
    assert Texts("en").rules() == []


def test_rules_are_read_line_by_line() -> None:
    sections = parse_rules("# X\n\nHello.\n\n## 1. A\n\n- **X-1.1** One.\n- **X-1.10** Two.\n")
    assert [(rule.id, rule.text) for rule in sections[0].rules] == [
        ("X-1.1", "One."),
        ("X-1.10", "Two."),
    ]


# -- language ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "es-MX"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "es_AR"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": ""}, "es"),
    ],
)
def test_the_environment_decides(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert guess_language() == expected


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "your die shows 5", "your dice show"),
        ("es", "tu dado muestra 5", "tus dados muestran"),
    ],
)
def test_a_single_die_is_not_spoken_of_as_dice(language: str, one: str, two: str) -> None:
    papua = Texts(language, find_game("papua"))
    for kind, more in ((COINS_PROMPT, ()), (PLACE_PROMPT, (1,)), (PLACE_PROMPT, (2,))):
        assert one in papua.prompt(Prompt(kind, 0, roll_of([0, 0, 0, 0, 0, 1]), *more))
        assert two in papua.prompt(Prompt(kind, 0, roll_of([0, 0, 0, 1, 0, 1]), *more))
