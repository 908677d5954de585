"""The effect vocabulary: the ops with their arguments, and the words for what these may be."""

from typing import Final

from greathall.core.effects import CORE_OPS, Op, OpError, OpTable
from greathall.data.pack import nearest
from greathall.games.meeples.words import ALL, MEEPLE_WORDS, TYPES, UNIT_WORDS, ZONE_WORDS

OPS: Final = OpTable([
    *CORE_OPS,
    Op("gain", ("meeple", "int"), "Take meeples from the supply, as many as it has."),
    Op("gain_from_tile", ("meeple", "int"), "Take meeples from the stock on this tile."),
    Op("remove", ("meeple", "int", "zones"), "Return meeples from these zones to the supply."),
    Op("vp", ("int",), "Score victory points."),
    Op("draw", ("int", "when"), "Draw meeples from the bag: now, or more in the Draw Phase."),
    Op("quests", ("int", "int"), "Draw Quests, then discard Quests from the hand."),
    Op("boost", ("unit", "int"), "All own Units of a kind have more combat value.", standing=True),
    Op("boost_with", ("unit", "int", "unit"), "The same, on a Monster where a Unit of another kind stands.", standing=True),
    Op("boost_vs", ("type", "int"), "More combat value against each Monster of a type.", standing=True),
    Op("boost_others", ("int",), "All own Units that stand elsewhere have more combat value this turn.", standing=True),
    Op("boost_one", (), "One Unit has more combat value for each Corruption in the Lodgings.", standing=True),
    Op("boost_per_level", ("int",), "This Unit has more combat value for each level of its Monster.", standing=True),
    Op("vp_on_defeat", ("int",), "A Monster beaten with this Unit pays more.", standing=True),
    Op("call_up", ("unit", "int", "unit"), "The first such Unit on a Monster calls one from the Lodgings.", standing=True),
    Op("wild", (), "Stands for any basic Unit.", standing=True),
    Op("keep", ("unit", "int"), "What filled this need returns to the Tavern after the Draw Phase."),
    Op("rebag", ("int", "int"), "Put meeples from the Lodgings back into the bag; the others too."),
    Op("construct", (), "Build a face-up Location."),
    Op("level_up", (), "Pay for the next level of a Hero."),
    Op("cycle", ("meeple", "amount"), "Move meeples from the Tavern to the Lodgings; if any, go on."),
])  # fmt: skip

BOOST: Final = OPS.codes["boost"]
BOOST_WITH: Final = OPS.codes["boost_with"]
BOOST_VS: Final = OPS.codes["boost_vs"]
BOOST_OTHERS: Final = OPS.codes["boost_others"]
BOOST_ONE: Final = OPS.codes["boost_one"]
CALL_UP: Final = OPS.codes["call_up"]


def names(kind: str, word: str) -> int:
    """The names that cards use in their effects."""
    if kind == "zones":
        mask = 0
        for zone in word.split(","):
            if zone not in ZONE_WORDS:
                raise OpError(f"unknown zone {zone!r}{nearest(zone, ZONE_WORDS)}")
            mask |= 1 << ZONE_WORDS.index(zone)
        return mask
    if kind == "amount":
        return ALL if word == "all" else int(word)
    known = {"meeple": MEEPLE_WORDS, "unit": UNIT_WORDS, "type": TYPES, "when": ("now", "draw_phase")}[kind]
    if word not in known:
        raise OpError(f"unknown {kind} {word!r}{nearest(word, known)}")
    return known.index(word)
