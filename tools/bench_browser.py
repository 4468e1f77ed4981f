"""How fast the page steps through a game, and how smoothly it tells one.

    python tools/bench_browser.py            # from a key to the position drawn
    python tools/bench_browser.py --frames   # frames over 20 ms while bots' moves are told

It starts `robinsonade serve` on a new database. For the steps it brings in one long random game of
each title and goes back choice by choice in the system's Chromium; a step is over when the page has
stopped changing. For the frames one seat is played at random among bots, and the browser is slowed
down four times; a frame counts while something is told, and, to compare with, while nothing is.
What the page needs of a core tells more than frames do where others work on the machine.
Browser and server share the machine.
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
import time
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

STALE = 409  # a bot was faster
SLOWER = 4  # times, as on a phone
SLOW_FRAME = 20  # milliseconds
SMOOTH = 5.0  # percent of slow frames, at most
ENOUGH = 900  # frames while something is told
MOST_SECONDS = 100  # for each title, whatever has been counted by then

# Gaps between frames, apart for what is told and for rest; what stops the telling is pressed away.
COUNT_FRAMES = """
() => {
  window.gaps = {told: [], rest: []};
  let last = performance.now();
  const count = (now) => {
    const telling = document.querySelector('.caption[data-caption=beat]');
    const staged = document.querySelector('.card-stage');
    if (!staged) window.gaps[telling ? 'told' : 'rest'].push(now - last);
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  setInterval(() => {
    document.querySelector('.card-stage .go, .caption .btn.primary')?.click();
  }, 400);
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


def tell(browser: Browser, address: str, slug: str) -> dict[str, list[float]]:
    """Gaps between frames in milliseconds, while bots play against one random seat, and what the
    page needed of the processor for each second that was told."""
    title = robinsonade.find_game(slug)
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    bots = [{"kind": "bot", "player": "greedy"}] * (min(3, title.most) - 1)
    made = context.request.post(
        "/api/games", data={"game": slug, "seats": [{"kind": "here"}, *bots], "seed": 5}
    )
    game = made.json()["id"]
    page = context.new_page()
    page.goto(f"/g/{game}")
    page.locator("section.prompt").wait_for()
    network = context.new_cdp_session(page)
    network.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    network.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(COUNT_FRAMES)
    chance = Chance.seeded(5, ("hand",))
    began = time.monotonic()
    while page.evaluate("window.gaps.told.length") < ENOUGH:
        state = context.request.get(f"/api/games/{game}/state").json()
        if state["outcome"] or time.monotonic() - began > MOST_SECONDS:
            break
        told = page.evaluate("document.querySelector('.caption')?.dataset.caption === 'beat'")
        choices = [] if told else state["decision"]["choices"]
        if choices:
            choice = {"choice": chance.pick(choices)["id"], "expected_seq": state["seq"]}
            answer = context.request.post(f"/api/games/{game}/choices", data=choice)
            if not answer.ok and answer.status != STALE:
                sys.exit(answer.text())
        page.wait_for_timeout(500)
    gaps: dict[str, list[float]] = page.evaluate("window.gaps")
    measured = network.send("Performance.getMetrics")["metrics"]
    busy = next(one["value"] for one in measured if one["name"] == "TaskDuration")
    gaps["busy"] = [100 * busy / (time.monotonic() - began)]
    context.close()
    return gaps


def slow_share(gaps: list[float]) -> float:
    """Percent of the frames that came late."""
    return 100 * sum(gap > SLOW_FRAME for gap in gaps) / max(1, len(gaps))


def report_steps(browser: Browser, address: str, steps: int) -> None:
    for slug in robinsonade.game_names():
        times = measure(browser, address, slug, steps)
        median, p90 = statistics.median(times), times[len(times) * 9 // 10]
        verdict = "reached" if median <= GOAL else "missed"
        print(f"{slug:18} median {median:5.0f} ms   p90 {p90:5.0f} ms   {verdict}")


def report_frames(browser: Browser, address: str) -> None:
    for slug in robinsonade.game_names():
        gaps = tell(browser, address, slug)
        told, rest = slow_share(gaps["told"]), slow_share(gaps["rest"])
        verdict = "reached" if told <= SMOOTH else "missed"
        frames = len(gaps["told"])
        print(
            f"{slug:18} {told:5.1f} % of {frames} frames over {SLOW_FRAME} ms while telling"
            f"   {rest:5.1f} % at rest   {gaps['busy'][0]:4.0f} % of a core   {verdict}",
            flush=True,
        )


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="How fast and how smooth the page is.")
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--frames", action="store_true", help="frames while something is told")
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
                if asked.frames:
                    report_frames(browser, address[0])
                else:
                    report_steps(browser, address[0], asked.steps)
                browser.close()
            finally:
                server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
