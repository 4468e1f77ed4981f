"""All commands, and what they have in common: language, help and how errors are told."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer._completion_classes import completion_init
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command_from_info
from typer.models import CommandInfo

from robinsonade import __version__
from robinsonade.cli.completion import ASKS
from robinsonade.cli.language import Lang, language_in, set_language
from robinsonade.cli.mistakes import Mistyped, mistakes_in, no_such_command, tell
from robinsonade.cli.overview import COMMANDS, HELP, VERSION, overview
from robinsonade.extras import missing
from robinsonade.kernel.refusal import Refused
from robinsonade.text import Texts

EXIT_REFUSED: Final = 2
EXIT_INTERRUPTED: Final = 130


# What Typer says by itself, and the keys of the texts for it.
TYPER_WORDS: Final = {
    "Usage:": "cli-own-usage",
    "Arguments:": "cli-own-arguments",
    "Options:": "cli-own-options",
    "Commands:": "cli-own-commands",
    "[OPTIONS]": "cli-own-options-here",
    "COMMAND [ARGS]": "cli-own-command-here",
    "[required]": "cli-own-required",
    "[default:": "cli-own-default",
}


def translated(text: str, ctx: Any) -> str:
    """Help or usage with Typer's own words in the language asked for."""
    for word, key in TYPER_WORDS.items():
        text = text.replace(word, ctx.find_root().command.texts.say(key))
    return text


class TranslatedCommand(TyperCommand):
    """A command whose help and errors are in the language asked for."""

    allow_extra_args = True  # refused below, in our words

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with mistakes_in(ctx):
            left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise Mistyped("too-many-arguments", ctx, given=" ".join(left))
        return left

    def get_help(self, ctx: Any) -> str:
        return translated(super().get_help(ctx), ctx)

    def get_usage(self, ctx: Any) -> str:
        return translated(super().get_usage(ctx), ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return translated_help_option(super().get_help_option(ctx), ctx)


class TranslatedGroup(TyperGroup):
    """Commands whose help and errors come from the text files, in the language asked for."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        if ASKS in os.environ:
            completion_init()
        self.texts = Texts(language_in(given))
        set_language(self.texts.language)
        translate_help(self, self.texts)
        return super().main(given, *rest, **extra)

    def make_context(self, *given: Any, **extra: Any) -> Any:
        with self.telling():
            return super().make_context(*given, **extra)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with mistakes_in(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            raise no_such_command(ctx, args[0], list(COMMANDS))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with self.telling():
            return super().invoke(ctx)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """What is refused meanwhile becomes one sentence and an exit code."""
        try:
            yield
        except Refused as refused:
            tell(refused, self.texts)
            raise typer.Exit(EXIT_REFUSED) from refused
        except ModuleNotFoundError as error:
            refused_too = missing(error)
            if refused_too is None:
                raise
            tell(refused_too, self.texts)
            raise typer.Exit(EXIT_REFUSED) from error
        except KeyboardInterrupt as interrupt:
            typer.echo("\n" + self.texts.say("cli-interrupted"), err=True)
            raise typer.Exit(EXIT_INTERRUPTED) from interrupt

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command; its module is loaded when it is asked for, all of them to find a like name."""
        for name in [cmd_name] if cmd_name in COMMANDS else COMMANDS:
            if name not in self.commands:
                self.commands[name] = load_command(name)
                translate_help(self.commands[name], self.texts)
        return self.commands.get(cmd_name)

    def get_help(self, ctx: Any) -> str:
        return overview(self.texts)

    def get_usage(self, ctx: Any) -> str:
        return translated(super().get_usage(ctx), ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return translated_help_option(super().get_help_option(ctx), ctx)


def load_command(name: str) -> Any:
    """The function of the same name in the module of that name, as a command."""
    function = getattr(import_module(f"robinsonade.cli.{name}"), name)
    info = CommandInfo(name, cls=TranslatedCommand, callback=function, help=f"cli-help-{name}")
    return get_command_from_info(info, pretty_exceptions_short=True, rich_markup_mode=None)


def translated_help_option(help_option: Any, ctx: Any) -> Any:
    if help_option is not None:
        help_option.help = ctx.find_root().command.texts.say("cli-help-help")
    return help_option


def translate_help(command: Any, texts: Texts) -> None:
    """Replace the text keys that stand in the help of a command by their texts."""
    command.help = translated_key(command.help, texts)
    for parameter in command.params:
        parameter.help = translated_key(getattr(parameter, "help", None), texts)


def translated_key(text: str | None, texts: Texts) -> str | None:
    return texts.say(text) if text and text.startswith("cli-") else text


# No boxes around help and errors: plain lines are easier to listen to.
app: Final = typer.Typer(
    cls=TranslatedGroup,
    help="cli-help",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": list(HELP)},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"robinsonade {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def before_any_command(
    ctx: typer.Context,
    lang: Lang,
    version: Annotated[
        bool,
        typer.Option(VERSION, help="cli-help-version", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    texts = Texts(lang)  # refuses what is no language
    if ctx.invoked_subcommand is None:
        typer.echo(overview(texts), err=True)
        raise typer.Exit(EXIT_REFUSED)
