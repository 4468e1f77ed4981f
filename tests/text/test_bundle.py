"""Messages are parsed one by one, when they are needed: the same ones as by reading whole files."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from robinsonade.games import GAMES
from robinsonade.text.bundle import Bundle, parsed
from robinsonade.text.languages import LANGUAGES
from robinsonade.text.parser import QuickParser
from robinsonade.text.sources import attributes_of, entries_of, plain_text
from robinsonade.text.texts import (
    FURTHER,
    SHARED,
    further_file,
    messages_file,
    read_ftl,
    read_further,
)

PACKAGES = [SHARED, *[game.package for game in GAMES.values()]]


def named(body: list[ftl.EntryType]) -> dict[str, ftl.Message | ftl.Term]:
    """The first one of each name counts; terms have a hyphen before theirs."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in body:
        if isinstance(entry, (ftl.Message, ftl.Term)):
            hyphen = "-" if isinstance(entry, ftl.Term) else ""
            found.setdefault(hyphen + entry.id.name, entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_entry_by_entry_is_the_whole_file(package: str, language: str) -> None:
    files = [(messages_file(package, language), read_ftl(package, language))]
    if package != SHARED:
        files += [
            (further_file(package, name, language), read_further(package, name, language))
            for name in FURTHER
        ]
    for file, whole in files:
        wanted, sources = named(whole.body), entries_of(file)
        assert sources.keys() == wanted.keys()
        for name, entry in wanted.items():
            assert parsed(name, sources[name]).equals(entry, ["span", "comment"]), name
            assert attributes_of(sources[name]) == [other.id.name for other in entry.attributes]
        bundle = Bundle(language, sources)
        for name, source in sources.items():
            if (plain := plain_text(source)) is not None:
                value = bundle.get_message(name).value
                assert value is not None
                assert bundle.format_pattern(value) == (plain, []), name


def test_the_first_file_counts_and_a_broken_entry_shows_its_name(tmp_path: Path) -> None:
    first, second = tmp_path / "first.ftl", tmp_path / "second.ftl"
    first.write_text("both = one { -it }\n-it = term\n# no = message\n")
    second.write_text("both = two\nonly =\n    { $a ->\n       *[x] here\n    }\nbroken = { ->\n")
    missing = tmp_path / "missing.ftl"
    bundle = Bundle("en", entries_of(missing) | entries_of(second) | entries_of(first))
    said = {
        name: bundle.format_pattern(value)[0]
        for name in ("both", "only", "broken")
        if (value := bundle.get_message(name).value) is not None
    }
    assert said == {"both": "one term", "only": "here", "broken": "broken"}
    assert not bundle.has_message("no")
    bundle.override("both = three\n")
    value = bundle.get_message("both").value
    assert value is not None
    assert bundle.format_pattern(value) == ("three", [])


def test_the_quick_parser_reads_what_the_library_reads() -> None:
    """Where everything lies, and what is wrong: of our files, and of files that are broken."""
    sources = [
        messages_file("robinsonade.games.naufragos", "es").read_text("utf-8"),
        (messages_file(SHARED, "en")).read_text("utf-8"),
        'a = { $b ->\n   [one] x\n  *[other] { -t(case: "the", n: -1.5) }\n }\n'
        '    .c = \\u0041 {"\\u0041"}\n',
        "a =\n\n    block\n      more { F(1, $x) }\n\n"
        "b = }\nc = { é }\nd\ne = { -t.x }\n-f =\ng = { m.a }",
        "",
        "   \n",
        '# comment\n## group\n### file\nx = y # no comment\n1 = 2\nz = { "open',
    ]
    for source in sources:
        read = QuickParser().parse(source)
        assert read.equals(FluentParser().parse(source), []), source
        assert QuickParser().parse(source.replace("\n", "\r\n")).equals(read, []), source
