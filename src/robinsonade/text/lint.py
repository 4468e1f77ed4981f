"""Are the texts complete, the same in all languages, and fit for what the code asks of them?

`problems()` answers without rendering anything: it compares the Fluent files and the rules files
with the games and with the source code. `robinsonade check` and the tests print what it finds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from robinsonade.games import GAMES
from robinsonade.kernel.game import RANDOM, Game
from robinsonade.kernel.noun import SEAT, Kind, Noun
from robinsonade.kernel.step import NOTHING_TO_ASK
from robinsonade.text.asked_by_code import Call, Code, code_of
from robinsonade.text.languages import LANGUAGES
from robinsonade.text.rulebook import Rule, read_rules
from robinsonade.text.slips_lint import slip_problems
from robinsonade.text.texts import (
    ABOUT,
    FLAVOUR,
    GROUP,
    SHARED,
    flavour_key,
    read_ftl,
    read_further,
)

# A comment with these words on a message says that it needs no translation.
SAME: Final = {"es": "igual en inglés"}

# Literal texts in the code that must be keys, whoever they are handed to.
FRONT_END_KEY: Final = re.compile(r"(?:cli|ui)(?:-[a-z0-9]+)+")

LONGEST_FLAVOUR: Final = 90  # characters: one line on a card

TELLS_A_VERB: Final = "does-"  # how the terms of verbs begin


def problems(only: list[Game] | None = None) -> list[str]:
    """All that is wrong with the texts, one line each; empty if they are in order.

    With `only`, what is wrong with the texts of these games.
    """
    games = only or list(GAMES.values())
    code = code_of(games)
    found: list[str] = []
    for language in LANGUAGES:
        found += syntax_problems(language, games)
        found += key_problems(language, games, code)
        found += term_problems(language, games)
        found += argument_problems(language, games, code)
        found += flavour_problems(language, games)
    for language in LANGUAGES[1:]:
        found += translation_problems(language, games)
    for game in games:
        found += rule_problems(game)
    found += slip_problems(code)
    return [problem for problem in found if is_about(problem, only)] if only else found


def is_about(problem: str, games: list[Game]) -> bool:
    """Does it lie in a file of these games?"""
    files = [
        name(game.package, language)
        for name in (file_name, flavour_file)
        for game in games
        for language in LANGUAGES
    ]
    modules = [f"{game.package}." for game in games]
    rules = [f"rules.{language}.md of {game.slug}" for game in games for language in LANGUAGES]
    return problem.startswith((*files, *modules, *rules))


# -- what the Fluent files hold ------------------------------------------------------------------


class Uses(NamedTuple):
    """What a text refers to."""

    placed: set[str]  # arguments that appear in the sentence
    selected: set[str]  # arguments that only choose between variants
    names: set[tuple[str, str]]  # other messages and their attributes

    @property
    def facts(self) -> set[str]:
        """The facts behind the arguments: `$tile-to` is a form of `$tile`."""
        return {argument.partition("-")[0] for argument in self.placed | self.selected}


class _Reader(Visitor):
    def __init__(self) -> None:
        self.uses = Uses(set(), set(), set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.uses.selected.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.uses.placed.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.uses.names.add((node.id.name, node.attribute.name if node.attribute else ""))


@cache
def uses_of(pattern: ftl.Pattern) -> Uses:
    reader = _Reader()
    reader.visit(pattern)
    return reader.uses


def messages(package: str, language: str) -> dict[str, ftl.Message]:
    return messages_in(read_ftl(package, language))


@cache
def messages_in(file: ftl.Resource) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in file.body if isinstance(entry, ftl.Message)}


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The text of a message under "", its attributes under their names."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    if message.value is not None:
        found[""] = message.value
    return found


def all_messages(game: Game, language: str) -> dict[str, ftl.Message]:
    """What a game can say: the shared messages and its own."""
    return messages(SHARED, language) | messages(game.package, language)


def file_name(package: str, language: str) -> str:
    folder = "text" if package == SHARED else package.removeprefix("robinsonade.") + ".text"
    return f"{folder.replace('.', '/')}/{language}.ftl"


def flavour_file(package: str, language: str) -> str:
    return file_name(package, f"{FLAVOUR}.{language}")


def file_of(key: str, game: Game, language: str) -> str:
    own = key in messages(game.package, language)
    return file_name(game.package if own else SHARED, language)


# -- what the code asks for ----------------------------------------------------------------------


def kinds(game: Game) -> dict[str, Kind]:
    """Everything that a game says by the keys of its texts: choices, events, forecasts ..."""
    choices = {f"choice-{kind.name}": kind for kind in game.catalogue.kinds()}
    events = {f"event-{kind.name}": kind for kind in game.events}
    prompts = {f"prompt-{kind.name}": kind for kind in (*game.prompts, NOTHING_TO_ASK)}
    stakes = {f"stake-{kind.name}": kind for kind in game.stake_kinds}
    reasons = {f"why-{kind.name}": kind for kind in game.reasons}
    forecasts = {f"forecast-{kind.name}": kind for kind in game.forecast_kinds}
    chronicle = {f"chronicle-{kind.name}": kind for kind in game.chronicle_kinds}
    return choices | events | prompts | stakes | reasons | forecasts | chronicle


def game_keys(game: Game, code: Code) -> set[str]:
    """Every text that a game needs."""
    found = {"game-title", "game-pitch", *kinds(game)}
    found |= {f"{noun.name}-{word}" for noun in game.words for word in noun.ids}
    found |= {f"cost-{kind.cost}" for kind in kinds(game).values() if kind.cost}
    found |= {f"outcome-{result}" for result in code.ends.get(game.package, ())}
    table = game.new_table(game.fewest, 0)
    found |= {f"statistic-{name}" for name in game.statistics(table)}
    found |= {f"line-{name}" for name in game.sheet(table)}
    for option in game.options:
        words = [word for word in option.values if word != RANDOM]
        found |= {f"option-{option.name}", *[f"option-{option.name}-{word}" for word in words]}
    return found


# -- the checks ----------------------------------------------------------------------------------


def syntax_problems(language: str, games: list[Game]) -> Iterator[str]:
    """What the Fluent parser does not understand, and keys that are there twice."""
    shared = messages(SHARED, language)
    for package in (SHARED, *[game.package for game in games]):
        file = file_name(package, language)
        seen: set[str] = set()
        for entry in read_ftl(package, language).body:
            if isinstance(entry, ftl.Junk):
                why = "; ".join([note.message or "" for note in entry.annotations])
                first_line = (entry.content or "").strip().partition("\n")[0]
                yield f"{file}: {first_line!r}: {why}"
            elif isinstance(entry, ftl.Message):
                key = entry.id.name
                if key in seen:
                    yield f"{file}: {key} is there twice"
                elif package != SHARED and key in shared:
                    yield f"{file}: {key} is also in {file_name(SHARED, language)}"
                seen.add(key)


def key_problems(language: str, games: list[Game], code: Code) -> Iterator[str]:
    """Texts that are asked for and missing, or there and never asked for."""
    shared = messages(SHARED, language)
    shared_file = file_name(SHARED, language)
    anywhere = set(shared).union(*[messages(game.package, language) for game in games])
    for call in code.said:
        if call.key not in anywhere:
            yield f"{call.where}: says {call.key}, which is missing in {shared_file}"
    for key in sorted(code.words - {call.key for call in code.said} - anywhere):
        if FRONT_END_KEY.fullmatch(key):
            yield f"{shared_file}: {key} is missing"
    errors = {f"error-{call.key}" for call in code.refused}
    needed_by_games: set[str] = set()
    for game in games:
        file, own = file_name(game.package, language), messages(game.package, language)
        needed = game_keys(game, code)
        needed_by_games |= needed
        for key in sorted(needed - set(own) - set(shared)):
            yield f"{file}: {key} is missing"
        beats = {f"beat-{kind.name}" for kind in game.events}
        for key in sorted(set(own) - needed - errors - beats):
            if not code.uses(key):
                yield f"{file}: {key} is never used"
    for key in sorted(errors - anywhere):
        yield f"{shared_file}: {key} is missing"
    for key in sorted(set(shared) - needed_by_games - errors):
        if not code.uses(key):
            yield f"{shared_file}: {key} is never used"


def term_problems(language: str, games: list[Game]) -> Iterator[str]:
    """Verbs of cards that nobody can tell, and such terms that no verb needs."""
    for game in games:
        file, needed = file_name(game.package, language), game.terms()
        body = read_ftl(game.package, language).body
        there = {entry.id.name for entry in body if isinstance(entry, ftl.Term)}
        for verb, term in needed.items():
            if term not in there:
                yield f"{file}: -{term} is missing: it tells {verb}"
        for term in sorted(there - set(needed.values())):
            if needed and term.startswith(TELLS_A_VERB):
                yield f"{file}: -{term} tells no verb"


def argument_problems(language: str, games: list[Game], code: Code) -> Iterator[str]:
    """Sentences that need facts which nobody gives them, and facts that no sentence needs."""
    shared = messages(SHARED, language)
    for package in (SHARED, *[game.package for game in games]):
        known = shared | messages(package, language)
        for key, message in messages(package, language).items():
            for attribute, pattern in patterns(message).items():
                where = f"{file_name(package, language)}: {key}{'.' * bool(attribute)}{attribute}"
                yield from reference_problems(where, uses_of(pattern), known)
    for game in games:
        file, own = file_name(game.package, language), all_messages(game, language)
        of_kind = kinds(game)
        nouns = {noun.name: noun for noun in game.words}
        for key in filter(FRONT_END_KEY.fullmatch, own):
            yield from front_end_problems(f"{file_of(key, game, language)}: {key}", own, key, nouns)
        for key in sorted(game_keys(game, code) & set(own)):
            kind = of_kind.get(key)
            facts = dict(zip(kind.facts, kind.nouns, strict=True)) if kind else {}
            yield from fact_problems(f"{file}: {key}", own[key], facts, own)
            if key.startswith("choice-") and GROUP not in patterns(own[key]):
                yield f"{file}: {key}.{GROUP} is missing"
        for noun in game.words:
            described = [w for w in noun.ids if ABOUT in attributes(own, f"{noun.name}-{w}")]
            for word in noun.ids if described else ():
                if word not in described:
                    yield f"{file}: {noun.name}-{word}.{ABOUT} is missing"
    everything = dict(shared)
    for game in games:
        everything |= messages(game.package, language)
    for call in code.said:
        if call.key in everything:
            yield from call_problems(call, everything[call.key], language)
    for call in code.refused:
        key = f"error-{call.key}"
        if key in everything:
            for fact in sorted(used_by(everything[key]).facts - call.facts):
                yield f"{call.where}: does not give ${fact}, which {key} needs ({language})"


def reference_problems(where: str, uses: Uses, known: dict[str, ftl.Message]) -> Iterator[str]:
    for key, attribute in sorted(uses.names):
        if key not in known or attribute not in patterns(known[key]):
            yield f"{where} refers to {key}{'.' * bool(attribute)}{attribute}, which is missing"


def fact_problems(
    where: str, message: ftl.Message, facts: dict[str, Noun], known: dict[str, ftl.Message]
) -> Iterator[str]:
    """Does a sentence about facts ask only for what there is?"""
    uses = used_by(message)
    for argument in sorted(uses.placed | uses.selected):
        fact, _, form = argument.partition("-")
        if fact not in facts:
            yield f"{where}: ${fact} is none of its facts ({', '.join(facts) or 'there are none'})"
        elif argument != fact:
            yield from form_problems(
                f"{where}: ${argument}", facts[fact], form, known, argument in uses.placed
            )


def front_end_problems(
    where: str, known: dict[str, ftl.Message], key: str, nouns: dict[str, Noun]
) -> Iterator[str]:
    """Front ends may hand over a thing of a game in all its forms, under the name of its sort."""
    uses = used_by(known[key])
    for argument in sorted(uses.placed | uses.selected):
        fact, _, form = argument.partition("-")
        if argument != fact and fact in nouns:
            placed = argument in uses.placed
            yield from form_problems(f"{where}: ${argument}", nouns[fact], form, known, placed)


def form_problems(
    where: str, noun: Noun, form: str, known: dict[str, ftl.Message], placed: bool
) -> Iterator[str]:
    """Is there such a form of the names of this sort of things?"""
    if noun.many or not noun.ids or not form:
        there = {"count"} if noun.many else set()
        if noun.name == SEAT.name:
            there |= attributes(known, "seat") | (set() if noun.many else {"name", "person"})
        if form not in there:
            yield f"{where}: there is no such form"
        return
    keys = [f"{noun.name}-{word}" for word in noun.ids]
    without = [key for key in keys if form not in attributes(known, key)]
    if len(without) == len(keys):
        yield f"{where}: no {noun.name} has the form .{form}"
    elif placed and without:
        yield f"{where}: these have no form .{form}: {', '.join(without)}"


def attributes(known: dict[str, ftl.Message], key: str) -> set[str]:
    return set(patterns(known[key])) if key in known else set()


def used_by(message: ftl.Message) -> Uses:
    return uses_of(message.value) if message.value is not None else Uses(set(), set(), set())


def call_problems(call: Call, message: ftl.Message, language: str) -> Iterator[str]:
    if not call.open_end:
        for fact in sorted(used_by(message).facts - call.facts):
            yield f"{call.where}: does not give ${fact}, which {call.key} needs ({language})"
    for fact in sorted(call.facts - used_by(message).facts):
        yield f"{call.where}: gives ${fact}, which {call.key} does not need ({language})"


def translation_problems(language: str, games: list[Game]) -> Iterator[str]:
    """Texts that differ in what they use, or that are still in English."""
    for package in (SHARED, *[game.package for game in games]):
        file = file_name(package, language)
        english, ours = messages(package, LANGUAGES[0]), messages(package, language)
        for key in [key for key in english if key in ours]:
            for attribute in ("", ABOUT, GROUP):
                theirs = patterns(english[key]).get(attribute)
                mine = patterns(ours[key]).get(attribute)
                where = f"{file}: {key}{'.' * bool(attribute)}{attribute}"
                if theirs is None or mine is None:
                    if theirs is not mine:
                        yield f"{where} is there in only one of en, {language}"
                    continue
                if uses_of(theirs).facts != uses_of(mine).facts:
                    yield f"{where} does not use the same facts as in English"
                if is_same(theirs, mine) and not may_be_same(ours[key], language):
                    yield f"{where} is the same as in English"


def is_same(one: ftl.Pattern, other: ftl.Pattern) -> bool:
    """Equal, and with words of its own."""
    texts = [part.value for part in one.elements if isinstance(part, ftl.TextElement)]
    return any(letter.isalpha() for letter in "".join(texts)) and one.equals(other)


def may_be_same(message: ftl.Message, language: str) -> bool:
    comment = message.comment.content if message.comment else ""
    return SAME[language] in (comment or "").lower()


def flavour_problems(language: str, games: list[Game]) -> Iterator[str]:
    """Cards without a flavour line, and lines that are too long, there twice or of no card."""
    for game in games:
        file = flavour_file(game.package, language)
        needed = [flavour_key(noun, word) for noun in game.cards for word in noun.ids]
        there: set[str] = set()
        first: dict[str, str] = {}
        for entry in read_further(game.package, FLAVOUR, language).body:
            if isinstance(entry, ftl.Junk):
                yield f"{file}: {(entry.content or '').strip().partition(chr(10))[0]!r} is no line"
            if not isinstance(entry, ftl.Message):
                continue
            key, line = entry.id.name, plain_line(entry)
            if key not in needed:
                yield f"{file}: {key} is of no card"
            if key in there:
                yield f"{file}: {key} is there twice"
            there.add(key)
            if not line:
                yield f"{file}: {key} is not one line of plain words"
            elif len(line) > LONGEST_FLAVOUR:
                yield f"{file}: {key} has {len(line)} characters, {LONGEST_FLAVOUR} are allowed"
            elif first.setdefault(line, key) != key:
                yield f"{file}: {key} says the same as {first[line]}"
        for key in needed:
            if key not in there:
                yield f"{file}: {key} is missing"
        if language != LANGUAGES[0]:
            english = lines_of(game.package, LANGUAGES[0])
            for line, key in first.items():
                if english.get(key) == line:
                    yield f"{file}: {key} is the same as in English"


def lines_of(package: str, language: str) -> dict[str, str]:
    """The flavour lines of a game by their keys."""
    lines = messages_in(read_further(package, FLAVOUR, language))
    return {key: plain_line(message) for key, message in lines.items()}


def plain_line(message: ftl.Message) -> str:
    """The text of a message that is one line and nothing else; otherwise empty."""
    parts = message.value.elements if message.value is not None else []
    if len(parts) != 1 or not isinstance(parts[0], ftl.TextElement) or message.attributes:
        return ""
    return "" if "\n" in parts[0].value else parts[0].value


# -- rules ---------------------------------------------------------------------------------------


def rule_problems(game: Game) -> Iterator[str]:
    """Rules that are missing in a language, mentioned without being there, or there twice."""
    first: list[str] = []
    for language in LANGUAGES:
        file = f"rules.{language}.md of {game.slug}"
        sections = read_rules(game.package, language)
        rules = [rule for section in sections for rule in section.rules]
        ids = [rule.id for rule in rules]
        first = first or ids
        for rule_id in sorted(set(ids) ^ set(first)):
            yield f"{file}: {rule_id} is there in only one of {LANGUAGES[0]}, {language}"
        for rule_id in sorted({rule_id for rule_id in ids if ids.count(rule_id) > 1}):
            yield f"{file}: {rule_id} is there twice"
        if sorted(ids) == sorted(first) and ids != first:
            yield f"{file}: the rules are in another order than in {LANGUAGES[0]}"
        for where, rule_id in mentions(game, rules):
            if rule_id not in ids:
                yield f"{file}: {where} mentions {rule_id}, which is missing"


def mentions(game: Game, rules: list[Rule]) -> Iterator[tuple[str, str]]:
    """Every place that names a rule."""
    pattern = re.compile(rf"\b{game.prefix}-\d+(?:\.\d+)+[a-z]?\b")
    for rule in rules:
        yield from [(rule.id, rule_id) for rule_id in pattern.findall(rule.text)]
    for key, kind in kinds(game).items():
        yield from [(key, rule_id) for rule_id in kind.rules]
    for option in game.options:
        yield from [(f"option-{option.name}", rule_id) for rule_id in option.rules]
