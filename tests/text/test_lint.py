"""The texts are complete, and the lint would notice if they were not."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from robinsonade.games import GAMES, find_game
from robinsonade.text import asked_by_code, lint
from robinsonade.text.parser import QuickParser
from robinsonade.text.rulebook import Section, read_rules
from robinsonade.text.texts import SHARED, read_ftl

ISLAND = find_game("forbidden-island")
CASTAWAYS = find_game("naufragos")
CRUSOE = find_game("robinson-crusoe")
ROOT = Path(__file__).resolve().parents[2] / "src" / "robinsonade"


def test_the_texts_are_in_order() -> None:
    assert lint.problems() == []


def test_a_number_and_its_sign_stay_on_one_line() -> None:
    """No space that a line may end at: none at all before % in English, `{"\\u00A0"}` elsewhere."""
    pages = [*ROOT.parents[1].glob("web/src/**/*.svelte"), *ROOT.parents[1].glob("web/src/**/*.ts")]
    texts = list(ROOT.rglob("*.ftl"))
    assert texts
    apart = re.compile(r"[\d}][ \u00a0](?:%|(?:kB|min|s|ms)\b)")
    close = {"en": re.compile(r'\\u00A0"}%'), "es": re.compile(r"[\d}]%(?<!\\u00A0\"}%)")}
    found = []
    for file in [*texts, *pages]:
        wrong = [apart, close[file.stem[-2:]]] if file in texts else [apart]
        lines = enumerate(file.read_text("utf-8").splitlines(), 1)
        for number, line in lines:
            if any(one.search(line) for one in wrong) and not line.lstrip().startswith(("*", "//")):
                found.append(f"{file.name}:{number}: {line.strip()}")
    assert found == []


# -- the lint itself -----------------------------------------------------------------------------


def source(package: str, language: str) -> str:
    folder = ROOT / package.removeprefix("robinsonade.").replace(".", "/")
    file = folder if package == SHARED else folder / "text"
    return (file / f"{language}.ftl").read_text("utf-8")


def problems_in(package: str) -> list[str]:
    """What the lint finds in the texts of a game, or in all if the package is the shared one."""
    games = [game for game in GAMES.values() if game.package == package]
    assert games or package == SHARED
    return lint.problems(games or None)


@cache
def problems_anyway(package: str) -> list[str]:
    return problems_in(package)


@cache
def code() -> asked_by_code.Code:
    return asked_by_code.code_of(list(GAMES.values()))


@pytest.fixture(autouse=True)
def _the_code_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    same = code()
    monkeypatch.setattr(lint, "code_of", lambda games: same)


def problems_with(
    monkeypatch: pytest.MonkeyPatch, package: str, language: str, old: str, new: str
) -> list[str]:
    """What the lint finds besides what it finds anyway, when a file reads otherwise."""
    before = problems_anyway(package)
    text = source(package, language)
    assert old in text
    altered = QuickParser().parse(text.replace(old, new, 1))

    def read(of: str, tongue: str) -> ftl.Resource:
        return altered if (of, tongue) == (package, language) else read_ftl(of, tongue)

    monkeypatch.setattr(lint, "read_ftl", read)
    return [problem for problem in problems_in(package) if problem not in before]


@pytest.mark.parametrize(
    ("language", "old", "new", "expected"),
    [
        ("es", "event-drawn =", "event-pulled =", "event-drawn is missing"),
        ("es", "event-drawn =", "event-pulled =", "event-pulled is never used"),
        ("en", "outcome-won =", "outcome-one =", "outcome-won is missing"),
        ("en", "statistic-turns =", "statistic-t =", "statistic-turns is missing"),
        ("en", "tile-watchtower =", "tile-tower =", "tile-watchtower is missing"),
        ("en", "option-first =", "option-last =", "option-first is missing"),
        ("en", "cost-card =", "cost-cash =", "cost-card is missing"),
        ("es", "event-drawn = { $seat", "event-drawn = { $", "Expected"),
        (
            "es",
            "event-drawn = { $seat-start",
            "event-drawn = { $seat-at",
            "$seat-at: there is no such",
        ),
        ("en", "{ $seat-person", "{ $seat-sex", "$seat-sex: there is no such form"),
        ("es", "event-drawn =", "event-moved =", "event-moved is there twice"),
        ("es", "event-drawn =", "choice-pass = Paso\nevent-drawn =", "choice-pass is also in"),
        (
            "es",
            "event-drawn = { $seat-start }",
            "event-drawn = { $who }",
            "$who is none of its facts",
        ),
        ("es", "event-drawn = { $seat-start }", "event-drawn = Se", "not use the same facts"),
        ("es", "roba { $card-a }", "roba { $card-one }", "no card has the form .one"),
        ("es", "    .to = a la Atalaya\n", "", "these have no form .to: tile-watchtower"),
        ("es", "{ $pawns-count", "{ $pawns-sum", "$pawns-sum: there is no such form"),
        ("es", "juega { card-sandbags }", "juega { card-bags }", "card-bags, which is missing"),
        ("es", "    .group = Mover\n", "", "choice-move.group is missing"),
        (
            "es",
            "    .about = Asegura una o dos losetas gastando 1 acción.\n",
            "",
            "role-engineer.about",
        ),
        ("es", "tile-watchtower = Atalaya", "tile-watchtower = Watchtower", "same as in English"),
        ("es", "# Igual en inglés.\n", "", "option-difficulty-normal is the same as in English"),
    ],
)
def test_lint_of_a_game(
    language: str, old: str, new: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = problems_with(monkeypatch, ISLAND.package, language, old, new)
    assert any(expected in problem for problem in found), found


@pytest.mark.parametrize("language", ["en", "es"])
def test_lint_of_the_terms_that_tell_verbs(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    found = problems_with(
        monkeypatch, CASTAWAYS.package, language, "-does-lose_wood =", "-does-burn_wood ="
    )
    file = f"games/naufragos/text/{language}.ftl"
    assert f"{file}: -does-lose_wood is missing: it tells lose_wood" in found
    assert f"{file}: -does-burn_wood tells no verb" in found


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("old", "expected"),
    [
        ("-does-morale =", "-does-morale is missing: it tells morale"),
        ("-place =", "-place is missing: it tells token"),
        ("-lasting-heal =", "-lasting-heal is missing: it tells passive heal"),
    ],
)
def test_lint_names_a_verb_without_its_sentence(
    language: str, old: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = problems_with(monkeypatch, CRUSOE.package, language, old, old.replace("-", "-un", 1))
    assert any(expected in problem for problem in found), found


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("error-bad-seed =", "error-no-seed =", "error-bad-seed is missing"),
        ("error-bad-seed =", "error-no-seed =", "error-no-seed is never used"),
        ("seat = Player { $number }", "seat = Player", "gives $number, which seat does not need"),
        ("seat = Player", "seat = { $who }", "does not give $who, which seat needs"),
        ("The seed { $given }", "The seed { $it }", "does not give $it, which error-bad-seed"),
        ("seat-with-persona =", "seat-as =", "says seat-with-persona, which is missing"),
        (
            "cli-island-danger-landing = { $tile }",
            "cli-island-danger-landing = { $tile-the }",
            "no tile has the form .the",
        ),
    ],
)
def test_lint_of_the_shared_texts(
    old: str, new: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = problems_with(monkeypatch, SHARED, "en", old, new)
    assert any(expected in problem for problem in found), found


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("FI-3.3", "FI-3.33", "FI-3.3 is there in only one of en, es"),
        ("FI-3.3", "FI-3.33", "choice-stop mentions FI-3.3, which is missing"),
        ("FI-15.3", "FI-15.33", "option-layout mentions FI-15.3, which is missing"),
        ("FI-3.3", "FI-3.2", "FI-3.2 is there twice"),
    ],
)
def test_lint_of_the_rules(
    old: str, new: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(package: str, language: str) -> list[Section]:
        sections = read_rules(package, language)
        if language == "en":
            return sections
        return [
            section._replace(
                rules=[rule._replace(id=new) if rule.id == old else rule for rule in section.rules]
            )
            for section in sections
        ]

    monkeypatch.setattr(lint, "read_rules", read)
    found = problems_in(ISLAND.package)
    assert any(expected in problem for problem in found), found


def test_lint_of_the_code(tmp_path: Path) -> None:
    """Keys are found wherever they are written out."""
    (tmp_path / "games" / "go").mkdir(parents=True)
    (tmp_path / "games" / "go" / "end.py").write_text('t.end("won", 0)')
    (tmp_path / "cli.py").write_text(
        "class Bad(Refused): pass\n"
        "class Worse(Bad): pass\n"
        'raise Worse("no-fish", given=x)\n'
        'say("a" if x else "b", **facts)\n'
        'texts.say(f"cli-{x}")\n'
        'texts.say("ui-" + x)\n'
        'confirm("cli-sure")\n'
    )
    code = asked_by_code.Code.read(asked_by_code.modules_of("ours", tmp_path), ["ours.games.go"])
    assert code.ends == {"ours.games.go": {"won"}}
    assert [(call.key, set(call.facts)) for call in code.refused] == [("no-fish", {"given"})]
    assert [(call.key, call.open_end) for call in code.said] == [("a", True), ("b", True)]
    assert code.beginnings == {"cli-", "ui-"}
    assert code.uses("cli-anything")
    assert not code.uses("error-anything")
    assert "cli-sure" in code.words
