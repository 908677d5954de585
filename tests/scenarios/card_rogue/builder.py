"""What the worked examples of Card Rogue may set up and ask for.

The positions are those of the rule tests. An example without `characters` goes through the real setup.
"""

from greathall.core import engine
from greathall.core.ids import EVERYONE, NOBODY
from greathall.games.card_rogue.cards.catalogue import NUMBERS, SLUGS
from greathall.games.card_rogue.cards.ops import OPS
from greathall.games.card_rogue.rules import queries
from greathall.games.card_rogue.rules.state import CardEffect, CardRogue
from greathall.games.card_rogue.words import place, place_x, place_y
from rules.card_rogue.dungeon import (
    at,
    begin,
    brew,
    card_on,
    clear_table,
    discarded,
    do,
    down,
    foe,
    foe_at,
    gold,
    hand,
    health,
    held,
    is_down,
    open_sides,
    options,
    prompt,
    stack_top,
    stand,
    tile,
    wear,
)

__all__ = [
    "begin", "card_on", "discarded", "down", "gold", "hand", "health", "held", "is_down", "open_sides", "prompt",
    "stack_top", "stand", "tile", "wear",
]  # fmt: skip


# -- setting up


def characters(s: CardRogue, *slugs: str) -> None:
    """The setup is over: these characters play, and nothing lies on the table yet."""
    clear_table(s, slugs)


def bystander(s: CardRogue) -> None:
    """Seat 1 stands far away, beside a face-down card; its turn passes with `stop`."""
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    stand(s, 1, 40, 5)


def fight(s: CardRogue, x: int, y: int, card: str) -> None:
    """Seat 0 fights an enemy."""
    foe(s, x, y, card, fighters=(0,))


def modifier(s: CardRogue, seat: int, amount: int) -> None:
    """What potions have done to a player's attack rolls."""
    s.players[seat].attack = amount


def hurt(s: CardRogue, seat: int, left: int) -> None:
    """A player's present health."""
    s.players[seat].health = left


def known(s: CardRogue, colour: str, effect: str) -> None:
    """A colour of potions has been identified."""
    brew(s, **{colour: effect})


def poisoned(s: CardRogue, seat: int, turns: int) -> None:
    """An effect poisons a player for some turns."""
    OPS.ops[OPS.codes["poison"]].does(s, CardEffect(card=0, trigger=0, seat=seat, target=seat), turns, 0, 0)


def hidden(s: CardRogue, x: int, y: int, card: str) -> None:
    """A face-down card of the board is this one."""
    s.board.cards[s.slot_at[place(x, y)]] = NUMBERS[card]


def picked(s: CardRogue, *slugs: str) -> None:
    """The players go through the setup: the one who is asked first picks the first of these characters, and so on."""
    for slug in slugs:
        do(s, f"pick {slug}")
        do(s, options(s)[0])  # a token


# -- asking


def maximum(s: CardRogue, seat: int) -> int:
    """A player's maximum health."""
    return queries.max_health(s, seat)


def foe_health(s: CardRogue, x: int, y: int) -> int:
    """The health of an enemy."""
    return foe_at(s, x, y).health


def fighters(s: CardRogue, x: int, y: int) -> list[int]:
    """The seats that fight an enemy."""
    return list(foe_at(s, x, y).fighters)


def poison(s: CardRogue, seat: int) -> int:
    """Turns of poison left."""
    return s.players[seat].poison


def token(s: CardRogue, seat: int) -> list[int]:
    """Where a player stands."""
    return list(at(s, seat))


def adjacent(s: CardRogue, x: int, y: int) -> list[list[int]]:
    """The tiles adjacent to a place."""
    return [[place_x(there), place_y(there)] for there in queries.adjacent(s, place(x, y))]


def offered(s: CardRogue, verb: str) -> list[str]:
    """What is offered with a verb, in order."""
    return sorted(text for text in options(s) if text.split()[0] == verb)


def asked(s: CardRogue) -> list[int]:
    """The seats that may answer now."""
    return engine.waiting(s)


def effect(s: CardRogue, colour: str) -> int:
    """The number on which a colour of potions has been identified, 0 if it has not."""
    return s.potions[NUMBERS[f"potion_{colour}"] - NUMBERS["potion_red"]]


def face_down(s: CardRogue) -> list[list[int]]:
    """The places of all face-down cards, from left to right and then upwards."""
    places = [there for slot, there in enumerate(s.places) if not s.sides[slot]]
    return sorted([place_x(there), place_y(there)] for there in places)


def starting_tiles(s: CardRogue) -> list[list[int]]:
    """The places of the starting tiles."""
    return sorted([place_x(there), place_y(there)] for there in s.starts)


def pile_size(s: CardRogue, name: str) -> int:
    """How many cards lie in the exploration or pathing stack, the shop or the discard pile."""
    return len({"exploration": s.explore, "pathing": s.paths, "shop": s.shop, "discard": s.discard}[name])


def open_to_all(s: CardRogue, name: str) -> bool:
    """Does everybody know all cards of a pile?"""
    zone = {"exploration": s.explore, "pathing": s.paths, "shop": s.shop}[name]
    return all(mask == EVERYONE for mask in zone.known)


def secret(s: CardRogue, name: str) -> bool:
    """Does nobody know any card of a stack?"""
    zone = {"exploration": s.explore, "pathing": s.paths}[name]
    return all(mask == NOBODY for mask in zone.known)


def in_order(s: CardRogue, name: str) -> bool:
    """Does a stack lie in the order of its cards, that is, unshuffled?"""
    cards = {"exploration": s.explore, "pathing": s.paths, "shop": s.shop}[name].cards
    return cards == sorted(cards) or [SLUGS[card] for card in cards] == sorted(SLUGS[card] for card in cards)
