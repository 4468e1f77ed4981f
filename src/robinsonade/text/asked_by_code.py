"""What the source code says about texts: the keys it names, and with which facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from robinsonade.kernel.game import Game
from robinsonade.kernel.slips import key_of

OURS: Final = "robinsonade"
FRONT_END_BEGINNING: Final = re.compile(r"(?:cli|ui)-(?:[a-z0-9]+-)*")
SLIPS: Final = {"BadData": 1, "Said": 0}  # which argument is the sentence
GIVEN_BY: Final = {"BadFile": frozenset({"why"})}  # facts that a refusal adds by itself
FACT: Final = re.compile(r"\{(\w+)\}")
SIGNS: Final = (ast.Name, ast.expr_context, ast.operator, ast.cmpop)


class Call(NamedTuple):
    """A place in the code that names a text: say("key", fact=...) or Refused("key", fact=...)."""

    where: str
    key: str
    facts: frozenset[str]
    open_end: bool  # has **facts as well


class Code:
    """What the source code says about texts."""

    def __init__(self) -> None:
        self.said: list[Call] = []
        self.refused: list[Call] = []
        self.slips: list[Call] = []  # what can be wrong with data: kernel/slips.py
        self.ends: dict[str, set[str]] = {}  # package of a game -> results of t.end("...")
        self.words: set[str] = set()  # all literal texts: a key may come by another way
        self.beginnings: set[str] = set()  # of keys put together: f"cli-island-{state}"

    def uses(self, key: str) -> bool:
        """Is this key written somewhere, or put together from its beginning?"""
        return key in self.words or key.startswith(tuple(self.beginnings))

    @staticmethod
    def read(files: dict[str, Path], packages: list[str]) -> Code:
        """What the modules in these files say; `packages` are those of games."""
        code = Code()
        trees = {module: ast.parse(path.read_text("utf-8")) for module, path in files.items()}
        refusals = refusal_classes(trees.values())
        for module, tree in trees.items():
            owners = [package for package in packages if module.startswith(f"{package}.")]
            for node in within(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    code.words.add(node.value)
                elif isinstance(node, ast.Call):
                    code.note(node, module, owners, refusals)
                elif isinstance(node, (ast.JoinedStr, ast.BinOp)):
                    code.beginnings.update(filter(FRONT_END_BEGINNING.fullmatch, beginnings(node)))
        return code

    def note(self, node: ast.Call, module: str, owners: list[str], refusals: set[str]) -> None:
        name = called(node)
        if name in SLIPS and len(node.args) > SLIPS[name]:
            where, said = f"{module}:{node.lineno}", filter(None, literals(node.args[SLIPS[name]]))
            self.slips += [Call(where, key_of(one), facts_named(one), False) for one in said]
        keys = list(literals(node.args[0])) if node.args else []
        if name == "end":
            for package in owners:
                self.ends.setdefault(package, set()).update(keys)
        if name != "say" and name not in refusals:
            return
        calls = self.said if name == "say" else self.refused
        facts = frozenset([word.arg for word in node.keywords if word.arg is not None])
        facts |= GIVEN_BY.get(name, frozenset())
        open_end = any(word.arg is None for word in node.keywords)
        calls += [Call(f"{module}:{node.lineno}", key, facts, open_end) for key in keys]


def code_of(games: list[Game]) -> Code:
    """All our code, and that of the games that others bring."""
    packages = [game.package for game in games]
    files = modules_of(OURS, Path(str(resources.files(OURS))))
    for package in packages:
        files |= modules_of(package, Path(str(resources.files(package))))
    return Code.read(files, packages)


def modules_of(package: str, folder: Path) -> dict[str, Path]:
    """The files of a package by the names of its modules."""
    return {
        ".".join([package, *path.relative_to(folder).with_suffix("").parts]): path
        for path in sorted(folder.rglob("*.py"))
    }


def within(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a tree but names and signs; `ast.walk` takes twice as long."""
    rest = [tree]
    while rest:
        node = rest.pop()
        yield node
        for value in vars(node).values():
            if isinstance(value, list):
                rest += [one for one in value if isinstance(one, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, SIGNS):
                rest.append(value)


def facts_named(words: str) -> frozenset[str]:
    """The facts that a sentence about wrong data has."""
    return frozenset(FACT.findall(words))


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def literals(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def beginnings(node: ast.JoinedStr | ast.BinOp) -> Iterator[str]:
    """How a text begins that an expression puts together."""
    if isinstance(node, ast.JoinedStr) and node.values:
        yield from literals(node.values[0])
    elif isinstance(node, ast.BinOp):
        yield from literals(node.left)


def refusal_classes(trees: Iterable[ast.Module]) -> set[str]:
    """Refused and all that is derived from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    found = {"Refused"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found
