"""Positions for the rule tests: an empty table on which a test lays what it needs.

s = dungeon(players=2)                      # two Clerics' worth of nothing: no cards on the board
tile(s, 0, 0); tile(s, 1, 0, "straight", "EW"); foe(s, 0, 1, "goblin")
stand(s, 0, 0, 0)
begin(s, 0)                                 # seat 0's turn begins and runs to its first question
do(s, "attack 0,1 goblin", dice=[5])        # the asked seat answers; all forced dice must be used
"""

from collections.abc import Iterable

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.option import Refusal
from greathall.core.zone import Zone
from greathall.data import notation
from greathall.games import load
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, HAS_PATHS, NUMBERS, PACK, SLUGS
from greathall.games.card_rogue.rules.flow import AT_NEXT, Rounds
from greathall.games.card_rogue.rules.hands import gain_card, put_on
from greathall.games.card_rogue.rules.paths import lay
from greathall.games.card_rogue.rules.queries import base_max_health, known_in_hand
from greathall.games.card_rogue.rules.state import EXPLORATION, CardRogue, Foe
from greathall.games.card_rogue.rules.turns import Turn
from greathall.games.card_rogue.words import ALL_SIDES, EFFECTS, SLOTS, place

GAME = load("card-rogue")
LETTERS = "NESW"


def new(players: int = 2, seed: str = "test", **options: int | str | bool) -> CardRogue:
    """A new game, stopped at its first question (the characters)."""
    s = GAME.start(players, seed, dict(options), log=[])
    assert isinstance(s, CardRogue)
    return s


def dungeon(
    players: int = 2, characters: Iterable[str] = ("cleric", "bard", "rogue", "mage"), **options: int | str | bool
) -> CardRogue:
    """A game past its setup with these characters, and nothing on the board. Tokens stand nowhere yet; hands are empty."""
    s = new(players, "test", **options)
    clear_table(s, characters)
    return s


def clear_table(s: CardRogue, characters: Iterable[str]) -> None:
    """Put a new game past its setup, with these characters and nothing on the board."""
    for seat, slug in zip(range(s.seats), characters, strict=False):
        p = s.players[seat]
        p.character = CHARACTER_SLUGS.index(slug)
        p.token = seat
        p.max_health = base_max_health(s, p.character)
        p.health = p.max_health
    s.board = Zone(EXPLORATION)
    s.places, s.sides, s.near, s.slot_at, s.starts = [], [], [], {}, []
    s.first = s.active = 0
    s.frames[:] = [Rounds(at=AT_NEXT)]


def tile(s: CardRogue, x: int, y: int, card: str = "cross", paths: str = "NESW") -> None:
    """Lay a face-up card with these open sides (letters of NESW)."""
    sides = sum(1 << LETTERS.index(letter) for letter in paths) if HAS_PATHS[NUMBERS[card]] else ALL_SIDES
    lay(s, place(x, y), NUMBERS[card], sides)
    if card == "starting_tile":
        s.starts.append(place(x, y))


def down(s: CardRogue, x: int, y: int, card: str) -> None:
    """Lay a face-down card."""
    lay(s, place(x, y), NUMBERS[card], 0)


def foe(s: CardRogue, x: int, y: int, card: str, health: int | None = None, fighters: tuple[int, ...] = (), met: int = 1) -> Foe:
    """Lay a face-up enemy, perhaps already fought by these seats in this order."""
    lay(s, place(x, y), NUMBERS[card], ALL_SIDES)
    full = PACK[NUMBERS[card]].health
    mets = [met] * len(fighters)
    new_foe = Foe(card=NUMBERS[card], health=full if health is None else health, fighters=list(fighters), met=mets)
    s.foes[place(x, y)] = new_foe
    s.survey()
    return new_foe


def foe_at(s: CardRogue, x: int, y: int) -> Foe:
    """The enemy at a place."""
    return s.foes[place(x, y)]


def stand(s: CardRogue, seat: int, x: int, y: int) -> None:
    """Set a token on a place."""
    s.players[seat].place = place(x, y)


def at(s: CardRogue, seat: int) -> tuple[int, int]:
    """Where a token stands."""
    p = s.players[seat].place
    return p % 256 - 128, p // 256 - 16


def hand(s: CardRogue, seat: int, *slugs: str) -> None:
    """Put cards into a hand, without what taking them would do to health."""
    for slug in slugs:
        s.players[seat].hand.put(NUMBERS[slug], known_in_hand(s, seat, NUMBERS[slug]))


def take(s: CardRogue, seat: int, slug: str) -> None:
    """Let a player take a card, with everything that does."""
    gain_card(s, seat, NUMBERS[slug])


def wear(s: CardRogue, seat: int, slug: str, slot: str = "") -> None:
    """Equip a card."""
    put_on(s, seat, NUMBERS[slug], SLOTS.index(slot) if slot else PACK[NUMBERS[slug]].slots[0])


def held(s: CardRogue, seat: int) -> list[str]:
    """The hand, by name, sorted."""
    return sorted(SLUGS[card] for card in s.players[seat].hand.cards)


def gold(s: CardRogue, seat: int) -> int:
    """The gold in hand, counting gold cards only."""
    return sum(PACK[card].gold for card in s.players[seat].hand.cards if SLUGS[card].startswith("gold_"))


def discarded(s: CardRogue) -> list[str]:
    """The discard pile, by name, sorted."""
    return sorted(SLUGS[card] for card in s.discard.cards)


def stack_top(s: CardRogue, *slugs: str) -> None:
    """Lay cards on top of the pathing stack, the first to be drawn first."""
    for slug in reversed(slugs):
        s.paths.put(NUMBERS[slug], 0)


def explore_top(s: CardRogue, *slugs: str) -> None:
    """Lay cards on top of the exploration stack, the first to be drawn first."""
    for slug in reversed(slugs):
        s.explore.put(NUMBERS[slug], 0)


def card_on(s: CardRogue, x: int, y: int) -> str:
    """The card at a place, by name."""
    return SLUGS[s.board.cards[s.slot_at[place(x, y)]]]


def open_sides(s: CardRogue, x: int, y: int) -> str:
    """The open sides of the card at a place, as letters; empty if it is face-down."""
    sides = s.sides[s.slot_at[place(x, y)]]
    return "".join(letter for side, letter in enumerate(LETTERS) if sides >> side & 1)


def is_down(s: CardRogue, x: int, y: int) -> bool:
    """Does a face-down card lie here?"""
    slot = s.slot_at.get(place(x, y))
    return slot is not None and s.sides[slot] == 0


def begin(s: CardRogue, seat: int, dice: Iterable[int] = ()) -> None:
    """Let a seat's turn begin and run to the first question; every forced die must be used."""
    s.frames[:] = [Rounds(at=AT_NEXT), Turn(seat)]
    s.second = False
    s.survey()
    run(s, dice)


def run(s: CardRogue, dice: Iterable[int] = ()) -> None:
    """Run on with forced dice, all of which must be used."""
    s.rng.tape = list(dice)
    engine.run(s)
    assert s.rng.tape == [], f"dice left over: {s.rng.tape}"


def asked(s: CardRogue) -> int:
    """The seat that must answer."""
    return engine.waiting(s)[0]


def options(s: CardRogue, seat: int | None = None, free: bool = True) -> list[str]:
    """What people may answer, in notation; or, if not `free`, what search looks at."""
    decision = engine.decision(s, seat, free=free)
    assert decision is not None, "this seat is not asked"
    return [notation.show(GAME, o) for o in decision.options]


def verbs(s: CardRogue, seat: int | None = None) -> set[str]:
    """The verbs that are offered."""
    return {text.split()[0] for text in options(s, seat)}


def prompt(s: CardRogue) -> str:
    """The key of the question."""
    decision = engine.decision(s)
    assert decision is not None
    return decision.prompt


def refusals(s: CardRogue) -> dict[str, Refusal]:
    """What is not offered, by notation."""
    decision = engine.decision(s, why=True)
    assert decision is not None
    return {notation.show(GAME, refusal.option): refusal for refusal in decision.refusals}


def why(s: CardRogue, text: str, seat: int | None = None) -> Refusal:
    """Why an answer is not offered: by itself, or with its whole verb."""
    decision = engine.decision(s, seat, why=True, free=True)
    assert decision is not None
    option = notation.read(GAME, text)
    assert not decision.takes(option), f"{text} is offered"
    refusal = decision.why_not(option)
    assert refusal is not None, f"nothing is said about {text}"
    return refusal


def do(s: CardRogue, text: str, dice: Iterable[int] = (), seat: int | None = None) -> None:
    """Answer for the asked seat, with one answer or with the picks of a set and what closes it ("pay gold_5 5; settle"); every
    forced die must be used."""
    s.rng.tape = list(dice)
    for option in notation.read_all(GAME, text):
        engine.answer(s, asked(s) if seat is None else seat, option)
    assert s.rng.tape == [], f"dice left over: {s.rng.tape}"


def told(s: CardRogue, kind: str) -> list[Event]:
    """The events of a kind so far."""
    assert s.log is not None
    return [event for event in s.log if event.kind == kind]


def kinds(s: CardRogue) -> list[str]:
    """The kinds of all events so far, in order."""
    assert s.log is not None
    return [event.kind for event in s.log]


# -- positions for fights


def arena(
    *enemies: str, characters: tuple[str, str] = ("rogue", "cleric"), met: int = 1, **options: int | str | bool
) -> CardRogue:
    """Seat 0 at 0,5 fights these enemies to his north, east and west, with a dead end behind him at 0,4.

    Seat 1 stands far away, with nothing to do but to turn up a card (`rest` ends his turn).
    """
    s = dungeon(2, characters, **options)
    sides = "NEW"[: len(enemies)] + "S"
    tile(s, 0, 5, "cross", sides)
    tile(s, 0, 4, "dead_end", "N")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    for slug, (x, y) in zip(enemies, ((0, 6), (1, 5), (-1, 5)), strict=False):
        foe(s, x, y, slug, fighters=(0,), met=met)
    stand(s, 0, 0, 5)
    stand(s, 1, 40, 5)
    return s


def siege(card: str, characters: tuple[str, str] = ("rogue", "cleric"), **options: int | str | bool) -> CardRogue:
    """An enemy at 0,6 fought first by seat 0 (south of it, dead end behind) and then by seat 1 (east of it, the same)."""
    s = dungeon(2, characters, **options)
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 4, "dead_end", "N")
    tile(s, 1, 6, "straight", "EW")
    tile(s, 2, 6, "dead_end", "W")
    foe(s, 0, 6, card, fighters=(0, 1))
    stand(s, 0, 0, 5)
    stand(s, 1, 1, 6)
    return s


def rest(s: CardRogue, dice: Iterable[int] = ()) -> None:
    """Seat 1 of an arena lets his turn pass; the dice are for what follows."""
    assert asked(s) == 1
    do(s, "stop", dice)


def health(s: CardRogue, seat: int) -> int:
    """A player's health."""
    return s.players[seat].health


def brew(s: CardRogue, **effects: str) -> None:
    """Make colours of potions known: red="healing"."""
    for colour, effect in effects.items():
        s.potions[NUMBERS[f"potion_{colour}"] - NUMBERS["potion_red"]] = EFFECTS.index(effect)


def reopen(s: CardRogue, x: int, y: int, paths: str) -> None:
    """Give the card at a place other open sides."""
    s.sides[s.slot_at[place(x, y)]] = sum(1 << LETTERS.index(letter) for letter in paths)
    s.board_changed(place(x, y))


# -- positions for meetings


def side_by_side(
    characters: tuple[str, ...] = ("rogue", "warrior", "mage"), players: int = 2, **options: int | str | bool
) -> CardRogue:
    """Seat 0 in a dead end at 0,5; seat 1 beside him at 1,5, where ways lead north to 1,6 and south to 1,4, both free;
    beyond 1,4 lies a face-down card, so that nobody is blocked.

    Seat 0 cannot move, so that his turn begins with the question of step 3. A third player stands far away.
    """
    s = dungeon(players, characters, **options)
    tile(s, 0, 5, "dead_end", "E")
    tile(s, 1, 5, "tee_left_right", "NSW")
    tile(s, 1, 6, "dead_end", "S")
    tile(s, 1, 4, "straight", "NS")
    down(s, 1, 3, "cross")
    tile(s, 40, 5, "dead_end", "E")
    down(s, 41, 5, "cross")
    for seat, (x, y) in enumerate([(0, 5), (1, 5), (40, 5)][:players]):
        stand(s, seat, x, y)
    return s


def reads(s: CardRogue, watcher: int, seat: int) -> list[str | None]:
    """A hand as a watcher sees it, None for a card he does not know."""
    hand: list[str | None] = GAME.view(s, watcher)["players"][seat]["hand"]
    return sorted(hand, key=str)


def sheet(s: CardRogue, seat: int) -> tuple[int, int, int]:
    """What a player's score sheet says: health, maximum, attack modifier."""
    player = GAME.view(s, seat)["players"][seat]
    return player["health"], player["max_health"], player["attack"]


def meeting(s: CardRogue) -> None:
    """Begin the turn of seat 0 and let him stay where he is: the question of step 3."""
    begin(s, 0)
    if prompt(s) == "move":
        do(s, "stay")
    assert (asked(s), prompt(s)) == (0, "meet")


def neighbours(first: str = "rogue", second: str = "cleric", **options: int | str | bool) -> CardRogue:
    """Seat 0 at 0,5 and seat 1 north of him at 0,6, out of combat."""
    s = dungeon(2, (first, second), **options)
    tile(s, 0, 5, "straight", "NS")
    tile(s, 0, 6, "straight", "NS")
    tile(s, 0, 4, "dead_end", "N")
    tile(s, 0, 7, "dead_end", "S")
    stand(s, 0, 0, 5)
    stand(s, 1, 0, 6)
    return s


def going_on(s: CardRogue) -> bool:
    """Is the game still being played?"""
    return s.outcome is None
