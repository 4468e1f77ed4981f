"""The end of a game at the terminal: who won or lost and why, how far it was, who came where."""

from __future__ import annotations

from robinsonade.cli.score_sheet import score_lines, score_sheet
from robinsonade.cli.screen import Screen
from robinsonade.kernel.chronicle import NO_POINTS, Chronicle, Standing, verdict
from robinsonade.kernel.match import Match
from robinsonade.text import Texts


def tell_ending(screen: Screen, match: Match, people: list[int]) -> None:
    """The same headline, cause and ranking as on the page."""
    texts, chronicle = screen.texts, match.chronicle()
    screen.heading(texts.headline(chronicle, match.table.result))
    own = own_result(texts, chronicle, match, people)
    if own:
        screen.line(own)
    if chronicle.cause is not None:
        screen.line(texts.chronicle(chronicle.cause))
    for sentence in chronicle.chain:
        screen.line(f"- {texts.chronicle(sentence)}", indent=2)
    if chronicle.goal is not None:
        screen.say("ui-end-goal", done=chronicle.goal.done, needed=chronicle.goal.needed)
        for sentence in chronicle.goal.missing:
            screen.line(f"- {texts.chronicle(sentence)}", indent=2)
    for standing in chronicle.ranking:
        screen.line(in_words(texts, standing))
    if chronicle.lines:
        sheet = {line.name: line.points for line in chronicle.lines}
        if screen.plain:
            for text in score_lines(sheet, texts):
                screen.line(text)
        else:
            screen.draw(score_sheet(sheet, texts))


def own_result(texts: Texts, chronicle: Chronicle, match: Match, people: list[int]) -> str:
    """Whether those who sit here have won; one of several also reads its place."""
    result = verdict(match.table.winners, people)
    places = {standing.seat: standing.place for standing in chronicle.ranking}
    if len(people) == 1 and len(set(places.values())) > 1:
        return texts.say("ui-end-place", place=places[people[0]])
    return texts.say("ui-end-verdict", verdict=result, count=len(people)) if result else ""


def in_words(texts: Texts, standing: Standing) -> str:
    """Place, seat, points and what became of it, as far as there is such a thing."""
    seat = texts.seat(standing.seat)
    note = "" if standing.note is None else texts.chronicle(standing.note)
    if standing.points == NO_POINTS:
        return texts.say("cli-standing", seat=seat, note=note) if note else seat
    place, points = standing.place, standing.points
    if not note:
        return texts.say("cli-standing-points", place=place, seat=seat, points=points)
    return texts.say("cli-standing-both", place=place, seat=seat, points=points, note=note)
