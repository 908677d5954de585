"""Setup: boards, decks, tokens, bags, and who begins."""

from typing import ClassVar

from greathall.core.frame import RUN, Frame
from greathall.core.game import Setting
from greathall.core.rng import Rng
from greathall.core.zone import Zone
from greathall.games.meeples.cards.catalogue import CARDS, HILLS, LEVEL_OF, MEEPLE_COUNTS, MONSTERS, NONE, QUESTS, TILES, TOKENS
from greathall.games.meeples.rules.development import OFFER_SIZE
from greathall.games.meeples.rules.draw import CITY_SIZE, deck_size, draw_card, has_room, place_monster
from greathall.games.meeples.rules.effects import draw_quests
from greathall.games.meeples.rules.flow import Turn
from greathall.games.meeples.rules.queries import monsters_in
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.rules.supply import draw_meeples
from greathall.games.meeples.rules.towers import lay_towers
from greathall.games.meeples.words import CORRUPTION, DISTRICTS, MEEPLES, PEASANT, PIECES, TURN_START

# Pools of cards that nobody could tell apart: Monsters by level, slips by level, tiles, Rooms, Quests.
MONSTER_POOL = 1
SLIP_POOL = 4
TILE_POOL = 7
ROOM_POOL = 8
QUEST_POOL = 9

BOTTOM = (4, 8)  # MM-DECK-01, MM-DECK-02: Monsters below which the first two Dark Council Arrives cards are shuffled
START_BAG = {PEASANT: 7, CORRUPTION: 3}  # MM-SET-14, MM-R-55
START_QUESTS = 2
START_TAVERN = 4


def new_game(seats: int, seed: str, options: dict[str, Setting]) -> Meeples:
    """A table on which the setup is about to begin."""
    return empty_table(seats, Rng.seeded(seed), bool(options["towers"]))


class Setup(Frame[Meeples]):
    """Setup steps 8 to 13: what is revealed and drawn, and who begins."""

    RULE: ClassVar[str] = "MM-SET-09"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> "Setup":
        return Setup()

    def advance(self, s: Meeples) -> bool:
        open_city(s)
        for seat in range(s.seats):
            draw_quests(s, seat, START_QUESTS)  # MM-SET-12, MM-SET-13
        for seat in range(s.seats):
            draw_meeples(s, seat, START_TAVERN)  # MM-SET-15, MM-SET-16
        s.first = first_player([tavern[CORRUPTION] for tavern in s.taverns], s.rng)
        s.active = s.first
        s.goto(Turn())
        return RUN


def empty_table(seats: int, rng: Rng, towers: bool) -> Meeples:
    """Everything sorted, shuffled and laid out, but nothing revealed or drawn. MM-SET-01, MM-SET-02: the city board and
    the scoreboard, with the Henchman as the last of COUNCILLORS, lie there from the start."""
    supply = MEEPLE_COUNTS[:]  # MM-SET-05, MM-CMP-02, MM-CMP-03
    bags = [[0] * MEEPLES for _ in range(seats)]
    for bag in bags:  # MM-SET-11
        for meeple, n in START_BAG.items():
            supply[meeple] -= n
            bag[meeple] += n
    decks, slips = monster_decks(seats, rng)
    tokens = list(TOKENS)  # MM-SET-03: one under each Overlord; MM-SET-04: none under the Henchman
    rng.shuffle(tokens)
    tile_stack = Zone(TILE_POOL, list(TILES))
    tile_stack.shuffle(rng)
    offer = [tile_stack.draw() for _ in range(OFFER_SIZE)]  # MM-SET-10
    quest_deck = Zone(QUEST_POOL, list(QUESTS))
    quest_deck.shuffle(rng)
    return Meeples(
        seats=seats, rng=rng, frames=[Setup()], value=0, answers=0, reveals=0, outcome=None, towers=towers, active=0,
        first=0, phase=TURN_START, turns=0, final=0, arrived=0, supply=supply, bags=bags,
        taverns=[[0] * MEEPLES for _ in range(seats)], lodgings=[[0] * MEEPLES for _ in range(seats)],
        vp=[0] * seats,  # MM-SET-06
        levels=[[1] * 5 for _ in range(seats)], decks=decks, slips=slips, city=[NONE] * (3 * len(DISTRICTS)),
        tile_offer=offer, tile_stack=tile_stack, tiles=[NONE] * (2 * len(DISTRICTS)), stocks=[0, 0, 0],
        hill_owner=[NONE] * len(HILLS), hill_units=[[0] * PIECES for _ in HILLS],
        rooms=lay_towers(rng, ROOM_POOL) if towers else [], taken=[[] for _ in range(seats)], quest_deck=quest_deck,
        quest_discard=Zone(QUEST_POOL), hands=[Zone(QUEST_POOL) for _ in range(seats)],
        done=[[] for _ in range(seats)], piles=[[] for _ in range(seats)], tokens=tokens[:3], fought=[0] * seats,
        posts=[], on_quests=[0] * MEEPLES, kept=[0] * MEEPLES, might=[], used=0, defeats=0, activated=0, built=0,
        newly_done=0, just_drawn=0, extra_draw=0,
    )  # fmt: skip


def monster_decks(seats: int, rng: Rng) -> tuple[list[Zone], list[Zone]]:
    """MM-SET-07, MM-SET-08: by level, without the 3+ cards for two players. MM-DECK-01 to MM-DECK-03: one Dark Council
    Arrives card among the bottom 4, 8 and half of the levels; the half rounded down (MM-R-10)."""
    decks: list[Zone] = []
    slips: list[Zone] = []
    for level in (1, 2, 3):
        cards = [card for card in MONSTERS if LEVEL_OF[card] == level and (seats >= 3 or not CARDS[card].plus3)]
        deck = Zone(MONSTER_POOL + level - 1, cards)
        deck.shuffle(rng)
        decks.append(deck)
        bottom = BOTTOM[level - 1] if level < 3 else len(cards) // 2
        slips.append(shuffled_slips(bottom, level, rng))
    return decks, slips


def shuffled_slips(monsters: int, level: int, rng: Rng) -> Zone:
    """One slip for each of the lowest cards of a block: 1 is the Dark Council Arrives card, 0 a Monster."""
    pile = Zone(SLIP_POOL + level - 1, [1] + [0] * monsters)
    pile.shuffle(rng)
    return pile


def open_city(s: Meeples) -> None:
    """MM-SET-09, MM-DECK-05: six Monsters to their districts. MM-R-10: should a Dark Council Arrives card turn up, it
    is shuffled into what is left of level 1 afterwards."""
    early = False
    placed = 0
    while placed < CITY_SIZE and deck_size(s):
        card = draw_card(s)
        if card == NONE:
            early = True
            continue
        place_monster(s, card, home_district(s, card))
        placed += 1
    if early:
        s.slips[0] = shuffled_slips(len(s.decks[0].cards), 1, s.rng)


def home_district(s: Meeples, card: int) -> int:
    """MM-R-11: a full district sends an opening Monster to the emptiest, the first of them in board order."""
    home = CARDS[card].district
    if has_room(s, home):
        return home
    return min(range(len(DISTRICTS)), key=lambda district: monsters_in(s, district))


def first_player(corruption: list[int], rng: Rng) -> int:
    """MM-SET-17, MM-R-33: most Corruption in the Tavern begins; among equals chance decides. MM-R-34: one marker."""
    tied = [seat for seat, n in enumerate(corruption) if n == max(corruption)]
    return tied[0] if len(tied) == 1 else tied[rng.below(len(tied))]
