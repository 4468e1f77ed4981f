"""How long the tests of this folder may take."""

import os

import pytest


@pytest.fixture(scope="session")
def soaking(pytestconfig: pytest.Config) -> bool:
    """Long runs are asked for, by `-m soak` or ROBINSONADE_SOAK=1; otherwise their short form."""
    return "soak" in pytestconfig.option.markexpr or bool(os.environ.get("ROBINSONADE_SOAK"))
