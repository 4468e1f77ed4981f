"""Which rules does no test cite, and which no code? Fails on any.

    python tools/rule_coverage.py [game...]

Rules are the lines `- **FI-4.1** text` of text/rules.en.md, of each game in the registry. A test
cites a rule in its name (test_FI_7_4_the_holder_decides, also several: test_FI_9_7_FI_9_8_...), or
as FI-7.4 in a docstring, a comment or a decorator of its file. Code, data included, cites it
wherever it says FI-7.4, or FI-7.2 to FI-7.5. A rule that no code carries out, because it says what
something is or follows from others, stands with the reason in data/definitions.toml of its game.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import sys
import textwrap
import tokenize
import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import NamedTuple

# Called as a script, Python looks for imports in tools/ only.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from robinsonade.games import find_game
from robinsonade.kernel.game import Game
from tools.homes import folder_of_tests, games_at_home

ID = r"-\d+(?:\.\d+)*[a-z]?\b"


class Coverage(NamedTuple):
    """How the rules of one game stand."""

    rules: list[str]
    untested: list[str]
    uncoded: list[str]
    unknown: list[str]  # in the name of a test or among the definitions, but in no rules file
    needless: list[str]  # called a definition, but the code cites it

    @property
    def failed(self) -> bool:
        # No rule at all means that this tool no longer understands the rules file.
        faults = [self.untested, self.uncoded, self.unknown, self.needless]
        return any(faults) or not self.rules


# -- what is cited -------------------------------------------------------------------------------


def rules_in(text: str, prefix: str) -> list[str]:
    """The rule ids of a rules file, in its order.

    >>> rules_in("- **FI-4.1** Move.\\n- **FI-4.10** Capture, see FI-4.1.\\n", "FI")
    ['FI-4.1', 'FI-4.10']
    """
    found = re.findall(rf"^- \*\*({prefix}{ID})", text, re.MULTILINE)
    twice = sorted({rule for rule in found if found.count(rule) > 1})
    if twice:
        raise SystemExit(f"Rule ids given twice: {', '.join(twice)}")
    return found


def named_in(source: str, rules: list[str], prefix: str) -> set[str]:
    """The rule ids in the names of tests.

    >>> sorted(named_in("def test_FI_9_7_FI_9_8_swim(): ...", ["FI-9.7", "FI-9.8"], "FI"))
    ['FI-9.7', 'FI-9.8']
    """
    in_name = re.compile(rf"(?<=_){prefix}((?:_\d+)+[a-z]?)(?=_|$)")
    return {
        longest_known(f"{prefix}-{match[1][1:].replace('_', '.')}", rules)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for match in in_name.finditer(node.name)
    }


def longest_known(cited: str, rules: list[str]) -> str:
    """The rule meant by a name: test_FI_7_4_2_pawns_lift is FI-7.4 if there is no FI-7.4.2.

    >>> longest_known("FI-7.4.2", ["FI-7.4"])
    'FI-7.4'
    >>> longest_known("FI-7.5", ["FI-7.4"])
    'FI-7.5'
    """
    shorter = cited
    while shorter not in rules and "." in shorter:
        shorter = shorter.rpartition(".")[0]
    return shorter if shorter in rules else cited


def said_in(text: str, rules: list[str], prefix: str) -> set[str]:
    """The rule ids in a text, and all that stand between two of them.

    >>> sorted(said_in("FI-1.1 to FI-1.3", ["FI-1.1", "FI-1.2", "FI-1.3", "FI-1.4"], "FI"))
    ['FI-1.1', 'FI-1.2', 'FI-1.3']
    """
    found = {match[0] for match in re.finditer(rf"\b{prefix}{ID}", text)}
    for first, last in re.findall(rf"\b({prefix}{ID}) to ({prefix}{ID})", text):
        if first in rules and last in rules:
            found.update(rules[rules.index(first) : rules.index(last) + 1])
    return found


def prose_in(source: str) -> Iterator[str]:
    """Comments, docstrings and decorators: where a test says what it is about.

    Other strings do not count, a rule id may stand in them as a mere value.
    """
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
            if not isinstance(node, ast.Module):
                yield from map(ast.unparse, node.decorator_list)


# -- how a game stands ---------------------------------------------------------------------------


def survey(
    prefix: str, rules: list[str], tests: list[str], code: list[str], definitions: list[str]
) -> Coverage:
    """What the tests and the code of a game say of its rules."""
    tests = [source for source in tests if f"{prefix}-" in source or f"_{prefix}_" in source]
    named = {rule for source in tests for rule in named_in(source, rules, prefix)}
    tested = named.union(
        *[said_in(prose, rules, prefix) for source in tests for prose in prose_in(source)]
    )
    coded = set().union(*[said_in(source, rules, prefix) for source in code])
    return Coverage(
        rules,
        [rule for rule in rules if rule not in tested],
        [rule for rule in rules if rule not in coded and rule not in definitions],
        sorted((named | set(definitions)) - set(rules)),
        [rule for rule in definitions if rule in coded],
    )


def survey_game(game: Game) -> Coverage:
    """How the rules of a game stand."""
    package = Path(str(resources.files(game.package)))
    code = sorted([*package.rglob("*.py"), *(package / "data").glob("*.toml")])
    listed = package / "data" / "definitions.toml"
    definitions = tomllib.loads(read(listed))["definitions"] if listed.exists() else {}
    return survey(
        game.prefix,
        rules_in(read(package / "text" / "rules.en.md"), game.prefix),
        [read(path) for path in files_with_tests(folder_of_tests(game))],
        [read(path) for path in code if path != listed],
        list(definitions),
    )


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def files_with_tests(tests: Path) -> list[Path]:
    """All tests but those of the tools, which quote rule ids as samples."""
    return sorted(path for path in tests.rglob("*.py") if tests / "tools" not in path.parents)


# -- telling it ----------------------------------------------------------------------------------


def as_table(games: Mapping[str, Coverage]) -> str:
    lines = [f"{'game':<20}{'rules':>7}{'tested':>8}{'in code':>9}"]
    for game, found in games.items():
        rules = len(found.rules)
        tested, coded = rules - len(found.untested), rules - len(found.uncoded)
        lines.append(f"{game:<20}{rules:>7}{tested:>8}{coded:>9}")
    for game, found in games.items():
        if not found.rules:
            lines.append(f"No rules of {game} found in its text/rules.en.md.")
        for complaint, rules_in_question in (
            (f"No test cites these rules of {game}:", found.untested),
            (f"Neither code nor data/definitions.toml of {game} names these:", found.uncoded),
            (f"Tests or definitions of {game} name rules that do not exist:", found.unknown),
            (f"The code of {game} cites what is called a definition:", found.needless),
        ):
            if rules_in_question:
                lines += ["", complaint, wrapped(rules_in_question)]
    return "\n".join(lines)


def wrapped(rules: list[str]) -> str:
    return textwrap.fill(" ".join(rules), 96, break_on_hyphens=False)


def as_json(games: Mapping[str, Coverage]) -> str:
    return json.dumps({game: coverage._asdict() for game, coverage in games.items()}, indent=2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    asked = parser.parse_args()
    chosen = [find_game(slug) for slug in asked.games or games_at_home()]
    games = {game.slug: survey_game(game) for game in chosen}
    print(as_json(games) if asked.json else as_table(games))
    sys.exit(any(coverage.failed for coverage in games.values()))


if __name__ == "__main__":
    main()
