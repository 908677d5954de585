"""What the worked examples of Meeples & Monsters may set up and ask for. Meeples are given as word, number, word, ..."""

from greathall.games.meeples.cards.catalogue import CARD, LEVEL_OF, STRENGTH, TYPE_OF
from greathall.games.meeples.rules.combat import combat_values, total_against
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import MEEPLE_WORDS, PIECE_WORDS, PIECES
from rules.meeples import city


def start(players: int, seed: str, options: dict[str, bool]) -> Meeples:
    """An empty city in which seat 0 is about to begin; nobody holds anything but a full bag."""
    return city.city(players, seed, options.get("towers", False))


def _counts(words: tuple[str | int, ...]) -> dict[str, int]:
    return {str(words[i]): int(words[i + 1]) for i in range(0, len(words), 2)}


def tavern(s: Meeples, seat: int, *words: str | int) -> None:
    """What lies in a Tavern."""
    city.tavern(s, seat, **_counts(words))


def lodgings(s: Meeples, seat: int, *words: str | int) -> None:
    """What lies in the Lodgings."""
    city.lodgings(s, seat, **_counts(words))


def bag(s: Meeples, seat: int, *words: str | int) -> None:
    """What lies in a bag."""
    city.bag(s, seat, **_counts(words))


def supply(s: Meeples, *words: str | int) -> None:
    """What is left of some kinds in the supply."""
    city.supply(s, **_counts(words))


def monster(s: Meeples, slug: str) -> None:
    """A Monster in its district."""
    city.monster(s, slug)


def monster_in(s: Meeples, slug: str, district: int) -> None:
    """A Monster in another district."""
    city.monster(s, slug, district)


def beaten(s: Meeples, seat: int, *slugs: str) -> None:
    """Monsters beaten in earlier turns."""
    city.beaten(s, seat, *slugs)


def done(s: Meeples, seat: int, *numbers: str) -> None:
    """Quests completed in earlier turns."""
    city.done(s, seat, *numbers)


def hand(s: Meeples, seat: int, *numbers: str) -> None:
    """Quests in hand."""
    city.hand(s, seat, *numbers)


def tile(s: Meeples, slug: str, slot: int) -> None:
    """A built Location."""
    city.tile(s, slug, slot)


def room(s: Meeples, slug: str, district: int) -> None:
    """The visible Room of a Tower."""
    city.room(s, slug, district)


def level(s: Meeples, seat: int, *words: str | int) -> None:
    """Hero levels."""
    city.level(s, seat, **_counts(words))


def hill(s: Meeples, slug: str, seat: int, *words: str | int) -> None:
    """A hill and who holds it."""
    city.hill(s, slug, seat, **_counts(words))


def tokens(s: Meeples, *slugs: str) -> None:
    """The tokens under the Overlords."""
    s.tokens = [CARD[slug] for slug in slugs]


def final_turns(s: Meeples, left: int) -> None:
    """The final turns have begun."""
    city.final_turn(s, left)


def points(s: Meeples, *vp: int) -> None:
    """The score."""
    s.vp[:] = vp


def turn_of(s: Meeples, seat: int) -> None:
    """A turn begins."""
    city.begin(s, seat)


def main_phase_of(s: Meeples, seat: int) -> None:
    """A Main Phase begins."""
    city.main(s, seat)


# -- questions


def asked(s: Meeples) -> int:
    """Who is asked."""
    return city.asked(s)


def offered(s: Meeples) -> list[str]:
    """What may be answered."""
    return city.offered(s)


def places(s: Meeples) -> list[str]:
    """The places assigned to."""
    return city.names([post.card for post in s.posts])


def standing(s: Meeples, place: str) -> dict[str, int]:
    """The pieces on a place."""
    return city.post(s, place)


def guests(s: Meeples, place: str) -> dict[str, int]:
    """The meeples that came to a place."""
    return city.guests(s, place)


def total(s: Meeples, place: str) -> int:
    """The combat value on a place."""
    return city.total(s, place)


def worth(s: Meeples, seat: int, slug: str, *words: str | int) -> int:
    """What pieces would be worth against a Monster."""
    counts = _counts(words)
    assert STRENGTH[CARD[slug]] and LEVEL_OF[CARD[slug]] and TYPE_OF[CARD[slug]] >= 0
    return total_against(combat_values(s, seat), [counts.get(PIECE_WORDS[i], 0) for i in range(PIECES)], CARD[slug])


def value(s: Meeples, seat: int, piece: str) -> int:
    """What one piece is worth now, without partners."""
    might = s.might if s.posts and seat == s.active else combat_values(s, seat)
    return might[PIECE_WORDS.index(piece)]


def in_tavern(s: Meeples, seat: int) -> dict[str, int]:
    """What lies in a Tavern."""
    return city.count(s.taverns[seat])


def in_lodgings(s: Meeples, seat: int) -> dict[str, int]:
    """What lies in the Lodgings."""
    return city.count(s.lodgings[seat])


def tavern_size(s: Meeples, seat: int) -> int:
    """How many meeples lie in a Tavern."""
    return sum(s.taverns[seat])


def in_supply(s: Meeples, meeple: str) -> int:
    """What is left in the supply."""
    return s.supply[MEEPLE_WORDS.index(meeple)]


def score(s: Meeples, seat: int) -> int:
    """The points of a player."""
    return s.vp[seat]


def hand_size(s: Meeples, seat: int) -> int:
    """How many Quests a player holds."""
    return len(s.hands[seat])


def discarded(s: Meeples) -> int:
    """How many Quests lie on the discard pile."""
    return len(s.quest_discard)


def hill_of(s: Meeples, slug: str) -> int:
    """Who holds a hill."""
    return s.hill_owner[city.HILLS.index(CARD[slug])]
