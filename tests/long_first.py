"""The order of tests for several workers: each begins with its share of what takes long."""

from __future__ import annotations

from itertools import groupby
from typing import Final

# Folders and files whose tests wait for browsers, servers and programs, the longest first.
BROWSERS: Final = "tests/web/"
LONG: Final = (
    "tests/site/test_in_browser.py",  # whole games, offline: one test of minutes
    "tests/site/test_pages_of_the_site.py",
    BROWSERS,
    "tests/test_add_pages.py",
    "tests/tools/",
    "tests/server/",
    "tests/test_pearls_package.py",
    "tests/cli/test_commands.py",
    "tests/test_registry.py",
    "tests/forbidden_island/test_statistics.py",
)


def rank(test: str) -> int:
    """Where a test belongs.

    >>> rank("tests/web/test_pages.py::test_every_page[en]"), rank("src/robinsonade/files.py")
    (2, 10)
    """
    return next((i for i, start in enumerate(LONG) if test.startswith(start)), len(LONG))


def in_shares(tests: list[str], workers: int) -> list[int]:
    """The order in which to list tests, by their numbers, so that equal parts one after the other,
    which is what the workers get first, begin with what is long. The tests of a long file stay
    together as long as there is no need to steal; browsers, which take long to start and remember
    what they have seen, are begun with by every other worker.

    >>> in_shares(["a::1", "a::2", "a::3", "tests/web/b::4", "tests/web/c::5", "d::6"], 2)
    [3, 4, 0, 1, 2, 5]
    """
    short = [i for i, test in enumerate(tests) if rank(test) == len(LONG)]
    long = sorted(set(range(len(tests))) - set(short), key=lambda i: rank(tests[i]))
    shares: list[list[int]] = [[] for _ in range(workers)]
    for number, (_, file) in enumerate(groupby(long, key=lambda i: tests[i].partition("::")[0])):
        files = list(file)
        among = max(1, workers // 2) if tests[files[0]].startswith(BROWSERS) else workers
        shares[number % among] += files
    ordered: list[int] = []
    for number, share in enumerate(shares):
        left = len(tests) - len(ordered)
        size = left // (workers - number)
        rest = max(0, size - len(share))
        ordered += share + short[:rest]
        short = short[rest:]
    return ordered + short
