"""The types of views: written once, in view.py; the client's are made from them."""

import sys
from importlib import resources
from typing import Any

import pytest

from robinsonade.games import GAMES
from robinsonade.kernel.game import Game
from tools import view_types

SOURCE = """
Place: TypeAlias = Literal["camp", "lost"]

class Item(TypedDict):
    id: str
    used: int | None

class View(TypedDict):
    items: list[Item]
    known: dict[str, list[str | None]]
    place: Place
"""


def test_typed_dictionaries_become_interfaces() -> None:
    assert view_types.described(SOURCE).split("\n\n")[1:] == [
        "export type Place = 'camp' | 'lost';",
        "export interface Item {\n  id: string;\n  used: number | null;\n}",
        "export interface View {\n  items: Item[];\n  known: Record<string, (string | null)[]>;\n"
        "  place: Place;\n}\n",
    ]


def test_the_files_of_the_client_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["view_types.py", "check"])
    view_types.main()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_a_view_has_just_the_fields_of_its_type(game: Game) -> None:
    """Also of what lies in it: each dictionary in it is one of the typed ones, or a mapping."""
    source = (resources.files(game.package) / "view.py").read_text("utf-8")
    text = view_types.described(source).partition("interface View {")[2].partition("}")[0]
    wanted = {line.split(":")[0].strip() for line in text.strip().splitlines()}
    seen: dict[str, Any] = game.view(game.new_table(game.most, 1), 0)
    assert set(seen) == wanted
