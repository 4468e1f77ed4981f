"""The pages for newcomers: what they quote stands there, what they change does what they say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PEARLS = ROOT / "examples" / "pearls" / "src" / "pearls"
ADD_A_GAME = (ROOT / "docs" / "add_a_game.md").read_text("utf-8")
ADD_A_CARD = (ROOT / "docs" / "add_a_card.md").read_text("utf-8")

QUOTED = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```', ADD_A_GAME, re.MULTILINE | re.DOTALL)
CHANGES = re.findall(r"^```diff\n(.*?)^```", ADD_A_CARD, re.MULTILINE | re.DOTALL)
ANSWERS = re.findall(r"^```text\n(.*?)^```", ADD_A_CARD, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("file", "text"), QUOTED, ids=[file for file, _ in QUOTED])
def test_what_the_page_quotes_stands_in_the_file(file: str, text: str) -> None:
    assert text in (PEARLS / file).read_text("utf-8")


# -- adding a card -------------------------------------------------------------------------------


class Workshop:
    """A copy of Pearls that can be changed and checked."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "pearls"
        shutil.copytree(PEARLS, self.package, ignore=shutil.ignore_patterns("__pycache__"))
        info = folder / "robinsonade_pearls-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: x-pearls\nVersion: 1\n")
        (info / "entry_points.txt").write_text("[robinsonade.games]\npearls = pearls.game:GAME\n")
        path = [str(folder), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "LC_ALL": "C.UTF-8"}

    def change(self, diff: str) -> None:
        """Make the changes of a diff; its hunks are found by their text, each in one place."""
        for part in re.split(r"^--- .*\n", diff, flags=re.MULTILINE)[1:]:
            name, *hunks = re.split(r"^@@\n", part, flags=re.MULTILINE)
            path = self.package / name.removeprefix("+++ b/").strip()
            text = path.read_text("utf-8")
            for hunk in hunks:
                lines = hunk.splitlines(keepends=True)
                old = "".join([line[1:] or "\n" for line in lines if line[0] != "+"])
                new = "".join([line[1:] or "\n" for line in lines if line[0] != "-"])
                assert text.count(old) == 1, f"{name}: {old}"
                text = text.replace(old, new)
            path.write_text(text, "utf-8")

    def run(self, *command: str) -> str:
        """What a command says, complaints included."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=ROOT,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout + done.stderr

    def check(self) -> str:
        return self.run("-m", "robinsonade", "check", "pearls")


PLAYED = """
from pearls.game import GAME
from pearls.position import lagoon
from robinsonade.text import Texts
t = lagoon(3, top=["clam"], charms=[0, 0, 0], rolls=[1], reef="wild")
for choice in ("0.pass", "0.seal.3", "1.seal.1", "2.seal.1"):
    t.apply(GAME.catalogue.find(choice))
print(t.pearls, Texts("en", GAME).about(GAME.words[0], 5))
"""


def test_adding_a_card_and_a_verb(tmp_path: Path) -> None:
    """Card, verb, words: after each change the check names what the page says."""
    pearls = Workshop(tmp_path)
    card, verb, words = CHANGES
    no_verb, no_words = ANSWERS
    assert pearls.check().startswith("In order")
    pearls.change(card)
    assert no_verb.strip() in pearls.check()
    pearls.change(verb)
    said = pearls.check()
    assert sorted(no_words.splitlines()) == sorted(re.findall(r"^pearls/.*", said, re.MULTILINE))
    pearls.change(words)
    pearls.run("tools/tell_cards.py", "pearls")
    assert pearls.check().startswith("In order")
    assert pearls.run("-c", PLAYED) == "[3, 1, 1] 3 pearls. 1 pearl for each other diver\n"
