"""Getting stuck: who has no way on, and which cards nobody can reach."""

from greathall.games.card_rogue.cards.catalogue import KIND
from greathall.games.card_rogue.rules.queries import STEPS_TO, foes_beside, sides_at
from greathall.games.card_rogue.rules.state import FACE_DOWN, JOINED, SPACES, CardRogue
from greathall.games.card_rogue.words import BOSS, PLAYING, POTION, STEPS


def blocked(s: CardRogue, seat: int) -> bool:
    """May he call the mole (CR-MOLE-01)? Remembered until the board changes: walking about changes nothing. CR-Q-95: as long as
    there is something to explore, a boss at the border does not keep the mole away."""
    if s.way_on >> seat & 1:
        return False
    if is_blocked(s, seat, s.settings.past_bosses and len(s.explore.cards) > 0):
        return True
    s.way_on |= 1 << seat
    return False


def is_walled_in(s: CardRogue, seat: int) -> bool:
    """CR-MOLE-06: is there not even a boss to be fought?"""
    return blocked(s, seat) and is_blocked(s, seat, False)


def is_blocked(s: CardRogue, seat: int, past_bosses: bool) -> bool:
    """CR-MOLE-01, CR-Q-60: walking open paths (through tokens, not enemies) from his tile, no face-down card is
    adjacent, no empty space is open, and no enemy or potion card borders the area."""
    slot_at = s.slot_at
    cards = s.board.cards
    start = slot_at[s.players[seat].place]
    seen = [False] * len(cards)
    seen[start] = True
    todo = [start]
    for slot in todo:  # it grows as tiles are found
        near = s.near[slot]
        here = s.places[slot]
        if near > JOINED:
            if not past_bosses or near & FACE_DOWN or near & SPACES:
                return False
            for step in STEPS_TO[foes_beside(near)]:
                if KIND[s.foes[here + step].card] != BOSS:
                    return False
        for step in STEPS_TO[near & JOINED]:
            other = slot_at[here + step]
            if not seen[other]:
                if KIND[cards[other]] == POTION:
                    return False
                seen[other] = True
                todo.append(other)
    return True


def unreachable(s: CardRogue) -> list[int]:
    """CR-EMPTY-03, CR-Q-58: face-down cards that no chain of open paths and neighbouring face-down cards joins to a tile
    that somebody can reach."""
    todo = [p.place for p in s.players if p.status == PLAYING] + list(s.starts)
    seen: dict[int, bool] = {}
    while todo:
        here = todo.pop()
        if here in seen or here not in s.slot_at:
            continue
        seen[here] = True
        mine = sides_at(s, here)
        for side in range(4):
            there = here + STEPS[side]
            other = sides_at(s, there)
            if mine == 0:
                # From a face-down card the chain goes on to its face-down neighbours and to what opens towards it.
                if there in s.slot_at and (other == 0 or other >> (side ^ 2) & 1):
                    todo.append(there)
            elif mine >> side & 1 and there in s.slot_at and (other == 0 or other >> (side ^ 2) & 1):
                todo.append(there)
    return [there for slot, there in enumerate(s.places) if s.sides[slot] == 0 and there not in seen]
