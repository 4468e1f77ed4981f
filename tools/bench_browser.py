"""How fast the page steps through a game: from a key to the position drawn.

    python tools/bench_browser.py

It starts `robinsonade serve` on a new database, brings in one long random game of each title and
goes back choice by choice in the system's Chromium. A step is over when the page has stopped
changing. Browser and server share the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import robinsonade
from robinsonade.kernel.chance import Chance
from tools.equipment import BROWSER

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
GOAL = 50.0  # milliseconds, in the middle
CALM = 300  # milliseconds without a change: the page is done

STEP_BACK = """
async ([steps, calm]) => {
  const times = [];
  for (let i = 0; i < steps; i++) {
    const start = performance.now();
    let last = start;
    const watch = new MutationObserver(() => { last = performance.now(); });
    const all = {subtree: true, childList: true, attributes: true, characterData: true};
    watch.observe(document.body, all);
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '[', bubbles: true}));
    while (performance.now() - last < calm) await new Promise(requestAnimationFrame);
    watch.disconnect();
    times.push(last - start);
  }
  return times;
}
"""


def random_game(slug: str, seed: int) -> str:
    """A whole game with as many seats as there may be, as a file says it."""
    title = robinsonade.find_game(slug)
    match = robinsonade.new(slug, seats=title.most, seed=seed)
    chance = Chance.seeded(seed, ("hand",))
    while not match.over:
        match.play(chance.pick(match.choices()))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.json"
        robinsonade.save(match, file)
        return file.read_text(encoding="utf-8")


def measure(browser: Browser, address: str, slug: str, steps: int) -> list[float]:
    """Milliseconds of each step back from the end of a game."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    brought = context.request.post("/api/games/import", data=json.loads(random_game(slug, 3)))
    page = context.new_page()
    page.goto(f"/g/{brought.json()['id']}")
    page.locator("section.end").wait_for()
    before = page.locator("input[type=range]").input_value()
    times: list[float] = page.evaluate(STEP_BACK, [steps, CALM])
    after = page.locator("input[type=range]").input_value()
    context.close()
    if int(before) - int(after) != steps:
        sys.exit(f"{slug}: from {before} to {after}, but there were {steps} steps")
    return sorted(times)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="How fast the page steps through a game.")
    parser.add_argument("--steps", type=int, default=40)
    asked = parser.parse_args()
    chromium = BROWSER.path
    if chromium is None:
        sys.exit(BROWSER.complaint)

    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "robinsonade", "serve", "--port", "0"]
        command += ["--database", str(Path(folder) / "games.sqlite3")]
        environment = {**os.environ, "ROBINSONADE_LOG_LEVEL": "error"}
        with (
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server,
            sync_playwright() as tools,
        ):
            try:
                assert server.stdout is not None
                address = re.search(r"http://[\d.:]+", server.stdout.readline())
                assert address is not None
                browser = tools.chromium.launch(executable_path=chromium, args=list(FLAGS))
                for slug in robinsonade.games():
                    times = measure(browser, address[0], slug, asked.steps)
                    median, p90 = statistics.median(times), times[len(times) * 9 // 10]
                    verdict = "reached" if median <= GOAL else "missed"
                    print(f"{slug:18} median {median:5.0f} ms   p90 {p90:5.0f} ms   {verdict}")
                browser.close()
            finally:
                server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
