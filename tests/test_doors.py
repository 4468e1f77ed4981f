"""Doors open one way: kernel <- games <- players <- arena <- hindsight <- tables <- server <- cli.

So they do within each game, and all games have the same rooms. And nothing that names the machine
it was written on leaves it.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
PACKAGE = SRC / "robinsonade"

ENGINE = {"kernel", "games"}
FURNITURE = ENGINE | {"", "extras", "files", "lessons", "players", "text"}
# room -> the rooms it may enter. "" is the package's own __init__, the Python interface.
DOORS: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "files": ENGINE,
    "extras": ENGINE,
    "": ENGINE | {"files"},
    "text": ENGINE,
    "players": ENGINE,
    "lessons": ENGINE | {"players", "text"},
    "arena": FURNITURE,
    "envs": FURNITURE,
    "hindsight": FURNITURE | {"arena"},
    "tables": FURNITURE | {"hindsight"},
    "server": FURNITURE | {"hindsight", "tables"},
    "site": ENGINE | {"hindsight", "players", "tables"},
    "cli": FURNITURE | {"arena", "hindsight", "tables", "server", "site"},
    "__main__": {"cli"},
}
# Rooms that do with the standard library, but for the packages named.
PLAIN: dict[str, set[str]] = {
    "kernel": set(),
    "games": set(),
    "files": set(),
    "extras": set(),
    "": set(),
    "text": {"fluent"},
    "players": set(),
    "hindsight": set(),
    "tables": set(),
    "site": {"pyodide"},
}

# Within a game every module stands in one of these rooms: a folder, or a file at its top level.
FACTS = {"box", "table"}
WORDS = {"choices", "events", "prompts"}
DEEDS = {"rules", "steps", "effects"}
ROOMS: dict[str, set[str]] = {
    "box": set(),
    "table": {"box"},
    **dict.fromkeys(WORDS, FACTS | WORDS),
    "rules": FACTS | WORDS,
    "steps": FACTS | WORDS | DEEDS,
    "effects": FACTS | WORDS | DEEDS,
    "setup": FACTS | WORDS | DEEDS,
    "view": FACTS | WORDS | DEEDS,
    "printed": FACTS | WORDS | DEEDS | {"guide"},
    "heuristics": FACTS | WORDS | DEEDS,
    "guide": FACTS | WORDS | DEEDS | {"view"},
    "position": FACTS | WORDS | DEEDS | {"setup"},
    "game": FACTS | WORDS | DEEDS | {"setup", "view", "printed", "heuristics", "guide"},
}
FOLDERS = {"box", "table", "rules", "steps", "effects", "heuristics", "guide"}
DATA = {"data", "text", "lessons", "__pycache__"}


def imports_of(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """Full names of all that a module imports, wherever in the file.

    >>> list(imports_of("from ..kernel import step", "robinsonade.games.papua"))
    ['robinsonade.kernel.step']
    """
    home = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = home[: len(home) - node.level + 1] if node.level else []
            path = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{path}.{name.name}" for name in node.names)


def room_of(module: str) -> str:
    """The room of a module of ours: a folder or a file of the package, "" for the package itself.

    >>> room_of("robinsonade.kernel.table"), room_of("robinsonade.__version__")
    ('kernel', '')
    """
    first = module.split(".")[1] if "." in module else ""
    there = (PACKAGE / first).is_dir() or (PACKAGE / f"{first}.py").exists()
    return first if there or first in DOORS else ""


def game_of(module: str) -> str | None:
    """The game whose folder a module is in.

    >>> game_of("robinsonade.games.forbidden_island.view"), game_of("robinsonade.kernel.step")
    ('forbidden_island', None)
    """
    parts = module.split(".")[1:]
    in_a_game = len(parts) > 1 and parts[0] == "games" and (PACKAGE / "games" / parts[1]).is_dir()
    return parts[1] if in_a_game else None


def complaint(module: str, imported: str) -> str | None:
    """What is wrong with this import, or None.

    >>> complaint("robinsonade.kernel.table", "robinsonade.games.registry")
    'kernel may not enter games'
    >>> complaint("robinsonade.kernel.table", "numpy")
    'kernel may not use numpy'
    """
    room = room_of(module)
    if room not in DOORS:
        return f"{room} is a new room: say in DOORS which rooms it may enter"
    top = imported.partition(".")[0]
    if top != "robinsonade":
        plain = room in PLAIN and top not in sys.stdlib_module_names | PLAIN[room]
        return f"{room or 'robinsonade'} may not use {top}" if plain else None
    target = room_of(imported)
    if target != room and target not in DOORS[room]:
        return f"{room or 'robinsonade'} may not enter {target or 'robinsonade itself'}"
    game = game_of(module)
    if game and target == "games" and game_of(imported) != game:
        return f"{game} may not enter {game_of(imported) or 'the registry'}"
    return None


def our_modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(SRC).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def test_every_import_goes_through_a_door() -> None:
    assert [
        f"{path.relative_to(ROOT)} imports {imported}: {problem}"
        for module, path in our_modules()
        for imported in imports_of(path.read_text("utf-8"), module, path.name == "__init__.py")
        if (problem := complaint(module, imported))
    ] == []


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("robinsonade.kernel.table", "robinsonade.kernel.step"),
        ("robinsonade.kernel.codec", "json"),
        ("robinsonade.games.forbidden_island.game", "robinsonade.kernel.table"),
        ("robinsonade.games.forbidden_island.game", "robinsonade.games.forbidden_island.table"),
        ("robinsonade.text.texts", "fluent.runtime"),
        ("robinsonade.arena.runner", "robinsonade.players.greedy_player"),
        ("robinsonade.cli.play", "robinsonade.text.texts"),
        ("robinsonade.__main__", "robinsonade.cli"),
    ],
)
def test_open_doors(module: str, imported: str) -> None:
    assert complaint(module, imported) is None


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("robinsonade.kernel.table", "robinsonade.games.forbidden_island"),
        ("robinsonade.kernel.table", "robinsonade.__version__"),
        ("robinsonade.kernel.table", "rich"),
        ("robinsonade.games.forbidden_island.game", "robinsonade.players.greedy_player"),
        ("robinsonade.games.forbidden_island.game", "robinsonade.text.texts"),
        ("robinsonade.games.forbidden_island.game", "robinsonade.games.GAMES"),
        ("robinsonade.games.forbidden_island.game", "tomlkit"),
        ("robinsonade.players.greedy_player", "robinsonade.text.texts"),
        ("robinsonade.text.texts", "robinsonade.players.greedy_player"),
        ("robinsonade.text.texts", "rich.text"),
        ("robinsonade.arena.runner", "robinsonade.cli.play"),
        ("robinsonade", "robinsonade.cli.app"),
        ("robinsonade", "robinsonade.players.greedy_player"),
    ],
)
def test_closed_doors(module: str, imported: str) -> None:
    assert complaint(module, imported) is not None


def test_no_game_enters_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("papua", "naufragos"):
        (tmp_path / "games" / game).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    own, other = "robinsonade.games.papua.setup", "robinsonade.games.naufragos.setup"
    assert complaint(own, other) == "papua may not enter naufragos"
    assert complaint(own, "robinsonade.games.papua.table") is None


def home_of(path: Path) -> str:
    """The room of a file, by its path within the folder of its game.

    >>> home_of(Path("steps/zones/huts.py")), home_of(Path("view.py")), home_of(Path("__init__.py"))
    ('steps', 'view', '')
    """
    first = path.parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def games() -> list[Path]:
    """Ours, and the example of a game in a package of its own."""
    folders = [*(PACKAGE / "games").iterdir(), ROOT / "examples" / "pearls" / "src" / "pearls"]
    return sorted(path for path in folders if (path / "game.py").exists())


def package_of(game: Path) -> str:
    return f"robinsonade.games.{game.name}" if PACKAGE in game.parents else game.name


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_all_games_have_the_same_rooms(game: Path) -> None:
    files = {path.stem for path in game.glob("*.py")} - {"__init__"}
    folders = {path.name for path in game.iterdir() if path.is_dir()}
    assert files == ROOMS.keys() - FOLDERS
    assert folders - DATA <= FOLDERS
    assert {"box", "table", "rules", "steps", "heuristics", "data", "text"} <= folders


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_doors_within_a_game_open_one_way(game: Path) -> None:
    assert list(wrong_doors(game, package_of(game))) == []


def wrong_doors(game: Path, package: str) -> Iterator[str]:
    for path in sorted(game.rglob("*.py")):
        place = path.relative_to(game)
        home = home_of(place)
        module = ".".join([package, *place.with_suffix("").parts])
        for imported in imports_of(path.read_text("utf-8"), module):
            if home and imported.startswith(f"{package}."):
                target = imported.removeprefix(f"{package}.").split(".")[0]
                if target != home and target not in ROOMS[home]:
                    yield f"{place} may not enter {target}: {imported}"


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("box/cards.py", "table.fields"),
        ("table/table.py", "rules.people"),
        ("choices.py", "steps.turn"),
        ("rules/people.py", "effects.goods"),
        ("steps/turn.py", "view"),
        ("effects/goods.py", "heuristics.worth"),
        ("view.py", "heuristics.policy"),
        ("heuristics/policy.py", "game"),
        ("position.py", "game"),
    ],
)
def test_wrong_doors_within_a_game(tmp_path: Path, module: str, imported: str) -> None:
    path = tmp_path / module
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"import a_game.{imported}\n")
    target = imported.split(".")[0]
    found = list(wrong_doors(tmp_path, "a_game"))
    assert found == [f"{module} may not enter {target}: a_game.{imported}"]


def test_texts_of_games_are_data_only() -> None:
    folders = [path for path in (PACKAGE / "games").glob("*/text") if path.is_dir()]
    assert folders
    suffixes = {path.suffix for folder in folders for path in folder.rglob("*") if path.is_file()}
    assert suffixes <= {".ftl", ".md"}


# Written so that the patterns do not match themselves.
HOME = re.compile(r"(?<![\w.])/(?:home/[\w.-]+|Users/[\w.-]+|root)/")
REGISTRY = re.compile(r"(?:pypi|pythonhosted|npmjs)\.(?:org|com)|--(?:extra-index-|index-)url")


def tracked_texts() -> Iterator[tuple[Path, str]]:
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    run = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        pytest.skip("not a git checkout, so nothing is tracked")
    for name in filter(None, run.stdout.split("\0")):
        path = ROOT / name
        if path.is_file():
            yield Path(name), path.read_bytes().decode("utf-8", errors="ignore")


def test_nothing_names_this_machine_or_a_registry() -> None:
    texts = list(tracked_texts())
    found = [
        f"{path}: {match[0]}"
        for path, text in texts
        for pattern in (HOME, REGISTRY)
        for match in pattern.finditer(text)
    ]
    assert texts
    assert found == []
