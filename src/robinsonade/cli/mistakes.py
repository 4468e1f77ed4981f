"""What somebody typed wrongly: a key and its facts, as everything that is refused.

Typer finds most of these mistakes and tells them in English. Here they become sentences of ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, Final

import typer

from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts

ASKS_FOR_HELP: Final = "NoArgsIsHelpError"  # nothing was typed at all: no mistake
NO_USE: Final = "FileError"  # a file cannot be opened: nor was that typed wrongly


class Mistyped(Refused):
    """It is no command as it stands: besides the sentence it is told how to write it."""

    def __init__(self, key: str, ctx: Any, **facts: str) -> None:
        super().__init__(key, **facts)
        self.ctx = ctx


@contextmanager
def mistakes_in(ctx: Any) -> Iterator[None]:
    """What is typed wrongly for this command is a `Refused` from here on."""
    try:
        yield
    except typer.TyperException as error:
        if type(error).__name__ in (ASKS_FOR_HELP, NO_USE):
            raise
        raise refusal_of(error, ctx) from error


def refusal_of(error: Any, ctx: Any) -> Refused:
    """The same mistake as a key and its facts.

    Typer hands out no classes but `BadParameter`: all others are known by the names that Click
    documents, whichever copy of it they come from.
    """
    match type(error).__name__:
        case "NoSuchOption":
            given, near = error.option_name, ", ".join(error.possibilities or ())
            if near:
                return Mistyped("no-such-option-near", ctx, given=given, allowed=near)
            return Mistyped("no-such-option", ctx, given=given)
        case "BadOptionUsage":
            given = error.option_name
            if given in flags_of(ctx.command):
                return Mistyped("option-takes-nothing", ctx, given=given)
            return Mistyped("option-takes-one", ctx, given=given)
        case "MissingParameter":
            return Mistyped("argument-missing", ctx, given=name_of(error.param))
    if isinstance(error, typer.BadParameter):
        return refusal_of_value(error, ctx)
    return Mistyped("mistyped", ctx, given=error.format_message())


def refusal_of_value(error: typer.BadParameter, ctx: Any) -> Refused:
    """What a reader of ours has refused, or what is wrong with a number."""
    found: list[Any] = getattr(error.__cause__, "errors", list)()
    first: dict[str, Any] = found[0] if found else {}
    about: dict[str, Any] = first.get("ctx", {})
    own = about.get("error")
    if isinstance(own, Refused):
        return own
    option, given = name_of(error.param), str(first.get("input"))
    match first.get("type"):
        case "int_parsing" | "int_from_float":
            return Mistyped("no-whole-number", ctx, option=option, given=given)
        case "float_parsing":
            return Mistyped("no-number", ctx, option=option, given=given)
        case "greater_than_equal":
            limit = str(about["ge"])
            return Mistyped("value-too-small", ctx, option=option, given=given, limit=limit)
        case "less_than_equal":
            limit = str(about["le"])
            return Mistyped("value-too-large", ctx, option=option, given=given, limit=limit)
    return Mistyped("bad-value", ctx, option=option, given=given)


def no_such_command(ctx: Any, given: str, known: list[str]) -> Mistyped:
    """There is nothing of this name, but perhaps something that is called much the same."""
    near = ", ".join(get_close_matches(given, known))
    if near:
        return Mistyped("no-such-command-near", ctx, given=given, allowed=near)
    return Mistyped("no-such-command", ctx, given=given)


def flags_of(command: Any) -> set[str]:
    """The options that take no value."""
    flags = [one for one in command.params if getattr(one, "is_flag", False)]
    return {name for flag in flags for name in (*flag.opts, *flag.secondary_opts)}


def name_of(parameter: Any) -> str:
    """How an option or an argument is called where it is explained."""
    return str(parameter.opts[0])


def tell(refused: Refused, texts: Texts) -> None:
    """Say what was wrong, and how it is written if that was the matter."""
    if isinstance(refused, Mistyped):
        typer.echo(refused.ctx.get_usage(), err=True)
    typer.echo(texts.error(refused), err=True)
    if isinstance(refused, Mistyped):
        command = f"{refused.ctx.command_path} {refused.ctx.help_option_names[0]}"
        typer.echo(texts.say("cli-own-try", command=command), err=True)
