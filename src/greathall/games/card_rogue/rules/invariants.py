"""Invariants: everything that is wrong with a position, in words."""

from collections import Counter

from greathall.core.state import State
from greathall.games.card_rogue.cards.catalogue import DECKS, GOLD_CARDS, IS_ENEMY, KIND, PACK, SLUGS
from greathall.games.card_rogue.rules.queries import worn_cards
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import PATH, PLAYING, START, place_x, place_y


def problems(s: State) -> list[str]:
    """Cards are conserved, every token and enemy stands on a face-up card of its own, and no number is out of range."""
    assert isinstance(s, CardRogue)
    found: list[str] = []
    if not s.settings.story:
        found += _cards(s)
    found += _board(s)
    for seat, p in enumerate(s.players):
        if p.poison < 0 or p.lost < 0 or p.cooldown < 0 or p.vp < 0:
            found.append(f"seat {seat} has a negative counter")
        if not p.poison and p.reversal:
            found.append(f"seat {seat} is not poisoned, but its poison is reversed")
    known = [effect for effect in s.potions if effect]
    if len(known) != len(set(known)):
        found.append("two potion colours share an effect")
    return found


def _cards(s: CardRogue) -> list[str]:
    """No card exists more often than its stack holds it (paths from outside, gold and starting tiles apart)."""
    held: Counter[int] = Counter()
    for zone in s.zones():
        held.update(zone.cards)
    for p in s.players:
        held.update(worn_cards(p))
    for place, foe in s.foes.items():
        if foe.on_tile:
            held[foe.card] += 1
        elif s.board.cards[s.slot_at[place]] != foe.card:
            return [f"the enemy at {place} is not the card that lies there"]
    printed: Counter[int] = Counter()
    for deck in DECKS.values():
        printed.update(deck)
    found: list[str] = []
    for card, count in held.items():
        if card not in GOLD_CARDS and KIND[card] not in (START, PATH) and count > printed[card]:
            found.append(f"{count} of {printed[card]} {SLUGS[card]} are in play")
    return found


def _board(s: CardRogue) -> list[str]:
    found: list[str] = []
    if not len(s.places) == len(s.sides) == len(s.board.cards) == len(s.slot_at):
        return ["the lists of the board differ in length"]
    for slot, place in enumerate(s.places):
        if s.slot_at.get(place) != slot:
            found.append(f"slot {slot} is lost")
        if not s.sides[slot] and s.board.known[slot]:
            found.append(f"the face-down card at {place} is known to somebody")
    for one in s.starts:
        for other in s.starts:
            if one < other and not s.settings.story:
                between = abs(place_x(one) - place_x(other)) + abs(place_y(one) - place_y(other)) - 1
                if between < 4:  # CR-FIRST-04
                    found.append(f"only {between} cards lie between two starting tiles")
    places = [p.place for p in s.players if p.status == PLAYING and p.place]
    if len(places) != len(set(places)):
        found.append("two tokens share a tile")
    for place in [*places, *s.foes]:
        if not s.places:
            break
        if place not in s.slot_at or not s.sides[s.slot_at[place]]:
            found.append(f"somebody stands at {place}, where no face-up card lies")
    for place, foe in s.foes.items():
        if place in places:
            found.append(f"a token and an enemy share {place}")
        if foe.health <= 0 or foe.health > PACK[foe.card].health or not IS_ENEMY[foe.card]:
            found.append(f"the enemy at {place} has {foe.health} health")
        if len(foe.fighters) != len(foe.met) or any(s.players[seat].status != PLAYING for seat in foe.fighters):
            found.append(f"the enemy at {place} fights somebody who is not there")
    return found
