"""Nobody blocks a table, and no table cannot be opened: in a real browser, without a mouse."""

from __future__ import annotations

import json
import sqlite3
import zipfile
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.server.house import House
from tests.web.browsing import REFUSED, Visitor
from tests.web.conftest import Visit
from tests.web.test_games import shared_links
from tests.web.test_keyboard import tab_to


def people(visitor: Visitor) -> Locator:
    """Open the panel from the menu, with the keyboard alone."""
    page = visitor.page
    visitor.button("web-menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menu")).to_be_visible()
    item = page.get_by_role("menuitem", name=visitor.say("web-people"), exact=True)
    tab_to(visitor, item, "ArrowDown")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=visitor.say("web-people"))
    expect(dialog).to_be_visible()
    return dialog


def confirm(visitor: Visitor, dialog: Locator, deed: str) -> None:
    """The question has the focus; Enter says yes."""
    group = dialog.get_by_role("group")
    expect(group).to_be_visible()
    expect(group.get_by_role("button", name=visitor.say(deed))).to_be_focused()
    assert visitor.axe() == []
    visitor.page.keyboard.press("Enter")


def test_a_table_goes_on_without_somebody(visit: Visit) -> None:
    ana, ben = visit(), visit(language="es")
    game = ana.create("here", "link", seed=1)
    [link] = [link for link in shared_links(ana).values() if "#" in link]
    ana.page.keyboard.press("Escape")
    ben.take_seat(link, "Ben")
    ben.open("/credits")  # and is gone
    dialog = people(ana)
    expect(dialog.locator("li").nth(1)).to_contain_text("was here")
    name = ana.say("web-people-of", what=ana.say("web-people-hand-over"), name="")
    tab_to(ana, dialog.get_by_role("button", name=name.strip()).nth(1))
    ana.page.keyboard.press("Enter")
    confirm(ana, dialog, "web-people-hand-over")
    expect(dialog.locator("li").nth(1)).to_contain_text(ana.say("web-bot-plays"))
    dialog.get_by_role("combobox").select_option("600")
    expect(dialog.get_by_role("status")).to_have_text(ana.say("web-people-patience-set"))
    assert ana.known(game)["patience"] == 600
    ana.page.keyboard.press("Escape")

    # Ben comes back, is told so, and takes the seat again.
    ben.open(f"/g/{game}")
    back = ben.button("web-people-give-back")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    assert ben.known(game)["seats"][1]["stand_in"] is None

    dialog = people(ana)
    tab_to(ana, dialog.get_by_role("button", name=ana.say("web-people-close"), exact=True))
    ana.page.keyboard.press("Enter")
    confirm(ana, dialog, "web-people-close")
    ana.page.keyboard.press("Escape")
    for one in (ana, ben):
        expect(one.page.get_by_role("heading", name=one.say("web-closed-title"))).to_be_visible()
        assert one.axe() == []
    ana.open("/")
    expect(ana.page.locator("ul.list li").first).to_contain_text(ana.say("web-closed"))


def test_a_game_that_an_update_has_ended(visit: Visit, tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    house = House(database)
    with house:
        ana = visit(at=house)
        game = ana.create("here", "here", seed=2)
        cookies = ana.context.cookies()
        ana.page.close()
    connection = sqlite3.connect(database)
    connection.execute("UPDATE game SET rules_version = '0'")
    connection.commit()
    connection.close()
    with house:
        again = visit(at=house)
        again.tolerated.append(REFUSED)
        again.context.add_cookies(
            [{"name": one["name"], "value": one["value"], "url": house.url} for one in cookies]
        )
        again.open("/")
        row = again.page.locator("ul.list li").first
        expect(row).to_contain_text(again.say("web-outdated"))
        with again.page.expect_download() as all_of_it:
            again.button("web-save-all").click()
        with zipfile.ZipFile(all_of_it.value.path()) as archive:
            assert f"forbidden-island-{game}.json" in archive.namelist()
        row.get_by_role("link").click()
        title = again.page.get_by_role("heading", name=again.say("web-outdated-title"))
        expect(title).to_be_visible()
        assert again.axe() == []
        with again.page.expect_download() as record:
            again.button("web-export").click()
        file = json.loads(record.value.path().read_text("utf-8"))
        assert (file["rules_version"], file["format"]) == ("0", "robinsonade-match")
