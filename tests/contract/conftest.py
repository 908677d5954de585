"""Every test that asks for a `case` runs for every game, number of seats and seed."""

import pytest
from contract_walk import Case, Walk, cases, walk


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        # The module's scope makes pytest run all tests of a file on one game before it turns to the next.
        metafunc.parametrize("case", cases(), ids=str, scope="module")


@pytest.fixture
def played(case: Case) -> Walk:
    return walk(case)
