"""A client of the page, as a program on the same machine is one."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from rulebound.web.app import create_app

BASE = "http://127.0.0.1:8432"


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:
    """It raises what the server would answer with status 500, so that a test fails where that happens."""
    with TestClient(create_app(), base_url=BASE) as made:
        yield made
