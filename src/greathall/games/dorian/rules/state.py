"""Everything that is saved of a game of Dorian, one line each with its meaning."""

from typing import Any, ClassVar, Final

from greathall.core.effects import Program
from greathall.core.frame import Frame
from greathall.core.ids import Seat
from greathall.core.outcome import Outcome
from greathall.core.record import Record
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.games.dorian.cards.catalogue import PROGRAMS

# Pools: hidden cards that could be exchanged without anybody noticing.
POOL_CARDS: Final = 1  # + seat: Hand and Deck of a player
POOL_FACES: Final = 7  # + Power: which card each face-down copy of a Power deck is
POOL_OBJECTIVES: Final = 10
POOL_EVENTS: Final = 11
POOL_TREASURES: Final = 12
POOL_DEFENCES: Final = 13
POOL_SUPPLIES: Final = 14
POOL_UPGRADES: Final = 15  # + seat
POOL_SEALS: Final = 21  # + seat: Battle Marker and card selection

# What is counted for Objectives.
TALLY: Final = (
    "win_siege_attacking", "win_siege_supporting", "win_siege_defending", "win_siege_great", "capture_from_player",
    "gather_de", "gather_ds", "gather_mc", "buy_s", "buy_p", "buy_m", "destroy_card", "rest", "market_trade",
    "sea_travel", "lose_battle_joined", "grant_permission", "win_field",
)  # fmt: skip
TALLIES: Final = len(TALLY)
WIN_SIEGE: Final = 0  # + role - 1
WIN_GREAT: Final = 3
CAPTURE: Final = 4
GATHER_MINE: Final = 5  # + Resource
BUY_CARD: Final = 8  # + Power
DESTROY_CARD: Final = 11
RESTED: Final = 12
MARKET_TRADE: Final = 13
SEA_TRAVEL: Final = 14
LOST_JOINED: Final = 15
GRANTED: Final = 16
WIN_FIELD: Final = 17


class Settings(Record):
    """The options of this game. Never changed, so clones share it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "goal", "objectives", "field", "permission", "tribute", "trading", "vale", "support_cap", "learn",
    )  # fmt: skip

    def __init__(
        self, goal: int, objectives: bool, field: bool, permission: bool, tribute: bool, trading: bool, vale: int,
        support_cap: bool, learn: bool,
    ) -> None:  # fmt: skip
        self.goal = goal  # where the Crown stands
        self.objectives = objectives
        self.field = field
        self.permission = permission
        self.tribute = tribute
        self.trading = trading
        self.vale = vale  # IP needed to attack Vale City in that variant; 0 without it
        self.support_cap = support_cap  # supporters stop one short of the goal
        self.learn = learn

    def clone(self) -> "Settings":
        return self


class Turn(Record):
    """What is remembered until the end of the current turn."""

    seat: int  # the Active Player (DO-TRM-04)
    phase: int
    moves: int  # movement left
    came: int  # the Location from which the last step of this turn led here; NOWHERE without one
    travelled: int
    attacked: int
    rested: int
    passes: int  # mask of players who let the Active Player pass this turn
    closed: int  # mask of players who refused
    market_open: int  # mask of Locations where the owner allows trade this turn
    market_closed: int
    trades: int
    swaps: int
    sails: int  # sea steps that cost nothing
    wins: int  # sieges won as attacker this turn
    looks: int  # more cards to look at with the next purchase
    discount: int  # off the price of the next purchase
    sheltered: int  # mask of Characters inside the Defences
    ties: int  # Field Battles of this turn that were tied
    offers: list[int]  # by seat: offers made to it this turn
    refused: list[int]  # codes of refused offers
    flight_open: list[int]  # by seat: who let this fleeing Character pass
    flight_closed: list[int]


def new_turn(seats: int, seat: int, phase: int, moves: int) -> Turn:
    """A turn in which nothing has happened yet."""
    zero = [0] * seats
    return Turn(seat, phase, moves, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, zero, [], zero[:], zero[:])


class Battle(Record):
    """A battle: who takes part, the cards in it, what has been banked. Cards are parallel lists by number."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "kind", "place", "attacker", "target", "roles", "joined", "came", "order", "card", "owner", "flags", "fired",
        "played", "bank", "drain", "walls", "seals", "spares", "ready", "totals", "result", "former",
    )  # fmt: skip

    def __init__(
        self, kind: int, place: int, attacker: int, target: int, roles: list[int], joined: int, came: list[int],
        order: list[int], card: list[int], owner: list[int], flags: list[int], fired: list[int], played: list[int],
        bank: list[int], drain: list[int], walls: list[int], seals: list[Zone], spares: list[Zone], ready: int, totals: list[int],
        result: int, former: int,
    ) -> None:  # fmt: skip
        self.kind = kind  # SIEGE, FIELD or FINAL
        self.place = place  # NOWHERE for a Final Battle
        self.attacker = attacker  # NONE for a Final Battle
        self.target = target  # the attacked Character of a Field Battle, else NONE
        self.roles = roles  # by seat; supporters and defenders are known only after the reveal
        self.joined = joined  # mask of Characters in the battle
        self.came = came  # by seat: from where a joining Character was placed here, NOWHERE if it stood here
        self.order = order  # seats in the order of Battle Turns
        self.card = card
        self.owner = owner
        self.flags = flags
        self.fired = fired  # how often its trigger has fired
        self.played = played  # by seat: cards played, removed ones included
        self.bank = bank  # by seat and Power: gained by activated and triggered Abilities
        self.drain = drain  # by seat and Power: taken from the other side
        self.walls = walls  # changes of the I- and II-Defence
        self.seals = seals  # by seat: the face of the placed Battle Marker, then for each Hand card 1 if selected
        self.spares = spares  # by seat: the other marker and the opposite of each selection, so that nothing shows
        self.ready = ready  # mask of those whose selection is sealed
        self.totals = totals  # by seat and Power: own contribution at the final calculation
        self.result = result  # 0 open, 1 attackers won, 2 defenders won, 3 a tie
        self.former = former  # owner of the besieged Location before

    def clone(self) -> "Battle":
        return Battle(
            kind=self.kind, place=self.place, attacker=self.attacker, target=self.target, roles=self.roles[:],
            joined=self.joined, came=self.came[:], order=self.order[:], card=self.card[:], owner=self.owner[:],
            flags=self.flags[:], fired=self.fired[:], played=self.played[:], bank=self.bank[:], drain=self.drain[:],
            walls=self.walls[:], seals=[z.clone() for z in self.seals], spares=[z.clone() for z in self.spares],
            ready=self.ready, totals=self.totals, result=self.result, former=self.former,
        )  # fmt: skip


ATTACKERS_WON: Final = 1
DEFENDERS_WON: Final = 2
TIED: Final = 3


def _copies(zones: list[Zone]) -> list[Zone]:
    """Independent copies, without the detour through each zone's own clone: this is the hottest line of search."""
    return [Zone(z.pool, z.cards[:], z.known[:]) for z in zones]


class Dorian(State):
    """A game of Kingdoms Rise & Fall: Dorian. Lists of three per seat are flat: 3 * seat + Power or Resource."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS, "settings", "leader", "team", "at", "ip", "pool", "camp", "base", "slots", "spent", "inventory",
        "decks", "hands", "restore", "upgrades", "objectives", "turned", "marks", "tally", "faces", "power_decks",
        "treasures", "defences", "supplies", "city", "event_deck", "event_rest", "event", "objective_deck", "owner",
        "mines", "order", "round", "turn", "battle", "box", "dirty", "kingmakers",
    )  # fmt: skip

    def __init__(
        self, seats: int, rng: Rng, frames: list[Frame[Any]], value: int, answers: int, reveals: int,
        outcome: Outcome | None, settings: Settings, leader: list[int], team: list[int], at: list[int], ip: list[int],
        pool: list[int], camp: list[int], base: list[int], slots: list[int], spent: list[int],
        inventory: list[list[int]], decks: list[Zone], hands: list[Zone], restore: list[list[int]],
        upgrades: list[Zone], objectives: list[Zone], turned: list[list[int]], marks: list[int], tally: list[int],
        faces: list[Zone], power_decks: list[list[int]], treasures: Zone, defences: Zone, supplies: Zone,
        city: list[int], event_deck: Zone, event_rest: Zone, event: int, objective_deck: Zone, owner: list[int],
        mines: list[int], order: list[int], round: int, turn: Turn, battle: Battle | None, box: list[int], dirty: int,
        kingmakers: int,
    ) -> None:  # fmt: skip
        super().__init__(seats, rng, frames, value, answers, reveals, outcome)
        self.settings = settings
        self.leader = leader  # by seat: the Character, NONE until chosen
        self.team = team  # by seat: the seat of the team leader, the own seat without teams
        self.at = at  # by seat: Location of the Figure, NOWHERE off the board
        self.ip = ip  # by seat; a team's total is its leader's
        self.pool = pool  # Resource Pool
        self.camp = camp  # Camp Supplies
        self.base = base  # Resources on Base Power
        self.slots = slots  # 5 * seat + slot: equipped Upgrade or NONE
        self.spent = spent  # by seat: mask of Upgrades (number within the leader's 24) Exhausted this Round
        self.inventory = inventory  # by seat: Upgrades not equipped
        self.decks = decks  # by seat
        self.hands = hands  # by seat, known to their owners
        self.restore = restore  # by seat, public
        self.upgrades = upgrades  # by seat: personal Upgrade deck
        self.objectives = objectives  # by seat: held Objectives, known to their owners
        self.turned = turned  # by seat: Objectives turned in
        self.marks = marks  # by seat and held Objective: the tally when it was taken
        self.tally = tally  # by seat: how often each counted thing happened
        self.faces = faces  # by Power: the card that each copy of that deck is
        self.power_decks = power_decks  # by Power: face-down copies, top last; faces are the secret
        self.treasures = treasures
        self.defences = defences
        self.supplies = supplies  # the Resource deck
        self.city = city  # open Resource Cards of Garlock City
        self.event_deck = event_deck
        self.event_rest = event_rest  # Events that are not in this game
        self.event = event  # the current Event, NONE before the first
        self.objective_deck = objective_deck
        self.owner = owner  # by Location: seat of the owner (the team leader), NOWHERE if neutral (DO-TRM-17)
        self.mines = mines  # by Resource
        self.order = order  # the Turn Order Track
        self.round = round
        self.turn = turn
        self.battle = battle
        self.box = box  # destroyed cards
        self.dirty = dirty  # mask of seats whose Objectives may have been completed
        self.kingmakers = kingmakers  # mask: supporters of the capture of Vale City

    def clone(self) -> "Dorian":
        return Dorian(
            seats=self.seats, rng=self.rng.clone(), frames=[f.clone() for f in self.frames], value=self.value,
            answers=self.answers, reveals=self.reveals, outcome=self.outcome, settings=self.settings,
            leader=self.leader[:], team=self.team, at=self.at[:], ip=self.ip[:], pool=self.pool[:], camp=self.camp[:],
            base=self.base[:], slots=self.slots[:], spent=self.spent[:], inventory=[x[:] for x in self.inventory],
            decks=_copies(self.decks), hands=_copies(self.hands),
            restore=[x[:] for x in self.restore], upgrades=_copies(self.upgrades),
            objectives=_copies(self.objectives), turned=[x[:] for x in self.turned], marks=self.marks[:],
            tally=self.tally[:], faces=_copies(self.faces), power_decks=[x[:] for x in self.power_decks],
            treasures=self.treasures.clone(), defences=self.defences.clone(), supplies=self.supplies.clone(),
            city=self.city[:], event_deck=self.event_deck.clone(), event_rest=self.event_rest.clone(),
            event=self.event, objective_deck=self.objective_deck.clone(), owner=self.owner[:], mines=self.mines[:],
            order=self.order[:], round=self.round, turn=self.turn.clone(),
            battle=None if self.battle is None else self.battle.clone(), box=self.box[:], dirty=self.dirty,
            kingmakers=self.kingmakers,
        )  # fmt: skip

    def zones(self) -> list[Zone]:
        zones = [
            *self.decks, *self.hands, *self.upgrades, *self.objectives, *self.faces, self.treasures, self.defences,
            self.supplies, self.event_deck, self.event_rest, self.objective_deck,
        ]  # fmt: skip
        if self.battle is not None:
            zones += self.battle.seals
            zones += self.battle.spares
        return zones

    def reopen(self, seat: Seat) -> None:
        """Nobody knows what the others have sealed for a battle, nor how many cards: they select again (DO-SIE-11)."""
        b = self.battle
        if b is None or not b.seals:
            return
        for other in b.order:
            flags = len(b.seals[other].cards)
            if other != seat and flags > 2:  # the marker and more than one card: there was something to decide
                b.ready &= ~(1 << other)
                for i in range(1, flags):
                    b.seals[other].cards[i] = 0
                    b.spares[other].cards[i] = 1

    def program(self, card: int, trigger: int) -> Program:
        return PROGRAMS[card]
