"""What README and docs say is true: their Python examples run, their links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def only_fenced(text: str) -> str:
    """The lines inside code fences, at their old line numbers.

    Plain doctest would take the closing fence for expected output.

    >>> only_fenced("Look:\\n```python\\n>>> 1 + 1\\n2\\n```\\n")
    '\\n\\n>>> 1 + 1\\n2\\n'
    """
    fenced, kept = False, []
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            fenced = not fenced
            kept.append("")
        else:
            kept.append(line if fenced else "")
    return "\n".join(kept)


@every_page
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # an example may write files
    examples = doctest.DocTestParser().get_doctest(
        only_fenced(page.read_text(encoding="utf-8")), {}, page.name, str(page), 0
    )
    complaints: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(
        examples, out=complaints.append
    )
    assert result.failed == 0, "".join(complaints)


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!\w+:|#)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
