"""Positions for the rule tests: a table on which a test lays what it needs.

    s = city(players=2)                        # nobody holds anything but a full bag; no Monster is in the city
    monster(s, "skeleton"); tavern(s, 0, peasant=3)
    main(s)                                    # seat 0's Main Phase, at its first question
    do(s, "open skeleton", "add peasant", "add peasant", "close", "confirm")

Everything is moved, never made, so that the state stays sound: `check(s)` is called after every answer.
"""

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.option import Decision, Refusal
from greathall.data.notation import read, show
from greathall.games import load
from greathall.games.meeples.cards.catalogue import CARD, CARDS, HILLS, LEVEL_OF, NONE, QUEST_NUMBER, SLUGS, STOCKED
from greathall.games.meeples.rules.flow import Turn
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.words import (
    DEVELOPMENT,
    DRAW,
    KNIGHT,
    MAIN,
    MEEPLE_OF,
    MEEPLE_WORDS,
    MEEPLES,
    PIECE_WORDS,
    TURN_START,
)

GAME = load("meeples")
YARD = ("open builders_yard", "add peasant", "close")  # one Peasant builds, or two
YARD_TWO = ("open builders_yard", "add peasant", "add peasant", "close")


def new(players: int = 2, seed: str = "rules", towers: bool = False) -> Meeples:
    """A new game as the setup leaves it, with its log."""
    s = GAME.start(players, seed, {"towers": towers}, log=[])
    assert isinstance(s, Meeples)
    return s


def city(players: int = 2, seed: str = "rules", towers: bool = False) -> Meeples:
    """An empty city; every player has 7 Peasants and 3 Corruption in the bag and nothing else. Seat 0 begins."""
    s = new(players, seed, towers)
    for i, card in enumerate(s.city):
        if card != NONE:
            s.decks[LEVEL_OF[card] - 1].put_under(card, 0)
            s.city[i] = NONE
    for seat in range(players):
        for meeple in range(MEEPLES):
            s.bags[seat][meeple] += s.taverns[seat][meeple]
            s.taverns[seat][meeple] = 0
        while s.hands[seat].cards:
            s.quest_deck.put_under(s.hands[seat].draw(), 0)
    s.first = s.active = 0
    s.frames[:] = [Turn()]
    assert s.log is not None
    s.log.clear()
    return s


# -- laying things out


def _lay(s: Meeples, zone: list[int], **counts: int) -> None:
    for meeple in range(MEEPLES):
        s.supply[meeple] += zone[meeple]
        zone[meeple] = counts.get(MEEPLE_WORDS[meeple], 0)
        s.supply[meeple] -= zone[meeple]
        assert s.supply[meeple] >= 0, f"the supply has no {MEEPLE_WORDS[meeple]} left"


def tavern(s: Meeples, seat: int, **counts: int) -> None:
    """What lies in a Tavern, taken from the supply."""
    _lay(s, s.taverns[seat], **counts)


def lodgings(s: Meeples, seat: int, **counts: int) -> None:
    """What lies in the Lodgings."""
    _lay(s, s.lodgings[seat], **counts)


def bag(s: Meeples, seat: int, **counts: int) -> None:
    """What lies in a bag."""
    _lay(s, s.bags[seat], **counts)


def supply(s: Meeples, **counts: int) -> None:
    """What is left in the supply of these kinds; the rest goes into the last player's bag."""
    for word, n in counts.items():
        meeple = MEEPLE_WORDS.index(word)
        s.bags[-1][meeple] += s.supply[meeple] - n
        s.supply[meeple] = n


def monster(s: Meeples, slug: str, district: int = NONE) -> None:
    """Put a Monster into its own or another district."""
    card = CARD[slug]
    for deck in s.decks:
        if card in deck.cards:
            deck.take(card)
            break
    else:
        raise ValueError(f"{slug} is not in the deck")
    at = 3 * (CARDS[card].district if district == NONE else district)
    while s.city[at] != NONE:
        at += 1
    s.city[at] = card


def beaten(s: Meeples, seat: int, *slugs: str) -> None:
    """Monsters that a player beat in earlier turns."""
    for slug in slugs:
        card = CARD[slug]
        next(deck for deck in s.decks if card in deck.cards).take(card)
        s.piles[seat].append(card)


def tile(s: Meeples, slug: str, slot: int) -> None:
    """Build a Location."""
    card = CARD[slug]
    if card in s.tile_offer:
        s.tile_offer.remove(card)
        s.tile_offer.append(s.tile_stack.draw())
    else:
        s.tile_stack.take(card)
    s.tiles[slot] = card
    if STOCKED[card] != NONE:
        n = CARDS[card].stock[0][1]
        s.supply[STOCKED[card]] -= n
        s.stocks[STOCKED[card] - KNIGHT - 1] += n


def offer(s: Meeples, *slugs: str) -> None:
    """The face-up tiles."""
    for card in s.tile_offer:
        s.tile_stack.put_under(card, 0)
    for slug in slugs:
        s.tile_stack.take(CARD[slug])
    s.tile_offer[:] = [CARD[slug] for slug in slugs]


def room(s: Meeples, slug: str, district: int = 0) -> None:
    """Turn a Tower Room up on top of a Tower."""
    card = CARD[slug]
    stack = s.rooms[district]
    other = next(z for z in s.rooms if card in z.cards)
    at = other.cards.index(card)
    other.cards[at], stack.cards[-1] = stack.cards[-1], card


def hand(s: Meeples, seat: int, *numbers: str) -> None:
    """Quests in hand, by their number."""
    for number in numbers:
        s.quest_deck.take(QUEST_NUMBER[number])
        s.hands[seat].put(QUEST_NUMBER[number], 1 << seat)


def next_quests(s: Meeples, *numbers: str) -> None:
    """The Quests drawn next, in this order."""
    for number in reversed(numbers):
        s.quest_deck.take(QUEST_NUMBER[number])
        s.quest_deck.put(QUEST_NUMBER[number], 0)


def done(s: Meeples, seat: int, *numbers: str) -> None:
    """Quests completed in earlier turns."""
    for number in numbers:
        s.quest_deck.take(QUEST_NUMBER[number])
        s.done[seat].append(QUEST_NUMBER[number])


def level(s: Meeples, seat: int, **levels: int) -> None:
    """Hero levels."""
    for word, n in levels.items():
        s.levels[seat][MEEPLE_WORDS.index(word)] = n


def hill(s: Meeples, slug: str, seat: int, **counts: int) -> None:
    """A player holds a hill with these pieces."""
    number = HILLS.index(CARD[slug])
    s.hill_owner[number] = seat
    for word, n in counts.items():
        piece = PIECE_WORDS.index(word)
        s.hill_units[number][piece] += n
        s.supply[MEEPLE_OF[piece]] -= n


def deck(s: Meeples, *slugs: str, only: bool = False) -> None:
    """The next cards of the Monster deck, "dca" for a Dark Council Arrives card. With `only` nothing lies below: the
    other Monsters go to the last player's pile, and Dark Council Arrives cards that are not named have come before."""
    listed = [CARD[slug] if slug != "dca" else NONE for slug in slugs]
    rest = [card for z in s.decks for card in z.cards if card not in listed]
    councils = listed.count(NONE)
    if only:
        s.arrived = 3 - councils
        s.piles[-1].extend(rest)
        rest = []
    blocks: list[list[int]] = [[]]
    for card in listed:
        if card == NONE and NONE in blocks[-1]:
            blocks.append([])
        blocks[-1].append(card)
    left = 3 - s.arrived - councils
    if left and NONE in blocks[-1]:
        blocks.append([])
    blocks[-1] += rest
    for i in range(left):
        if i:
            blocks.append([])
        blocks[-1].append(NONE)
    for i in range(3):
        block = blocks[i] if i < len(blocks) else []
        s.decks[i].cards = [card for card in reversed(block) if card != NONE]
        s.decks[i].known = [0] * len(s.decks[i].cards)
        s.slips[i].cards = [int(card == NONE) for card in reversed(block)] if NONE in block else []
        s.slips[i].known = [0] * len(s.slips[i].cards)


def final_turn(s: Meeples, turns: int = 1, council: bool = True) -> None:
    """The final turns have begun, and so many are left."""
    deck(s, only=True)
    s.arrived = 3
    s.final = turns


# -- playing


def begin(s: Meeples, seat: int = 0) -> None:
    """A turn begins and runs to its first question."""
    _run(s, seat, TURN_START)


def develop(s: Meeples, seat: int = 0) -> None:
    """The Development Phase begins."""
    _run(s, seat, DEVELOPMENT)


def main(s: Meeples, seat: int = 0) -> None:
    """The Main Phase begins."""
    _run(s, seat, MAIN)


def draw(s: Meeples, seat: int = 0) -> None:
    """The Draw Phase begins."""
    _run(s, seat, DRAW)


def _run(s: Meeples, seat: int, phase: int) -> None:
    s.active = seat
    s.frames[:] = [Turn(at=phase)]
    check(s)
    engine.run(s)
    check(s)


def do(s: Meeples, *answers: str, tape: list[int] | None = None) -> None:
    """The asked seat answers; forced results of chance are used first. An answer with a question mark is given only
    if it is offered: questions with nothing to decide are not asked."""
    if tape is not None:
        s.rng.tape = tape
    for text in answers:
        if text.endswith("?"):
            if text[:-1] not in offered(s):
                continue
            text = text[:-1]
        question = people(s)
        assert question is not None, f"nobody is asked for {text!r}"
        engine.answer(s, question.seat, read(GAME, text))
        check(s)


def check(s: Meeples) -> None:
    """Nothing may be lost or doubled."""
    assert GAME.problems(s) == []


def fill(s: Meeples, place: str, *pieces: str) -> None:
    """Assign pieces to a place, in this order, and close it."""
    do(s, f"open {place}", *[f"add {piece}" for piece in pieces], "close")
    assert post(s, place) == {piece: pieces.count(piece) for piece in pieces}


def people(s: Meeples, why: bool = False) -> Decision | None:
    """The question as it is put to people."""
    return engine.decision(s, why=why, free=True)


def offered(s: Meeples) -> list[str]:
    """What may be answered now, in words."""
    question = people(s)
    return [] if question is None else [show(GAME, option) for option in question.options]


def picked(s: Meeples) -> list[str]:
    """What is picked of several things, in words."""
    question = people(s)
    assert question is not None and question.picks is not None, "nobody chooses several things"
    return [show(GAME, option) for option in question.picks.held]


def prompt(s: Meeples) -> str:
    """What is asked now."""
    question = people(s)
    return "" if question is None else question.prompt


def asked(s: Meeples) -> int:
    """Who is asked now."""
    question = people(s)
    return NONE if question is None else question.seat


def refusal(s: Meeples, text: str) -> Refusal:
    """Why something is not offered."""
    question = people(s, why=True)
    assert question is not None
    option = read(GAME, text)
    assert not question.takes(option), f"{text!r} is legal"
    found = question.why_not(option)
    assert found is not None, f"nothing is said of {text!r}"
    return found


def told(s: Meeples, kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in s.log or [] if event.kind == kind]


# -- looking


def count(zone: list[int]) -> dict[str, int]:
    """Meeples or pieces of a zone by name."""
    words = PIECE_WORDS if len(zone) > MEEPLES else MEEPLE_WORDS
    return {words[i]: n for i, n in enumerate(zone) if n}


def post(s: Meeples, place: str) -> dict[str, int]:
    """The pieces on a place."""
    return count(next(p for p in s.posts if p.card == CARD[place]).pieces)


def guests(s: Meeples, place: str) -> dict[str, int]:
    """The meeples that came to a place."""
    return count(next(p for p in s.posts if p.card == CARD[place]).guests)


def total(s: Meeples, place: str) -> int:
    """The combat value on a place that was closed."""
    return next(p for p in s.posts if p.card == CARD[place]).total


def quests(cards: list[int]) -> list[str]:
    """Quests by number."""
    return [CARDS[card].number for card in cards]


def names(cards: list[int]) -> list[str]:
    """Cards by slug; empty where there is none."""
    return [SLUGS[card] if card != NONE else "" for card in cards]
