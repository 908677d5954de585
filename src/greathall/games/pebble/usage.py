"""What a report on the balance of Pebble counts."""

from typing import Final

from greathall.core.usage import Part, Usage
from greathall.games.pebble.pebble import SLUGS

USAGE: Final = Usage(
    rounds="prize",
    parts=(Part("card", SLUGS, ("shown.card",)), Part("snatching", ("snatched",), ("snatched",))),
)
