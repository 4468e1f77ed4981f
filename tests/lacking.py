"""What a machine lacks is not tested; where nobody would read that, it is a failure."""

from typing import NoReturn

import pytest

from tools.equipment import is_ci


def lacking(why: str) -> NoReturn:
    if is_ci():
        pytest.fail(f"NOT TESTED: {why}")
    pytest.skip(f"NOT TESTED: {why}")
