"""Title, credit, players, options, and the words of the notation."""

from collections.abc import Sequence
from typing import Final

from greathall.core.game import Kind, Prompt, Variant, Verb, Word
from greathall.games.meeples.cards import CARD, SLUGS
from greathall.games.meeples.words import DISTRICTS, MEEPLE_WORDS, PIECE_WORDS, ZONE_WORDS

SLUG: Final = "meeples"
TITLE: Final = "Meeples & Monsters"
DESIGNER: Final = "Ole Steiness"
SEATS: Final = (2, 4)
PREFIX: Final = "MM"
VERSION: Final = 2  # of the rules
VARIANTS: Final = (Variant("towers", False, (False, True), "MM-TWR-01"),)
REASONS: Final = ("most-vp", "fewest-peasants", "shared")

# The order is that of the verbs in words.py.
VERBS: Final = (
    Verb("done"),
    Verb("build", "peasants:number", "shamans:number"),
    Verb("level", "unit:meeple", "shaman:number"),
    Verb("use", "unit:meeple"),
    Verb("resolve", "card"),
    Verb("tile", "card"),
    Verb("slot", "card"),
    Verb("open", "card"),
    Verb("add", "piece"),
    Verb("empower", "piece"),
    Verb("close"),
    Verb("cancel"),
    Verb("reopen", "card"),
    Verb("call"),
    Verb("decline"),
    Verb("confirm"),
    Verb("remove", "zone", "piece"),
    Verb("complete", "card"),
    Verb("give", "piece"),
    Verb("discard", "card"),
    Verb("rebag", "meeple"),
    Verb("district", "district"),
    Verb("effect-of", "card"),
    Verb("hill", "card"),
    Verb("effect", "card"),
)

PROMPTS: Final = (
    Prompt("develop"),
    Prompt("resolve"),
    Prompt("tile"),
    Prompt("slot", "card"),
    Prompt("assign"),
    Prompt("fill", "card"),
    Prompt("fight", "card", "have:number", "need:number"),
    Prompt("call", "card"),
    Prompt("effect"),
    Prompt("remove", "n:number"),
    Prompt("complete"),
    Prompt("give"),
    Prompt("discard", "n:number"),
    Prompt("rebag", "n:number"),
    Prompt("district", "card"),
    Prompt("draw-effect"),
    Prompt("hill"),
)

EVENTS: Final = (
    Word("turn"),
    Word("final-turns"),
    Word("assigned", "card", "total:number"),
    Word("reopened", "card"),
    Word("called", "card"),
    Word("activated", "card"),
    Word("overrun", "card", "n:number"),
    Word("beaten", "card", "total:number"),
    Word("token", "card"),
    Word("scored", "n:number"),
    Word("paid", "n:number"),
    Word("built", "card", "slot:card"),
    Word("levelled", "unit:meeple", "level:number"),
    Word("level-failed", "unit:meeple"),
    Word("ability", "card"),
    Word("gained", "meeple", "n:number", "card"),
    Word("returned", "meeple"),
    Word("cycled", "meeple", "n:number", "card"),
    Word("more-draw", "n:number"),
    Word("drew", "meeple"),
    Word("refilled", "n:number"),
    Word("kept", "meeple"),
    Word("rebagged", "meeple"),
    Word("quest-drawn", "card"),
    Word("quest-discarded", "card"),
    Word("quest-done", "card", "n:number"),
    Word("quest-failed", "card", "n:number"),
    Word("reshuffled", "n:number"),
    Word("monster", "card", "district"),
    Word("council", "n:number"),
    Word("tile-up", "card"),
    Word("room-done", "card"),
    Word("room-up", "card"),
    Word("hill-held", "card"),
    Word("hill-lost", "card"),
)


def _words(words: Sequence[str]) -> Kind:
    listed = list(words)
    return Kind(listed.__getitem__, listed.index)


def _card(slug: str) -> int:
    if slug not in CARD:
        raise ValueError(slug)
    return CARD[slug]


KINDS: Final = {
    "card": Kind(SLUGS.__getitem__, _card),
    "meeple": _words(MEEPLE_WORDS),
    "piece": _words(PIECE_WORDS),
    "district": _words(DISTRICTS),
    "zone": _words(ZONE_WORDS),
    "number": Kind(str, int),
    "seat": Kind(str, int),
}
