"""The telling, on a clock of its own: sentences are held, nothing moves, a pass hides nothing."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from tests.patience import Patience
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.positions import position

LEAST = 1000
PER_CHARACTER = 45
FRAME = 20  # until a browser shows what has changed
SEED = 5

# What stands in the caption as a beat, and since when.
LISTEN = """
() => {
  window.told = [];
  const look = () => {
    const caption = document.querySelector('[data-caption]');
    if (!caption) return;
    const beat = caption.dataset.caption === 'beat';
    const text = beat ? caption.querySelector('p').textContent : '';
    const last = window.told[window.told.length - 1];
    if (!last || last.text !== text) window.told.push({ text, at: Date.now() });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}
"""

# Where one is while watching, and whether the line of the log for it, if there is one, is in sight.
WATCHED = """
() => {
  const at = document.querySelector('input[type=range]')?.value ?? null;
  const said = at && [...document.querySelectorAll(`.log [data-seq="${at}"]`)].at(-1);
  if (!said) return [at, true];
  const [box, line] = [said.closest('.box'), said].map((part) => part.getBoundingClientRect());
  return [at, line.bottom > box.top && line.top < box.bottom];
}
"""

BOXES = """
() => ['.board', '.ask', '.me', '.caption', '.strip'].map((one) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
})
"""


def sit_down(visit: Visit, **settings: Any) -> Visitor:
    """A person and two bots; time stands still until the test lets it go on."""
    visitor = visit(**settings)
    visitor.take_toy_clock()
    seats = [{"kind": "here"}, *[{"kind": "bot", "player": "greedy"}] * 2]
    body = {"game": "forbidden-island", "seats": seats, "seed": SEED, "options": {"first": "1"}}
    answer = visitor.context.request.post("/api/games", data=body)
    assert answer.ok, answer.text()
    visitor.open(f"/g/{answer.json()['id']}")
    visitor.page.clock.run_for(1000)
    expect(visitor.choices.first).to_be_visible()
    # With other typefaces lines break elsewhere.
    visitor.page.evaluate("document.fonts.ready.then(() => null)")
    return visitor


def has_told(page: Page, seq: int) -> bool:
    """Has the page got so far, and is nothing left to be told?"""
    return bool(
        page.evaluate(
            "(seq) => document.querySelector('[data-caption=rest]') !== null"
            " && Number(document.querySelector('input[type=range]').max) === seq",
            seq,
        )
    )


def is_asked(known: dict[str, Any], before: int) -> bool:
    """Has the game gone on, until it waits for the visitor?"""
    waiting = known["decision"]["waiting"]
    return bool(known["outcome"]) or (known["seq"] > before and 0 in waiting)


def press(visitor: Visitor, name: str) -> int:
    """Press a button; the answer is how far the game had come before."""
    before: int = visitor.known(visitor.game)["seq"]
    wanted = visitor.choices.filter(has_text=name).first
    wanted.click()
    if visitor.page.locator(".prompt .doubt").count():
        wanted.click()  # it is meant
    return before


def hear_out(visitor: Visitor, before: int) -> None:
    """Let the time go on until all that follows is told and one is asked."""
    page = visitor.page
    patience = Patience()
    while True:
        page.clock.run_for(250)
        stop = page.locator(".card-stage .go, body:not(:has(.card-stage)) .caption .primary")
        if stop.count():
            stop.click()
        known = visitor.known(visitor.game)
        if is_asked(known, before) and has_told(page, known["seq"]):
            return
        told = page.evaluate("(window.told ?? []).length")
        patience.spend((told, known["version"]))


def choose(visitor: Visitor, name: str) -> None:
    """Press a button, and hear what follows."""
    hear_out(visitor, press(visitor, name))


def pass_until_told(visitor: Visitor, beats: int) -> None:
    """Let moments go by until the strip holds so many beats."""
    while visitor.page.locator(".strip .beat").count() < beats:
        choose(visitor, "Pass")


def first_beat(visitor: Visitor) -> str:
    beat = visitor.page.locator(".strip .beat .says").first
    expect(beat).to_be_visible()
    return beat.inner_text()


def test_every_sentence_is_held_and_nothing_moves(visit: Visit) -> None:
    visitor = sit_down(visit, pace="reading")
    page = visitor.page
    before = page.evaluate(BOXES)
    page.evaluate(LISTEN)
    choose(visitor, "Take no more actions")
    pass_until_told(visitor, 4)
    told = page.evaluate("window.told")
    spoken = [
        (one["text"], after["at"] - one["at"]) for one, after in pairwise(told) if one["text"]
    ]
    assert len(spoken) >= 3
    for text, held in spoken:
        assert held >= max(LEAST, PER_CHARACTER * len(text)) - FRAME, (text, held)
    assert page.evaluate(BOXES) == before, "something has moved"


def test_a_pass_hides_nothing_nor_does_a_reload(visit: Visit) -> None:
    visitor = sit_down(visit, pace="instant")
    page = visitor.page
    choose(visitor, "Take no more actions")
    pass_until_told(visitor, 1)
    first = first_beat(visitor)
    for _ in range(3):
        if not visitor.choices.filter(has_text="Pass").count():
            break
        choose(visitor, "Pass")
        assert first_beat(visitor) == first
    page.reload()
    page.clock.run_for(1000)
    assert first_beat(visitor) == first


def test_whoever_acts_is_not_held_up(visit: Visit) -> None:
    """The strip keeps what was not told."""
    visitor = sit_down(visit, pace="reading")
    page = visitor.page
    choose(visitor, "Take no more actions")
    seq = visitor.known(visitor.game)["seq"]
    now = page.evaluate("Date.now()") / 1000
    page.clock.pause_at(datetime.fromtimestamp(now + 60, UTC))
    visitor.choices.filter(has_text="Pass").first.click()
    patience = Patience()
    while not is_asked(known := visitor.known(visitor.game), seq):
        patience.spend(known["version"])
    page.clock.run_for(200)
    expect(page.locator("[data-caption=beat]")).to_be_visible()
    expect(visitor.choices.first).to_be_visible()
    visitor.choices.first.click()
    page.clock.run_for(500)
    expect(page.locator(".strip .unseen").first).to_be_visible()


def test_watching_again_needs_no_press(visit: Visit) -> None:
    """From the beginning to the end, four times as fast, and the log goes along."""
    visitor = visit(pace="reading")
    page = visitor.page
    visitor.take_toy_clock()
    visitor.open(f"/g/{visitor.bring(position('end'))}")
    page.clock.run_for(1000)
    expect(visitor.end).to_be_visible()
    last = visitor.known(visitor.game)["seq"]
    visitor.button("web-watch-again").click()
    expect(visitor.box("web-speed")).to_be_visible()
    visitor.box("web-speed").select_option("4")
    expect(page.locator("section.prompt p.mute")).to_have_count(0)  # no question of another moment
    seen = [0]
    patience = Patience()
    while not visitor.end.count():
        page.clock.run_for(500)
        at, in_sight = page.evaluate(WATCHED)
        while not in_sight:  # it may still be drawn
            patience.spend(f"the log shows {at}")
            page.clock.run_for(20)
            at, in_sight = page.evaluate(WATCHED)
        at = last if at is None else int(at)
        patience.spend((at, page.evaluate("Date.now()")))
        if at not in (seen[-1], last):
            seen.append(at)
    assert seen == sorted(seen)
    assert len(seen) > last / 20
