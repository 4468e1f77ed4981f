"""Every way a game can end is told with names and a cause, in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from robinsonade.games import GAMES
from robinsonade.games.naufragos.steps.ending import RESCUE
from robinsonade.games.robinson_crusoe.box.inventions import FIRE
from robinsonade.games.robinson_crusoe.rules.goals import check_now
from robinsonade.games.robinson_crusoe.rules.scenario.king_kong import crew_dies
from robinsonade.kernel.chronicle import NO_POINTS, Chronicle, show_chronicle
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match, replay
from robinsonade.kernel.table import Table
from robinsonade.text import LANGUAGES, Texts
from robinsonade.text.asked_by_code import code_of
from tests.naufragos import shore as naufragos
from tests.robinson_crusoe.stories import camp, go, phase

GOLDEN: Final = Path(__file__).parent.parent / "golden"


def golden(slug: str, name: str) -> Callable[[], Table]:
    """The last table of a golden game, which is replayed once."""

    @cache
    def table() -> Table:
        file = GOLDEN / slug.replace("-", "_") / f"{name}.json"
        return replay(GAMES[slug], json.loads(file.read_text("utf-8"))["match"]).table

    return table


# -- positions that end otherwise ----------------------------------------------------------------


def nobody_home() -> Table:
    t = naufragos.shore(2)
    t.current = naufragos.card("ev_sea_breeze")
    naufragos.built(t, "great_bonfire", "sand_signal")
    t.last_turn = t.turn
    naufragos.lose(t, 0, 1)
    naufragos.do(t, RESCUE)
    return t


def a_ship_sees_the_fire() -> Table:
    t = camp(turn=10)
    t.pile = 15
    t.items |= 1 << FIRE
    check_now(t)
    return go(t)


def out_of_rounds() -> Table:
    t = camp(turn=12, stock={"food": 3}, shelter=True)
    t.pile = 12
    return phase(t, "night")


def jenny_dies() -> Table:
    t = camp(scenario="jenny", turn=3, stock={"food": 3}, shelter=True, wounds={"jenny": 9})
    return phase(t, "night")


def a_kid_starves() -> Table:
    t = camp(scenario="robinson_family", stock={"food": 1}, shelter=True, turn=7)
    t.kids = 2
    return phase(t, "night")


def the_director_dies() -> Table:
    t = camp(scenario="king_kong", turn=4)
    for _ in range(9):
        crew_dies(t)
    return go(t)


ENDINGS: Final[dict[tuple[str, str], tuple[Callable[[], Table], dict[str, tuple[str, str]]]]] = {
    ("forbidden-island", "won"): (
        golden("forbidden-island", "four-won"),
        {
            "en": (
                "The helicopter of Player 4 (Diver) takes everybody home",
                "The water stood at level 9, one below the skull.",
            ),
            "es": (
                "El helicóptero del jugador 4 (Submarinista) saca a todo el grupo de la isla",
                "El agua estaba en el nivel 9, a un paso de la calavera.",
            ),
        },
    ),
    ("forbidden-island", "lost-landing"): (
        golden("forbidden-island", "chosen-roles"),
        {
            "en": (
                "Fools' Landing sank in turn 12: nobody can leave the island",
                "Fools' Landing was flooded in turn 11 and sank in turn 12.",
            ),
            "es": (
                "Se hundió la Pista de Aterrizaje en el turno 12: nadie puede salir de la isla",
                "El agua llegó a la Pista de Aterrizaje en el turno 11; "
                "la loseta se hundió en el turno 12.",
            ),
        },
    ),
    ("forbidden-island", "lost-treasure"): (
        golden("forbidden-island", "four-boarding"),
        {
            "en": (
                "No way to the Earth Stone any more: "
                "Temple of the Sun and Temple of the Moon have sunk",
                "Temple of the Moon was flooded in turn 10 and sank in turn 11.",
            ),
            "es": (
                "Ya no se puede recuperar la Piedra de la Tierra: "
                "se hundieron el Templo del Sol y el Templo de la Luna",
                "El agua llegó al Templo de la Luna en el turno 10; "
                "la loseta se hundió en el turno 11.",
            ),
        },
    ),
    ("forbidden-island", "lost-water-level"): (
        golden("forbidden-island", "four-skull"),
        {
            "en": (
                "The water reaches the skull: "
                "Player 2 (Explorer) drew the last Waters Rise! in turn 13",
                "The water rose 6 times.",
            ),
            "es": (
                "El agua llega a la calavera: el jugador 2 (Explorador) robó la última carta "
                "de «¡Las aguas suben!» en el turno 13",
                "El agua subió 6 veces.",
            ),
        },
    ),
    ("forbidden-island", "lost-drowned"): (
        golden("forbidden-island", "three-drowned"),
        {
            "en": (
                "Player 1 (Navigator) could not get out of the water at Tidal Palace in turn 13",
                "No tile was left in reach from Tidal Palace.",
            ),
            "es": (
                "El jugador 1 (Navegador) no pudo salir del agua "
                "junto al Palacio de las Mareas en el turno 13",
                "Desde el Palacio de las Mareas no quedaba ninguna loseta al alcance.",
            ),
        },
    ),
    ("papua", "deck"): (
        golden("papua", "three-random"),
        {
            "en": (
                "Player 1 (Red) wins with 48 prestige",
                "The expedition cards had run out after round 10.",
            ),
            "es": (
                "El jugador 1 (Rojo) gana con 48 puntos de prestigio",
                "Las cartas de expedición se acabaron tras la ronda 10.",
            ),
        },
    ),
    ("papua", "energy"): (
        golden("papua", "three-greedy"),
        {
            "en": (
                "Player 2 (Blue) wins with 64 prestige",
                "Player 1 (Red) and Player 2 (Blue) had no energy left in round 10, "
                "which was the last.",
            ),
            "es": (
                "El jugador 2 (Azul) gana con 64 puntos de prestigio",
                "El jugador 1 (Rojo) y el jugador 2 (Azul) se quedaron sin energía "
                "en la ronda 10, que fue la última.",
            ),
        },
    ),
    ("naufragos", "rescued"): (
        golden("naufragos", "three-rescued"),
        {
            "en": (
                "Player 2 (Charles) has the best story to tell: 29 points",
                "A ship came in turn 13",
            ),
            "es": (
                "El jugador 2 (Charles) tiene la mejor historia que contar: 29 puntos",
                "Un barco vino en el turno 13",
            ),
        },
    ),
    ("naufragos", "lost-dead"): (
        golden("naufragos", "four-heirs"),
        {
            "en": (
                "Player 2 (Odette Marchand) died in turn 9: no castaway is left alive",
                "Turn 9: Player 2 (Odette Marchand) died of hunger.",
            ),
            "es": (
                "El jugador 2 (Odette Marchand) murió en el turno 9: no queda nadie con vida",
                "Turno 9: el jugador 2 (Odette Marchand) murió de hambre.",
            ),
        },
    ),
    ("naufragos", "lost-time"): (
        golden("naufragos", "four-lucky"),
        {
            "en": (
                "Turn 12 was the last, and the promontory was not reached",
                "Player 4 (Hanne Brekke) came farthest: 12 spaces short of the promontory.",
            ),
            "es": (
                "El turno 12 fue el último y nadie llegó al promontorio",
                "Quien llegó más lejos: el jugador 4 (Hanne Brekke), "
                "a 12 casillas del promontorio.",
            ),
        },
    ),
    ("naufragos", "lost-passed-by"): (
        golden("naufragos", "three-passed-by"),
        {
            "en": (
                "The ship sailed past in turn 12",
                "One thing was missing for the rescue of “Quarrel”.",
            ),
            "es": (
                "El barco pasó de largo en el turno 12",
                "Faltaba una sola cosa para el rescate de «Discusión».",
            ),
        },
    ),
    ("naufragos", "lost-nobody-home"): (
        nobody_home,
        {
            "en": ("A ship came in turn 1, but Player 1 (", ""),
            "es": ("Vino un barco en el turno 1, pero el jugador 1 (", ""),
        },
    ),
    ("robinson-crusoe", "won"): (
        a_ship_sees_the_fire,
        {
            "en": (
                "A ship has seen the great fire: the castaways are saved",
                "In round 10 of 12.",
            ),
            "es": (
                "Un barco ha visto la gran hoguera: los náufragos se salvan",
                "En la ronda 10 de 12.",
            ),
        },
    ),
    ("robinson-crusoe", "lost-death"): (
        golden("robinson-crusoe", "three-castaways"),
        {
            "en": (
                "Player 3 (Soldier) died in the Event phase of round 5",
                "1 wound in that round, from “Flying Surprise”.",
            ),
            "es": (
                "El jugador 3 (Soldado) murió en la fase de Evento de la ronda 5",
                "1 herida en esa ronda, por «Sorpresa voladora».",
            ),
        },
    ),
    ("robinson-crusoe", "lost-rounds"): (
        out_of_rounds,
        {
            "en": ("Round 12 was the last: no ship saw a fire", "The goal stood at 12 of 16."),
            "es": (
                "La ronda 12 fue la última: ningún barco vio una hoguera",
                "El objetivo estaba en 12 de 16.",
            ),
        },
    ),
    ("robinson-crusoe", "lost-jenny"): (
        jenny_dies,
        {
            "en": (
                "Jenny died in the night of round 3",
                "wounds in that round, all from waiting for rescue.",
            ),
            "es": (
                "Jenny murió en la noche de la ronda 3",
                "heridas en esa ronda, todas por esperar el rescate.",
            ),
        },
    ),
    ("robinson-crusoe", "lost-camp"): (
        golden("robinson-crusoe", "two-volcano"),
        {
            "en": ("The camp at ", ""),
            "es": ("El campamento de ", ""),
        },
    ),
    ("robinson-crusoe", "lost-kid"): (
        a_kid_starves,
        {
            "en": (
                "A child of the family had nothing to eat in the night of round 7",
                "There was not enough food for 2 children.",
            ),
            "es": (
                "Un niño de la familia se quedó sin comer en la noche de la ronda 7",
                "No había comida suficiente para 2 niños.",
            ),
        },
    ),
    ("robinson-crusoe", "lost-director"): (
        the_director_dies,
        {
            "en": ("The director of the film died in round 4", ""),
            "es": ("El director de la película murió en la ronda 4", ""),
        },
    ),
}


def told_of(slug: str, table: Table) -> Chronicle:
    return GAMES[slug].chronicle(table, table.log or [])


def texts_for(language: str, slug: str, table: Table) -> Texts:
    texts = Texts(language, GAMES[slug])
    texts.introduce(table)
    return texts


def everything(texts: Texts, chronicle: Chronicle) -> list[str]:
    """All sentences of a chronicle."""
    goal = chronicle.goal
    sentences = [
        chronicle.headline,
        chronicle.cause,
        *chronicle.chain,
        *(goal.missing if goal else []),
        *[standing.note for standing in chronicle.ranking],
    ]
    return [texts.chronicle(sentence) for sentence in sentences if sentence is not None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", ENDINGS, ids="-".join)
def test_the_headline_names_who_and_why(ending: tuple[str, str], language: str) -> None:
    slug, reason = ending
    make, expected = ENDINGS[ending]
    table = make()
    assert table.result == reason
    chronicle, texts = told_of(slug, table), texts_for(language, slug, table)
    headline, cause = expected[language]
    assert texts.headline(chronicle, reason).startswith(headline)
    if cause:
        assert chronicle.cause is not None
        assert cause in texts.chronicle(chronicle.cause)
    for sentence in everything(texts, chronicle):
        assert not set("{}$") & set(sentence), sentence
        assert sentence.strip() == sentence != ""
    assert texts.outcome(reason)
    assert sorted([standing.seat for standing in chronicle.ranking]) == [*range(table.seats)]


def test_every_reason_of_every_game_is_tried() -> None:
    ends = code_of(list(GAMES.values())).ends
    there = {(game.slug, reason) for game in GAMES.values() for reason in ends[game.package]}
    assert set(ENDINGS) == there


@pytest.mark.parametrize("slug", ["papua", "naufragos"])
def test_the_lines_of_the_sheet_add_up(slug: str) -> None:
    """Of each seat that counts: its line points are its total; the best comes first."""
    for (title, _), (make, _) in ENDINGS.items():
        table = make() if title == slug else None
        if table is None or not table.winners:
            continue
        chronicle = told_of(slug, table)
        for standing in chronicle.ranking:
            if standing.points != NO_POINTS:
                parts = [line.points[standing.seat] for line in chronicle.lines]
                assert sum(parts) == standing.points
        assert all(line.rules for line in chronicle.lines)
        points = [standing.points for standing in chronicle.ranking]
        assert points == sorted(points, reverse=True)
        assert table.winners >> chronicle.ranking[0].seat & 1


def test_what_was_missing() -> None:
    """How far the goal was, and what it lacked."""
    table = out_of_rounds()
    goal = told_of("robinson-crusoe", table).goal
    assert goal is not None
    assert (goal.done, goal.needed) == (12, 16)
    texts = texts_for("en", "robinson-crusoe", table)
    assert [texts.chronicle(one) for one in goal.missing] == [
        "Wood on the pile: 3",
        "Not built: Fire",
    ]


def test_wounds_are_counted_by_their_causes() -> None:
    """The last cause is told first, the others of that round after it, then all of the game."""
    table = golden("robinson-crusoe", "one-castaways")()
    chronicle, texts = (
        told_of("robinson-crusoe", table),
        texts_for("en", "robinson-crusoe", table),
    )
    assert chronicle.cause is not None
    said = [texts.chronicle(chronicle.cause), *[texts.chronicle(one) for one in chronicle.chain]]
    assert said[0].startswith("6 wounds in that round, 1 of them because the roof was too low by")
    assert "There were 7 wounds before that round; number 12 is deadly." in said
    before = [one for one in said if one.startswith("In the same round")]
    assert before


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_a_chronicle_is_plain_data(game: Game) -> None:
    """And it only reads: nothing of the match changes."""
    (make, _) = next(case for (slug, _), case in ENDINGS.items() if slug == game.slug)
    table = make()
    shown: dict[str, Any] = show_chronicle(told_of(game.slug, table))
    assert json.loads(json.dumps(shown)) == shown
    assert set(shown) == {"facts", "goal", "ranking", "lines", "luck"}
    assert set(shown["facts"]) == {"who", "by", "headline", "cause", "chain"}


def test_a_match_is_not_altered_by_telling_of_it() -> None:
    file = GOLDEN / "naufragos" / "three-rescued.json"
    match: Match = replay(GAMES["naufragos"], json.loads(file.read_text("utf-8"))["match"])
    before = match.to_dict()
    match.chronicle()
    assert match.to_dict() == before
