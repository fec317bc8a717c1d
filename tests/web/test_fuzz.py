"""The API against its own description: requests are made from it, and answers compared with it."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

from rulebound.web.app import create_app

HOST = {"host": "127.0.0.1"}

described = schemathesis.openapi.from_asgi("/api/openapi.json", create_app(), headers=HOST)


@described.parametrize()
@settings(max_examples=50, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_api_is_as_described(case: Any) -> None:
    # A text of the right shape can still be no question, and a situation can contradict itself.
    case.call_and_validate(headers=HOST, excluded_checks=[positive_data_acceptance])


@pytest.mark.parametrize("path", ["/", "/api/openapi.json"])
def test_the_server_is_still_up(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 200
