"""The page without a server as a folder for any static host."""

from __future__ import annotations

import hashlib
import json
import shutil
from importlib import resources
from pathlib import Path
from typing import Any, Final

from robinsonade.games import GAMES
from robinsonade.kernel.refusal import Refused
from robinsonade.players.greedy_player import GreedyPlayer
from robinsonade.players.planner.settings import PLANNER
from robinsonade.players.random_player import RandomPlayer
from robinsonade.tables import titles as public
from robinsonade.tables.services import to_json

# Bots that are quick enough in a browser.
PLAYERS: Final = (RandomPlayer.name, GreedyPlayer.name, f"{PLANNER}:easy")
OFFLINE: Final = "offline.js"
HASH: Final = 16  # letters by which a file is told from another version of it


def built_site() -> Path:
    """Where the build of the page lands, in a checkout and in the wheel."""
    return Path(str(resources.files("robinsonade") / "site_static"))


def is_built(folder: Path) -> bool:
    return (folder / "index.html").is_file() and (folder / "python" / "engine.zip.packed").is_file()


def write_site(out: Path, *, force: bool, languages: tuple[str, ...]) -> list[Path]:
    """Write the folder; the files in it. Only an empty one is written without `force`."""
    built = built_site()
    if not is_built(built):
        raise Refused("no-site")
    if out.exists() and not force and (not out.is_dir() or any(out.iterdir())):
        raise Refused("file-exists", file=str(out))
    shutil.copytree(built, out, dirs_exist_ok=True)
    data = out / "data"
    data.mkdir(exist_ok=True)
    (data / "titles.json").write_bytes(to_json([offered(title) for title in public.titles()]))
    for language in languages:
        (data / f"texts.{language}.json").write_bytes(to_json(public.texts(language)))
        for slug in GAMES:
            rules = to_json(public.rules(slug, language))
            (data / f"rules.{slug}.{language}.json").write_bytes(rules)
    write_offline(out, built)
    return sorted([path for path in out.rglob("*") if path.is_file()])


def offered(title: dict[str, Any]) -> dict[str, Any]:
    """A title with the bots that there are here."""
    strengths = [one for one in title["strengths"] if one["player"] in PLAYERS]
    usual = {"players": list(PLAYERS), "usual_player": GreedyPlayer.name}
    return {**title, **usual, "strengths": strengths}


def write_offline(out: Path, built: Path) -> None:
    """Say which files belong to this version: they are kept for when there is no network. Browsers
    may ask at any moment whether there is another one: nobody gets half of it."""
    names = sorted([path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()])
    files = {name: hash_of(out / name) for name in names if name != OFFLINE}
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:HASH]
    rules = {slug: game.version for slug, game in GAMES.items()}
    site = {"version": version, "files": files, "rules": rules}
    head = f"const SITE = {json.dumps(site, indent=1)};\n"
    part = out / f"{OFFLINE}.part"
    part.write_text(head + (built / OFFLINE).read_text("utf-8"), "utf-8")
    part.replace(out / OFFLINE)


def hash_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:HASH]
