"""What the tests need beside Python: PostgreSQL, Chromium or its headless shell, a C compiler; and
what makes them faster: TinyCC.

    python tools/equipment.py             say what is missing
    python tools/equipment.py --install   install it first where that is allowed: as root, on Debian

What is missing is not tested. That is said loudly, and where CI is true it is a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

COMPILE: Final = Path(__file__).with_name("compile.py")


class Program(NamedTuple):
    """Something to be found on the path, under one of these names: the best one first."""

    subject: str  # what is tested with it
    names: tuple[str, ...]
    package: str  # of Debian

    @property
    def path(self) -> str | None:
        return next(filter(None, map(shutil.which, self.names)), None)

    @property
    def complaint(self) -> str:
        names = " or ".join(self.names)
        return f"{self.subject}. There is no {names}; on Debian: apt-get install {self.package}"


POSTGRESQL: Final = Program("PostgreSQL", ("pg_virtualenv",), "postgresql")
# The shell draws the same pages and spends nothing on a window that nobody sees.
BROWSER: Final = Program(
    "the browser", ("chromium-headless-shell", "chromium"), "chromium-headless-shell"
)
PROGRAMS: Final = (POSTGRESQL, BROWSER)
# Compiles for tests in a twentieth of the time; without it the usual compiler serves.
TINY: Final = Program("fast compiling", ("tcc",), "tcc")


def is_ci() -> bool:
    """Does a machine check this for people who will not read all that it says?"""
    return os.environ.get("CI", "").lower() in ("true", "1")


def install(programs: list[Program]) -> None:
    """Ask Debian for them; what it complains about is shown."""
    if not programs or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    commands = [["update"], *[["install", "-y", program.package] for program in programs]]
    for arguments in commands:
        command = ["apt-get", "-qq", *arguments]
        print(" ".join(command), flush=True)
        run = subprocess.run(
            command,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            print(run.stdout, flush=True)


def missing() -> list[str]:
    """What cannot be tested here, and why."""
    found = [program.complaint for program in PROGRAMS if program.path is None]
    probe = subprocess.run(
        [sys.executable, str(COMPILE), "--probe"], capture_output=True, text=True, check=False
    )
    if probe.returncode != 0:
        found.append(f"the compiled form: {probe.stderr.strip()}")
    return found


def main(arguments: list[str]) -> int:
    if "--install" in arguments:
        install([program for program in (*PROGRAMS, TINY) if program.path is None])
    complaints = missing()
    for complaint in complaints:
        print(f"\n*** NOT TESTED: {complaint} ***", flush=True)
    return 1 if complaints and is_ci() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
