"""Programs in the page: they ask the tables through its own door, as the page asks them."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

# The answer to one request: its status and what it says.
ASK: Final = """
async ([method, path, body]) => {
  const address = new URL(`/api/${path}`, location.origin);
  const asked = new Request(address, { method, body: body && JSON.stringify(body) });
  const answer = await robinsonade.fetch(asked);
  return { status: answer.status, says: answer.status === 204 ? null : await answer.json() };
}
"""

# Plays games to their end, or so many choices of each; says of each choice that it was made.
PLAY: Final = f"""
async ([games, most]) => {{
  const ask = (...words) => ({ASK})(words);
  for (const game of games) {{
    const there = `games/${{game}}`;
    await new Promise((resolve) =>
      robinsonade.events(`/api/${{there}}/events`).addEventListener('state', resolve));
    let state = (await ask('GET', `${{there}}/state`)).says;
    let made = 0;
    while (made < most && !state.outcome) {{
      const offered = state.decision.choices;
      if (!offered.length) {{
        await new Promise((resolve) => setTimeout(resolve, 20));
        state = (await ask('GET', `${{there}}/state`)).says;
        continue;
      }}
      const choice = offered[state.seq % offered.length].id;
      const expected = {{ expected_seq: state.seq, expected_version: state.version }};
      const {{ status, says }} = await ask('POST', `${{there}}/choices`, {{ ...expected, choice }});
      if (status === 200) {{
        console.log(`made ${{game}} ${{choice}}`);
        made += 1;
        state = says;
      }} else if (says.key === 'stale') state = says.state;
      else throw new Error(JSON.stringify(says));
    }}
  }}
}}
"""


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the tables answer, whatever the status is."""
    return page.evaluate(ASK, [method, path, body])["says"]


def create(page: Page, game: str, *kinds: str, seed: int) -> str:
    """A new game; its id. Kinds of seats are "here" or the name of a bot."""
    seats = [
        {"kind": "here"} if kind == "here" else {"kind": "bot", "player": kind} for kind in kinds
    ]
    return str(ask(page, "POST", "games", {"game": game, "seats": seats, "seed": seed})["id"])


def play(page: Page, *games: str, most: int = 100_000) -> None:
    """Play games, one after the other."""
    page.evaluate(PLAY, [list(games), most])


def play_on(page: Page, *games: str) -> None:
    """The same, without waiting for it."""
    page.evaluate(f"(words) => void ({PLAY})(words)", [list(games), 100_000])


def choose(page: Page, game: str) -> Any:
    """Make one choice; what is answered."""
    state = ask(page, "GET", f"games/{game}/state")
    choice = state["decision"]["choices"][0]["id"]
    expected = {"expected_seq": state["seq"], "expected_version": state["version"]}
    return ask(page, "POST", f"games/{game}/choices", {**expected, "choice": choice})
