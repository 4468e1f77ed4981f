"""What needs which library: the engine none, everything else says what to install."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from robinsonade.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[1]
# Nothing but the standard library and the package itself can be imported.
ALONE = """
import sys
sys.path = [path for path in sys.path if "site-packages" not in path]
sys.path.insert(0, {src!r})
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
"""


def run(code: str, *blocked: str) -> subprocess.CompletedProcess[str]:
    alone = ALONE.format(src=str(ROOT / "src"), blocked=blocked)
    return subprocess.run(
        [sys.executable, "-S", "-c", alone + code], capture_output=True, text=True, check=False
    )


def test_the_engine_plays_and_simulates_without_any_library() -> None:
    done = run(
        """
import robinsonade
from robinsonade.arena.experiment import Experiment
from robinsonade.arena.runner import run
for slug in robinsonade.game_names():
    game = robinsonade.find_game(slug)
    match = robinsonade.new(slug, seed=1)
    match.play(match.choices()[0])
report = list(run(Experiment("forbidden-island", ("greedy", "random"), games=1, seed=1)))[-1]
print(len(report.finished), sorted(set(sys.modules) & {"typer", "rich", "fluent", "numpy"}))
"""
    )
    assert (done.stdout, done.stderr) == ("1 []\n", "")


@pytest.mark.parametrize(
    ("command", "module", "extra"),
    [(["serve", "--port", "0"], "fastapi", "server"), (["tidy"], "sqlalchemy", "server")],
)
def test_a_command_says_what_to_install(command: list[str], module: str, extra: str) -> None:
    code = f"""
sys.path += {sys.path!r}
sys.argv = ["robinsonade", *{command!r}]
from robinsonade.cli import main
main()
"""
    done = run(code, *[name for name in EXTRAS["server"] if name != "pydantic"])  # of typer, too
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert f'pip install "robinsonade[{extra}]"' in done.stderr


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("envs.batch", "numpy", "rl"),
        ("envs.gym", "gymnasium", "rl"),
        ("envs.zoo", "numpy", "rl"),
        ("envs.spiel", "numpy", "openspiel"),
        ("arena.cluster", "ray", "ray"),
    ],
)
def test_modules_say_what_to_install(module: str, library: str, extra: str) -> None:
    """By name or by way of the package: one sentence, with the extra of what was asked for."""
    done = run(f"import robinsonade.{module}")
    said = f'{library} is missing: pip install "robinsonade[{extra}]"'
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {said}"


def test_environments_say_what_to_install() -> None:
    done = run("from robinsonade.envs import aec", "numpy")
    assert done.stderr.splitlines()[-1].endswith(
        'Error: numpy is missing: pip install "robinsonade[rl]"'
    )


def test_every_library_is_in_the_extra_that_names_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert set(EXTRAS) <= set(extras)
    for requirement in extras["server"]:
        name = requirement.partition(">")[0].partition("[")[0].replace("-", "_")
        assert name in EXTRAS["server"], requirement
    assert {name.partition(">")[0] for name in extras["rl"]} == set(EXTRAS["rl"])
