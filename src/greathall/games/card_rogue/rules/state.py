"""Everything that is saved of a game of Card Rogue."""

from typing import Any, ClassVar, Final

from greathall.core.effects import Effect, OpTable
from greathall.core.frame import Frame
from greathall.core.option import Menu, Option
from greathall.core.outcome import Outcome
from greathall.core.record import Record
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.games.card_rogue.cards.catalogue import PACK, POTION_PROGRAMS
from greathall.games.card_rogue.cards.ops import OPS
from greathall.games.card_rogue.words import (
    EDGE,
    EMPTY,
    NO_CHARACTER,
    NORMAL,
    NOWHERE,
    ORIGIN_X,
    ORIGIN_Y,
    PLAYING,
    STEPS,
    STRIDE,
)

# Pools: hidden cards that could be exchanged without anybody noticing.
EXPLORATION: Final = 1  # the exploration stack and the face-down cards on the board
PATHING: Final = 2  # the pathing stack
HELD: Final = 3  # hands, piles on the board, cards laid out for a trade

# What `near` says of the neighbours of a card on the board, one bit a side.
JOINED: Final = 0x000F  # a path joins it to a face-up card without an enemy
FACE_DOWN: Final = 0x00F0  # a path leads to a face-down card
SPACES: Final = 0x0F00  # a path leads to an empty space of the table
FOES: Final = 0xF000  # a path joins it to an enemy

# Which program of a card runs.
OF_CARD: Final = 0  # a scroll that is read, a trap that goes off, an enemy's ability
OF_POTION: Final = 1  # `card` is then the number of the potion effect


BARE: Final = [EMPTY] * 5  # the gear of one who wears nothing


class CardEffect(Effect):
    """What a scroll, trap, potion or enemy ability does. CR-GEN-02: its wording decides, never its name."""

    RULE: ClassVar[str] = "CR-GEN-02"
    TABLE: ClassVar[OpTable] = OPS


class Player(Record):
    """One player's score sheet, equipment and hand."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "character", "token", "status", "place", "came_from", "health", "max_health", "attack", "poison", "reversal",
        "lost", "cooldown", "vp", "arriving", "unplaced", "hand", "gear",
    )  # fmt: skip

    def __init__(
        self,
        hand: Zone,
        gear: list[int],
        character: int = NO_CHARACTER,
        token: int = EMPTY,
        status: int = PLAYING,
        place: int = NOWHERE,
        came_from: int = EMPTY,
        health: int = 0,
        max_health: int = 0,
        attack: int = 0,
        poison: int = 0,
        reversal: int = 0,
        lost: int = 0,
        cooldown: int = 0,
        vp: int = 0,
        arriving: bool = False,
        unplaced: bool = False,
    ) -> None:
        self.character = character
        self.token = token  # colour of the pawn
        self.status = status  # PLAYING, AWAY, GONE or DEAD
        self.place = place
        self.came_from = came_from  # side of the present tile over which it was entered, EMPTY if unknown
        self.health = health
        self.max_health = max_health  # without what held artifacts add
        self.attack = attack  # lasting modifier from potions; items and artifacts are added when asked
        self.poison = poison  # turns of poison left
        self.reversal = reversal  # health gained instead of lost to poison; 0 = no scroll
        self.lost = lost  # turns to be lost
        self.cooldown = cooldown  # turns until the Mage may cast again
        self.vp = vp  # recorded points: chest, debt, end rush
        self.arriving = arriving  # moved out of turn: what the tile does waits for the next turn
        self.unplaced = unplaced  # step 4 is outstanding
        self.hand = hand
        self.gear = gear  # by slot; a two-handed item stands in both hands. Never changed but replaced: clones share it

    def clone(self) -> "Player":
        return Player(
            self.hand.clone(), self.gear, self.character, self.token, self.status, self.place, self.came_from,
            self.health, self.max_health, self.attack, self.poison, self.reversal, self.lost, self.cooldown, self.vp,
            self.arriving, self.unplaced,
        )  # fmt: skip


class Foe(Record):
    """A revealed enemy on the board."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "card", "health", "attack", "poison", "poisoner", "paralysed", "on_tile", "fighters", "met",
    )  # fmt: skip

    def __init__(
        self,
        card: int,
        health: int,
        fighters: list[int],
        met: list[int],
        attack: int = 0,
        poison: int = 0,
        poisoner: int = 0,
        paralysed: int = 0,
        on_tile: bool = False,
    ) -> None:
        self.card = card
        self.health = health
        self.attack = attack  # lasting modifier from potions
        self.poison = poison
        self.poisoner = poisoner  # the seat in whose turns the poison works
        self.paralysed = paralysed  # 2: its next chance to act is lost; 1: that was this turn
        self.on_tile = on_tile  # it was teleported onto a tile, which lies under it
        self.fighters = fighters  # seats in the order in which they entered combat; it attacks the first
        self.met = met  # beside each fighter: how it met the enemy

    def clone(self) -> "Foe":
        return Foe(
            self.card, self.health, self.fighters[:], self.met[:], self.attack, self.poison, self.poisoner,
            self.paralysed, self.on_tile,
        )  # fmt: skip


class Settings(Record):
    """What was chosen before play; it never changes, so clones share it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "box", "poison_heal", "columns", "rows", "acts_on_lost", "rolls", "sold_return", "open_hands", "leavers",
        "past_bosses", "standstill", "respawn", "start_gold", "extra_health", "goals", "character", "story",
    )  # fmt: skip

    def __init__(
        self,
        box: bool,
        poison_heal: int,
        columns: int,
        rows: int,
        acts_on_lost: bool,
        rolls: int,
        sold_return: bool,
        open_hands: bool,
        leavers: str,
        past_bosses: bool,
        standstill: int,
        respawn: bool,
        start_gold: int,
        extra_health: int,
        goals: str,
        character: str,
        story: str,
    ) -> None:
        self.box = box  # CR-Q-01: special tiles in the pathing stack
        self.poison_heal = poison_heal  # CR-Q-03
        self.columns = columns  # CR-Q-09: width of the table, 0 = no limit
        self.rows = rows
        self.acts_on_lost = acts_on_lost  # CR-Q-20
        self.rolls = rolls  # CR-Q-40: trips and steals a turn
        self.sold_return = sold_return  # CR-Q-62
        self.open_hands = open_hands  # CR-Q-70
        self.leavers = leavers  # CR-QUIT-05: vote, wait or play-on
        self.past_bosses = past_bosses  # CR-Q-95: a boss at the border does not keep the mole away
        self.standstill = standstill  # CR-Q-96: quiet rounds after which all forfeit, 0 = never
        self.respawn = respawn  # CR-SOLO-04
        self.start_gold = start_gold
        self.extra_health = extra_health
        self.goals = goals  # choose, or a preset of solo goals
        self.character = character  # choose, or the first player's character
        self.story = story  # the campaign: a built-in name or the text of a map

    def clone(self) -> "Settings":
        return self


class CardRogue(State):
    """The table: board, stacks, players, and the facts of the turn that is being played."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "settings", "players", "board", "places", "sides", "slot_at", "foes", "piles", "explore", "paths", "discard",
        "shop", "offers", "potions", "starts", "phase", "active", "first", "turns", "stirred", "declined", "goals", "done_goals",
        "level", "dice", "under", "entry", "way_on", "flips", "busy", "fought", "cut", "steps", "rolled", "second", "fidget",
        "met", "blocked", "alert", "handed",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        rng: Rng,
        frames: list[Frame[Any]],
        settings: Settings,
        players: list[Player],
        board: Zone,
        places: list[int],
        sides: list[int],
        slot_at: dict[int, int],
        foes: dict[int, Foe],
        piles: dict[int, Zone],
        explore: Zone,
        paths: Zone,
        discard: Zone,
        shop: Zone,
        offers: list[Zone],
        potions: list[int],
        starts: list[int],
        value: int = 0,
        answers: int = 0,
        reveals: int = 0,
        outcome: Outcome | None = None,
        phase: int = NORMAL,
        active: int = 0,
        first: int = 0,
        turns: int = 0,
        stirred: int = 0,
        declined: int = 0,
        goals: int = 0,
        done_goals: int = 0,
        level: int = 0,
        dice: int = 0,
        under: dict[int, int] | None = None,
        entry: Player | None = None,
        way_on: int = 0,
        flips: int = 0,
        busy: bool = False,
        fought: bool = False,
        cut: int = 0,
        steps: int = 0,
        rolled: int = 0,
        second: bool = False,
        fidget: int = 0,
        met: int = 0,
        blocked: bool = False,
        alert: int = 0,
        handed: int = 0,
        near: list[int] | None = None,
        fighting: int = 0,
    ) -> None:
        super().__init__(seats, rng, frames, value, answers, reveals, outcome)
        self.settings = settings
        self.players = players
        # The board: card i lies at places[i] with open sides sides[i]; 0 open sides means it lies face-down.
        self.board = board
        self.places = places
        self.sides = sides
        self.slot_at = slot_at  # place -> i
        self.foes = foes  # place -> revealed enemy
        self.piles = piles  # place -> face-down cards of a dead or departed player
        self.explore = explore
        self.paths = paths
        self.discard = discard
        self.shop = shop
        self.offers = offers  # by seat: cards laid out for a trade
        self.potions = potions  # by colour: the effect, UNKNOWN until found out
        self.starts = starts  # places of the starting tiles
        self.phase = phase  # NORMAL or RUSH
        self.active = active  # whose turn it is
        self.first = first  # the starting player
        self.turns = turns  # turns begun so far
        self.stirred = stirred  # the turn in which a card was last turned up, laid or dug, or a fight begun
        self.declined = declined  # blocked seats that ended a turn without calling the mole
        self.goals = goals  # solo: bits of the chosen goals
        self.done_goals = done_goals
        self.level = level  # story: which level of the campaign
        self.dice = dice  # story: dice rolled on the levels before
        self.under: dict[int, int] = {} if under is None else under  # story: place -> card and sides that appear
        self.entry = entry  # story: the player as at the start of the level
        self.way_on = way_on  # seats known not to be blocked since the board last changed
        # Facts of the turn.
        self.flips = flips  # cards flipped in step 1
        self.busy = busy  # something besides plain moving happened: no second move
        self.fought = fought  # combat was entered
        self.cut = cut  # why the turn ended early
        self.steps = steps  # extra steps taken: how many there are is what the boots say that are worn now (CR-EQUIP-09)
        self.rolled = rolled  # trips and steals tried
        self.second = second  # this is the Explorer's second turn
        self.fidget = fidget  # slots emptied (bits 0-4) and filled (bits 5-9) since the last other action
        self.met = met  # how the enemy last left was met
        self.blocked = blocked  # CR-EQUIP-12, CR-Q-27: a shield holds off every enemy for the rest of the turn
        self.alert = alert  # CR-Q-68: bits of why he is asked again before his turn goes on
        self.handed = handed  # CR-Q-62: kinds of shop cards that were handed in and are not sold again this turn, as bits
        # Not saved, as the above determines it: the neighbours of each card of the board, and the seats in combat.
        self.near: list[int] = [] if near is None else near
        self.fighting = fighting
        if near is None:
            self.survey()

    def clone(self) -> "CardRogue":
        # In the order of the constructor. Shared, as whoever changes one puts a copy in its place: enemies that nobody
        # fights (`own_foe`), the discard pile and the shop, the known potions, empty spaces for laid-out cards (`lay_out`).
        return CardRogue(
            self.seats,
            self.rng.clone(),
            [f.clone() for f in self.frames], self.settings,
            [p.clone() for p in self.players],
            self.board.clone(),
            self.places[:], self.sides[:],
            self.slot_at.copy(),
            {k: f.clone() if f.fighters else f for k, f in self.foes.items()} if self.fighting else self.foes.copy(),
            {k: z.clone() for k, z in self.piles.items()} if self.piles else {},
            self.explore.clone(), self.paths.clone(), self.discard, self.shop,
            [z.clone() if z.cards else z for z in self.offers],
            self.potions, self.starts, self.value, self.answers, self.reveals, self.outcome, self.phase, self.active,
            self.first, self.turns, self.stirred, self.declined, self.goals, self.done_goals, self.level,
            self.dice, self.under, self.entry, self.way_on, self.flips, self.busy, self.fought, self.cut, self.steps,
            self.rolled, self.second, self.fidget, self.met, self.blocked, self.alert,
            self.handed, self.near[:], self.fighting,
        )  # fmt: skip

    def survey(self) -> None:
        """The whole table was laid anew: look at all of it."""
        self.near = [0] * len(self.places)
        for place in self.places:
            self._look_around(place)
        self.fights_changed()

    def board_changed(self, place: int) -> None:
        """A card was laid, turned, replaced or taken away at a place, or an enemy came or went: look around it anew.
        Of the cards beside it only the side that faces the place has changed."""
        self.way_on = 0
        slot_at = self.slot_at
        here = slot_at.get(place, EMPTY)
        mine = 0 if here == EMPTY else self.sides[here]
        by_path = 4096 if place in self.foes else 1
        found = 0
        for side in range(4):
            there = place + STEPS[side]
            other = slot_at.get(there, EMPTY)
            if other == EMPTY:
                if mine >> side & 1 and self.on_table(there):
                    found |= 256 << side
                continue
            sides = self.sides[other]
            back = side ^ 2
            bits = self.near[other] & ~(0x1111 << back)
            if sides == 0:
                if mine >> side & 1:
                    found |= 16 << side
            elif sides >> back & 1:
                if mine >> side & 1:
                    found |= (4096 if there in self.foes else 1) << side
                    bits |= by_path << back
                elif here == EMPTY:
                    if self.on_table(place):
                        bits |= 256 << back
                elif mine == 0:
                    bits |= 16 << back
            self.near[other] = bits
        if here != EMPTY:
            self.near[here] = found

    def _look_around(self, place: int) -> None:
        slot = self.slot_at.get(place)
        if slot is None:
            return
        sides = self.sides[slot]
        found = 0
        for side in range(4):
            if sides >> side & 1:
                there = place + STEPS[side]
                other = self.slot_at.get(there)
                if other is None:
                    if self.on_table(there):
                        found |= 256 << side
                elif self.sides[other] == 0:
                    found |= 16 << side
                elif self.sides[other] >> (side ^ 2) & 1:
                    found |= 1 << side if there not in self.foes else 4096 << side
        self.near[slot] = found

    def own_foe(self, place: int) -> Foe:
        """The enemy at a place, to be changed: clones share those that nobody fights."""
        foe = self.foes[place]
        if not foe.fighters:
            foe = foe.clone()
            self.foes[place] = foe
        return foe

    def fights_changed(self) -> None:
        """Somebody has left a fight: see anew who is in combat."""
        self.fighting = 0
        for foe in self.foes.values():
            for seat in foe.fighters:
                self.fighting |= 1 << seat

    def on_table(self, place: int) -> bool:
        """CR-Q-09: row -1 is off the table; the other directions end only where the option says so. In a story level no
        card is ever laid, so that every path into undefined space is a wall."""
        if place < EDGE or self.settings.story:
            return False
        if self.settings.columns:
            x = place % STRIDE - ORIGIN_X
            y = place // STRIDE - ORIGIN_Y
            middle = 5 * (self.seats - 1) // 2
            return abs(x + middle) <= self.settings.columns // 2 and y < self.settings.rows
        return True

    def zones(self) -> list[Zone]:
        zones = [self.board, self.explore, self.paths, self.discard, self.shop]
        for player in self.players:
            zones.append(player.hand)
        zones.extend(self.offers)
        for where in sorted(self.piles):
            zones.append(self.piles[where])
        return zones

    def anytime(self, seat: int, menu: Menu) -> None:
        # Leaving the table is a chapter of its own that needs this class: hence the late import.
        from greathall.games.card_rogue.rules.exceptions import offer_leaving

        offer_leaving(self, seat, menu)

    def interrupt(self, seat: int, option: Option) -> None:
        from greathall.games.card_rogue.rules.exceptions import leave_or_return

        leave_or_return(self, seat, option)

    def program(self, card: int, trigger: int) -> tuple[tuple[int, int, int, int], ...]:
        return POTION_PROGRAMS[card] if trigger == OF_POTION else PACK[card].program
