"""One server for all tests that leave it as it was."""

from collections.abc import Iterator

import pytest

from tests.server.house import Guest, House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("server") / "games.sqlite3") as house:
        yield house


@pytest.fixture
def guest(house: House) -> Iterator[Guest]:
    with house.guest() as guest:
        yield guest


@pytest.fixture
def friend(house: House) -> Iterator[Guest]:
    with house.guest() as friend:
        yield friend


@pytest.fixture
def stranger(house: House) -> Iterator[Guest]:
    with house.guest() as stranger:
        yield stranger
