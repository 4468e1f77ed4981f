"""All commands, and what they have in common: language, help and how errors are told."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
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
    """A command whose help is in the language asked for."""

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

    def invoke(self, ctx: Any) -> Any:
        """Run the command; what it refuses becomes one sentence and an exit code."""
        try:
            return super().invoke(ctx)
        except Refused as refused:
            typer.echo(self.texts.error(refused), err=True)
            raise typer.Exit(EXIT_REFUSED) from refused
        except typer.BadParameter as error:
            refused_value = refused_in(error)
            if refused_value is None:
                raise
            typer.echo(self.texts.error(refused_value), err=True)
            raise typer.Exit(EXIT_REFUSED) from error
        except ModuleNotFoundError as error:
            refused_too = missing(error)
            if refused_too is None:
                raise
            typer.echo(self.texts.error(refused_too), err=True)
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


def refused_in(error: typer.BadParameter) -> Refused | None:
    """What a reader of ours has refused, inside of what Typer makes of it."""
    found: list[Any] = getattr(error.__cause__, "errors", list)()
    refused = found[0].get("ctx", {}).get("error") if found else None
    return refused if isinstance(refused, Refused) else None


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


@app.callback()
def before_any_command(
    lang: Lang,
    version: Annotated[
        bool,
        typer.Option(VERSION, help="cli-help-version", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    Texts(lang)  # refuses what is no language
