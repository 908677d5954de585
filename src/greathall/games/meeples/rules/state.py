"""Everything that is saved of a game of Meeples & Monsters."""

from typing import Any, ClassVar, Final

from greathall.core.effects import Program
from greathall.core.frame import Frame
from greathall.core.outcome import Outcome
from greathall.core.record import Record
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.games.meeples.cards.catalogue import NO_PIECES, NONE, PROGRAMS
from greathall.games.meeples.words import MEEPLES

# A post is OPEN while it is being filled, CLOSED until its turn comes in Resolution, then RESOLVED.
OPEN_POST: Final = 0
CLOSED: Final = 1
RESOLVED: Final = 2


class Post(Record):
    """A place that the active player has assigned meeples to this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "card", "spot", "pieces", "guests", "first", "total", "status", "empowered", "call",
    )  # fmt: skip
    __slots__ = ("call", "card", "empowered", "first", "guests", "pieces", "spot", "status", "total")

    def __init__(
        self, card: int, spot: int, pieces: list[int], guests: list[int], first: list[int], total: int, status: int,
        empowered: int, call: int,
    ) -> None:  # fmt: skip
        self.card = card
        self.spot = spot  # where the place lies (words.py)
        self.pieces = pieces  # 14: what was assigned and still stands here
        self.guests = guests  # 9: overrun Peasants and meeples gained here
        self.first = first  # 14: what was assigned, as it was when confirmed; never changed after that
        self.total = total  # combat value, frozen when confirmed (MM-R-50)
        self.status = status
        self.empowered = empowered  # the piece with the bonus of the Forbidden Archive, NONE if it is not here
        self.call = call  # 1: the first Warrior of the turn stands here, 2: and called a Peasant (MM-R-70)

    @staticmethod
    def fresh(card: int, spot: int) -> "Post":
        """A place just opened."""
        return Post(card, spot, NO_PIECES[:], [0] * MEEPLES, NO_PIECES, 0, OPEN_POST, NONE, 0)

    def clone(self) -> "Post":
        return Post(
            card=self.card, spot=self.spot, pieces=self.pieces[:], guests=self.guests[:], first=self.first,
            total=self.total, status=self.status, empowered=self.empowered, call=self.call,
        )  # fmt: skip


class Meeples(State):
    """The whole table. Lists of nine count meeples, lists of fourteen count pieces (words.py)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS, "towers", "active", "first", "phase", "turns", "final", "arrived", "supply", "bags", "taverns",
        "lodgings", "vp", "levels", "decks", "slips", "city", "tile_offer", "tile_stack", "tiles", "stocks",
        "hill_owner", "hill_units", "rooms", "taken", "quest_deck", "quest_discard", "hands", "done", "piles", "tokens",
        "fought", "posts", "on_quests", "kept", "might", "used", "defeats", "activated", "built", "newly_done",
        "just_drawn", "extra_draw",
    )  # fmt: skip

    def __init__(
        self, seats: int, rng: Rng, frames: list[Frame[Any]], value: int, answers: int, reveals: int,
        outcome: Outcome | None, towers: bool, active: int, first: int, phase: int, turns: int, final: int,
        arrived: int, supply: list[int], bags: list[list[int]], taverns: list[list[int]], lodgings: list[list[int]],
        vp: list[int], levels: list[list[int]], decks: list[Zone], slips: list[Zone], city: list[int],
        tile_offer: list[int], tile_stack: Zone, tiles: list[int], stocks: list[int], hill_owner: list[int],
        hill_units: list[list[int]], rooms: list[Zone], taken: list[list[int]], quest_deck: Zone, quest_discard: Zone,
        hands: list[Zone], done: list[list[int]], piles: list[list[int]], tokens: list[int], fought: list[int],
        posts: list[Post], on_quests: list[int], kept: list[int], might: list[int], used: int, defeats: int,
        activated: int, built: int, newly_done: int, just_drawn: int, extra_draw: int,
    ) -> None:  # fmt: skip
        super().__init__(seats, rng, frames, value, answers, reveals, outcome)
        self.towers = towers  # played with The Four Towers?
        self.active = active  # the seat whose turn it is
        self.first = first  # the holder of the First player marker
        self.phase = phase
        self.turns = turns  # turns begun so far
        self.final = final  # final turns still to be finished, this one included; 0 before they begin
        self.arrived = arrived  # Dark Council Arrives cards set aside
        self.supply = supply  # 9
        # The player boards (MM-CMP-05): bag, Tavern, Lodgings, and the levels of the Hero cards.
        self.bags = bags  # by seat, 9: known by number, and drawn from by chance (MM-R-60)
        self.taverns = taverns  # by seat, 9: active
        self.lodgings = lodgings  # by seat, 9: exhausted
        self.vp = vp
        self.levels = levels  # by seat, by class 0-4: Hero level
        self.decks = decks  # the Monsters still to come by level, hidden
        self.slips = slips  # by level: for each of the lowest cards of the block, is it a Dark Council Arrives? hidden
        self.city = city  # 3 Monster slots of each district; NONE where empty
        self.tile_offer = tile_offer  # face-up Location tiles
        self.tile_stack = tile_stack
        self.tiles = tiles  # 2 slots of each district; NONE where vacant
        self.stocks = stocks  # Rangers, Paladins, Shamans lying on their tile
        self.hill_owner = hill_owner  # by hill: the seat whose marker lies there, NONE if nobody's
        self.hill_units = hill_units  # by hill, 14
        self.rooms = rooms  # by district: the Tower's stack, the top one face up
        self.taken = taken  # by seat: Tower Rooms completed
        self.quest_deck = quest_deck
        self.quest_discard = quest_discard  # face down, known to who discarded (MM-R-38)
        self.hands = hands  # by seat
        self.done = done  # by seat: completed Quests, face up
        self.piles = piles  # by seat: Monsters beaten
        self.tokens = tokens  # under the three Overlords
        self.fought = fought  # by seat: mask of the Overlords that carry its marker (MM-R-35: as many as needed)
        self.posts = posts  # places assigned to this turn
        self.on_quests = on_quests  # 9: meeples waiting on completed Quests of the active player
        self.kept = kept  # 9: meeples that enter the active Tavern after the Draw Phase
        self.might = might  # what each piece of the active player is worth this turn; see combat.combat_values
        self.used = used  # mask of what is used up this turn: abilities by class, Draw Phase effects from bit 8
        self.defeats = defeats  # Monsters beaten this turn, Dark Council included
        self.activated = activated  # Locations and Tower Rooms resolved this turn
        self.built = built  # Locations constructed this turn
        self.newly_done = newly_done  # Quests completed this turn: the last ones of the active player's `done`
        self.just_drawn = just_drawn  # Quests that the event in progress brought: the last ones of the active hand
        self.extra_draw = extra_draw  # more meeples in this turn's Draw step 4

    def clone(self) -> "Meeples":
        return Meeples(
            seats=self.seats, rng=self.rng.clone(), frames=[f.clone() for f in self.frames], value=self.value,
            answers=self.answers, reveals=self.reveals, outcome=self.outcome, towers=self.towers, active=self.active,
            first=self.first, phase=self.phase, turns=self.turns, final=self.final, arrived=self.arrived,
            supply=self.supply[:], bags=[b[:] for b in self.bags], taverns=[t[:] for t in self.taverns],
            lodgings=[g[:] for g in self.lodgings], vp=self.vp[:], levels=[v[:] for v in self.levels],
            decks=[z.clone() for z in self.decks], slips=[z.clone() for z in self.slips], city=self.city[:],
            tile_offer=self.tile_offer[:], tile_stack=self.tile_stack.clone(), tiles=self.tiles[:],
            stocks=self.stocks[:], hill_owner=self.hill_owner[:], hill_units=[u[:] for u in self.hill_units],
            rooms=[z.clone() for z in self.rooms], taken=[t[:] for t in self.taken],
            quest_deck=self.quest_deck.clone(), quest_discard=self.quest_discard.clone(),
            hands=[z.clone() for z in self.hands], done=[d[:] for d in self.done], piles=[p[:] for p in self.piles],
            tokens=self.tokens, fought=self.fought[:], posts=[p.clone() for p in self.posts],
            on_quests=self.on_quests[:], kept=self.kept[:], might=self.might, used=self.used, defeats=self.defeats,
            activated=self.activated, built=self.built, newly_done=self.newly_done, just_drawn=self.just_drawn,
            extra_draw=self.extra_draw,
        )  # fmt: skip

    def zones(self) -> list[Zone]:
        quests = [self.quest_deck, self.quest_discard, *self.hands]
        return [*self.decks, *self.slips, self.tile_stack, *self.rooms, *quests]

    def program(self, card: int, trigger: int) -> Program:
        return PROGRAMS[card].get(trigger, ())
