"""The board as everybody sees it. After an answer most spaces are as they were: these keep their rows."""

from typing import Any

from greathall.games.card_rogue.cards.catalogue import PACK, SLUGS
from greathall.games.card_rogue.rules.queries import foe_attack, player_at
from greathall.games.card_rogue.rules.state import CardRogue, Foe
from greathall.games.card_rogue.words import EMPTY, SIDES, place_x, place_y


def board_rows(s: CardRogue) -> list[dict[str, Any]]:
    """A row for each space."""
    return [_row(s, slot) for slot in range(len(s.places))]


def board_again(s: CardRogue, was: CardRogue, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of a board that was shown before: only for spaces where something changed are there new ones, and if there are
    none it is the same list."""
    touched = _touched(s, was)
    now: list[dict[str, Any]] = []
    changed = len(s.places) != len(rows)
    for slot, place in enumerate(s.places):
        if (
            slot < len(rows) and place == was.places[slot] and s.sides[slot] == was.sides[slot]
            and s.board.cards[slot] == was.board.cards[slot] and place not in touched
        ):  # fmt: skip
            now.append(rows[slot])
        else:
            changed = True
            now.append(_row(s, slot))
    return now if changed else rows


def _touched(s: CardRogue, was: CardRogue) -> set[int]:
    """Where a token, an enemy or a pile has come, gone or changed. Clones share enemies until one is changed (`own_foe`)."""
    places: set[int] = set()
    for p, q in zip(s.players, was.players, strict=True):
        if p.place != q.place or p.status != q.status:
            places.add(p.place)
            places.add(q.place)
    for place, foe in s.foes.items():
        if was.foes.get(place) is not foe:
            places.add(place)
    for place in was.foes:
        if place not in s.foes:
            places.add(place)
    places.update(s.piles)
    places.update(was.piles)
    return places


def _row(s: CardRogue, slot: int) -> dict[str, Any]:
    place = s.places[slot]
    sides = s.sides[slot]
    card = s.board.cards[slot] if sides else EMPTY
    token = player_at(s, place)
    foe = s.foes.get(place)
    pile = s.piles.get(place)
    return {
        "x": place_x(place),
        "y": place_y(place),
        "card": None if card == EMPTY else SLUGS[card],
        "open": [SIDES[side] for side in range(4) if sides >> side & 1],
        "token": None if token == EMPTY else token,
        "foe": None if foe is None else _foe(foe),
        "pile": 0 if pile is None else len(pile),
        "start": place in s.starts,
    }


def _foe(foe: Foe) -> dict[str, Any]:
    card = PACK[foe.card]
    return {
        "card": card.slug,
        "health": max(0, foe.health),
        "max_health": card.health,
        "attack": None if card.doubles else foe_attack(foe),
        "poison": foe.poison,
        "poisoner": foe.poisoner if foe.poison else None,
        "paralysed": foe.paralysed == 2,
        "fighters": foe.fighters[:],
    }
