"""Writes web/src/games/<slug>/schema.d.ts: the typed dictionaries of a game, in TypeScript.

They are those of its view, and of its forecast if it has one.

`python tools/view_types.py` writes them, `python tools/view_types.py check` fails if one is out of
date. The source is read, not the module: the compiled engine says the same.
"""

from __future__ import annotations

import ast
import sys
from importlib import resources
from pathlib import Path

from robinsonade.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
HEAD = "// Made by tools/view_types.py from view.py of the game. Do not edit.\n"
PLACES = ("view.py", "guide/forecast/shapes.py")
PLAIN = {"str": "string", "int": "number", "bool": "boolean", "float": "number", "None": "null"}


def main() -> None:
    stale = []
    for slug, game in GAMES.items():
        folder = ROOT / "web" / "src" / "games" / slug
        if not folder.is_dir():
            continue  # a game without a drawn board
        files = [resources.files(game.package) / place for place in PLACES]
        source = "\n".join([file.read_text("utf-8") for file in files if file.is_file()])
        path, text = folder / "schema.d.ts", described(source)
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if "check" not in sys.argv:
            path.write_text(text, "utf-8")
    if stale and "check" in sys.argv:
        sys.exit(f"out of date: {', '.join(stale)}: python tools/view_types.py")


def described(source: str) -> str:
    """The typed dictionaries of a module as interfaces, its aliases as types.

    >>> print(described("class Fire(TypedDict):\\n    lit: bool\\n").partition("\\n\\n")[2], end="")
    export interface Fire {
      lit: boolean;
    }
    """
    parts = [HEAD]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and "TypedDict" in [ast.unparse(b) for b in node.bases]:
            fields = [
                f"  {ast.unparse(field.target)}: {typed(field.annotation)};\n"
                for field in node.body
                if isinstance(field, ast.AnnAssign)
            ]
            parts.append(f"export interface {node.name} {{\n{''.join(fields)}}}\n")
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            assert node.value is not None
            parts.append(f"export type {ast.unparse(node.target)} = {typed(node.value)};\n")
    return "\n".join(parts)


def typed(node: ast.expr) -> str:
    """An annotation in TypeScript; what it has no word for is refused."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return f"{typed(node.left)} | {typed(node.right)}"
    if isinstance(node, ast.Subscript):
        arguments = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        name = ast.unparse(node.value)
        if name == "Literal":
            return " | ".join([f"'{ast.literal_eval(one)}'" for one in arguments])
        if name == "list":
            inner = typed(arguments[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if name == "dict":
            return f"Record<{typed(arguments[0])}, {typed(arguments[1])}>"
    name = ast.unparse(node)
    if isinstance(node, (ast.Name, ast.Constant)):
        return PLAIN.get(name, name)
    raise SystemExit(f"no TypeScript for {name}")


if __name__ == "__main__":
    main()
