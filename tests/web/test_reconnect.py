"""Servers die, networks go away, lids are closed: the page goes on by itself, nothing is lost."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.house import House
from tests.web.browsing import AWAY, REFUSED, Visitor, whose_turn
from tests.web.conftest import Visit
from tests.web.positions import position


class SamePort(House):
    """A server that comes back where it was."""

    def open(self) -> None:
        if self.url:
            self.port = self.url.rpartition(":")[2]
        super().open()


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server that this test may kill."""
    with SamePort(tmp_path / "games.sqlite3") as house:
        yield house


def choose_first(visitor: Visitor) -> None:
    """Make the first choice offered, with the mouse."""
    visitor.settle()
    before = visitor.page.get_by_role("slider").get_attribute("max")
    visitor.choices.first.click()
    if visitor.page.locator(".prompt .doubt").count():
        visitor.choices.first.click()  # it is meant
    option = visitor.page.locator(".options .option").first
    done = visitor.page.locator(f'input[type=range]:not([max="{before}"])')
    expect(option.or_(done)).to_be_visible()
    if option.is_visible():
        option.click()
    expect(done).to_be_visible()


def test_the_server_is_killed(visit: Visit, own_house: House) -> None:
    ana, ben = visit(at=own_house), visit(at=own_house)
    for one in (ana, ben):
        one.tolerated += [AWAY, REFUSED]
    game = ana.create("here", "link", "bot:random", seed=1)
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    link = next(
        value
        for value in [
            box.input_value() for box in ana.page.get_by_role("dialog").get_by_role("textbox").all()
        ]
        if "#" in value
    )
    ana.page.keyboard.press("Escape")
    ben.take_seat(link, "Ben")
    people = {0: ana, 1: ben}
    choose_first(whose_turn(game, people))
    before = ana.known(game)
    loads = [one.page.evaluate("performance.timeOrigin") for one in (ana, ben)]

    own_house.kill()
    for one in (ana, ben):
        expect(one.page.locator(".offline")).to_be_visible()
    own_house.open()
    for one in (ana, ben):
        expect(one.page.locator(".offline")).to_have_count(0)
    after = ana.known(game)
    assert after["log"][: len(before["log"])] == before["log"]
    assert after["seq"] >= before["seq"]
    assert after["mine"] == [0]
    assert ben.known(game)["mine"] == [1]

    choose_first(whose_turn(game, people))
    # Both browsers were told, without a reload.
    whose_turn(game, people)
    seq = str(ana.known(game)["seq"])
    for one in (ana, ben):
        expect(one.page.get_by_role("slider")).to_have_attribute("max", seq)
    assert [one.page.evaluate("performance.timeOrigin") for one in (ana, ben)] == loads


class Cable:
    """A network between a browser and a server that can be cut."""

    def __init__(self, house: House) -> None:
        self.target = int(house.url.rpartition(":")[2])
        self.listener: socket.socket | None = None
        self.port = 0
        self.open: list[socket.socket] = []
        self.mend()
        self.url = f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, args=[self.listener], daemon=True).start()

    def accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self.open += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=pair, daemon=True).start()

    def carry(self, source: socket.socket, drain: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                drain.sendall(data)
        with contextlib.suppress(OSError):
            drain.shutdown(socket.SHUT_WR)

    def cut(self) -> None:
        assert self.listener is not None
        for one in (self.listener, *self.open):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self.open.clear()


def test_the_network_goes_away(visit: Visit, house: House) -> None:
    """Choices of another browser that were missed are caught up with."""
    cable = Cable(house)
    ana, same = visit(at=cable), visit()
    ana.tolerated += [AWAY, REFUSED]
    game = ana.bring(position("action"))
    ana.sit_down(game)
    same.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]
    same.sit_down(game)
    seq = ana.known(game)["seq"]
    cable.cut()
    expect(ana.page.locator(".offline")).to_be_visible()
    ana.choices.last.click()
    expect(ana.prompt.get_by_role("alert")).to_have_text(ana.say("web-offline"))
    choose_first(same)
    whose_turn(game, {0: same})
    missed = same.known(game)["seq"]
    assert missed > seq
    expect(ana.page.get_by_role("slider")).to_have_attribute("max", str(seq))
    cable.mend()
    ana.context.set_offline(True)
    ana.context.set_offline(False)  # a browser tells its pages that the network is back
    expect(ana.page.get_by_role("slider")).to_have_attribute("max", str(missed))
    expect(ana.page.locator(".offline")).to_have_count(0)
    shown = [tile.get_attribute("data-state") for tile in ana.page.locator(".tile").all()]
    assert shown == [tile["state"] for tile in same.known(game)["view"]["tiles"]]
    choose_first(ana)
    whose_turn(game, {0: same})
    last = str(ana.known(game)["seq"])
    expect(same.page.get_by_role("slider")).to_have_attribute("max", last)
    cable.cut()
