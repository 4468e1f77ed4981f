"""How large and how fast the page without a server is: every limit with what was found.

    make site && python tools/bench_site.py [--rounds 3] [--titles papua ...]

A static host on this machine serves build/site under a sub-folder; the system's Chromium visits it
with a new profile (cold) and again with the same one (warm). Times are wall-clock times of the
page, the middle of all rounds; beside them stands what all processes of the browser needed of the
machine's cores, which says more where others work on it.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from robinsonade.games import GAMES
from tests.site.asking import create
from tests.site.browser import FOLDER, Chromium, Host

BUILT: Final = Path("build/site")
FIRST: Final = "forbidden-island"
MOVES: Final = {"greedy": 40, "planner:easy": 30}
CHOICES: Final = 40

# When something was first there, in milliseconds since the page was asked for.
WATCH: Final = """
window.seen = {};
const wanted = {
  home: '.titles .title', listed: 'ul.list', begin: 'button.start:enabled',
  board: '.stage > .board',
};
new MutationObserver(() => {
  for (const [name, what] of Object.entries(wanted))
    if (!(name in seen) && document.querySelector(what)) seen[name] = performance.now();
  if (window.start && 'begin' in seen) {
    window.start = false;
    document.querySelector('button.start').click();
  }
}).observe(document, { subtree: true, childList: true, attributes: true });
"""

# Presses the first choice again and again: from the press to the new state, in milliseconds.
PRESS: Final = """
async (count) => {
  const range = () => Number(document.querySelector('input[type=range]')?.max ?? 0);
  const first = () => ['.options .option', '.choices button']
    .map((one) => document.querySelector(one)).find(Boolean);
  const times = [];
  let idle = 0;
  while (times.length < count && idle < 1500 && !document.querySelector('section.end')) {
    const button = first();
    if (!button || button.disabled) {
      idle += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const before = range();
    const pressed = performance.now();
    const passed = await new Promise((resolve) => {
      const look = () => range() > before && done(performance.now() - pressed);
      const watch = new MutationObserver(look);
      const done = (time) => { watch.disconnect(); clearTimeout(patience); resolve(time); };
      const patience = setTimeout(() => done(null), 1500); // it only opened a list
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      button.click();
      const opened = document.querySelector('.options .option');
      if (opened && button.matches('.choices button')) done(null);
    });
    if (passed === null) idle += 1;
    else { times.push(passed); idle = 0; }
  }
  return times;
}
"""

# Bots among themselves: from one of their moves to the next, in milliseconds.
WAIT_FOR_MOVES: Final = """
([game, count]) => new Promise((resolve) => {
  const times = [];
  let last = null;
  const source = robinsonade.events(`/api/games/${game}/events`);
  source.addEventListener('step', (event) => {
    const now = performance.now();
    if (last !== null) times.push(now - last);
    last = now;
    if (times.length < count && !JSON.parse(event.data).state?.outcome) return;
    source.close();
    resolve(times);
  });
})
"""


class Limit(NamedTuple):
    """What was found of a limit."""

    what: str
    most: float
    found: float
    unit: str
    beside: str = ""

    @property
    def line(self) -> str:
        must, found = f"{self.most:g} {self.unit}", f"{self.found:.1f} {self.unit}"
        verdict = "" if self.found <= self.most else " **missed**"
        return f"| {self.what} | {must} | {found}{verdict} | {self.beside} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument(
        "--rounds", type=int, default=3, help="starts of the browser, cold and warm"
    )
    parser.add_argument("--titles", nargs="*", default=list(GAMES), help="whose choices are timed")
    asked = parser.parse_args()
    if not (BUILT / "index.html").is_file():
        sys.exit("There is no build/site: make site")
    found = [size()]
    with tempfile.TemporaryDirectory(prefix="rb") as folder, sync_playwright() as playwright:
        root = Path(folder) / "host"
        (root / FOLDER).parent.mkdir(parents=True)
        (root / FOLDER).symlink_to(BUILT.resolve())
        host = Host(root)
        try:
            found += starts(playwright, host, Path(folder), asked.rounds)
            found += playing(playwright, host, Path(folder), asked.titles)
        finally:
            host.close()
    print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.\n")
    print("| | must | found | |\n|---|---|---|---|")
    print("\n".join([limit.line for limit in found]))
    sys.exit(any(limit.found > limit.most for limit in found))


def size() -> Limit:
    """Everything that a first visit fetches, as a host that packs sends it."""
    files = [path.read_bytes() for path in BUILT.rglob("*") if path.is_file()]
    packed = sum([min(len(file), len(gzip.compress(file, 9))) for file in files])
    plain = sum([len(file) for file in files])
    beside = f"{plain / 1e6:.1f} MB from a host that does not pack"
    return Limit("first visit, all files", 8, packed / 1e6, "MB", beside)


def starts(playwright: Playwright, host: Host, folder: Path, rounds: int) -> list[Limit]:
    cold: list[dict[str, float]] = []
    warm: list[dict[str, float]] = []
    for number in range(rounds):
        profile = folder / f"p{number}"
        with Chromium(playwright, profile, host) as browser:
            cold.append(visit(browser, f"{host.url}#/new/{FIRST}", "window.start = true;"))
            address = browser.page.url
        with Chromium(playwright, profile, host) as browser:
            warm.append(visit(browser, address))
        with Chromium(playwright, profile, host) as browser:
            warm[-1] |= {"home": visit(browser, host.url, until="home")["home"]}
            browser.page.wait_for_function("() => 'listed' in seen")
            warm[-1]["listed"] = browser.page.evaluate("() => seen.listed")

    def middle(rows: list[dict[str, float]], what: str) -> float:
        return statistics.median([row[what] for row in rows]) / 1000

    def cores(rows: list[dict[str, float]]) -> str:
        return f"{statistics.median([row['cpu'] for row in rows]):.1f} s of CPU time in all"

    python = f"Python there after {middle(warm, 'listed'):.1f} s"
    return [
        Limit("home page, warm", 1, middle(warm, "home"), "s", python),
        Limit("board of the first game, cold", 8, middle(cold, "board"), "s", cores(cold)),
        Limit("board of a game, warm", 3, middle(warm, "board"), "s", cores(warm)),
    ]


def visit(
    browser: Chromium, address: str, more: str = "", until: str = "board"
) -> dict[str, float]:
    """What was when, and the CPU time until then."""
    page = browser.page
    page.add_init_script(more + WATCH)
    before = cpu_of(browser)
    page.goto(address)
    page.wait_for_function(f"() => '{until}' in seen")
    spent = cpu_of(browser) - before
    seen: dict[str, float] = page.evaluate("() => seen")
    return {**seen, "cpu": spent}


def playing(playwright: Playwright, host: Host, folder: Path, titles: list[str]) -> list[Limit]:
    """Each in a browser of its own: bots go on thinking about games that nobody looks at."""
    found: list[Limit] = []
    largest, with_garbage = 0.0, 0.0
    for title in titles:
        seats = max(GAMES[title].fewest, 2)
        for bot, count in {"": CHOICES, **MOVES}.items():
            with Chromium(playwright, folder / f"{title}-{bot[:3]}", host) as browser:
                page = browser.page
                page.goto(host.url)
                page.wait_for_selector("ul.list")
                if bot:
                    game = create(page, title, *[bot] * seats, seed=1)
                    times = page.evaluate(WAIT_FOR_MOVES, [game, count])
                    most = 150 if bot == "greedy" else 2500
                    found.append(timed(f"{title}: a move of {bot}", most, times))
                else:
                    game = create(page, title, "here", *["greedy"] * (seats - 1), seed=1)
                    found.append(press(page, host, title, game, count))
                with_garbage = max(with_garbage, memory_of(browser))
                browser.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
                largest = max(largest, memory_of(browser))
    beside = f"largest of all; {with_garbage:.0f} MB with what the page has not yet thrown away"
    found.append(Limit("memory, page with both workers", 400, largest, "MB", beside))
    return found


def press(page: Page, host: Host, title: str, game: str, count: int) -> Limit:
    page.goto(f"{host.url}#/g/{game}")
    page.wait_for_selector("section.prompt .choices button")
    return timed(f"{title}: a choice, press to new state", 100, page.evaluate(PRESS, count))


def timed(what: str, most: float, times: list[float]) -> Limit:
    if not times:
        sys.exit(f"{what}: not once")
    late = statistics.quantiles(times, n=10)[-1] if len(times) > 1 else times[0]
    beside = f"9 of 10 within {late:.0f} ms, all within {max(times):.0f} ms, {len(times)} times"
    return Limit(what, most, statistics.median(times), "ms", beside)


# -- the machine ---------------------------------------------------------------------------------


def processes_of(browser: Chromium) -> list[Path]:
    """All processes of its session."""
    session = str(browser.process.pid)
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            fields = read(folder / "stat").rpartition(")")[2].split()
            if len(fields) > 3 and fields[3] == session:
                found.append(folder)
    return found


def read(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""  # it is gone


def cpu_of(browser: Chromium) -> float:
    """Seconds of CPU time that its processes have needed so far."""
    ticks = 0
    for folder in processes_of(browser):
        fields: list[Any] = read(folder / "stat").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12]) if fields else 0
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(browser: Chromium) -> float:
    """Megabytes of the largest of its renderers, shared memory in equal parts."""
    sizes = [0.0]
    for folder in processes_of(browser):
        if "--type=renderer" in read(folder / "cmdline"):
            lines = read(folder / "smaps_rollup").splitlines()
            sizes += [int(line.split()[1]) / 1000 for line in lines if line.startswith("Pss:")]
    return max(sizes)


if __name__ == "__main__":
    main()
