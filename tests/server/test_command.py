"""`robinsonade serve` says plainly what it cannot do, before it does anything."""

import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from robinsonade.server.settings import Settings, database_url
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.nursery import nursery


def refusal(*arguments: str) -> str:
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        streams = out.fileno(), err.fileno()
        run = nursery().start(["serve", *arguments], dict(os.environ), *streams)
        code = run.wait(PATIENCE)
        out.seek(0)
        err.seek(0)
        return said_by(code, out.read(), err.read())


def said_by(code: int, out: str, err: str) -> str:
    assert code == 2, err
    assert "Traceback" not in err
    assert out == ""
    return err


def test_a_program_that_begins_from_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "robinsonade", "serve", "--lang", "en", "--port", "0"]
    command += ["--database", str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert "cannot be used" in said_by(run.returncode, run.stdout, run.stderr)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refusal("--lang", "es", "--port", port, "--database", str(tmp_path / "x"))
    assert f"No se puede escuchar en 127.0.0.1:{port}" in said
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    ("database", "shown"),
    [
        ("postgresql://me:secret@127.0.0.1:1/games", "postgresql://me:***@127.0.0.1:1/games"),
        ("{folder}", "{folder}"),
        ("nonsense://x", "nonsense://x"),
    ],
)
def test_a_database_that_cannot_be_used(tmp_path: Path, database: str, shown: str) -> None:
    wanted = database.format(folder=tmp_path)
    said = refusal("--lang", "en", "--port", "0", "--database", wanted)
    assert f'The database "{shown.format(folder=tmp_path)}" cannot be used' in said
    assert "secret" not in said


def test_one_server_for_one_file(tmp_path: Path) -> None:
    """The second is told so; when the first is gone, however it went, the file is free again."""
    database = tmp_path / "games.sqlite3"
    house = House(database)
    for end in (house.kill, house.close):
        with house:
            for name in (str(database), f"sqlite:///{database}"):
                said = refusal("--lang", "en", "--port", "0", "--database", name)
                assert (
                    said == f'The database "{name}" is in use: another server runs on this file.\n'
                )
            end()


def test_a_newer_database(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with House(database):
        pass
    connection = sqlite3.connect(database)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    said = refusal("--lang", "en", "--port", "0", "--database", str(database))
    assert said == f'The database "{database}" was written by a newer version of this program.\n'


def test_a_setting_that_makes_no_sense() -> None:
    said = refusal("--lang", "en", "--port", "0", "--log-level", "loud")
    assert 'The setting log_level cannot be "loud"' in said


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROBINSONADE_PORT", "9999")
    assert Settings().port == 9999
    assert Settings(port=1).port == 1


def test_addresses_of_databases() -> None:
    assert database_url("sqlite:///x") == "sqlite+aiosqlite:///x"
    assert database_url("postgres://h/x") == "postgresql+psycopg://h/x"
