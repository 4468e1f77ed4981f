"""Everything that is said in Spanish is read: what nobody would say does not come up.

All golden games of all titles are told, every event, question and offered choice of them and how
they ended; besides what every card does, what the browser says, and the rules. Whatever can go
wrong has a name in a table here, with the pattern by which it is found.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.choice import Choice
from robinsonade.kernel.event import Event
from robinsonade.kernel.game import Game
from robinsonade.kernel.match import Match
from robinsonade.kernel.step import Prompt
from robinsonade.kernel.telling import parts_of, sentences
from robinsonade.text import Texts
from robinsonade.text.texts import SHARED

GOLDEN: Final = Path(__file__).parent.parent / "golden"
NAMES: Final = ["", "Inés", "", "Hilario"]  # some seats are called by their number
QUOTED: Final = re.compile(r"«[^«»]*(?:«[^«»]*»[^«»]*)*»")
COUNTED: Final = (
    "acción|alimento|carta|casilla|cubo|dado|explorador|ficha|herida|lesión|loseta|moneda|nube"
    "|objeto|peón|pieza|punto|turno"
)

# Wrong in whatever is said.
WRONG: Final = {
    "a + el, de + el": r"\b[AaDd]e? el\b",
    "a seat or a character without its article": (
        r"\b(?:a|con|de|para|por) (?:Jugador \d|(?:Carpintero|Cocinero|Soldado)\b)"
        r"|\bJugador \d(?: \([^)]*\))? [a-záéíóú]"
    ),
    "a subject with a colon": r"\btú: |(?:^|\. )[Cc]ada [a-z]+: ",
    "ustedes": r"\b[Uu]stede?s?\b",
    "a question in the infinitive": r"¿(?:No )?[A-Za-zñ]+[aei]r(?:l[aeo]s?|se)?\b",
    "a capital after a colon": r": ¿[A-ZÁÉÍÓÚ]",
    "a mark that does not open": r"^[^¿]*\?|^[^¡]*!",
    "a full stop after a closing mark": r"[!?]\.(?!\.)",
    "a hyphen for minus": r"(?<![\w.\-−+=])-\d",
    "a dash in a range": r"\d ?– ?\d",
    "signs for grammar": r"[·►]|\[sí\]|\[no\]|\bsi no \(",
    "quotation marks of English": r"[“”\"]",
    "a label that must agree": r"^(?:Ahora en|Creado|Curado|Perdido|Construido|Terminado)\b.*:",
    "two spaces": r"  ",
}

# Wrong in what games tell with their numbers.
WRONG_NUMBERS: Final = {
    "a plural after one": (
        r"(?<!ugador )(?<!\d,)(?<!\d\.)\b1 (?!más|menos)[a-záéíóú]+s\b"
        r"|\b[Uu]na? (?!espanta)\w+[aeo]s\b"
    ),
    "a singular after several": rf"\b(?:[2-9]|\d\d) (?:{COUNTED})\b",
    "a verb that does not agree": (
        r"\b(?:[Ll]legan|[Ss]alen|[Qq]uedan|[Ff]altan|[Ss]e pierden|[Ss]e pudren) (?:una?|1)\b"
        rf"|\b(?:[Ll]lega|[Ss]ale|[Qq]ueda|[Ff]alta) (?:[2-9]|\d\d) (?:{COUNTED})"
    ),
    "a number after its noun": r"\b(?:alimentos|cartas|exploradores|fichas|monedas) \d",
    "a resource that is counted": r"\b\d+ (?:maderas?|comidas?|pie(?:l|les))\b",
}

# Wrong around the names of things.
WRONG_SENTENCES: Final = {"a second colon": r": [^.;?!]*: "}

# Words of which the rulebook of a game has another one.
OTHER_WORDS: Final = {
    "forbidden-island": {
        "carta de Acción Especial": r"\bcarta Especial\b",
        "gastando 1 acción": r"\b[Pp]or una acción\b",
        "termina": r"\bpara con \d",
        "jugador inicial": r"\b[Pp]rimer jugador\b",
    },
    "papua": {
        "zona de…": r"\b(?:al?|de|en) la (?:financiación|logística|pesca)\b",
        "ficha de zona prohibida": r"\b[Ff]icha X\b",
        "tercer jugador": r"\b[Nn]eutral",
        "relanzar": r"\b[Vv](?:olver|uelves?) a tirar\b",
        "aumentar, disminuir": r"\b(?:Subir|Bajar) un \d",
        "elegir el resultado": r"\b[Pp]oner un dado\b",
        "consumir": r"\b[Cc]om(?:er|es|e|ido|idos)\b",
        "puntos de…": r"(?<!−)\b\d+ de (?:energía|prestigio)\b",
        "reserva común, reserva general": r"\bsuministro\b",
        "jugador inicial": r"\b[Pp]rimer jugador\b",
        "cuaderno de campo": r"\b[Cc]arta de cuaderno(?! de campo)\b",
        "resultado intermedio": r"\bdado (?:central|del medio)\b",
        "pila": r"\bmontón\b",
    },
    "naufragos": {
        "clima": r"\b(?:[Ee]l|[Dd]e|[Pp]aso de|^)[Tt]iempo\b",
        "Soleado": r"\bMuy soleado\b",
        "naufragio": r"\b[Pp]ecio\b",
        "mazo Costa, Interior, Corazón": r"\bmazo (?:de la|del) (?:Costa|Interior|Corazón)\b",
        "ficha de PH": r"\bfichas? de historia\b",
        "casilla": r"\b[Pp]róximo espacio\b|\bespacio del recorrido\b",
        "espacio": r"\bhueco libre\b",
        "track de exploración": r"\b[Rr]ecorrido de\b|\bCamino al promontorio\b",
        "dificultad de regreso": r"\b[Dd]ificultad del regreso\b",
        "perjudicial": r"\bdañin[ao]\b",
        "coger": r"\b[Tt]om(?:a|as|an|ar) (?:una (?:carta|ficha)|1|2|«)",
        "ficha": r"\b[Ll]oseta",
        "ficha de pescado": r"\b[Ff]ichas? de pesca\b",
        "está encendida": r"\b(?:fuego|hoguera) arde\b",
        "pila": r"\b[Mm]ontón\b",
        "tirada de fuerza": r"\bduelo de fuerza\b|\bfuerza necesaria\b",
        "un objeto": r"\bpara guardar\b",
        "what flags mean": r"\bha llegado a eso\b",
    },
    "robinson-crusoe": {
        "pieza": r"\b[Ll]oseta",
        "animal": r"\b(?:bestia|fiera)s?\b",
        "mazo de Caza, de Eventos…": r"\bmazo de (?:animales|aventuras?|caza|eventos|misterios?)\b",
        "habilidad": r"\bcapacidad",
        "ficha de peón adicional": r"\bficha de tiempo\b",
        "nube lluviosa": r"\bnubes? de lluvia\b",
        "indicador, medidor": r"\b[Mm]arcador|\b[Ii]ndicador de vida\b",
        "neblina, polvo": r"\bniebla\b|\bceniza\b",
        "asignar": r"\b[Cc]olocar un peón\b|\bMás manos\b",
        "acción de amenaza": r"\b[Aa]ctuar contra\b|\bgolpea",
        "espacio de crear": r"\bcasilla de (?:crear|obtener|explor)",
        "crear, obtener recursos": r"\b[Cc]onstru(?:ir|id[ao]s?|ye)\b|\b[Rr]ecolec",
        "trasladar, adyacente": r"\b[Mm]over el campamento\b|\bcontigu",
        "recibir una herida": r"\b[Ss]ufr\w+ (?:una|\d) herida",
        "se echa a perder": r"\bestrope",
        "estómago": r"\bvientre\b",
        "objetivo": r"\b[Mm]eta\b",
        "ficha de Determinación": r"\+\d de Determinación\b",
        "quien realiza la acción": r"\b[Qq]uien actúa\b",
        "Decisión": r"\b(?<!se )puede elegir\b",
    },
}

# In the rules no figure is an example, and what is ours has one name.
WRONG_RULES: Final = {
    "aclaración nuestra": r"\b[Dd]ecisión nuestra\b|\b[Rr]egla de la casa\b",
    "a hyphen for minus": WRONG["a hyphen for minus"],
    "a dash in a range": WRONG["a dash in a range"],
    "quotation marks of English": WRONG["quotation marks of English"],
    "a + el, de + el": WRONG["a + el, de + el"],
    "ustedes": WRONG["ustedes"],
    "two spaces": WRONG["two spaces"],
}
# In texts that are not told: a form of the seat has its preposition.
WRONG_MESSAGES: Final = {
    "a preposition before a form": r"\b[Dd]el? \{ \$(?:bidders|group|seats?|who)(?:-of)? \}"
    r"|\ba \{ \$(?:bidders|group|seats?|who)(?:-to)? \}"
}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)


def found_in(said: list[str], *tables: dict[str, str], quotes: bool = True) -> list[str]:
    """What is wrong in what is said; of other words only what is not the name of a thing."""
    patterns = [(what, re.compile(look)) for table in tables for what, look in table.items()]
    return [
        f"{what}: {sentence}"
        for sentence in said
        for what, look in patterns
        if look.search(sentence if quotes else QUOTED.sub("«»", sentence))
    ]


# -- what games tell -----------------------------------------------------------------------------


class Reader:
    """Reads the games of a title: whatever is told with the same facts is told once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.texts = Texts("es", game, NAMES)
        self.said: dict[tuple[str, str, tuple[int, ...]], str] = {}

    def event(self, event: Event) -> None:
        key = ("event", event.kind.name, event.facts)
        if key not in self.said:
            self.said[key] = self.texts.event(event)

    def prompt(self, prompt: Prompt) -> None:
        key = ("prompt", prompt.kind.name, prompt.facts)
        if key not in self.said:
            self.said[key] = self.texts.prompt(prompt)

    def choice(self, choice: Choice) -> None:
        key = ("choice", choice.kind.name, choice.args)
        if key not in self.said:
            self.said[key] = self.texts.choice(choice)
            self.said["group", choice.kind.name, ()] = self.texts.group(choice.kind)

    def read(self, file: Path) -> None:
        """One game from its first question to its end."""
        record = json.loads(file.read_text("utf-8"))["match"]
        match = Match(self.game, record["seats"], record["seed"], record["options"])
        self.texts.introduce(match.table)
        for choice_id in record["choices"]:
            self.prompt(match.table.agenda[-1].prompt(match.table))
            for choice in match.choices():
                self.choice(choice)
            match.play(choice_id)
        assert match.over
        self.texts.introduce(match.table)
        for event in match.log:
            self.event(event)
        self.end(match, file.stem)

    def end(self, match: Match, name: str) -> None:
        told = self.game.chronicle(match.table, match.log)
        ended = [self.texts.outcome(match.table.result)]
        ended += [self.texts.chronicle(one) for one in (told.headline, told.cause) if one]
        ended += [self.texts.chronicle(one) for one in told.chain]
        for number, sentence in enumerate(ended):
            self.said["end", name, (number,)] = sentence


@cache
def told(game: Game) -> list[str]:
    """All sentences of all golden games of a title."""
    reader = Reader(game)
    for file in sorted((GOLDEN / game.slug.replace("-", "_")).glob("*.json")):
        reader.read(file)
    return list(dict.fromkeys(reader.said.values()))


@every_game
def test_recorded_games_read_well_in_spanish(game: Game) -> None:
    found = found_in(told(game), WRONG, WRONG_NUMBERS)
    found += found_in(told(game), WRONG_SENTENCES, quotes=False)
    assert not found, "\n".join(found)


@every_game
def test_recorded_games_speak_like_their_rulebook(game: Game) -> None:
    found = found_in(told(game), OTHER_WORDS[game.slug], quotes=False)
    assert not found, "\n".join(found)


# -- what is written -----------------------------------------------------------------------------


@every_game
def test_what_cards_do_reads_well_in_spanish(game: Game) -> None:
    """The parts of a card are parted by a sign that nobody sees."""
    texts = Texts("es", game)
    said = [
        part
        for attribute, keys in game.tellings().items()
        for key in keys
        for part in parts_of(sentences(texts.render(key, attribute, {})))
    ]
    found = found_in(said, WRONG, WRONG_NUMBERS)
    found += found_in(said, OTHER_WORDS[game.slug], quotes=False)
    assert not found, "\n".join(found)


@every_game
def test_the_rules_speak_like_the_rulebook(game: Game) -> None:
    rules = (resources.files(game.package) / "text" / "rules.es.md").read_text("utf-8")
    found = found_in(rules.splitlines(), WRONG_RULES)
    found += found_in(rules.splitlines(), OTHER_WORDS[game.slug], quotes=False)
    assert not found, "\n".join(found)


@every_game
def test_the_browser_speaks_like_the_rulebook(game: Game) -> None:
    """Also in its lessons and its glossary."""
    folder = resources.files(game.package) / "text"
    files = [folder / f"{name}.es.ftl" for name in ("web", "lesson", "glossary")]
    text = "\n".join([file.read_text("utf-8") for file in files])
    said = [line.partition(" = ")[2] or line for line in text.splitlines() if line[:1] != "#"]
    found = found_in(said, WRONG_MESSAGES)
    found += found_in(said, OTHER_WORDS[game.slug], quotes=False)
    assert not found, "\n".join(found)


def test_texts_of_all_games_have_their_forms() -> None:
    """Of seats: "Turno del jugador 2", not "Turno de Jugador 2"."""
    files = [resources.files(SHARED) / f"{name}.ftl" for name in ("es", "web.es")]
    files += [resources.files(game.package) / "text" / "es.ftl" for game in GAMES.values()]
    for file in files:
        found = found_in(file.read_text("utf-8").splitlines(), WRONG_MESSAGES)
        assert not found, "\n".join(found)
