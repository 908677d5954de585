"""The toys and the checks that core's tests share with others."""

import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS / "toys"), str(TESTS / "contract")]
