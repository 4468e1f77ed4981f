"""The API keeps what its description says, whatever is sent to it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from robinsonade.server.answers import Problem, State, Step
from robinsonade.server.title_answers import TitleAnswer
from tests.contract.cases import SOAK
from tests.server.house import Guest, House
from tests.server.known_seeds import SEED_HEADER

OPERATIONS = 100 if SOAK else 10  # examples of each route


def test_the_description_is_a_page_without_scripts(guest: Guest) -> None:
    page = guest.get("/api/docs")
    assert page.status_code == 200
    assert "POST /api/games/{game_id}/choices" in page.text
    assert "<script" not in page.text


def test_states_and_steps_are_as_described(guest: Guest) -> None:
    game = guest.create("here", "here", options={"first": "1"}, seed=1)["id"]
    State.model_validate(guest.state(game), strict=True)
    with guest.listen(game) as stream:
        state = stream.next("state")[2]
        State.model_validate(state, strict=True)
        guest.choose(game, state["decision"]["choices"][0]["id"], 0)
        step = stream.next("step")[2]
        Step.model_validate(step, strict=True)
        assert set(step["state"]) == set(State.model_fields)
    for title in guest.get("/api/titles").json():
        TitleAnswer.model_validate(title, strict=True)


@pytest.fixture(scope="module")
def description(house: House) -> Iterator[dict[str, Any]]:
    with house.guest() as guest:
        yield guest.get("/api/openapi.json").json()


def test_every_error_is_described_as_a_problem_document(description: dict[str, Any]) -> None:
    problem = {"$ref": "#/components/schemas/Problem"}
    assert "Problem" in description["components"]["schemas"]
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            errors = {
                status: answer["content"]
                for status, answer in operation["responses"].items()
                if not status.startswith("2")
            }
            described = {"application/problem+json": {"schema": problem}}
            assert errors == {"4XX": described, "5XX": described}, (method, path)


def test_whatever_is_sent_is_answered_properly(house: House, description: dict[str, Any]) -> None:
    """Schemathesis makes requests from the description: whatever they say, nothing breaks."""
    schema = schemathesis.openapi.from_dict(description)
    with house.guest() as guest:
        game = guest.create("here", "here", seed=2)["id"]
        operations: list[Any] = list(schema.get_all_operations())
        for route in [operation.ok() for operation in operations]:
            if route.path.endswith("/events") or not route.path.startswith("/api"):
                continue
            attack(guest, route, game)
        assert guest.get("/healthz").status_code == 200
    assert not [line for line in house.log if '"internal"' in line]


def attack(guest: Guest, route: Any, game: str) -> None:
    @settings(
        max_examples=OPERATIONS,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=route.as_strategy())
    def send(case: Any) -> None:
        case.path_parameters = {**(case.path_parameters or {}), "game_id": game}
        arguments = case.as_transport_kwargs(base_url=str(guest.client.base_url))
        answer = guest.ask(
            arguments["method"],
            arguments["url"],
            params=arguments.get("params"),
            json=arguments.get("json"),
            headers={"content-type": "application/json", SEED_HEADER: "1"},
        )
        assert answer.status_code < 500, (answer.text, json.dumps(arguments, default=str))
        if answer.status_code >= 400:
            assert answer.headers["content-type"] == "application/problem+json"
            assert Problem.model_validate(answer.json(), strict=True).status == answer.status_code

    send()
