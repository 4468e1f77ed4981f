"""What is missing on a machine is said loudly, and is a failure where CI is true."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lacking import lacking
from tools import equipment

ROOT = Path(__file__).resolve().parents[2]
BANNERS = (
    "*** NOT TESTED: PostgreSQL. There is no pg_virtualenv; on Debian: apt-get install postgresql",
    "*** NOT TESTED: the browser. There is no chromium-headless-shell or chromium; on Debian: "
    "apt-get install chromium-headless-shell",
    "*** NOT TESTED: the compiled form: no C compiler found (looked for 'no-such-compiler'",
)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing is to be found but what lies in this folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


def test_people_are_told(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert equipment.main([]) == 0
    said = capsys.readouterr().out
    for banner in BANNERS:
        assert banner in said


@pytest.mark.parametrize(("value", "code"), [("true", 1), ("1", 1), ("false", 0), ("", 0)])
def test_where_nobody_reads_it_fails(
    bare: Path, monkeypatch: pytest.MonkeyPatch, value: str, code: int
) -> None:
    monkeypatch.setenv("CI", value)
    assert equipment.main([]) == code


@pytest.mark.parametrize("program", equipment.PROGRAMS, ids=lambda program: str(program.package))
def test_each_program_counts(
    bare: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    program: equipment.Program,
) -> None:
    monkeypatch.setenv("CI", "true")
    for other in equipment.PROGRAMS:
        if other is not program:
            put(bare / other.names[-1], "")
    monkeypatch.setattr(equipment, "COMPILE", Path(os.devnull))  # nothing to complain about
    assert equipment.main([]) == 1
    assert capsys.readouterr().out.count("NOT TESTED") == 1
    put(bare / program.names[-1], "")
    assert equipment.main([]) == 0
    assert capsys.readouterr().out == ""


def put(file: Path, text: str) -> None:
    """A program of one line."""
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


def test_what_debian_complains_about_is_shown(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put(bare / "apt-get", 'case "$*" in *update) ;; *) echo "E: no $4 here" >&2; exit 100;; esac')
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert equipment.main(["--install"]) == 0
    said = capsys.readouterr().out
    for program in equipment.PROGRAMS:
        assert f"E: no {program.package} here" in said
    assert BANNERS[0] in said


def test_the_others_are_installed_by_those_who_may(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put(bare / "apt-get", "exit 100")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert equipment.main(["--install"]) == 0
    assert "apt-get -qq" not in capsys.readouterr().out


@pytest.mark.parametrize(("value", "fails"), [("true", True), ("", False)])
def test_make_stops(bare: Path, monkeypatch: pytest.MonkeyPatch, value: str, fails: bool) -> None:
    """`make test` begins with this target."""
    make = shutil.which("make", path=os.defpath)
    if make is None:
        lacking("make, which is not here")
    run = subprocess.run(
        [make, "equipment", f"PYTHON={sys.executable}"],
        cwd=ROOT,
        env={**os.environ, "CI": value},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode != 0) == fails, run.stderr
    for banner in BANNERS:
        assert banner in run.stdout


@pytest.mark.parametrize(("value", "outcome"), [("true", "fail"), ("", "skip")])
def test_a_test_that_cannot_run(monkeypatch: pytest.MonkeyPatch, value: str, outcome: str) -> None:
    monkeypatch.setenv("CI", value)
    expected = {"fail": pytest.fail.Exception, "skip": pytest.skip.Exception}[outcome]
    with pytest.raises(expected, match="NOT TESTED: flying"):
        lacking("flying")
