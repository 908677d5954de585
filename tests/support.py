"""What tests of all games share."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules of the rule index that a test proves; tools/check_rules.py reads them."""
    return pytest.mark.rule(*ids)
