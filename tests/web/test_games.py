"""Whole games in real browsers: by link, watched, saved, opened again, verified, looked back at."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from playwright.sync_api import expect

from robinsonade.files import load_match, save_match
from robinsonade.games import find_game
from robinsonade.games.forbidden_island.position import island
from robinsonade.kernel.match import Match
from tests.server.house import TITLE, House
from tests.server.test_secrecy import forbidden_words, row
from tests.web.browsing import REFUSED, STALE, Visitor, web_texts, whose_turn
from tests.web.conftest import Visit
from tests.web.positions import position


def shared_links(visitor: Visitor) -> dict[str, str]:
    """What the dialog with the links says, by label."""
    dialog = visitor.page.get_by_role("dialog", name=visitor.say("web-share"))
    expect(dialog).to_be_visible()
    rows = dialog.locator("li")
    expect(rows.first).to_be_visible()
    return {
        one.locator("label span").inner_text(): one.get_by_role("textbox").input_value()
        for one in rows.all()
    }


def test_a_game_by_link(visit: Visit, house: House) -> None:
    """Two people at two browsers, a bot, and somebody who watches, from home to the end."""
    ana, ben, eye = visit(), visit(language="es", theme="dark"), visit()

    # Two clicks from the home page to a game; here with one seat for a link.
    ana.open("/")
    ana.page.get_by_role("link", name="Forbidden Island").click()
    expect(ana.button("web-start")).to_be_visible()
    game = ana.create("here", "link", "bot:random", seed=19)  # soon over
    links = shared_links(ana)
    [seat] = [link for link in links.values() if "#" in link]
    token = seat.partition("#")[2]
    assert len(token) >= 22
    watch = links[ana.say("web-link-spectate")]
    assert "#" not in watch
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)

    # Whoever opens the link has the seat, and the token leaves the address bar.
    ben.take_seat(seat, "Ben")
    assert ben.page.url == f"{house.url}/g/{game}"
    assert ben.known(game)["mine"] == [1]
    eye.open(watch)
    expect(eye.prompt).to_be_visible()
    expect(eye.page.locator("header")).to_contain_text(eye.say("web-spectating"))

    # What one says, and points at, all see; whose turn it is, the tab says.
    ana.page.keyboard.press("w")
    ana.button("web-word-hello").click()
    expect(ben.page.locator(".heard")).to_contain_text(ben.say("web-word-hello"))
    landing = ben.tile("fools_landing")
    landing.click(button="right")
    ben.page.locator(".point button").click()
    expect(ana.page.locator(".heard")).to_contain_text("Ben")
    people = {0: ana, 1: ben}
    waits = ben if whose_turn(game, people) is ana else ana
    expect(waits.page).to_have_title(re.compile("…"))

    # Everybody makes one choice with the mouse, on the board if it offers one.
    for _ in range(2):
        one = whose_turn(game, people)
        one.settle()
        before = one.known(game)["seq"]
        expect(one.page.get_by_role("slider")).to_have_attribute("max", str(before))
        legal = one.page.locator(".tile.legal")
        (legal if legal.count() else one.choices).first.click()
        option = one.page.locator(".options .option")
        done = one.page.locator(f'input[type=range]:not([max="{before}"])')
        expect(one.ring.or_(option).or_(done).first).to_be_visible()
        if not done.count():
            one.ring.or_(option).first.click()
        expect(done).to_be_visible()
    forbidden = set(forbidden_words(house, game))
    expect(eye.page.locator("[data-choice]")).to_have_count(0)
    expect(eye.page.locator(".tile.legal")).to_have_count(0)

    # The rest as fast as the pages can.
    for one in (ana, ben):
        one.tolerated.append(STALE)  # in a window both may press at the same time
        one.play_on()
    for one in (ana, ben, eye):
        if one is eye:
            eye.page.evaluate(
                "setInterval(() => document.querySelector('.prompt .row .btn:last-child')?.click(),"
                " 50)"
            )
        one.until_the_end()
    assert ana.presses() > 0
    assert ben.presses() > 0
    forbidden |= set(forbidden_words(house, game))
    for one in (ana, ben, eye):
        look_at_the_end(one, house, game)

    nobody_was_told(forbidden, token, ana, ben, eye)
    assert {
        choice["seat"] for state in ana.states() for choice in state["decision"]["choices"]
    } == {0}
    assert {
        choice["seat"] for state in ben.states() for choice in state["decision"]["choices"]
    } == {1}
    assert all(state["decision"]["choices"] == [] for state in eye.states())
    assert all(state["mine"] == [] for state in eye.states())

    another_language(ana)
    there_and_back(ana)


def look_at_the_end(visitor: Visitor, house: House, game: str) -> None:
    """Statistics, the seed, and the proof that it was fixed before the game."""
    record = row(house, game)
    end = visitor.end
    visitor.button("web-end-numbers").click()
    statistics = end.locator("dl > div")
    assert statistics.count() >= 5
    assert str(visitor.known(game)["seq"]) in statistics.last.inner_text()
    expect(end).to_contain_text(visitor.say("web-seed-was", seed=record["seed"]))
    proof = bytes.fromhex(record["salt"]) + record["seed"].encode()
    expect(end).to_contain_text(hashlib.sha256(proof).hexdigest())
    visitor.button("web-verify").click()
    expect(end.locator(".checked")).to_have_text(visitor.say("web-verified"))


def nobody_was_told(forbidden: set[bytes], token: str, *visitors: Visitor) -> None:
    """The network log of each browser, up to the end of the game, byte by byte."""
    for visitor in visitors:
        before_end = [sent for sent in visitor.received() if b'"revealed":{' not in sent]
        sent = b"\n".join(before_end)
        assert len(visitor.messages) > 10
        assert len(sent) > 50_000
        assert [word for word in forbidden if word in sent] == []
        told = [answer.url for answer in visitor.answers] + [one.url for one in visitor.asked]
        assert [url for url in told if token in url] == []
        assert [url for url in told if not url.startswith((visitor.url, "data:", "blob:"))] == []
        referers = [one.headers.get("referer", "") for one in visitor.asked]
        assert [referer for referer in referers if token in referer] == []
    for visitor in visitors[1:]:  # the first one made the link
        assert token.encode() not in b"\n".join(visitor.received())


def another_language(visitor: Visitor) -> None:
    """The page changes its language; the table stays as it is."""
    page, title = visitor.page, visitor.end.locator("h2")
    said = title.inner_text()
    tiles = [
        (tile.get_attribute("data-element"), tile.get_attribute("data-state"))
        for tile in page.locator(".tile").all()
    ]
    loads = len([one for one in visitor.asked if one.is_navigation_request()])
    page.get_by_role("button", name="ES, cambiar a español").click()
    expect(title).not_to_have_text(said)
    assert page.locator("html").get_attribute("lang") == "es"
    expect(page.get_by_role("button", name=web_texts("es")("web-verify"))).to_be_visible()
    assert tiles == [
        (tile.get_attribute("data-element"), tile.get_attribute("data-state"))
        for tile in page.locator(".tile").all()
    ]
    page.get_by_role("button", name="EN, switch to English").click()
    expect(title).to_have_text(said)
    assert len([one for one in visitor.asked if one.is_navigation_request()]) == loads


def there_and_back(visitor: Visitor) -> None:
    """The scrub bar goes through the game and comes back."""
    page = visitor.page
    last = visitor.known(visitor.game)["seq"]
    looking = visitor.prompt.locator("h2")

    def at(choice: int) -> None:
        expect(looking).to_have_text(visitor.say("web-looking-back", at=choice, last=last))

    visitor.button("web-watch-again").click()
    page.get_by_role("slider").fill("0")  # whoever goes elsewhere ends the playing
    at(0)
    expect(page.locator(".tile[data-state=sunk]")).to_have_count(0)
    expect(visitor.button("web-back-one")).to_be_disabled()
    visitor.button("web-forward-one").click()
    at(1)
    page.get_by_role("slider").fill(str(last - 2))
    at(last - 2)
    visitor.button("web-back-one").click()
    at(last - 3)
    for choice in (last - 2, last - 1):
        visitor.button("web-forward-one").click()
        at(choice)
    visitor.button("web-forward-one").click()
    expect(visitor.end).to_be_visible()
    visitor.button("web-end-look").click()
    expect(visitor.end).to_have_count(0)
    visitor.button("web-back-one").click()
    at(last - 1)
    visitor.button("web-to-now").click()
    expect(visitor.end).to_be_visible()


def test_files(visit: Visit, tmp_path: Path) -> None:
    """A finished game is saved, opened elsewhere and verified; an altered one is refused."""
    visitor, other = visit(), visit(language="es")
    visitor.sit_down(visitor.bring(position("end")))
    with visitor.page.expect_download() as download:
        visitor.end.get_by_role("button", name=visitor.say("web-export")).click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    content = json.loads(file.read_text("utf-8"))
    assert content["game"] == TITLE
    assert len(content["choices"]) == len(position("end")["choices"])

    chooser = other.page.locator("input[type=file]")
    altered = tmp_path / "altered.json"
    choices = [*content["choices"][:-1], content["choices"][0]]
    altered.write_text(json.dumps(content | {"choices": choices}), "utf-8")
    other.tolerated.append(REFUSED)
    other.open("/")
    chooser.set_input_files(altered)
    expect(other.page.get_by_role("alert")).to_be_visible()
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("{ no game", "utf-8")
    chooser.set_input_files(nonsense)
    expect(other.page.get_by_role("alert")).to_have_text(other.say("web-bad-file"))

    chooser.set_input_files(file)
    expect(other.end).to_be_visible()
    other.button("web-verify").click()
    expect(other.end.locator(".checked")).to_have_text(other.say("web-verified"))
    with other.page.expect_download() as download:
        other.end.get_by_role("button", name=other.say("web-export")).click()
    again = tmp_path / "again.json"
    download.value.save_as(again)
    assert json.loads(again.read_text("utf-8")) == content
    there_and_back(other)


def test_a_position(visit: Visit, tmp_path: Path) -> None:
    """Opened from a file with its large numbers, played, taken back, saved, opened elsewhere."""
    table = island(("diver", "pilot"), flooded=["breakers_bridge"], level=3)
    match = Match.from_table(find_game(TITLE), table)
    match.players = ["person", "person"]
    file = tmp_path / "position.json"
    save_match(match, file)
    visitor, other = visit(), visit()
    visitor.open("/")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.prompt).to_be_visible()
    undo = visitor.button("web-undo")
    expect(undo).to_be_disabled()
    visitor.choices.nth(1).click()
    expect(undo).to_be_enabled()
    visitor.button("web-menu").click()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("menuitem", name=visitor.say("web-export")).click()
    played = tmp_path / "played.json"
    download.value.save_as(played)
    again = load_match(played)
    assert (again.position, len(again.choices_made)) == (match.position, 1)
    undo.click()
    expect(undo).to_be_disabled()
    other.open("/")
    other.page.locator("input[type=file]").set_input_files(played)
    expect(other.prompt).to_be_visible()
    assert other.known(other.game)["seq"] == 1


def test_links_that_open_nothing(visit: Visit) -> None:
    """A forged link, a game that does not exist, a text that is no link: each is explained."""
    visitor = visit()
    visitor.tolerated.append(REFUSED)
    visitor.open("/g/AAAAAAAAAAAAAAAA")
    expect(
        visitor.page.get_by_role("heading", name=visitor.say("web-no-such-game"))
    ).to_be_visible()
    game = visitor.bring(position("action"))
    stranger = visit()
    stranger.tolerated.append(REFUSED)
    stranger.open(f"/g/{game}#{'A' * 32}")
    expect(stranger.page.locator(".claim")).to_be_visible()
    assert stranger.page.url.endswith(game)
    expect(stranger.page.locator("[data-choice]")).to_have_count(0)
    stranger.open("/")
    stranger.page.get_by_label(stranger.say("web-join-about")).fill("hello")
    stranger.button("web-join-button").click()
    expect(stranger.page.get_by_role("alert")).to_have_text(stranger.say("web-join-wrong"))
