"""What all tests share."""

import secrets

import pytest

from robinsonade.text import Texts


def no_luck(*_: object) -> int:
    raise AssertionError("a game in a test has a seed")


@pytest.fixture(autouse=True)
def _chance_has_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins a game without one is refused; see also tests/server/known_seeds.py."""
    monkeypatch.setattr(secrets, "randbits", no_luck)
    monkeypatch.setattr(secrets, "randbelow", no_luck)


@pytest.fixture(autouse=True)
def _missing_texts_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
