"""People at a browser: what they do, and every byte that reaches them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    expect,
)
from playwright.sync_api import Error as PlaywrightError

from robinsonade.text import Texts
from robinsonade.text.parser import QuickParser
from tests.patience import PATIENCE, Patience
from tests.server.known_seeds import SEED_HEADER
from tests.web import judging
from tests.web.profiles import Profiles
from tools import equipment

ROOT: Final = Path(__file__).resolve().parents[2]
STATIC: Final = ROOT / "src" / "robinsonade" / "web_static"
PICTURES: Final = ROOT / "screenshots"
WITH_PICTURES: Final = bool({"ROBINSONADE_PICTURES", "ROBINSONADE_SOAK"} & os.environ.keys())

PROGRAM: Final = equipment.BROWSER.path
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP: Final = (1280, 800)
PHONE: Final = (360, 740)
# What a browser says by itself while its server is away, and when somebody else was faster.
AWAY: Final = re.compile(r"Failed to load resource: net::ERR_\w+")
NO_CONTENT: Final = 204
CONFLICT: Final = 409
REFUSED: Final = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")
STALE: Final = re.compile(r"Failed to load resource: the server responded with a status of 409")

MILLISECONDS: Final = PATIENCE * 1000
expect.set_options(timeout=MILLISECONDS)

# The goal of a game is told at its start, unless somebody knows it.
ALL_TITLES: Final = "forbidden-island,papua,naufragos,robinson-crusoe,pearls"

Language = Literal["en", "es"]
Theme = Literal["light", "dark"]

# Makes the first choice offered, again and again, by pressing the buttons of the page.
PLAY_ON: Final = """
() => {
  window.presses = 0;
  const press = (button) => { window.presses += 1; button.click(); };
  window.playing = setInterval(() => {
    if (document.querySelector('section.end')) return clearInterval(window.playing);
    const first = (...where) => where.map((one) => document.querySelector(one)).find(Boolean);
    const choice = first('.options .option', '.choices button');
    if (choice && !choice.disabled) press(choice);
  }, 12);
}
"""

# Another page of the same program, as by the button that goes back.
GO: Final = """
(path) => {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}
"""

# Other colours, at once; done when everything has been drawn and measured again.
WEAR: Final = """
async (theme) => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [still];
  document.documentElement.dataset.theme = theme;
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}
"""

# Everything that can be pressed, with its size; what is switched off or covered counts as well.
TARGETS: Final = """
() => [...document.querySelectorAll(
    'a, button, input, select, textarea, summary, [role=menuitem], [role=menuitemradio]')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => one.type === 'file' ? one.closest('label') : one)
  .filter((one) => !one.classList.contains('skip-link'))
  .map((one) => {
    const box = one.getBoundingClientRect();
    const name = one.getAttribute('aria-label') || one.textContent.trim() || one.id;
    return { name, tag: one.tagName, width: box.width, height: box.height };
  })
"""

# What one needs for a decision and what of it lies outside the window.
OUT_OF_SIGHT: Final = """
(wanted) => wanted.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)];
  if (!found.length) return [`${selector}: not there`];
  return found.filter((one) => {
    const box = one.getBoundingClientRect();
    const inside = box.top >= -1 && box.left >= -1
      && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    if (!inside) return true;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return !top || !(one.contains(top) || top.contains(one) || top.closest('.pawn'));
  }).map((one) => `${selector}: ${one.getAttribute('aria-label') ?? one.textContent.trim()}`);
})
"""

FOCUS: Final = """
() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  // A card may show the focus of its link.
  const outlined = [one, one.closest('li'), one.closest('label')].filter(Boolean).some((shown) => {
    const style = getComputedStyle(shown);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  });
  const name = one.getAttribute('aria-label') || one.textContent.trim().replace(/\\s+/g, ' ');
  return {
    name, tag: one.tagName,
    element: one.dataset.element ?? null, choice: one.dataset.choice ?? null,
    visible: one.matches(':focus-visible') && one.checkVisibility() && outlined,
  };
}
"""


class Visitor:
    """One browser profile with a page open."""

    def __init__(
        self,
        browser: Browser | Profiles,
        url: str,
        *,
        language: Language = "en",
        theme: Theme = "light",
        pace: str = "instant",
        known: str = ALL_TITLES,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        stays: bool = False,
    ) -> None:
        self.url = url
        self.language = language
        self.texts = Texts(language)
        width, height = size
        self.phone = size == PHONE
        self.stays = stays  # goes from page to page without loading the program again
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            has_touch=touch or self.phone,
            locale="es-ES" if language == "es" else "en-GB",
            color_scheme=theme,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self.context.set_default_timeout(MILLISECONDS)
        self.faults: list[str] = []
        self.tolerated: list[re.Pattern[str]] = []
        self.asked: list[Request] = []
        self.answers: list[Response] = []
        self.messages: list[str] = []  # of the stream, as they came
        self.bodies: dict[int, bytes] = {}  # of the answers, by their place in the list
        self.unread: list[str] = []  # answers that the page did not wait for
        self.has_toy_clock = False
        self.page: Page = self.context.new_page()
        kept = json.dumps({"pace": pace, "known": known})
        self.page.add_init_script(
            f"localStorage.getItem('robinsonade') ?? localStorage.setItem('robinsonade', '{kept}')"
        )
        self.page.on("console", self.on_console)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", lambda request: self.asked.append(request))
        self.page.on("response", lambda answer: self.answers.append(answer))
        network = self.context.new_cdp_session(self.page)
        network.on("Network.eventSourceMessageReceived", self.on_message)
        network.send("Network.enable")
        network.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})

    def on_console(self, message: ConsoleMessage) -> None:
        """Violations of the content security policy come this way, too, and Svelte's warnings."""
        warned = message.type == "warning" and "svelte.dev" in message.text
        is_fault = message.type == "error" or warned
        if is_fault and not any(one.search(message.text) for one in self.tolerated):
            self.faults.append(f"{message.text} ({message.location.get('url')})")

    def complaints(self) -> list[str]:
        """What went wrong. A choice that came while somebody else answered the same question, and
        that the page has sent once more, did not: the browser complains of each 409 all the same.
        """
        found = list(self.faults)
        for i, answer in enumerate(self.answers):
            if answer.status == CONFLICT and self.sent_again(answer.request, self.answers[i + 1 :]):
                said = next((one for one in found if STALE.match(one) and answer.url in one), None)
                found = [one for one in found if one is not said]
        return found

    def sent_again(self, refused: Request, later: Iterable[Response]) -> bool:
        """Has the same choice been taken after all?"""
        return refused.url.endswith("/choices") and any(
            one.ok
            and one.url == refused.url
            and json.loads(one.request.post_data or "{}").get("choice") == wanted["choice"]
            for wanted in [json.loads(refused.post_data or "{}")]
            for one in later
        )

    def on_message(self, message: dict[str, Any]) -> None:
        self.messages.append(message["data"])

    def take_toy_clock(self) -> None:
        """From now on time stands still in this profile, until a test lets it go on."""
        self.has_toy_clock = True
        self.page.clock.install()

    def close(self) -> None:
        self.context.close()

    # -- what the server sent --------------------------------------------------------------------

    def read(self) -> None:
        """Keep the bodies of all answers: after the page has gone on to another they are lost."""
        for i, answer in enumerate(self.answers):
            stream = "text/event-stream" in answer.headers.get("content-type", "")
            has_body = "/api/" in answer.url and not stream and answer.status != NO_CONTENT
            if i not in self.bodies and has_body:
                try:
                    self.bodies[i] = answer.body()
                except PlaywrightError:  # the page was left before it had read the answer
                    self.bodies[i] = b""
                    self.unread.append(answer.url)

    def received(self) -> list[bytes]:
        """Every body and every message of the stream, but for the answers to "verify"."""
        self.read()
        assert self.unread == [], "not every byte was seen"
        bodies = [
            body for i, body in self.bodies.items() if not self.answers[i].url.endswith("/verify")
        ]
        return [*bodies, *[message.encode() for message in self.messages]]

    def states(self) -> Iterable[dict[str, Any]]:
        """All states that came by the stream."""
        for message in self.messages:
            data = json.loads(message)
            state = data if "view" in data else data.get("state")
            if state:
                yield state

    def known(self, game: str) -> dict[str, Any]:
        """What this browser may know now."""
        answer = self.context.request.get(f"/api/games/{game}/state")
        assert answer.ok, answer.text()
        return dict(answer.json())

    # -- finding things by what they say ---------------------------------------------------------

    def say(self, key: str, **facts: object) -> str:
        """A sentence of the page in the visitor's language."""
        return web_texts(self.language)(key, **facts)

    def button(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    def box(self, key: str, **facts: object) -> Locator:
        """A list to choose from, by its label."""
        return self.page.get_by_role("combobox", name=self.say(key, **facts))

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.prompt")

    @property
    def choices(self) -> Locator:
        return self.page.locator("section.prompt .choices button")

    @property
    def end(self) -> Locator:
        return self.page.locator("section.end")

    @property
    def ring(self) -> Locator:
        """The choices around a thing of the board that has several."""
        return self.page.locator(".ring [data-choice]")

    def tile(self, tile: str) -> Locator:
        return self.page.locator(f'[data-element="tile:{tile}"]')

    @property
    def game(self) -> str:
        """The id of the game in the address bar."""
        return re.sub(r"[?#].*", "", self.page.url).rpartition("/g/")[2]

    # -- doing things ----------------------------------------------------------------------------

    def open(self, path: str) -> None:
        if self.stays and self.answers:
            for step in ("/nowhere", path):  # a page between, so that nothing old is looked at
                self.page.evaluate(GO, step)
                if step != path:
                    expect(self.page.locator("h1")).to_have_text(self.say("web-not-found"))
            return
        if self.answers:
            self.read()
        self.page.goto(path)

    def take_seat(self, link: str, name: str) -> None:
        """Come by the link of a seat, and say who one is."""
        self.open(link)
        field = self.page.get_by_label(self.say("web-name-ask"))
        expect(field).to_be_focused()
        field.fill(name)
        self.button("web-name-enter").click()
        expect(self.prompt).to_be_visible()

    def look_like(self, size: tuple[int, int], theme: Theme) -> None:
        """Another window and other colours for the page that is there."""
        self.phone = size == PHONE
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(WEAR, theme)

    def next_seed(self, seed: int) -> None:
        """The secret seed of the games that this page makes from now on."""
        self.page.set_extra_http_headers({SEED_HEADER: str(seed)})

    def create(self, *who: str, seed: int, **options: str) -> str:
        """Set up a game on the page; `who` as "here", "link" or "bot:random". Returns its id."""
        page = self.page
        self.next_seed(seed)
        self.open("/new/forbidden-island")
        fewer = self.button("web-one-less")
        expect(fewer).to_be_visible()
        rows = page.locator("ul.rows > li")
        while rows.count() > len(who):
            fewer.click()
        while rows.count() < len(who):
            self.button("web-one-more").click()
        for i, kind in enumerate(who):
            self.box("web-who-plays", number=i + 1).select_option(kind)
        for name, value in options.items():
            page.get_by_role("combobox", name=name).select_option(value)
        self.button("web-start").click()
        page.wait_for_url("**/g/*")
        return self.game

    def bring(self, match: dict[str, Any]) -> str:
        """A game from a match file; the answer is its id."""
        answer = self.context.request.post("/api/games/import", data=match)
        assert answer.status == 201, answer.text()
        return str(answer.json()["id"])

    def sit_down(self, game: str) -> None:
        """Open a table and wait until it is drawn; a card that is asked about is put down."""
        self.open(f"/g/{game}")
        expect(self.prompt.or_(self.end)).to_be_visible()
        self.put_card_down()

    @property
    def stage(self) -> Locator:
        return self.page.locator(".card-stage")

    def put_card_down(self) -> None:
        """If a card is on the stage: see the table again."""
        if self.page.locator("[data-stage=open]").count():
            expect(self.stage).to_be_visible()
            self.stage.press("Escape")
            expect(self.stage).to_have_count(0)

    def settle(self) -> None:
        """Wait until it is somebody's turn to decide here, skipping what is being shown."""
        skip = self.button("web-skip-animation")
        ready = self.choices.first.or_(self.end)
        expect(ready.or_(skip).first).to_be_visible()
        while skip.count():
            skip.evaluate_all("(all) => all.forEach((one) => one.click())")  # it may go any moment
            expect(ready.or_(skip).first).to_be_visible()
        expect(ready.first).to_be_enabled()  # what was sent last has been answered
        self.put_card_down()

    def play_on(self) -> None:
        """From now on the page plays by itself, always the first choice."""
        self.page.evaluate(PLAY_ON)

    def until_the_end(self) -> None:
        """Wait until the game is over here, however long it takes, as long as it goes on."""
        patience = Patience()
        while not self.end.count():
            shown = self.page.evaluate("document.querySelector('input[type=range]')?.max")
            patience.spend((shown, self.known(self.game)["version"]))
            self.page.wait_for_timeout(250)

    def presses(self) -> int:
        return int(self.page.evaluate("window.presses"))

    def focus(self) -> dict[str, Any]:
        """What has the keyboard; it must have something, and one must see what."""
        found: dict[str, Any] | None = self.page.evaluate(FOCUS)
        assert found is not None, "the focus is lost"
        assert found["visible"], f"the focus on {found} cannot be seen"
        return found

    # -- judging a page --------------------------------------------------------------------------

    def axe(self) -> list[str]:
        """What axe has against the page."""
        return judging.faults(self.page)

    def too_small(self, least: float = 44) -> list[str]:
        return [
            f"{one['tag']} {one['name']!r}: {one['width']:.0f} × {one['height']:.0f}"
            for one in self.page.evaluate(TARGETS)
            if min(one["width"], one["height"]) < least - 0.5
        ]

    def too_wide(self) -> list[str]:
        width, content = self.page.evaluate(
            "[document.documentElement.clientWidth, document.documentElement.scrollWidth]"
        )
        return [f"{content} px in a window of {width} px"] if content > width else []

    def out_of_sight(self, *selectors: str) -> list[str]:
        return list(self.page.evaluate(OUT_OF_SIGHT, list(selectors)))

    def picture(self, name: str) -> None:
        """Of what is there, if somebody wants to look at it."""
        if WITH_PICTURES:
            PICTURES.mkdir(exist_ok=True)
            self.page.screenshot(path=PICTURES / f"{name}.png")


def whose_turn(game: str, people: Mapping[int, Visitor]) -> Visitor:
    """Wait until the bots have decided; the answer is the first person who is to decide."""
    witness = next(iter(people.values()))
    patience = Patience()
    while True:
        state = witness.known(game)
        waiting = state["decision"]["waiting"]
        if waiting and set(waiting) <= set(people):
            return people[waiting[0]]
        patience.spend(state["version"])
        witness.page.wait_for_timeout(100)


class WebTexts:
    """What only the browser says, in one language."""

    def __init__(self, language: Language) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((ROOT / "src" / "robinsonade").rglob(f"text/web.{language}.ftl")):
            self.bundle.add_resource(QuickParser().parse(path.read_text("utf-8")))

    def __call__(self, key: str, **facts: Any) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, facts)
        assert not errors, (key, errors)
        return str(text)


_WEB_TEXTS: dict[Language, WebTexts] = {}


def web_texts(language: Language) -> WebTexts:
    if language not in _WEB_TEXTS:
        _WEB_TEXTS[language] = WebTexts(language)
    return _WEB_TEXTS[language]
