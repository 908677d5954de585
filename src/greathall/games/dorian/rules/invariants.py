"""Invariants: every component is somewhere exactly once, and no number is out of its bounds."""

from greathall.core.state import State
from greathall.games.dorian.cards.catalogue import (
    BOUGHT,
    CARDS,
    DECK_FACES,
    DEFENCES,
    EVENTS,
    LEADERS,
    PLACES,
    STARS,
    STARTER_CARDS,
    SUPPLIES,
    TREASURES,
    UPGRADES_EACH,
)
from greathall.games.dorian.rules.aftermath import Aftermath
from greathall.games.dorian.rules.queries import camp_room, face
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.rules.upgrades import NewUpgrade
from greathall.games.dorian.words import NONE, NOWHERE, OBJECTIVES_HELD, PRESENT, SLOT_COUNT


def problems(s: State) -> list[str]:
    """Everything that is wrong with a state."""
    assert isinstance(s, Dorian)
    return [*_cards(s), *_decks(s), *_boards(s), *_numbers(s), *_battle(s)]


def _cards(s: Dorian) -> list[str]:
    """Battle Cards: each copy of the Power decks once, each Starter Deck whole (DO-TRM-05)."""
    found: list[str] = []
    all_cards = [card for deck in s.power_decks for card in deck] + s.box
    for seat in range(s.seats):
        mine = s.decks[seat].cards + s.hands[seat].cards + s.restore[seat]
        if s.battle is not None:
            b = s.battle
            mine = mine + [b.card[i] for i in range(len(b.card)) if b.owner[i] == seat and b.flags[i] & PRESENT]
        all_cards += mine
        if s.leader[seat] != NONE:
            starters = [card for card in mine + s.box if card in STARTER_CARDS[s.leader[seat]]]
            if sorted(starters) != sorted(STARTER_CARDS[s.leader[seat]]):
                found.append(f"seat {seat} has the wrong Starter cards")
            strangers = [card for card in mine if card >= BOUGHT and card not in STARTER_CARDS[s.leader[seat]]]
            if strangers:
                found.append(f"seat {seat} holds Starter cards of others: {strangers}")
        for card, known in zip(s.hands[seat].cards, s.hands[seat].known, strict=True):
            if not known >> seat & 1:
                found.append(f"seat {seat} does not know its Hand card {card}")
    bought = sorted(card for card in all_cards if card < BOUGHT)
    if bought != list(range(BOUGHT)):
        found.append("a copy of a Power deck is missing or doubled")
    for power in range(3):
        if sorted(s.faces[power].cards) != DECK_FACES[power]:
            found.append(f"the faces of Power deck {power} are not its cards")
    if any(card >= BOUGHT and not CARDS[face(s, card)].starter for card in all_cards):
        found.append("a card number names no card")
    return found


def _decks(s: Dorian) -> list[str]:
    found: list[str] = []
    open_treasures = sum(1 for f in s.frames if isinstance(f, Aftermath) and f.treasure != NONE)
    if len(s.treasures) + open_treasures != len(TREASURES):
        found.append(f"{len(s.treasures)} Treasures")
    if len(s.defences) != sum(card.copies for card in DEFENCES):
        found.append(f"{len(s.defences)} Defence cards")
    if len(s.supplies) + len(s.city) != sum(card.copies for card in SUPPLIES):
        found.append(f"{len(s.supplies)} and {len(s.city)} Resource Cards")
    events = s.event_deck.cards + s.event_rest.cards + ([s.event] if s.event != NONE else [])
    if len(set(events)) != len(events) or len(events) > len(EVENTS):
        found.append("an Event is doubled")
    for seat in range(s.seats):
        if len(s.objectives[seat]) > OBJECTIVES_HELD:
            found.append(f"seat {seat} holds {len(s.objectives[seat])} Objectives")
    return found


def _boards(s: Dorian) -> list[str]:
    """Upgrades of each leader, Resources within their places, Figures on the board."""
    found: list[str] = []
    for seat in range(s.seats):
        if s.leader[seat] == NONE:
            continue
        slots = s.slots[SLOT_COUNT * seat : SLOT_COUNT * seat + SLOT_COUNT]
        drawn = [f.drawn for f in s.frames if isinstance(f, NewUpgrade) and f.seat == seat and f.drawn != NONE]
        upgrades = s.upgrades[seat].cards + s.inventory[seat] + [u for u in slots if u != NONE] + drawn
        first = UPGRADES_EACH * s.leader[seat]
        if sorted(upgrades) != list(range(first, first + UPGRADES_EACH)):
            found.append(f"seat {seat} has the wrong Upgrades")
        for res in range(3):
            if camp_room(s, seat, res) < 0:
                found.append(f"the Camp of seat {seat} is too full")
            if s.base[3 * seat + res] > LEADERS[s.leader[seat]].slots[res]:
                found.append(f"the Base Power of seat {seat} is too full")
        if not NOWHERE <= s.at[seat] < len(PLACES):
            found.append(f"seat {seat} stands on {s.at[seat]}")
    return found


def _numbers(s: Dorian) -> list[str]:
    found: list[str] = []
    if min(s.pool + s.camp + s.base + s.ip + s.mines) < 0:
        found.append("a negative number of Resources or IP")
    if s.turn.moves < 0:
        found.append("negative movement")
    for place, owner in enumerate(s.owner):
        if owner != NOWHERE and (not STARS[place] or not 0 <= owner < s.seats or s.team[owner] != owner):
            found.append(f"Location {place} has the owner {owner}")
    if sorted(s.order) != list(range(s.seats)):
        found.append("the Turn Order Track is not complete")
    return found


def _battle(s: Dorian) -> list[str]:
    b = s.battle
    if b is None:
        return []
    found: list[str] = []
    sizes = {len(b.card), len(b.owner), len(b.flags), len(b.fired)}
    if len(sizes) != 1:
        found.append("the cards of the battle are out of step")
    for seat in range(len(b.seals)):
        if len(b.seals[seat]) != len(b.spares[seat]):
            found.append(f"the seals of seat {seat} are out of step")
    return found
