"""The full screen: boards, panes, keys and mouse, on the same session as line by line."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList

from robinsonade.cli.faces import FULL, GRID, LINES, PLAIN, USUAL, chosen_face
from robinsonade.cli.full.board import BoardPane
from robinsonade.cli.full.dialogs import Deciding, Reading, Typing
from robinsonade.cli.full.reports import Asked, Ended
from robinsonade.cli.keeping import Keeper
from robinsonade.cli.screen import Screen
from robinsonade.files import load_match
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts
from tests.cli.full_screen import LARGE, SMALL, Table, play
from tests.cli.terminal import GAME, random_match
from tests.patience import Patience

FIRST = {"first": "1", "roles": "explorer,diver"}


@pytest.mark.parametrize(
    ("slug", "language", "words"),
    [
        (GAME, "es", ("Tablero", "Ciénaga", "Mover a")),
        ("papua", "en", ("Board", "Expeditions", "Log")),
        ("naufragos", "es", ("Víveres", "Costa", "Registro")),
        ("robinson-crusoe", "en", ("M1 camp", "Threat", "Cards")),
    ],
)
def test_every_game_is_drawn_and_played(slug: str, language: str, words: tuple[str, ...]) -> None:
    """From 80x24 up, and again after the window has grown; a choice by Enter, another pane."""

    async def story(table: Table) -> None:
        assert isinstance(await table.press("enter"), Asked)
        shown = await table.look("escape")
        assert [word for word in words if word not in shown] == []
        pane = table.app.query_one(BoardPane)
        assert pane.canvas is not None
        assert pane.canvas.width <= 50
        await table.pilot.resize_terminal(*LARGE)
        patience = Patience()
        while pane.canvas.width <= 50:
            patience.spend(pane.canvas.width)
            await table.pilot.pause()
        assert table.shown() != await table.look("k")

    play(story, slug, language=language, size=SMALL)


async def over_the_board(table: Table) -> None:
    """Arrow keys go from thing to thing."""
    pane = table.app.query_one(BoardPane)
    pane.focus()
    await table.look()
    seen = {pane.thing}
    for key in ("down", "right", "down"):
        await table.look(key)
        seen.add(pane.thing)
    assert len(seen) > 2
    assert all(thing.startswith("tile:") for thing in seen)


def test_keys_of_the_conversation() -> None:
    """Go over the board, choose by figures, take back, ask for rules and advice, and why not."""

    async def story(table: Table) -> None:
        made = table.match.choices_made
        await over_the_board(table)
        await table.press("3")
        assert len(made) == 1
        await table.press("u")
        assert len(table.match.choices_made) == 0
        await table.press("question_mark")
        assert isinstance(table.app.screen, Reading)
        assert "FI-" in await table.look()
        await table.look("escape")
        report = await table.press("i")
        assert isinstance(report, Asked)
        assert "sensible player" in "".join(map(str, report.answer))
        await table.look("escape")
        await table.look("slash")
        assert isinstance(table.app.screen, Typing)
        report = await table.press(*"why misty", "enter")
        assert isinstance(report, Asked)
        assert any("Misty" in str(part) or "FI-" in str(part) for part in report.answer)

    play(story, GAME, options=FIRST, bots="none")


def test_two_figures_where_numbers_have_two() -> None:
    """There are twelve castaways: 1 waits for a second figure, 12 does not."""

    async def story(table: Table) -> None:
        moment = table.app.moment
        assert moment is not None
        await table.look("1")
        highlighted = table.app.query_one(OptionList).highlighted_option
        assert highlighted is not None
        assert highlighted.id == "1"
        assert not table.match.choices_made
        await table.press("2")
        [choice] = table.match.choices_made
        assert choice is moment.menu.numbers()["12"].choice

    play(story, "naufragos", seats=1, bots="none")


def test_things_on_the_board_are_clicked() -> None:
    """One thing to do is done, several are listed, none is explained."""

    async def story(table: Table) -> None:
        moment = table.app.moment
        assert moment is not None
        by_thing: dict[str, list[str]] = {}
        for number, things in moment.spots.items():
            for thing in things:
                by_thing.setdefault(thing, []).append(number)
        pane = table.app.query_one(BoardPane)
        assert pane.canvas is not None
        idle = next(p.thing for p in pane.canvas.places if p.thing not in by_thing)
        several = next((thing for thing, found in by_thing.items() if len(found) > 1), "")
        if several:
            await table.pilot.click(BoardPane, offset=table.place_of(several))
            assert table.app.only == by_thing[several]
            await table.look("escape")
            assert table.app.only == []
        await table.pilot.click(BoardPane, offset=table.place_of(idle))
        report = await table.report()
        assert isinstance(report, Asked)
        assert report.answer
        await table.look("escape")
        single = next(thing for thing, found in by_thing.items() if len(found) == 1)
        await table.pilot.click(BoardPane, offset=table.place_of(single))
        await table.report()
        [choice] = table.match.choices_made
        assert choice is moment.menu.numbers()[by_thing[single][0]].choice

    play(story, GAME, options=FIRST, bots="none")


def test_nothing_is_lost_by_leaving(tmp_path: Path) -> None:
    """Kept after the first choice; q leaves without a question."""
    file = tmp_path / "kept.json"
    keeper = Keeper()
    keeper.file = file

    async def story(table: Table) -> None:
        await table.press("1")
        assert isinstance(await table.press("q"), Ended)

    app = play(story, GAME, options=FIRST, bots="none", keeper=keeper)
    assert "--resume" in "".join(map(str, app.farewell))
    assert len(load_match(file).choices_made) == 1


def test_stopping_too_early_and_the_end(tmp_path: Path) -> None:
    """What cannot be taken lightly is a dialog; a finished game tells its end and is saved."""

    async def stop(table: Table) -> None:
        await table.press("p")
        assert isinstance(table.app.screen, Deciding)
        assert isinstance(await table.press("n"), Asked)

    play(stop, GAME, options=FIRST)
    match = random_match(2, 4)
    last = match.choices_made[-1]
    match.back_to(len(match.choices_made) - 1, rewind=True)

    async def end(table: Table) -> None:
        await table.look("slash")
        await table.press(
            *[{".": "full_stop", "_": "underscore"}.get(s, s) for s in last.id], "enter"
        )
        assert isinstance(table.app.screen, Typing)
        assert "lose" in table.shown()
        table.app.face.typed.put(str(tmp_path / "end.json"))
        assert isinstance(await table.report(), Ended)

    play(end, GAME, match=match, bots="none")
    assert load_match(tmp_path / "end.json").over


def test_which_face(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options first, then the environment, then what suits the terminal."""
    screen = Screen(Texts("en"))
    screen.interactive = True
    monkeypatch.setenv("TERM", "xterm")
    for columns, lines, face in ((80, 24, FULL), (79, 24, LINES), (80, 23, LINES)):
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(lines))
        assert chosen_face(None, None, screen) == face
    assert chosen_face(True, None, screen) == FULL
    assert chosen_face(None, False, screen) == PLAIN
    monkeypatch.setenv(USUAL, "grid")
    assert chosen_face(None, None, screen) == GRID
    assert chosen_face(False, None, screen) == LINES
    monkeypatch.setenv(USUAL, "cinema")
    with pytest.raises(Refused) as refused:
        chosen_face(None, None, screen)
    assert refused.value.key == "bad-face"
