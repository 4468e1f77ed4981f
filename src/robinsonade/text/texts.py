"""Facts in, sentences out: everything the program says in one language."""

from __future__ import annotations

import json
import unicodedata
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from robinsonade.games import GAMES
from robinsonade.kernel.noun import SEAT
from robinsonade.kernel.overlay import OVERLAYS
from robinsonade.kernel.refusal import Refused
from robinsonade.kernel.slips import BadFile
from robinsonade.kernel.telling import plainly, sentences
from robinsonade.text.harmless import harmless
from robinsonade.text.languages import LANGUAGES
from robinsonade.text.rulebook import Rule, Section, read_rules
from robinsonade.text.sources import attributes_of, entries_of, plain_text

# The library and the games are loaded when there is something to say that needs them.
if TYPE_CHECKING:
    from fluent.syntax import ast as ftl

    from robinsonade.kernel.choice import Choice
    from robinsonade.kernel.chronicle import Chronicle, Sentence
    from robinsonade.kernel.event import Event
    from robinsonade.kernel.game import Game
    from robinsonade.kernel.noun import Kind, Noun
    from robinsonade.kernel.stake import Stake
    from robinsonade.kernel.step import Prompt
    from robinsonade.kernel.table import Table
    from robinsonade.kernel.why import Answer
    from robinsonade.text.bundle import Bundle

SHARED: Final = "robinsonade.text"

# Attributes of messages that are texts of their own and never part of a sentence.
ABOUT: Final = "about"
GROUP: Final = "group"

# The line that gives a card its mood: a message of its own, in a file of its own.
FLAVOUR: Final = "flavour"

# What is said in lessons, what words mean, how puzzles are called: in files of their own, too.
LESSON: Final = "lesson"
GLOSSARY: Final = "glossary"
PUZZLE: Final = "puzzle"
FURTHER: Final = (FLAVOUR, LESSON, GLOSSARY, PUZZLE)

# Of what somebody has given, a sentence quotes no more than this.
LONGEST_FACT: Final = 500


# A name may end as sentences do.
ENDS: Final = ("!", "?", "…")


class BadText(Exception):
    """A text that is missing, or that cannot be made of the facts given."""


def messages_file(package: str, language: str) -> Traversable:
    """Where the messages of a package are: the shared ones, or those of a game."""
    folder = resources.files(package)
    return (folder if package == SHARED else folder / "text") / f"{language}.ftl"


def further_file(package: str, name: str, language: str) -> Traversable:
    """Where the flavour lines of a game are, its lessons, glossary, puzzles; it may have none."""
    return resources.files(package) / "text" / f"{name}.{language}.ftl"


@cache
def unparsed(package: str, language: str) -> dict[str, str]:
    """All that a package says, not yet parsed."""
    said = entries_of(messages_file(package, language))
    if package == SHARED:
        return said
    further: dict[str, str] = {}
    for name in FURTHER:
        further |= entries_of(further_file(package, name, language))
    return further | said


@cache
def read_ftl(package: str, language: str) -> ftl.Resource:
    """All messages of a package, parsed."""
    from robinsonade.text.parser import QuickParser

    return QuickParser().parse(messages_file(package, language).read_text("utf-8"))


@cache
def read_further(package: str, name: str, language: str) -> ftl.Resource:
    """All flavour lines of a game, parsed; or another of its further files."""
    from robinsonade.text.parser import QuickParser

    file = further_file(package, name, language)
    return QuickParser().parse(file.read_text("utf-8") if file.is_file() else "")


def first_sound(word: str) -> str:
    """How a word begins, without case and accents: its first letter, with an h the next one too.

    Some languages change small words before it, Spanish "y" before an i.

    >>> first_sound("Íñigo"), first_sound("Hilario"), first_sound("")
    ('i', 'hi', '')
    """
    plain = unicodedata.normalize("NFD", word.casefold())
    letters = "".join([letter for letter in plain if letter.isalnum()])
    return letters[:2] if letters.startswith("h") else letters[:1]


def in_text(value: object) -> object:
    """A fact as Fluent takes it; a number below zero has a minus, which is no hyphen.

    >>> in_text(3), in_text(-3)
    (3, '−3')
    """
    if isinstance(value, str):
        return harmless(value)
    if isinstance(value, int) and value < 0:
        return f"−{-value}"
    if isinstance(value, (int, float)):
        return value
    from fluent.runtime.types import FluentType

    return value if isinstance(value, FluentType) else str(value)


def flavour_key(noun: Noun, word: str) -> str:
    """The key of the flavour line of a card.

    >>> from robinsonade.kernel.noun import Noun
    >>> flavour_key(Noun("card", ("bear",)), "bear")
    'flavour-card-bear'
    """
    return f"{FLAVOUR}-{noun.name}-{word}"


class Texts:
    """Renders names, choices, events, prompts, errors and rules in one language.

    A fact of a choice, event or prompt reaches its sentence under its own name. Besides come the
    forms in which the language needs it, with a hyphen: `$tile-to` is the attribute `.to` of the
    tile's name, `$pawns-count` how many they are, `$seat-name` a seat without its role,
    `$seat-person` whether that is "you", the reader.
    """

    # A missing text or fact is worth no crash: the key appears instead. Tests set this to True.
    strict: ClassVar[bool] = False

    def __init__(
        self, language: str, game: Game | None = None, seat_names: list[str] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise Refused("unknown-language", given=language, allowed=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self.seat_names = seat_names or []  # what people call themselves
        self.personas: list[str] = []  # who they are in the game
        self.reader: int | None = None  # the seat of the person who reads this: "you"
        packages = [SHARED] if game is None else [SHARED, game.package]
        self.sources: dict[str, str] = {}
        for package in reversed(packages):
            self.sources.update(unparsed(package, language))
        if game is not None and game.package in OVERLAYS:
            from robinsonade.text.varied import vary

            vary(self.sources, game, language)
        self.forms_of: dict[Noun, dict[int, dict[str, str]]] = {}
        self.form_names_of: dict[Noun, list[str]] = {}
        self.learned: dict[str, str] = {}  # what players have written themselves

    @cached_property
    def bundle(self) -> Bundle:
        """All that can be said; the library takes a moment to load."""
        from robinsonade.text.bundle import Bundle

        return Bundle(self.language, self.sources)

    # -- sentences -------------------------------------------------------------------------------

    def say(self, key: str, **facts: object) -> str:
        """A sentence by its key."""
        return self.render(key, "", facts)

    def render(self, key: str, attribute: str, facts: dict[str, Any]) -> str:
        """A message, or one of its attributes, made of these facts."""
        if not attribute and (always := plain_text(self.sources.get(key, ""))) is not None:
            return always
        name = f"{key}.{attribute}" if attribute else key
        if not self.bundle.has_message(key):
            return self.missing(name, "is missing")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self.missing(name, "is missing")
        plain = {fact: in_text(value) for fact, value in facts.items()}
        text, errors = self.bundle.format_pattern(pattern, plain)
        if errors:
            return self.missing(name, "; ".join([str(error) for error in errors]))
        return ended_once(str(text))

    def missing(self, key: str, why: str) -> str:
        if self.strict:
            raise BadText(f"{self.language}: {key}: {why}")
        return key

    # -- names -----------------------------------------------------------------------------------

    def title(self) -> str:
        """The name of the game."""
        return self.say("game-title")

    def pitch(self) -> str:
        """The game in one sentence."""
        return self.say("game-pitch")

    def name(self, noun: Noun, value: int) -> str:
        """What a thing is called; several things as a list, a number as it is."""
        return str(self.facts((("it", noun),), (value,))["it"])

    def about(self, noun: Noun, value: int) -> str:
        """What a thing does."""
        key = f"{noun.name}-{noun.id_of(value)}"
        told = self.render(key, ABOUT, {})
        return sentences(told) if self.is_told(key) else told

    def flavour(self, noun: Noun, value: int) -> str:
        """The line that gives a card its mood; empty of what is no card."""
        if self.game is None or noun not in self.game.cards:
            return ""
        return self.say(flavour_key(noun, noun.id_of(value)))

    def card_lines(self, noun: Noun, value: int) -> list[str]:
        """What a thing does, and below it, if it is a card, its flavour."""
        does = f"{self.name(noun, value)}: {plainly(self.about(noun, value))}"
        mood = self.flavour(noun, value)
        return [does, mood] if mood else [does]

    def abouts(self, choice: Choice) -> list[str]:
        """What the things that a choice is about do, as far as that is told."""
        return [
            line
            for noun, value in zip(choice.kind.nouns, choice.args, strict=True)
            if noun.ids and not noun.many and self.is_told(f"{noun.name}-{noun.id_of(value)}")
            for line in self.card_lines(noun, value)
        ]

    def is_told(self, key: str) -> bool:
        return ABOUT in self.attributes(key)

    def seat(self, seat: int, form: str = "") -> str:
        """Who sits there: "Player 1", or with a role "Player 1 (Diver)".

        A language may have forms for sentences (Spanish: .the, .to); others do without.
        """
        name = self.seat_name(seat, form)
        persona = self.personas[seat] if seat < len(self.personas) else ""
        return self.say("seat-with-persona", name=name, persona=persona) if persona else name

    def seat_name(self, seat: int, form: str = "") -> str:
        """A seat without its role."""
        given = self.seat_names[seat] if seat < len(self.seat_names) else ""
        if form not in self.seat_forms():
            form = ""
        if given:
            return self.render("seat-called", form, {"name": given})
        number = seat + 1
        return (
            self.render("seat", form, {"number": number})
            if form
            else self.say("seat", number=number)
        )

    def seat_forms(self) -> list[str]:
        """The forms of seats in sentences."""
        return self.attributes("seat")

    def seats(self, members: list[int], form: str = "") -> str:
        """Several seats as a list; only the first one begins a sentence."""
        later = "the" if form == "start" else form
        return self.listed(
            [self.seat(seat, later if place else form) for place, seat in enumerate(members)]
        )

    def introduce(self, table: Table) -> None:
        """From now on seats are named together with their role at this table."""
        if self.game is not None:
            self.learn(self.game.own_words(table, self.language))
            personas = [self.game.persona(table, seat) for seat in range(table.seats)]
            self.personas = [self.name(*persona) if persona else "" for persona in personas]

    def learn(self, words: dict[str, str]) -> None:
        """Texts that players have written themselves take the place of ours."""
        if words == self.learned:
            return
        self.learned = words
        entries: dict[str, list[str]] = {}
        for key, text in words.items():
            name, _, attribute = key.partition(".")
            said = "{ " + json.dumps(" ".join(text.split()), ensure_ascii=False) + " }"
            if attribute.endswith("="):  # a pattern that the game has made
                said = text
            lines = entries.setdefault(name, [])
            lines.append(f"    .{attribute.removesuffix('=')} = {said}" if attribute else said)
        source = "\n".join([f"{name} = " + "\n".join(lines) for name, lines in entries.items()])
        self.bundle.override(source + "\n")
        self.forms_of.clear()
        self.form_names_of.clear()

    def listed(self, words: list[str]) -> str:
        """Words as a list: "A, B and C"."""
        if len(words) < 2:
            return "".join(words)
        *before, last = words
        return self.render(
            "list", "", {"before": ", ".join(before), "last": last, "last-sound": first_sound(last)}
        )

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with that many digits after the point."""
        return self.figure(value, digits, "decimal")

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as a percentage.

        >>> Texts("en").percent(0.425), Texts("es").number(12345), Texts("es").number(1.5, 2)
        ('42.5%', '12.345', '1,50')
        """
        return self.figure(share, digits, "percent")

    def figure(self, value: float, digits: int, style: str) -> str:
        from fluent.runtime.types import fluent_number

        shown = fluent_number(
            value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits
        )
        return self.say("figure", value=shown)

    # -- what a game says ------------------------------------------------------------------------

    def choice(self, choice: Choice) -> str:
        """What somebody may do."""
        return self.of_kind("choice", choice.kind, choice.args)

    def group(self, kind: Kind) -> str:
        """The heading for choices of this kind."""
        return self.render(f"choice-{kind.name}", GROUP, {})

    def cost(self, kind: Kind) -> str:
        """What a choice of this kind costs; empty if nothing."""
        return self.say(f"cost-{kind.cost}") if kind.cost else ""

    def event(self, event: Event) -> str:
        """What has happened."""
        return self.of_kind("event", event.kind, event.facts)

    def prompt(self, prompt: Prompt) -> str:
        """What the table waits for."""
        return self.of_kind("prompt", prompt.kind, prompt.facts)

    def stake(self, stake: Stake) -> str:
        """Why somebody is asked."""
        return self.of_kind("stake", stake.kind, stake.facts)

    def why(self, answer: Answer) -> str:
        """Why something cannot be done."""
        return self.of_kind("why", answer.refusal.reason, answer.refusal.facts)

    def forecast(self, kind: Kind, words: dict[str, list[str]]) -> str:
        """What somebody would compute."""
        nouns = zip(kind.facts, kind.nouns, strict=True)
        return self.of_kind(
            "forecast", kind, tuple([noun.value_of(words[fact]) for fact, noun in nouns])
        )

    def outcome(self, result: str) -> str:
        """How a game ended, in a few words."""
        return self.say(f"outcome-{result}")

    def headline(self, chronicle: Chronicle, result: str) -> str:
        """Who won or lost a game, and why; of a game that tells nothing else how it ended."""
        told = chronicle.headline
        return self.outcome(result) if told is None else self.chronicle(told)

    def chronicle(self, sentence: Sentence) -> str:
        """Something that is told of a game that is over."""
        return self.of_kind("chronicle", sentence.kind, sentence.facts)

    def statistic(self, key: str) -> str:
        """What a figure of a finished game counts."""
        return self.say(f"statistic-{key}")

    def score_line(self, key: str) -> str:
        """What a line of the score sheet is about."""
        return self.say(f"line-{key}")

    def option(self, option_name: str) -> str:
        """What the players settle before the game."""
        return self.say(f"option-{option_name}")

    def option_value(self, option_name: str, value: str) -> str:
        """One way to settle it; several, with commas between them, as a list."""
        from robinsonade.kernel.game import RANDOM

        if value == RANDOM:
            return self.say("option-value-random")
        if value.isdecimal():
            return self.seat_name(int(value) - 1)
        if value.startswith("{"):
            return self.say("option-value-own")
        return self.listed([self.say(f"option-{option_name}-{word}") for word in value.split(",")])

    def error(self, refused: Refused) -> str:
        """What was wrong, and what is allowed."""
        facts: dict[str, Any] = {
            # Small numbers as numbers: "1 seat", but "2 seats".
            fact: int(value)
            if value.isdecimal() and value == value.lstrip("0")[:3]
            else value[:LONGEST_FACT]
            for fact, value in refused.facts.items()
        }
        if isinstance(refused, BadFile):
            from robinsonade.text.slips import slip_line

            facts["why"] = "\n".join([slip_line(slip, self.language) for slip in refused.slips])
        elif isinstance(refused.__cause__, Refused) and "why" in facts:
            facts["why"] = self.error(refused.__cause__)
        if facts.get("game") in GAMES:
            facts["game"] = Texts(self.language, GAMES[facts["game"]]).title()
        return self.render(f"error-{refused.key}", "", facts)

    # -- rules -----------------------------------------------------------------------------------

    def rules(self) -> list[Section]:
        """The whole rules of the game."""
        return read_rules(self.game.package, self.language) if self.game is not None else []

    def rule(self, rule_id: str) -> Rule:
        """One rule of the game."""
        wanted = rule_id.strip().casefold()
        for section in self.rules():
            for rule in section.rules:
                if rule.id.casefold() == wanted:
                    return rule
        raise Refused("unknown-rule", given=rule_id)

    # -- facts in all the forms that sentences may need ------------------------------------------

    def of_kind(self, sort: str, kind: Kind, values: tuple[int, ...]) -> str:
        nouns = tuple(zip(kind.facts, kind.nouns, strict=True))
        return self.render(f"{sort}-{kind.name}", "", self.facts(nouns, values))

    def together(self, sort: str, kind: Kind, values: list[tuple[int, ...]]) -> str:
        """One sentence for several facts of a kind: each fact is a list, with its count."""
        found: dict[str, object] = {}
        for at, (fact, noun) in enumerate(zip(kind.facts, kind.nouns, strict=True)):
            alike = list(dict.fromkeys([one[at] for one in values]))
            found[fact] = self.listed([self.one(noun, value) for value in alike])
            found[f"{fact}-count"] = len(alike)
        return self.render(f"{sort}-{kind.name}", "", found)

    def facts(
        self, nouns: tuple[tuple[str, Noun], ...], values: tuple[int, ...]
    ) -> dict[str, object]:
        """The arguments of a sentence: each fact by its name, and its forms."""
        found: dict[str, object] = {}
        for (fact, noun), value in zip(nouns, values, strict=True):
            if noun.many:
                members = [i for i in range(value.bit_length()) if value >> i & 1]
                found[fact] = self.listed([self.one(noun, member) for member in members])
                found[f"{fact}-count"] = len(members)
                if noun.name == SEAT.name:
                    for form in self.seat_forms():
                        found[f"{fact}-{form}"] = self.seats(members, form)
            elif noun.name == SEAT.name:
                found[fact] = self.seat(value)
                found[f"{fact}-name"] = self.seat_name(value)
                found[f"{fact}-person"] = "you" if value == self.reader else "other"
                for form in self.seat_forms():
                    found[f"{fact}-{form}"] = self.seat(value, form)
            elif not noun.ids:
                found[fact] = value
            else:
                for form, text in self.forms(noun, value).items():
                    found[f"{fact}-{form}" if form else fact] = text
        return found

    def one(self, noun: Noun, value: int) -> str:
        if noun.name == SEAT.name:
            return self.seat(value)
        return self.forms(noun, value)[""] if noun.ids else str(value)

    def forms(self, noun: Noun, value: int) -> dict[str, str]:
        """The name of a thing, and the forms that the language has for things of its sort.

        A form that only some of them have (`.number = plural`) is empty for the others.
        """
        known = self.forms_of.setdefault(noun, {})
        if value not in known:
            key = f"{noun.name}-{noun.ids[value]}"
            own = self.attributes(key)
            known[value] = {"": self.render(key, "", {})} | {
                form: self.render(key, form, {}) if form in own else ""
                for form in self.form_names(noun)
            }
        return known[value]

    def form_names(self, noun: Noun) -> list[str]:
        """The forms that any thing of a sort has."""
        if noun not in self.form_names_of:
            all_forms: set[str] = set()
            for word in noun.ids:
                all_forms.update(self.attributes(f"{noun.name}-{word}"))
            self.form_names_of[noun] = sorted(all_forms - {ABOUT})
        return self.form_names_of[noun]

    def attributes(self, key: str) -> list[str]:
        """The names of what a message says besides; most are read without parsing it."""
        if key in self.sources:
            return attributes_of(self.sources[key])
        if not self.bundle.has_message(key):
            return []
        return list(self.bundle.get_message(key).attributes)


def ended_once(text: str) -> str:
    """A text without the point after a name that ends a sentence by itself.

    >>> ended_once("Discarded: Waters Rise!. Deck: 20.")
    'Discarded: Waters Rise! Deck: 20.'
    """
    for end in ENDS:
        if f"{end}." in text:
            text = text.replace(f"{end}.", end)
    return text
