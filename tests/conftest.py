"""What all tests share."""

import pytest

from robinsonade.text import Texts


@pytest.fixture(autouse=True)
def _missing_texts_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
