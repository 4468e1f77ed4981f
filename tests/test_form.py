"""The engine runs in one form, all of it pure or all of it compiled, and in the form asked for."""

import importlib
import os

from tools.compile import modules


def form_of(module: str) -> str:
    file = importlib.import_module(module).__file__ or ""
    return "pure" if file.endswith(".py") else "compiled"


def test_all_modules_are_in_the_form_asked_for() -> None:
    forms = {name: form_of(name) for name in (".".join(p.with_suffix("").parts) for p in modules())}
    wanted = os.environ.get("ROBINSONADE_FORM") or form_of("robinsonade.kernel.table")
    assert {name: form for name, form in forms.items() if form != wanted} == {}
