"""What the worked examples of Karez may set up and ask for."""

from typing import Any

from greathall.games.karez.cards.catalogue import ADVENTURES, BOARD, BUILDING_SLUGS, SLUGS
from greathall.games.karez.rules.queries import round_of_hero, total_threat
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import DEAD, FACES, NOBODY, ORDERS, STATES
from rules.karez import table
from rules.karez.table import NUMBERS

GUILDS = {3: ("heroic", "traders", "arcane"), 4: ("heroic", "traders", "arcane", "builders")}


def start(players: int, seed: str, options: dict[str, Any]) -> Karez:
    """Heroic, Traders and Arcane are seats 0, 1 and 2; nobody has a Hero or a card."""
    return table.table(*GUILDS.get(players, ("heroic", "traders", "arcane", "builders", "public")), seed=seed)


# -- setting up


def act(s: Karez, seat: int) -> None:
    """A seat has to act."""
    table.act(s, seat)


def hero(s: Karez, seat: int, slug: str, hits: str = "", attack: int = 0) -> None:
    """A seat has a Hero, with hits and Attack tokens."""
    table.hero(s, seat, slug, hits, attack)


def hold(s: Karez, seat: int, *slugs: str) -> None:
    """A seat holds these cards."""
    table.hold(s, seat, *slugs)


def adventure(s: Karez, slug: str, space: int = 0, threat: int = -1) -> None:
    """An Adventure is open."""
    table.adventure(s, slug, space, None if threat < 0 else threat)


def karez(s: Karez, state: str) -> None:
    """The state of Karez."""
    s.karez = STATES.index(state)


def gold(s: Karez, seat: int, number: int) -> None:
    """A seat's gold."""
    s.gold[seat] = number


def valor(s: Karez, *cubes: int) -> None:
    """The Valor of all seats."""
    s.valor = list(cubes)


def build(s: Karez, seat: int, slug: str) -> None:
    """A seat has built a building."""
    table.build(s, seat, slug)


def workers(s: Karez, citizens: int, adventurers: int) -> None:
    """Who is in the City Center."""
    s.citizens, s.bank_citizens = citizens, BOARD.citizens - citizens
    s.adventurers, s.bank_adventurers = adventurers, BOARD.adventurers - adventurers


def dungeon(s: Karez, seat: int, threat: int) -> None:
    """A seat's private dungeon is open."""
    s.dungeons[seat], s.threat[3 + seat] = 1, threat


def on_sale(s: Karez, building: str, slug: str) -> None:
    """A card is on sale."""
    table.on_sale(s, building, slug)


def top(s: Karez, deck: str, *slugs: str) -> None:
    """The next cards of a deck."""
    table.top(s, deck, *slugs)


def activate(s: Karez, *unused: int) -> None:
    """The Activating phase begins."""
    table.activate(s)


def resolve(s: Karez, *unused: int) -> None:
    """The Adventures phase begins."""
    table.resolve(s)


def evening(s: Karez, *unused: int) -> None:
    """The Adventures are over: the state of Karez and the turn end follow."""
    table.phase_four(s)


def dead(s: Karez, slug: str) -> None:
    """A Hero of the asked player lies at the Cemetery."""
    number = NUMBERS[slug]
    s.hero_status[number] = DEAD
    s.graves |= 1 << s.hero_seat[number]
    s.tokens[s.hero_seat[number]] -= 1


# -- asking


def gold_of(s: Karez, seat: int) -> int:
    """A seat's gold."""
    return s.gold[seat]


def valor_of(s: Karez, seat: int) -> int:
    """A seat's Valor."""
    return s.valor[seat]


def tokens_of(s: Karez, seat: int) -> int:
    """A seat's free guild tokens."""
    return s.tokens[seat]


def owner_of(s: Karez, building: str) -> int:
    """Who owns a building."""
    return s.owners[BUILDING_SLUGS.index(building)]


def sale(s: Karez, building: str) -> int:
    """How many cards are on sale there."""
    return sum(1 for lot in s.sale if lot >> 8 == BUILDING_SLUGS.index(building))


def center(s: Karez) -> list[int]:
    """Citizens and Adventurers in the City Center."""
    return [s.citizens, s.adventurers]


def bank(s: Karez) -> list[int]:
    """Citizens and Adventurers in the bank."""
    return [s.bank_citizens, s.bank_adventurers]


def hand(s: Karez, seat: int, deck: str) -> list[str]:
    """The cards of a deck in a hand."""
    return table.held(s, seat, deck)


def open_dungeons(s: Karez) -> int:
    """Dungeon spaces that are taken."""
    return sum(s.dungeons)


def asked(s: Karez) -> int:
    """Whose question it is."""
    return table.asked(s).seat


def prompt(s: Karez) -> str:
    """What is asked."""
    return table.asked(s).prompt


def party(s: Karez) -> list[str]:
    """The Heroes of the party."""
    return [] if s.trip is None else [SLUGS[hero] for hero in s.trip.party]


def rounds(s: Karez) -> list[str]:
    """The initiative round of each Hero of the party."""
    return [] if s.trip is None else [ORDERS[round_of_hero(s.trip, hero)] for hero in s.trip.party]


def foe(s: Karez) -> str:
    """The card that is faced."""
    return "" if s.trip is None or s.trip.foe == NOBODY else SLUGS[s.trip.foe]


def dice(s: Karez, colour: int) -> list[str]:
    """The faces of the dice of a colour on the table (0 red, 1 white, 2 green)."""
    return [] if s.trip is None else [FACES[die & 3] for die in s.trip.dice if die >> 2 & 3 == colour]


def told(s: Karez, kind: str) -> int:
    """How often something has happened."""
    return len(table.told(s, kind))


def hits(s: Karez, slug: str) -> int:
    """The hits on a Hero."""
    return table.hits(s, slug)


def alive(s: Karez, slug: str) -> bool:
    """Is a Hero in play and face up?"""
    return table.alive(s, slug)


def attack_tokens(s: Karez, slug: str) -> int:
    """The Attack tokens on a Hero."""
    return s.hero_attack[NUMBERS[slug]]


def state(s: Karez) -> str:
    """The state of Karez."""
    return STATES[s.karez]


def balance(s: Karez) -> int:
    """Where the marker of the Threat-Valor monitor stands."""
    return s.balance


def threat(s: Karez) -> int:
    """All Threat on the board."""
    return total_threat(s)


def threat_rises_by_what_opened(s: Karez, before: int) -> bool:
    """Is the Threat above what it was by exactly the Threat of the highest open Adventure?"""
    return total_threat(s) - before == ADVENTURES[s.adventures[2]].threat


def levels(s: Karez) -> list[int]:
    """The levels of the open Adventures."""
    return [ADVENTURES[each].level for each in s.adventures if each != NOBODY]


def order(s: Karez) -> list[int]:
    """The turn order."""
    return s.order


def absent_guilds(s: Karez) -> int:
    """Guilds that nobody plays."""
    return 5 - s.seats
