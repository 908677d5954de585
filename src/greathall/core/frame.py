"""Frame: one rule in progress.

The contract. A frame is a record on the state's stack; the top one is in charge. It takes over three powers:
what happens by itself (`advance`), who is asked what (`asked`, `offer`), and what an answer does (`choose`).

- `advance` is called when the frame is on top and no answer is due. It does what is automatic and returns RUN,
  having changed its own `at`, called another frame (`s.call`) or ended itself (`s.end`); or it returns ASK, having at
  most moved on to the step that asks: called again, it changes nothing and asks the same.
- `offer` is pure: it reads the state and writes the menu. It never leaves the menu empty.
- `choose` applies one offered option, unchecked, and leaves everything automatic to `advance`.
- A frame keeps ints and strings only, so that it is saved and cloned with the state. It keeps no secret (secrets
  are cards in zones) and never calls another frame's methods: it pushes the frame, and finds what the frame
  handed back in `s.value`.
"""

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from greathall.core.ids import Mask, Seat
from greathall.core.option import Menu, Option
from greathall.core.record import Record

if TYPE_CHECKING:
    from greathall.core.state import State

S = TypeVar("S", bound="State")

RUN: Final = False  # advance made a step: go on
ASK: Final = True  # advance needs an answer: stop


class Frame(Record, Generic[S]):
    """One rule in progress; `RULE` is the rule that it is the home of."""

    RULE: ClassVar[str] = ""

    def advance(self, s: S) -> bool:
        """Do one automatic step, or ask."""
        raise TypeError(f"{type(self).__name__} does not say how it goes on")

    def asked(self, s: S) -> Seat:
        """The seat that is asked (for sealed choices: the first that still owes an answer)."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def waiting(self, s: S) -> Mask:
        """All seats that may answer now; more than one only for sealed choices."""
        return 1 << self.asked(s)

    def offer(self, s: S, seat: Seat, menu: Menu) -> None:
        """Write the question for this seat."""
        raise TypeError(f"{type(self).__name__} offers nothing")

    def choose(self, s: S, seat: Seat, option: Option) -> None:
        """Apply one offered answer."""
        raise TypeError(f"{type(self).__name__} takes no answer")
