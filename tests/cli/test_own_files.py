"""What is wrong with cards and variants of somebody's own: all at once, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.terminal import run, run_program

CARDS = """
[coast]
title_en = "A bottle of ink"
flavour_en = "Half of it is sea."
flavour_es = "La mitad es mar."
deck = "coast"
kind = "encounter"
advance = "yes"
difficulty = 99
story = 0
colour = 3
effect = [{ op = "glory", n = 2 }, { op = "story", who = "self", n = -1 },
  { op = "if", cond = { moon = 1 } }]
[heart]
deck = "moon"
"""
TOLD = [
    ("[coast]", "difficulty", "is 99, but must be at most 4", "es 99, pero como máximo puede"),
    ("[coast]", "title_es", "title_es is missing", "falta title_es"),
    ("[coast]", "advance", "must be true or false", "pero debe ser true o false"),
    ("[coast]", "", "unknown colour", "aquí no puede estar: colour"),
    ("[coast], op 1", "", "did you mean story?", "¿querías decir story?"),
    ("[coast], op 2", "n", "n is -1, but must not be negative", "pero no puede ser negativo"),
    ("[coast], op 3, cond", "moon", "unknown condition moon", "no existe la condición moon"),
    ("[heart]", "deck", "must be one of heart", "debe ser uno de estos: heart"),
]


def test_mistakes_in_cards_are_told_in_both_languages_and_as_data(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CARDS, "utf-8")
    lines = {}
    for number, language in enumerate(("en", "es")):
        told = run("check", "--cards", str(file), "--lang", language)
        assert (told.exit_code, told.stdout) == (2, "")
        heading, *lines[language] = told.stderr.splitlines()
        assert heading.endswith(":")  # each mistake on a line of its own, the first one, too
        assert all(line.startswith(f"{file}, ") for line in lines[language])
        for table, _, *said in TOLD:
            found = [line for line in lines[language] if f"{file}, {table}: " in line]
            assert [line for line in found if said[number] in line], (said, lines[language])
        data = run("check", "--cards", str(file), "--lang", language, "--json")
        assert (data.exit_code, data.stderr) == (2, "")
        answer = json.loads(data.stdout)
        assert (answer["ok"], answer["file"]) == (False, str(file))
        problems = {(one["table"], one["key"]): one["sentence"] for one in answer["problems"]}
        assert {one["file"] for one in answer["problems"]} == {str(file)}
        for table, key, *said in TOLD:
            assert said[number] in problems[table, key] or not key
        assert len(answer["problems"]) == len(lines[language])
    assert set(lines["en"]).isdisjoint(lines["es"])


def test_a_file_that_is_no_toml_and_cards_in_order(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[coast", "utf-8")
    assert "esto no es TOML" in run("check", "--cards", str(file), "--lang", "es").stderr
    file.write_text("", "utf-8")
    assert "no contiene ninguna carta" in run("check", "--cards", str(file), "--lang", "es").stderr
    words = [f'{part}_{lang} = "x"' for part in ("title", "flavour") for lang in ("en", "es")]
    rest = ['weather = "sun"', "wreck = 3", "max2 = false", "effect = []"]
    rescue = 'rescue = { constructions = [], items = ["flag"] }'
    file.write_text("\n".join(["[event]", *words, *rest, rescue]), "utf-8")
    data = json.loads(run("check", "--cards", str(file), "--json").stdout)
    assert (data["ok"], data["problems"], len(data["cards"])) == (True, [], 2)


VARIANT = """
[variant]
game = "papua"
name = "Mine"
[scorng.scoring]
money_majority = 8
[scoring.scoring]
money_majorty = 8
food_per_point = "two"
"""


def test_mistakes_in_variants_are_told_in_both_languages_and_as_data(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(VARIANT, "utf-8")
    spanish = run_program("check", "--variant", str(file), "--lang", "es")
    assert (spanish.returncode, spanish.stdout) == (2, "")
    for said in (
        f"{file}, [scorng]: no existe el archivo de datos scorng.toml; ¿querías decir scoring?",
        f"{file}, [scoring.scoring]: no existe money_majorty; ¿querías decir money_majority?",
        f"{file}, [scoring.scoring]: food_per_point es 'two', pero debe ser un número entero",
    ):
        assert said in spanish.stderr
    english = run_program("check", "--variant", str(file), "--json")
    assert (english.returncode, english.stderr) == (2, "")
    assert [
        (one["table"], one["key"], one["sentence"].partition(";")[0])
        for one in json.loads(english.stdout)["problems"]
    ] == [
        ("[scorng]", "", "there is no data file scorng.toml"),
        ("[scoring.scoring]", "money_majorty", "there is no money_majorty"),
        (
            "[scoring.scoring]",
            "food_per_point",
            "food_per_point is 'two', but must be a whole number",
        ),
    ]


def test_what_a_game_does_not_accept_is_told_in_spanish_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[variant]\ngame = "papua"\nname = "x"\n[game.box]\nnotebook_cards = 17\n')
    told = run_program("check", "--variant", str(file), "--lang", "es")
    assert told.returncode == 2
    assert "game.toml, [box]: notebook_cards es 17, pero hay 18" in told.stderr
    file.write_text('[variant]\nname = 3\ncolour = "red"\n')
    told = run_program("check", "--variant", str(file), "--lang", "es")
    for said in ("[variant]: falta game", "[variant]: falta name", "aquí no puede estar: colour"):
        assert f"{file}, " in told.stderr
        assert said in told.stderr
