"""A page as a list of blocks, and how it is written as Markdown and as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

STYLE: Final = (
    "body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;"
    "background:#fff}table{border-collapse:collapse;margin:1rem 0}"
    "td,th{border-bottom:1px solid #ddd;padding:.25rem .75rem;text-align:right}"
    "td:first-child,th:first-child{text-align:left}svg{width:100%;height:auto;margin:1rem 0}"
    ".scroll{overflow-x:auto}"
)


@dataclass(frozen=True)
class Heading:
    said: str
    level: int = 2


@dataclass(frozen=True)
class Words:
    said: str


@dataclass(frozen=True)
class Sheet:
    """A table; the first column names what the row is about."""

    head: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Plot:
    name: str  # of its file
    title: str
    svg: str


Block = Heading | Words | Sheet | Plot


def to_markdown(blocks: Sequence[Block]) -> str:
    """
    >>> print(to_markdown([Heading("Games"), Sheet(["", "won"], [["a|b", "1"]])]))
    ## Games
    <BLANKLINE>
    |  | won |
    |---|---|
    | a\\|b | 1 |
    <BLANKLINE>
    """
    return "\n\n".join([markdown_of(block) for block in blocks]) + "\n"


def markdown_of(block: Block) -> str:
    if isinstance(block, Heading):
        return f"{'#' * block.level} {block.said}"
    if isinstance(block, Words):
        return block.said
    if isinstance(block, Plot):
        return f"![{block.title}]({block.name}.svg)"
    rows = [block.head, ["---"] * len(block.head), *block.rows]
    lines = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return "\n".join(
        [
            "|---" * len(row) + "|" if number == 1 else f"| {' | '.join(row)} |"
            for number, row in enumerate(lines)
        ]
    )


def to_html(title: str, language: str, blocks: Sequence[Block]) -> str:
    """One page that needs no other file."""
    body = "\n".join([html_of(block) for block in blocks])
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def html_of(block: Block) -> str:
    if isinstance(block, Heading):
        return f"<h{block.level}>{escape(block.said)}</h{block.level}>"
    if isinstance(block, Words):
        return f"<p>{escape(block.said)}</p>"
    if isinstance(block, Plot):
        return f"<figure>{block.svg}</figure>"
    head = "".join([f"<th>{escape(cell)}</th>" for cell in block.head])
    rows = "".join(
        [
            "<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>\n"
            for row in block.rows
        ]
    )
    table = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>"
    return f'<div class="scroll">{table}</div>'
