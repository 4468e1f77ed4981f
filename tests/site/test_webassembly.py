"""The third form of the engine: as the site packs it, in WebAssembly."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from robinsonade.site.building import built_site, is_built
from tests.lacking import lacking
from tools import client

SCRIPT = Path(__file__).with_name("golden.mjs")


def test_golden_games_come_out_the_same_in_webassembly() -> None:
    """Every fingerprint, every number of choices, every event; Python is the one of the site."""
    if not is_built(built_site()):
        lacking("the engine in WebAssembly. Build it first: make site")
    found = subprocess.run(
        ["node", str(SCRIPT), str(client.ROOT)],
        env=client.node_environment(may_install=False),
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr[-3000:]
    told = json.loads(found.stdout)
    assert told["platform"] == "emscripten"
    assert told["games"] == len(list((client.ROOT / "tests" / "golden").glob("*/*.json")))
