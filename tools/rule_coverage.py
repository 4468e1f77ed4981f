"""Which rules does no test cite? Fails when more rules are uncited than the baseline allows.

Rules are the lines `- **FI-4.1** text` of src/robinsonade/games/*/text/rules.en.md. A test cites a
rule in its name (test_FI_7_4_the_holder_decides, also several: test_FI_9_7_FI_9_8_...), or
as FI-7.4 in a docstring, a comment or a decorator of its file.
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
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
BASELINE = Path(__file__).with_name("rule_coverage_baseline.json")

PREFIX = r"(FI|PAP|NAU|RC)"
RULE_LINE = re.compile(rf"^- \*\*({PREFIX}-\d+(?:\.\d+)*[a-z]?)\b", re.MULTILINE)
IN_PROSE = re.compile(rf"\b{PREFIX}-\d+(?:\.\d+)+[a-z]?\b")
IN_NAME = re.compile(rf"(?<=_){PREFIX}((?:_\d+)+[a-z]?)(?=_|$)")


class Coverage(NamedTuple):
    """How the rules of one game stand."""

    rules: list[str]
    missing: list[str]
    unknown: list[str]  # in the name of a test, but in no rules file
    allowed: int

    @property
    def failed(self) -> bool:
        # No rule at all means that this tool no longer understands the rules file.
        return len(self.missing) > self.allowed or bool(self.unknown) or not self.rules


def rules_in(text: str) -> list[str]:
    """The rule ids of a rules file, in its order.

    >>> rules_in("- **FI-4.1** Move.\\n- **FI-4.10** Capture, see FI-4.1.\\n")
    ['FI-4.1', 'FI-4.10']
    """
    found = [match[1] for match in RULE_LINE.finditer(text)]
    twice = sorted({rule for rule in found if found.count(rule) > 1})
    if twice:
        raise SystemExit(f"Rule ids given twice: {', '.join(twice)}")
    return found


def named_in(source: str, rules: set[str]) -> set[str]:
    """The rule ids in the names of tests.

    >>> sorted(named_in("def test_FI_9_7_FI_9_8_swim(): ...", {"FI-9.7", "FI-9.8"}))
    ['FI-9.7', 'FI-9.8']
    """
    return {
        longest_known(f"{match[1]}-{match[2][1:].replace('_', '.')}", rules)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for match in IN_NAME.finditer(node.name)
    }


def mentioned_in(source: str) -> set[str]:
    """The rule ids in comments, docstrings and decorators.

    >>> mentioned_in("x = 1  # see FI-9.13")
    {'FI-9.13'}
    """
    return {match[0] for prose in prose_in(source) for match in IN_PROSE.finditer(prose)}


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


def longest_known(cited: str, rules: set[str]) -> str:
    """The rule meant by a name: test_FI_7_4_2_pawns_lift is FI-7.4 if there is no FI-7.4.2.

    >>> longest_known("FI-7.4.2", {"FI-7.4"})
    'FI-7.4'
    >>> longest_known("FI-7.5", {"FI-7.4"})
    'FI-7.5'
    """
    shorter = cited
    while shorter not in rules and "." in shorter:
        shorter = shorter.rpartition(".")[0]
    return shorter if shorter in rules else cited


def survey(rules: list[str], sources: list[str], allowed: Mapping[str, int]) -> dict[str, Coverage]:
    """Per game how its rules stand; a game without a line in the baseline must be complete."""
    known = set(rules)
    named = {rule for source in sources for rule in named_in(source, known)}
    cited = named.union(*map(mentioned_in, sources))
    games = {}
    for game in dict.fromkeys([*allowed, *map(game_of, rules)]):
        own = [rule for rule in rules if game_of(rule) == game]
        missing = [rule for rule in own if rule not in cited]
        unknown = sorted(rule for rule in named - known if game_of(rule) == game)
        games[game] = Coverage(own, missing, unknown, allowed.get(game, 0))
    return games


def game_of(rule: str) -> str:
    return rule.partition("-")[0]


def rules_files() -> list[Path]:
    return sorted(ROOT.glob("src/robinsonade/games/*/text/rules.en.md"))


def files_with_tests() -> list[Path]:
    """All tests but those of the tools, which quote rule ids as samples."""
    tests = ROOT / "tests"
    return sorted(path for path in tests.rglob("*.py") if tests / "tools" not in path.parents)


def as_table(games: Mapping[str, Coverage]) -> str:
    lines = [f"{'game':<6}{'rules':>7}{'cited':>7}{'missing':>9}{'allowed':>9}"]
    for game, (rules, missing, _, allowed) in games.items():
        cited = len(rules) - len(missing)
        lines.append(f"{game:<6}{len(rules):>7}{cited:>7}{len(missing):>9}{allowed:>9}")
    for game, (rules, missing, unknown, _) in games.items():
        if not rules:
            lines.append(f"No rules of {game} found in any text/rules.en.md.")
        if missing:
            lines += ["", f"No test cites these rules of {game}:", wrapped(missing)]
        if unknown:
            lines += [
                "",
                f"Tests are named after rules of {game} that do not exist:",
                wrapped(unknown),
            ]
    return "\n".join(lines)


def wrapped(rules: list[str]) -> str:
    return textwrap.fill(" ".join(rules), 96, break_on_hyphens=False)


def as_json(games: Mapping[str, Coverage]) -> str:
    return json.dumps({game: coverage._asdict() for game, coverage in games.items()}, indent=2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    asked = parser.parse_args()
    rules = [rule for path in rules_files() for rule in rules_in(path.read_text(encoding="utf-8"))]
    sources = [path.read_text(encoding="utf-8") for path in files_with_tests()]
    games = survey(rules, sources, json.loads(BASELINE.read_text(encoding="utf-8")))
    print(as_json(games) if asked.json else as_table(games))
    sys.exit(any(coverage.failed for coverage in games.values()))


if __name__ == "__main__":
    main()
