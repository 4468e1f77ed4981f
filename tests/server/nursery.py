"""Servers as copies of a process that has loaded everything: each start costs a fraction.

    process = nursery().start(["serve", ...], environment, stdout, stderr)

The copy has arguments, environment and streams of its own and is a process as any other. One that
begins from nothing is in tests/server/test_command.py and wherever a test has a PYTHONPATH.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
LONGEST: Final = 1 << 20  # bytes of a request


class Copy:
    """What a test can do with such a process: as with one of `subprocess`."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.told = line.makefile("r", encoding="ascii")
        self.pid = int(self.told.readline())
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self.line.settimeout(timeout)
            self.returncode = int(self.told.readline())
            self.told.close()
            self.line.close()
        return self.returncode

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


class Nursery:
    """The process that is copied. It ends when this one does."""

    def __init__(self) -> None:
        self.control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", str(theirs.fileno())],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
        )
        theirs.close()

    def start(self, arguments: list[str], environment: dict[str, str], *streams: int) -> Copy:
        """A copy with these arguments, environment, and streams for its output and its errors."""
        ours, theirs = socket.socketpair()
        request = json.dumps([arguments, environment, os.getcwd()]).encode()
        self.control.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LONGEST)
        socket.send_fds(self.control, [request], [theirs.fileno(), *streams])
        theirs.close()
        return Copy(ours)


@cache
def nursery() -> Nursery:
    """One for each worker."""
    return Nursery()


# -- within that process -------------------------------------------------------------------------


def main() -> None:
    from robinsonade.games import GAMES
    from robinsonade.server import serving  # noqa: F401

    list(GAMES.values())
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who wait
    control = socket.socket(fileno=int(sys.argv[1]))
    while True:
        request, streams, _, _ = socket.recv_fds(control, LONGEST, 3)
        if not request:
            return
        if os.fork() == 0:
            control.close()
            wait_for_a_copy(*json.loads(request), *streams)
        for stream in streams:
            os.close(stream)


def wait_for_a_copy(
    arguments: list[str], environment: dict[str, str], folder: str, line: int, *streams: int
) -> None:
    """Start it, tell its number, and at its end how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if pid == 0:
        os.close(line)
        os._exit(become(arguments, environment, folder, *streams))
    for stream in streams:
        os.close(stream)
    os.write(line, f"{pid}\n".encode())
    _, status = os.waitpid(pid, 0)
    os.write(line, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def become(
    arguments: list[str], environment: dict[str, str], folder: str, out: int, err: int
) -> int:
    """The program with these arguments; how it ends."""
    from tests.server.known_seeds import main as program

    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, stream in ((1, out), (2, err)):
        os.dup2(stream, number)
        os.close(stream)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, encoding="utf-8", closefd=False)
    sys.argv = ["robinsonade", *arguments]
    code: Any = 0
    try:
        program()
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return code if isinstance(code, int) else 1


if __name__ == "__main__":
    main()
