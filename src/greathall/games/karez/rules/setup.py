"""Game Setup: decks, guilds and what they start with, the City Center and the first Adventure."""

from typing import Any, ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.game import Setting, SettingError
from greathall.core.ids import NO_SEAT
from greathall.core.option import Menu, Option, Why, first
from greathall.core.rng import Rng
from greathall.core.zone import Zone
from greathall.games.karez.cards.catalogue import ADVENTURES, BOARD, BUILDINGS, CARDS, GUILDS, HEROES, JOBS, WATCH
from greathall.games.karez.rules import turn_end
from greathall.games.karez.rules.flow import Turn
from greathall.games.karez.rules.piles import draw_to_hand
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import (
    BEAST,
    DECK,
    DECKS,
    FACTS,
    HAND_DECKS,
    HANDS,
    HERO,
    HUMANOID,
    LAST,
    LEVELS,
    MARKS,
    MONSTER_DECKS,
    NEUTRAL,
    NOBODY,
    QUEST,
    STACKED,
    TAKE,
    UNBUILT,
    UNDEAD,
    VILLAGE,
)

STARTING = (HUMANOID, UNDEAD, BEAST)  # decks of starting Monsters
ADVENTURE_POOLS = (10, 11, 12)
STACK_POOL = 13


def new_game(seats: int, seed: str, options: dict[str, Setting]) -> Karez:
    """A game about to begin. KZ-GEN-01: two players only by the variation, which is on unless refused."""
    if seats == 2 and not options["two_players"]:
        raise SettingError("Fallen City of Karez is for 3 to 5 players unless the option two_players is on")
    s = lay_out(seats, seed)
    s.turns = 8 if options["eight_turns"] else BOARD.turns  # KZ-RUL-39, KZ-VAR-06: ten, eight by option
    s.trade = bool(options["free_trade"])
    if options["guild_choice"] == "random":
        guilds = list(range(len(GUILDS)))
        s.rng.shuffle(guilds)
        s.guilds = guilds[:seats]  # KZ-SET-02
    s.frames = [Turn(), StartingMonsters(), TakeGuilds()]
    return s


def lay_out(seats: int, seed: str) -> Karez:
    """The table before the guilds are dealt: shuffled decks, the City Center and the markers."""
    citizens, adventurers = BOARD.starts[seats]  # KZ-SET-09, KZ-VAR-02
    frames: list[Frame[Any]] = []
    s = Karez(
        seats=seats, rng=Rng.seeded(seed), frames=frames, value=0, answers=0, reveals=0, outcome=None,
        turns=BOARD.turns, trade=False, turn=1, phase=0, karez=VILLAGE, balance=0, citizens=citizens,
        adventurers=adventurers, bank_citizens=BOARD.citizens - citizens,
        bank_adventurers=BOARD.adventurers - adventurers, bank_gems=BOARD.gems, attack_tokens=BOARD.attack_tokens,
        defense_tokens=BOARD.defense_tokens, order=list(range(seats)), guilds=[NOBODY] * seats, gold=[0] * seats,
        valor=[0] * seats, gems=[0] * seats, vp=[0] * seats, tokens=[0] * seats, till=[0] * seats,
        facts=[0] * (FACTS * seats), owners=[UNBUILT] * len(BUILDINGS), job_seat=[NOBODY] * len(JOBS),
        job_workers=[0] * len(JOBS), sale=[], tent=[], graves=0, adventures=[NOBODY] * 3, threat=[0] * (3 + seats),
        marks=[NOBODY] * (3 + seats), dungeons=[0] * seats, moved=[0] * seats, hero_seat=[NOBODY] * HEROES,
        hero_hits=[0] * HEROES, hero_attack=[0] * HEROES, hero_defense=[0] * HEROES, hero_status=[0] * HEROES,
        piles=[], trip=None,
    )  # fmt: skip
    s.piles = lay_piles(seats, s.rng)
    return s


def lay_piles(seats: int, rng: Rng) -> list[Zone]:
    """KZ-SET-01, KZ-RUL-59: nine shuffled decks face down; KZ-SET-07: three Adventure decks, one per level."""
    piles = [Zone(deck + 1) for deck in range(len(DECKS))]
    for number, card in enumerate(CARDS):
        for _ in range(card.copies):
            piles[card.deck].put(number, 0)
    piles += [Zone() for _ in DECKS]
    piles += [Zone(pool) for pool in ADVENTURE_POOLS]
    for number, adventure in enumerate(ADVENTURES):
        piles[LEVELS + adventure.level - 1].put(number, 0)
    for pile in piles:
        pile.shuffle(rng)
    last = Zone(ADVENTURE_POOLS[1])
    last.put(piles[LEVELS + 1].draw(), 0)  # KZ-SET-08: the top of level 2 goes under level 1
    piles.append(last)
    piles.append(Zone(STACK_POOL))
    piles += [Zone(deck + 1) for deck in range(MONSTER_DECKS)]
    piles += [Zone(deck + 1) for _ in range(seats) for deck in range(HAND_DECKS)]
    assert len(piles) == HANDS + HAND_DECKS * seats and STACKED == MARKS + 1 == LAST + 2
    return piles


def deal(s: Karez) -> None:
    """KZ-SET-03: what the guild cards state; KZ-SET-06: the first turn order; starting Monsters are asked for."""
    s.order = sorted(range(s.seats), key=lambda seat: GUILDS[s.guilds[seat]].rank)
    for number, building in enumerate(BUILDINGS):
        if building.neutral:
            s.owners[number] = NEUTRAL  # KZ-BLD-02, KZ-VAR-01: without its guild; KZ-WCH-01: the City Watch always
    for seat in s.order:
        guild = GUILDS[s.guilds[seat]]
        s.owners[guild.building] = seat  # KZ-BLD-01, KZ-SET-05
        s.tokens[seat] = guild.tokens - 1  # one marks the turn order
        s.gold[seat] = guild.gold
        s.tell("KZ-SET-02", "guild", seat, s.guilds[seat])
        for _ in range(guild.heroes):
            draw_to_hand(s, seat, HERO, "KZ-SET-03")
        for _ in range(guild.quests):
            draw_to_hand(s, seat, QUEST, "KZ-SET-03")
    assert s.owners[WATCH] == NEUTRAL
    turn_end.open_adventures(s)  # KZ-SET-10, KZ-RUL-03


class TakeGuilds(Frame[Karez]):
    """Guilds by choice, if they were not dealt at random: each player in seat order takes one that is free."""

    RULE: ClassVar[str] = "KZ-SET-02"
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> "TakeGuilds":
        return TakeGuilds()

    def advance(self, s: Karez) -> bool:
        if s.guilds.count(NOBODY) == 1 and s.seats == len(GUILDS):
            s.guilds[self.asked(s)] = next(guild for guild in range(len(GUILDS)) if guild not in s.guilds)
        elif NOBODY in s.guilds:
            return ASK
        s.end()
        deal(s)
        return RUN

    def asked(self, s: Karez) -> int:
        return s.guilds.index(NOBODY)

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-SET-02", "guild")
        for guild in range(len(GUILDS)):
            menu.judge(Why("KZ-SET-02", "guild-taken") if guild in s.guilds else None, TAKE, guild)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        s.guilds[seat] = first(option)


class StartingMonsters(Frame[Karez]):
    """KZ-RUL-54: in rank order, each player names the deck of each starting Monster before drawing it."""

    RULE: ClassVar[str] = "KZ-SET-04"

    place: int = 0  # in the turn order
    drawn: int = 0

    def advance(self, s: Karez) -> bool:
        if self.place == s.seats:
            s.tell("KZ-SET-10", "turn", NO_SEAT, s.turn)
            s.end()
        elif self.drawn == GUILDS[s.guilds[s.order[self.place]]].monsters:
            self.place += 1
            self.drawn = 0
        else:
            return ASK
        return RUN

    def asked(self, s: Karez) -> int:
        return s.order[self.place]

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-SET-04", "starting-monster")
        for deck in range(len(DECKS)):
            menu.judge(None if deck in STARTING else Why("KZ-SET-04", "not-at-start"), DECK, deck)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        draw_to_hand(s, seat, first(option), "KZ-SET-04")
        self.drawn += 1
