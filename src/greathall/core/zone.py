"""Zone: cards in order, and beside each the seats that know it."""

from typing import ClassVar

from greathall.core.ids import EVERYONE, HIDDEN, NOBODY, CardId, Mask, Seat
from greathall.core.record import Record
from greathall.core.rng import Rng


class Zone(Record):
    """A deck, hand, row or pile. The top is the end of the list.

    `known[i]` is the mask of the seats that know card i where it lies. `pool` names the zones whose hidden cards
    could be exchanged without anybody noticing: determinizing shuffles the unknown cards of each pool.
    A zone moves cards and knowledge; it never knows what a card does.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pool", "cards", "known")
    __slots__ = ("cards", "known", "pool")

    def __init__(self, pool: int = 0, cards: list[int] | None = None, known: list[int] | None = None) -> None:
        self.pool = pool
        self.cards: list[int] = [] if cards is None else cards
        self.known: list[int] = [NOBODY] * len(self.cards) if known is None else known

    def clone(self) -> "Zone":
        return Zone(self.pool, self.cards[:], self.known[:])

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: CardId, known: Mask) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        self.known.append(known)

    def put_under(self, card: CardId, known: Mask) -> None:
        """Lay a card at the bottom."""
        self.cards.insert(0, card)
        self.known.insert(0, known)

    def draw(self) -> CardId:
        """Take the top card."""
        self.known.pop()
        return self.cards.pop()

    def take_at(self, index: int) -> CardId:
        """Take the card at a place."""
        self.known.pop(index)
        return self.cards.pop(index)

    def take(self, card: CardId) -> None:
        """Take one copy of a card; it must be there."""
        self.take_at(self.cards.index(card))

    def has(self, card: CardId) -> bool:
        """Is a copy of this card here?"""
        return card in self.cards

    def reveal(self, index: int, to: Mask = EVERYONE) -> None:
        """Let these seats know the card at a place."""
        self.known[index] |= to

    def hide(self, to: Mask = NOBODY) -> None:
        """Only these seats still know the cards here."""
        self.known = [mask & to for mask in self.known]

    def shuffle(self, rng: Rng) -> None:
        """Shuffle, and nobody knows any card any more."""
        rng.shuffle(self.cards)
        self.known = [NOBODY] * len(self.cards)

    def seen_by(self, seat: Seat) -> list[int]:
        """The cards as a seat (or SPECTATOR) sees them: HIDDEN where it does not know the card."""
        mask = 1 << seat
        return [card if known & mask else HIDDEN for card, known in zip(self.cards, self.known, strict=True)]
