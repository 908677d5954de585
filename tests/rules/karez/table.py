"""Positions for the rule tests: a table with these guilds, no Heroes and empty hands, at the first action.

s = table("heroic", "traders", "arcane")    # seats 0, 1, 2
hero(s, 0, "rogue"); hold(s, 0, "throwing_axe"); adventure(s, "labyrinth")
top(s, "humanoid", "troll", "minotaur")     # the Troll is drawn first
act(s, 0)                                   # seat 0 has to act
do(s, "explore labyrinth", dice=rolls("flame skull"))
"""

from typing import Any

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.option import Decision, Option, Refusal
from greathall.data import notation
from greathall.games import load
from greathall.games.karez.cards.catalogue import ADVENTURE_SLUGS, ADVENTURES, BUILDING_SLUGS, CARDS, GUILD_SLUGS, HEROES, SLUGS
from greathall.games.karez.cards.points import all_points
from greathall.games.karez.rules.actions import Actions, mark
from greathall.games.karez.rules.activating import Activating
from greathall.games.karez.rules.adventure import Adventures
from greathall.games.karez.rules.flow import Turn
from greathall.games.karez.rules.gear import lot_of
from greathall.games.karez.rules.invariants import problems
from greathall.games.karez.rules.piles import hand
from greathall.games.karez.rules.setup import deal, lay_out
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import DECKS, FACES, HANDS, LAST, LEVELS, NOBODY, UNBUILT

GAME = load("karez")
NUMBERS = {slug: number for number, slug in enumerate(SLUGS)}
PURSES = {"heroic": 2, "builders": 3, "traders": 5, "public": 3, "arcane": 4}  # in positions: tuning does not move them
DIE = {"sword": 1, "claw": 3, "flame": 5, "skull": 6}


def rolls(faces: str) -> list[int]:
    """The numbers that make dice show these faces."""
    return [DIE[face] for face in faces.split()]


def packed(faces: str) -> int:
    """Hits or hit points by face."""
    return sum(1 << 4 * FACES.index(face) for face in faces.split())


def table(*guilds: str, seed: str = "rules") -> Karez:
    """Turn 1, phase 1, nobody has a Hero or a card, and gold as in PURSES; the log listens."""
    s = lay_out(len(guilds), seed)
    s.guilds = [GUILD_SLUGS.index(guild) for guild in guilds]
    deal(s)
    for number in range(HEROES):
        if s.hero_seat[number] != NOBODY:
            s.give_hero(number, NOBODY)
            s.pile(DECKS.index("hero")).put_under(number, 0)
    for seat, guild in enumerate(guilds):
        empty_hand(s, seat)
        s.gold[seat] = PURSES[guild]
    act(s, s.order[0])
    return s


def three() -> Karez:
    """Heroic, Traders and Arcane, in this order of seats and of turns."""
    return table("heroic", "traders", "arcane")


def empty_hand(s: Karez, seat: int) -> None:
    """All cards of a hand go under their decks."""
    for deck in range(8):
        pile = hand(s, seat, deck)
        while pile.cards:
            s.pile(deck).put_under(pile.draw(), 0)


def act(s: Karez, seat: int) -> None:
    """The Actions phase stands at this seat."""
    begin(s, 1, Actions(place=s.order.index(seat)))


def begin(s: Karez, phase: int, *frames: Any) -> None:
    """A phase is in progress."""
    s.log = []
    s.phase = phase
    s.frames[:] = [Turn(), *frames]
    engine.run(s)


def activate(s: Karez) -> None:
    """The Activating phase begins."""
    begin(s, 2, Activating())


def resolve(s: Karez) -> None:
    """The Adventures phase begins."""
    begin(s, 3, Adventures())


def phase_four(s: Karez) -> None:
    """Quests, the state of Karez and the turn end follow, up to the next question."""
    begin(s, 3)


def hero(s: Karez, seat: int, slug: str, hits: str = "", attack: int = 0, defense: int = 0) -> int:
    """A Hero enters play."""
    number = NUMBERS[slug]
    s.pile(DECKS.index("hero")).take(number)
    s.give_hero(number, seat)
    s.hero_hits[number] = packed(hits)
    s.hero_attack[number] = attack
    s.hero_defense[number] = defense
    s.attack_tokens -= attack
    s.defense_tokens -= defense
    return number


def hold(s: Karez, seat: int, *slugs: str) -> None:
    """A seat holds these cards."""
    for slug in slugs:
        number = NUMBERS[slug]
        s.pile(CARDS[number].deck).take(number)
        hand(s, seat, CARDS[number].deck).put(number, 1 << seat)


def top(s: Karez, deck: str, *slugs: str) -> None:
    """These cards are drawn next, the first one first."""
    pile = s.pile(DECKS.index(deck))
    for slug in reversed(slugs):
        pile.take(NUMBERS[slug])
        pile.put(NUMBERS[slug], 0)


def on_sale(s: Karez, building: str, *slugs: str) -> None:
    """These cards are on sale at a building."""
    for slug in slugs:
        s.pile(CARDS[NUMBERS[slug]].deck).take(NUMBERS[slug])
        s.sale.append(lot_of(NUMBERS[slug], BUILDING_SLUGS.index(building)))


def adventure(s: Karez, slug: str, space: int = 0, threat: int | None = None) -> int:
    """This Adventure lies open on a space, instead of what was there."""
    number = ADVENTURE_SLUGS.index(slug)
    for index in range(LEVELS, LAST + 1):
        if s.piles[index].has(number):
            s.pile(index).take(number)
    for other in range(3):
        if s.adventures[other] == number:
            s.adventures[other] = NOBODY
            s.threat[other] = 0
    old = s.adventures[space]
    if old != NOBODY:
        s.pile(LEVELS + ADVENTURES[old].level - 1).put_under(old, 0)
    s.adventures[space] = number
    s.threat[space] = ADVENTURES[number].threat if threat is None else threat
    return number


def build(s: Karez, seat: int, slug: str) -> None:
    """A seat has built this building."""
    assert s.owners[BUILDING_SLUGS.index(slug)] == UNBUILT
    s.owners[BUILDING_SLUGS.index(slug)] = seat
    s.tokens[seat] -= 1


def owner(s: Karez, slug: str) -> int:
    """Who owns a building."""
    return s.owners[BUILDING_SLUGS.index(slug)]


def explore(s: Karez, seat: int, slug: str, *heroes: str) -> None:
    """A seat explores an Adventure with Heroes of its own; the party sets out and has been equipped with nothing."""
    adventure(s, slug)
    mark(s, seat, 0)
    resolve(s)
    form(s, *heroes)


def attack(s: Karez, seat: int, rival: int, *heroes: str) -> None:
    """A seat attacks the open dungeon of a rival, whose stack is laid without a question."""
    s.dungeons[rival] = 1
    s.threat[3 + rival] = 1
    mark(s, seat, 3 + rival)
    resolve(s)
    form(s, *heroes)


def form(s: Karez, *heroes: str) -> None:
    """The party, as far as there is a choice."""
    for slug in sorted(heroes, key=lambda name: NUMBERS[name]):
        if f"join {slug}" in offered(s):
            do(s, f"join {slug}")
    if asked(s).prompt == "party":
        do(s, "done")


def do(s: Karez, *answers: str, dice: list[int] | None = None) -> None:
    """The asked seat answers; all forced dice must be used by the last answer."""
    s.rng.tape = [*s.rng.tape, *(dice or [])]
    for answer in answers:
        engine.answer(s, asked(s).seat, notation.read(GAME, answer))
    assert s.rng.tape == [], f"forced dice are left: {s.rng.tape}"
    assert problems(s) == []


def asked(s: Karez, seat: int | None = None) -> Decision:
    """The question that is put now to people (to the first who is asked, if nobody is named).

    What is offered in haste, without reasons, is the same for people and for search: many positions are tested by this.
    """
    for free in (False, True):
        question = engine.decision(s, seat, why=True, free=free)
        hasty = engine.decision(s, seat, free=free)
        assert question is not None and hasty is not None
        assert hasty.options == question.options and hasty.prompt == question.prompt
    assert question is not None
    return question


def offered(s: Karez, verb: str = "") -> list[str]:
    """What may be answered (with this verb)."""
    texts = [notation.show(GAME, option) for option in asked(s).options]
    return [text for text in texts if not verb or text.split()[0] == verb]


def why(s: Karez, answer: str) -> list[str]:
    """The rule because of which something is not offered."""
    refusal = refused(s, answer)
    return [] if refusal is None else [refusal.rule]


def refused(s: Karez, answer: str) -> Refusal | None:
    """Why something is not offered."""
    option: Option = notation.read(GAME, answer)
    assert option not in asked(s).options
    return asked(s).why_not(option)


def reason(s: Karez, answer: str) -> str:
    """The same as the name of the fact; empty if it is not said."""
    refusal = refused(s, answer)
    return "" if refusal is None else refusal.reason


def told(s: Karez, kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in s.log or [] if event.kind == kind]


def kinds(s: Karez) -> list[str]:
    """The kinds of all events, in order."""
    return [event.kind for event in s.log or []]


def held(s: Karez, seat: int, deck: str) -> list[str]:
    """The cards of a deck in a hand."""
    return [SLUGS[card] for card in s.piles[HANDS + 8 * seat + DECKS.index(deck)].cards]


def discarded(s: Karez, deck: str) -> list[str]:
    """The discard pile of a deck."""
    return [SLUGS[card] for card in s.piles[9 + DECKS.index(deck)].cards]


def hits(s: Karez, slug: str) -> int:
    """How many hits a Hero has."""
    return all_points(s.hero_hits[NUMBERS[slug]])


def alive(s: Karez, slug: str) -> bool:
    """Is a Hero in play and face up?"""
    number = NUMBERS[slug]
    return s.hero_seat[number] != NOBODY and not s.hero_status[number] & 4


def pass_all(s: Karez) -> None:
    """Everybody passes until the Actions phase is over."""
    while s.frames and asked(s).prompt == "action":
        do(s, "pass")


def next_phase(s: Karez) -> None:
    """Give the first answer until the turn is over or a new turn begins."""
    turn = s.turn
    while s.frames and s.turn == turn:
        question = asked(s)
        engine.choose(s, question.seat, question.options[0])
