"""What README and docs say is true: their Python examples run, their links lead somewhere."""

import doctest
import re
from pathlib import Path

import numpy.random  # noqa: F401  draws a seed of its own when it is imported: not in a test
import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted(
    [path for place in ("", "docs/**/", "examples/*/") for path in ROOT.glob(f"{place}*.md")]
)

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


class Page:
    """A page, its Python examples (fenced as pycon) at their line numbers, and what is not fenced.

    Plain doctest would take the closing fence for expected output.

    >>> page = Page("Look:\\n```pycon\\n>>> 1 + 1\\n2\\n```\\n>>> 3")
    >>> page.examples
    '\\n\\n>>> 1 + 1\\n2\\n\\n'
    >>> page.outside
    ['6: >>> 3']
    """

    def __init__(self, text: str) -> None:
        kept: list[str] = []
        self.outside: list[str] = []
        fence = ""
        for number, line in enumerate(text.splitlines(), 1):
            mark = line.strip()
            is_fence = mark.startswith("```")
            if is_fence:
                fence = "" if fence else mark
            elif mark.startswith(">>>") and fence != "```pycon":
                self.outside.append(f"{number}: {mark}")
            kept.append(line if fence == "```pycon" and not is_fence else "")
        self.examples = "\n".join(kept)


def read(page: Path) -> Page:
    return Page(page.read_text(encoding="utf-8"))


@every_page
def test_examples_are_fenced(page: Path) -> None:
    """Outside of a fence an example is shown as a quotation, and would not be run."""
    assert read(page).outside == []


@every_page
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # an example may write files
    examples = doctest.DocTestParser().get_doctest(read(page).examples, {}, page.name, str(page), 0)
    complaints: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(
        examples, out=complaints.append
    )
    assert result.failed == 0, "".join(complaints)
    assert result.attempted == page.read_text(encoding="utf-8").count(">>> ")


def test_there_are_examples() -> None:
    """On the first page one reads, on the one about Python, and on the one about the engine."""
    with_examples = {page.name for page in PAGES if ">>> " in read(page).examples}
    assert with_examples >= {"README.md", "python.md", "architecture.md"}


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!\w+:|#)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
