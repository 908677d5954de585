"""The ops of this game, the frame that runs them, and the questions that they put to people.

MM-ICO-06: what stands left of a card's arrow are its `needs`; what stands right of it is its program here.
"""

from typing import ClassVar, Final

from greathall.core.effects import CORE_OPS, Effect, Op, OpError, OpTable, Program
from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.data.pack import nearest
from greathall.games.meeples.cards import CARDS, PROGRAMS
from greathall.games.meeples.state import Meeples
from greathall.games.meeples.supply import draw_meeples, return_to_supply, score, take_from_supply
from greathall.games.meeples.words import (
    ALL,
    AS,
    DISCARD,
    DONE,
    HERE,
    KNIGHT,
    LODGINGS,
    MEEPLE_WORDS,
    MEEPLES,
    NOW,
    ON_QUEST,
    REBAG,
    REMOVE,
    SHAMAN,
    TAVERN,
    TYPES,
    UNIT_WORDS,
)
from greathall.games.meeples.words import ZONE_WORDS as ZONES

BUILD_NOW: Final = 1  # handed back by `construct`: the Development Phase goes on with the tile
LEVEL_NOW: Final = 2  # handed back by `level_up`


# -- ops


def _gain(s: Meeples, run: Effect, meeple: int, n: int, c: int) -> None:
    """MM-ICO-03, MM-RES-03: supply to the place, and to the Lodgings at Clean Up. MM-FAQ-13: it must be taken."""
    taken = take_from_supply(s, meeple, n)
    _lay(s, run, meeple, taken)
    s.tell("MM-ICO-03", "gained", run.seat, meeple, taken, run.card)


def _gain_from_tile(s: Meeples, run: Effect, meeple: int, n: int, c: int) -> None:
    """MM-PRE-02, MM-R-58: from the stock on the tile; nothing once that is gone, whatever the supply holds."""
    taken = min(n, s.stocks[meeple - KNIGHT - 1])
    s.stocks[meeple - KNIGHT - 1] -= taken
    _lay(s, run, meeple, taken)
    s.tell("MM-PRE-02", "gained", run.seat, meeple, taken, run.card)


def _lay(s: Meeples, run: Effect, meeple: int, n: int) -> None:
    if run.target >= 0:
        s.posts[run.target].guests[meeple] += n
    elif run.target == ON_QUEST:
        s.on_quests[meeple] += n  # MM-QST-06
    else:
        s.lodgings[run.seat][meeple] += n  # MM-CLN-06, MM-R-44


def _remove(s: Meeples, run: Effect, meeple: int, n: int, zones: int) -> None:
    s.call(Removal(run.seat, meeple, n, zones, run.target))


def _vp(s: Meeples, run: Effect, n: int, b: int, c: int) -> None:
    score(s, run.seat, n, "MM-RES-02")


def _draw(s: Meeples, run: Effect, n: int, when: int, c: int) -> None:
    """MM-ICO-13, MM-R-20: at once, or more in this turn's Draw Phase."""
    if when == NOW:
        draw_meeples(s, run.seat, n)
    else:
        s.extra_draw += n
        s.tell("MM-ICO-13", "more-draw", run.seat, n)


def _quests(s: Meeples, run: Effect, draw: int, discard: int, c: int) -> None:
    """MM-ICO-15: draw X, then discard Y from the hand, new or old."""
    draw_quests(s, run.seat, draw)
    if discard:
        s.call(DiscardQuests(run.seat, discard))


def _keep(s: Meeples, run: Effect, unit: int, n: int, c: int) -> None:
    """MM-ICO-16, MM-R-36: the piece that filled the need skips Clean Up; a Shaman in its place returns instead."""
    pieces = s.posts[run.target].pieces
    for piece in (unit, AS + unit):
        while n and pieces[piece]:
            pieces[piece] -= 1
            s.kept[unit if piece == unit else SHAMAN] += 1
            n -= 1


def _rebag(s: Meeples, run: Effect, own: int, others: int, c: int) -> None:
    s.call(Rebag(run.seat, run.seat, own, others))


def _construct(s: Meeples, run: Effect, a: int, b: int, c: int) -> None:
    run.value = BUILD_NOW


def _level_up(s: Meeples, run: Effect, a: int, b: int, c: int) -> None:
    run.value = LEVEL_NOW


def _cycle(s: Meeples, run: Effect, meeple: int, n: int, c: int) -> None:
    """MM-R-21: Tavern to Lodgings; the rest follows only if anything moved."""
    moved = min(n, s.taverns[run.seat][meeple])
    s.taverns[run.seat][meeple] -= moved
    s.lodgings[run.seat][meeple] += moved
    s.tell("MM-R-21", "cycled", run.seat, meeple, moved, run.card)
    if not moved:
        run.stop(s)


def _lasting(s: Meeples, run: Effect, a: int, b: int, c: int) -> None:
    """A standing bonus: asked for by combat.py, never carried out."""


OPS: Final = OpTable([
    *CORE_OPS,
    Op("gain", ("meeple", "int"), _gain, "Take meeples from the supply, as many as it has."),
    Op("gain_from_tile", ("meeple", "int"), _gain_from_tile, "Take meeples from the stock on this tile."),
    Op("remove", ("meeple", "int", "zones"), _remove, "Return meeples from these zones to the supply."),
    Op("vp", ("int",), _vp, "Score victory points."),
    Op("draw", ("int", "when"), _draw, "Draw meeples from the bag: now, or more in the Draw Phase."),
    Op("quests", ("int", "int"), _quests, "Draw Quests, then discard Quests from the hand."),
    Op("boost", ("unit", "int"), _lasting, "All own Units of a kind have more combat value."),
    Op("boost_with", ("unit", "int", "unit"), _lasting, "The same, on a Monster where a Unit of another kind stands."),
    Op("boost_vs", ("type", "int"), _lasting, "More combat value against each Monster of a type."),
    Op("boost_others", ("int",), _lasting, "All own Units that stand elsewhere have more combat value this turn."),
    Op("boost_one", (), _lasting, "One Unit has more combat value for each Corruption in the Lodgings."),
    Op("boost_per_level", ("int",), _lasting, "This Unit has more combat value for each level of its Monster."),
    Op("vp_on_defeat", ("int",), _lasting, "A Monster beaten with this Unit pays more."),
    Op("call_up", ("unit", "int", "unit"), _lasting, "The first such Unit on a Monster calls one from the Lodgings."),
    Op("wild", (), _lasting, "Stands for any basic Unit."),
    Op("keep", ("unit", "int"), _keep, "What filled this need returns to the Tavern after the Draw Phase."),
    Op("rebag", ("int", "int"), _rebag, "Put meeples from the Lodgings back into the bag; the others too."),
    Op("construct", (), _construct, "Build a face-up Location."),
    Op("level_up", (), _level_up, "Pay for the next level of a Hero."),
    Op("cycle", ("meeple", "amount"), _cycle, "Move meeples from the Tavern to the Lodgings; if any, go on."),
])  # fmt: skip


class Benefit(Effect):
    """What a card does. `target` is the post it belongs to, ON_QUEST or TO_LODGINGS."""

    RULE: ClassVar[str] = "MM-RES-02"
    TABLE: ClassVar[OpTable] = OPS


BOOST: Final = OPS.codes["boost"]
BOOST_WITH: Final = OPS.codes["boost_with"]
BOOST_VS: Final = OPS.codes["boost_vs"]
BOOST_OTHERS: Final = OPS.codes["boost_others"]
BOOST_ONE: Final = OPS.codes["boost_one"]
CALL_UP: Final = OPS.codes["call_up"]


def _names(kind: str, word: str) -> int:
    """The names that cards use in their effects."""
    if kind == "zones":
        mask = 0
        for zone in word.split(","):
            if zone not in ZONES:
                raise OpError(f"unknown zone {zone!r}{nearest(zone, ZONES)}")
            mask |= 1 << ZONES.index(zone)
        return mask
    if kind == "amount":
        return ALL if word == "all" else int(word)
    known = {"meeple": MEEPLE_WORDS, "unit": UNIT_WORDS, "type": TYPES, "when": ("now", "draw_phase")}[kind]
    if word not in known:
        raise OpError(f"unknown {kind} {word!r}{nearest(word, known)}")
    return known.index(word)


def _compile() -> None:
    for card in CARDS:
        try:
            PROGRAMS.append({trigger: OPS.compile(lines, _names) for trigger, lines in card.effects().items()})
        except (OpError, ValueError) as error:
            raise card.row.error(str(error)) from None


_compile()
_STANDING: Final = frozenset(code for code, op in enumerate(OPS.ops) if op.does is _lasting)
# BONUSES[card] are its standing bonuses; ACTS[card] says whether anything else is left to carry out.
BONUSES: Final[list[Program]] = [tuple(step for step in p[0] if step[0] in _STANDING) for p in PROGRAMS]
ACTS: Final = [any(step[0] not in _STANDING for step in p[0]) for p in PROGRAMS]


def draw_quests(s: Meeples, seat: int, n: int) -> None:
    """MM-QST-01: there is no hand limit. MM-QST-11, MM-R-68: an empty deck is rebuilt when the next card is needed.
    MM-R-39: with deck and discard both empty nothing is drawn."""
    deck = s.quest_deck
    for _ in range(n):
        if not deck.cards:
            discard = s.quest_discard
            if not discard.cards:
                return
            while discard.cards:
                deck.put(discard.draw(), 0)
            deck.shuffle(s.rng)
            s.tell("MM-QST-11", "reshuffled", seat, len(deck.cards))
        card = deck.draw()
        s.hands[seat].put(card, 1 << seat)
        s.reveals += 1
        s.just_drawn += 1
        s.tell("MM-QST-02", "quest-drawn", seat, card, known=1 << seat)


# -- questions


class Removal(Frame[Meeples]):
    """Return meeples to the supply, as far as possible (MM-R-59); the owner picks where there is a choice."""

    RULE: ClassVar[str] = "MM-ICO-04"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "meeple", "left", "zones", "target", "low")

    def __init__(self, seat: int, meeple: int, left: int, zones: int, target: int, low: int = 0) -> None:
        self.seat = seat
        self.meeple = meeple
        self.left = left
        self.zones = zones
        self.target = target
        self.low = low  # sources are picked in ascending order

    def clone(self) -> "Removal":
        return Removal(
            seat=self.seat, meeple=self.meeple, left=self.left, zones=self.zones, target=self.target, low=self.low
        )

    def _sources(self, s: Meeples) -> list[int]:
        """How many lie here as themselves, here as a Shaman (MM-R-42), in the Tavern, in the Lodgings.
        MM-FAQ-01: a Location returns only what stands on it."""
        sources = [0, 0, 0, 0]
        if self.zones & HERE and self.target >= 0:
            post = s.posts[self.target]
            sources[0] = post.pieces[self.meeple] + post.guests[self.meeple]
            if self.meeple <= KNIGHT:
                sources[1] = post.pieces[AS + self.meeple]
        if self.zones & TAVERN:
            sources[2] = s.taverns[self.seat][self.meeple]
        if self.zones & LODGINGS:
            sources[3] = s.lodgings[self.seat][self.meeple]
        for i in range(self.low):
            sources[i] = 0
        return sources

    def advance(self, s: Meeples) -> bool:
        sources = self._sources(s)
        some = sources[0] + sources[1] + sources[2] + sources[3]
        if self.left == 0 or some == 0:
            s.end()
            return RUN
        for i in range(4):
            if sources[i] and (sources[i] == some or some <= self.left):
                self._take(s, i)
                return RUN
        return ASK

    def _take(self, s: Meeples, source: int) -> None:
        meeple = self.meeple
        self.left -= 1
        if source == 0:
            post = s.posts[self.target]
            if post.pieces[meeple]:
                post.pieces[meeple] -= 1
            else:
                post.guests[meeple] -= 1
        elif source == 1:
            s.posts[self.target].pieces[AS + meeple] -= 1
            meeple = SHAMAN
        elif source == 2:
            s.taverns[self.seat][meeple] -= 1
        else:
            s.lodgings[self.seat][meeple] -= 1
        return_to_supply(s, meeple)
        s.tell("MM-ICO-04", "returned", self.seat, meeple)

    def asked(self, s: Meeples) -> int:
        return self.seat

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-R-59", "remove", self.left)
        sources = self._sources(s)
        for i in range(4):
            # A source too small for the rest would leave the sources before it closed: a dead end.
            if sources[i] and sum(sources[i:]) >= self.left:
                zone = i - 1 if i else 0
                menu.offer(REMOVE, zone, AS + self.meeple if i == 1 else self.meeple)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        zone = first(option)
        source = zone + 1 if zone else (1 if second(option) >= AS else 0)
        self.low = source
        self._take(s, source)


class DiscardQuests(Frame[Meeples]):
    """MM-ICO-05: put incomplete Quests of the hand on the discard pile, face down (MM-R-38)."""

    RULE: ClassVar[str] = "MM-ICO-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> "DiscardQuests":
        return DiscardQuests(seat=self.seat, left=self.left)

    def advance(self, s: Meeples) -> bool:
        hand = s.hands[self.seat].cards
        if self.left == 0 or not hand:  # MM-R-62, MM-FAQ-11: discard what there is
            s.end()
        elif len(hand) <= self.left:
            self._discard(s, 0)
        else:
            return ASK
        return RUN

    def _discard(self, s: Meeples, index: int) -> None:
        hand = s.hands[self.seat]
        if index >= len(hand.cards) - s.just_drawn:
            s.just_drawn -= 1
        card = hand.take_at(index)
        s.quest_discard.put(card, 1 << self.seat)
        self.left -= 1
        s.tell("MM-ICO-05", "quest-discarded", self.seat, card, known=1 << self.seat)

    def asked(self, s: Meeples) -> int:
        return self.seat

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-FAQ-12", "discard", self.left)
        for card in sorted(s.hands[seat].cards):
            menu.offer(DISCARD, card)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        self._discard(s, s.hands[seat].cards.index(first(option)))


class Rebag(Frame[Meeples]):
    """MM-ICO-17: the owner, then clockwise everybody else, may put meeples from the Lodgings into the bag."""

    RULE: ClassVar[str] = "MM-ICO-17"
    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "seat", "left", "others", "low")

    def __init__(self, owner: int, seat: int, left: int, others: int, low: int = 0) -> None:
        self.owner = owner
        self.seat = seat  # whose choice it is
        self.left = left
        self.others = others
        self.low = low  # picks are made in ascending order

    def clone(self) -> "Rebag":
        return Rebag(owner=self.owner, seat=self.seat, left=self.left, others=self.others, low=self.low)

    def advance(self, s: Meeples) -> bool:
        if self.left and any(s.lodgings[self.seat][self.low :]):
            return ASK
        self._next(s)
        return RUN

    def _next(self, s: Meeples) -> None:
        self.seat = (self.seat + 1) % s.seats
        self.left = self.others
        self.low = 0
        if self.seat == self.owner:
            s.end()

    def asked(self, s: Meeples) -> int:
        return self.seat

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        menu.ask("MM-ICO-17", "rebag", self.left)
        menu.offer(DONE)
        lodgings = s.lodgings[seat]
        for meeple in range(self.low, MEEPLES):
            if lodgings[meeple]:
                menu.offer(REBAG, meeple)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        if verb_of(option) == DONE:
            self.left = 0
            return
        meeple = first(option)
        s.lodgings[seat][meeple] -= 1
        s.bags[seat][meeple] += 1
        self.left -= 1
        self.low = meeple
        s.tell("MM-ICO-17", "rebagged", seat, meeple)
