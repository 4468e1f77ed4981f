"""`robinsonade serve`: the games in the browser."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

import typer

from robinsonade.cli.language import Lang
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts


def serve(
    lang: Lang,
    host: Annotated[str | None, typer.Option(help="cli-serve-help-host")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="cli-serve-help-port")] = None,
    database: Annotated[str | None, typer.Option(help="cli-serve-help-database")] = None,
    log_level: Annotated[str | None, typer.Option(help="cli-serve-help-log-level")] = None,
    log_format: Annotated[str | None, typer.Option(help="cli-serve-help-log-format")] = None,
    static: Annotated[Path | None, typer.Option(help="cli-serve-help-static")] = None,
) -> None:
    # The server and its libraries take a second to load: no other command waits for that.
    from robinsonade.server.routers.pages import BUILD, built_client
    from robinsonade.server.serving import run
    from robinsonade.server.settings import read_settings

    texts = Texts(lang)
    given = {
        "host": host,
        "port": port,
        "database": database,
        "log_level": log_level,
        "log_format": log_format,
        "static": static,
    }
    settings = read_settings({name: value for name, value in given.items() if value is not None})
    listener = listen(settings.host, settings.port)
    if not ((settings.static or built_client()) / "index.html").is_file():
        typer.echo(texts.say("cli-serve-no-client", command=BUILD), err=True)

    def announce() -> None:
        typer.echo(texts.say("cli-serve-address", address=address_of(listener)))

    run(settings, listener, announce)


def listen(host: str, port: int) -> socket.socket:
    """The open door; refused before anything else is done."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused("port-taken", given=f"{host}:{port}", why=why) from error
    return listener


def address_of(listener: socket.socket) -> str:
    """What to type into the browser."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
