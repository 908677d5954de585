"""Setting up: the deciding roll, characters and tokens, goals, and the first cards on the table."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.game import Setting, SettingError
from greathall.core.ids import EVERYONE, NO_SEAT
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.core.picking import SeatPicking
from greathall.core.rng import Rng
from greathall.core.zone import Zone
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, DECKS, STARTING_TILE
from greathall.games.card_rogue.rules.flow import Rounds
from greathall.games.card_rogue.rules.hands import gain_gold
from greathall.games.card_rogue.rules.paths import lay
from greathall.games.card_rogue.rules.queries import base_max_health
from greathall.games.card_rogue.rules.state import EXPLORATION, HELD, PATHING, CardRogue, Player, Settings
from greathall.games.card_rogue.rules.story import deal_level, find_campaign, first_level, lay_level
from greathall.games.card_rogue.words import (
    ALL_SIDES,
    COLOURS,
    DONE,
    EMPTY,
    GOAL,
    GOALS,
    NO_CHARACTER,
    PICK,
    SOUTH,
    TOKEN,
    UNGOAL,
    place,
)

GAP: Final = 5  # CR-FIRST-02, CR-FIRST-04: four cards between two starting tiles
PRESETS: Final = {"scout": 0b00001, "delver": 0b00011, "slayer": 0b10000, "legend": 0b11111}

AT_ROLL: Final = 0
AT_PICKS: Final = 1
AT_GOALS: Final = 2
AT_LAYOUT: Final = 3


def new_game(seats: int, seed: str, options: dict[str, Setting]) -> CardRogue:
    """CR-GOAL-02, CR-SETUP-02: two shuffled stacks; CR-SETUP-03: piles that anybody may look through; CR-SETUP-04: an empty
    discard pile. CR-Q-76: four players at most, as there are four starting tiles."""
    settings = read_settings(seats, options)
    special = DECKS["special"]
    explore = Zone(EXPLORATION, DECKS["exploration"] + ([] if settings.box else special))
    paths = Zone(PATHING, DECKS["pathing"] + (special if settings.box else []))
    shop = sorted(DECKS["shop"])
    s = CardRogue(
        seats=seats,
        rng=Rng.seeded(seed),
        frames=[Setup()],
        settings=settings,
        players=[Player(hand=Zone(HELD), gear=[EMPTY] * 5) for _ in range(seats)],
        board=Zone(EXPLORATION),
        places=[],
        sides=[],
        slot_at={},
        foes={},
        piles={},
        explore=explore,
        paths=paths,
        discard=Zone(),
        shop=Zone(0, shop, [EVERYONE] * len(shop)),
        offers=[Zone(HELD) for _ in range(seats)],
        potions=[0] * 6,
        starts=[],
    )
    explore.shuffle(s.rng)
    paths.shuffle(s.rng)
    return s


def read_settings(seats: int, options: dict[str, Setting]) -> Settings:
    """The options as typed settings. Solo options count in solo games only."""
    story = str(options["story"])
    if story:
        if seats != 1:
            raise SettingError("story mode is for one player")
        find_campaign(story)
        first_level(story)
    limit = str(options["board_limit"])
    columns, rows = (0, 0) if limit == "none" else (int(limit.split("x")[0]), int(limit.split("x")[1]))
    solo = seats == 1 and not story
    return Settings(
        box=options["deck_profile"] == "box",
        poison_heal=int(options["scroll_poison_heal"]),
        columns=columns,
        rows=rows,
        acts_on_lost=bool(options["enemy_acts_on_lost_turn"]),
        rolls=int(options["rolled_interactions_per_turn"]),
        sold_return=bool(options["sold_items_return"]),
        open_hands=bool(options["open_hands"]),
        leavers=str(options["leavers"]),
        past_bosses=bool(options["mole_past_bosses"]),
        standstill=int(options["standstill"]),
        respawn=solo and bool(options["solo_respawn"]),
        start_gold=int(options["start_gold"]) if solo else 0,
        extra_health=int(options["extra_health"]) if solo else 0,
        goals=str(options["goals"]),
        character=str(options["character"]),
        story=story,
    )


class Setup(Frame[CardRogue]):
    """Everything before the first turn. CR-SETUP-01, CR-SETUP-14: ladders and spare cards stay in the box."""

    RULE: ClassVar[str] = "CR-SETUP-07"

    at: int = AT_ROLL
    picked: int = 0  # players who have both character and token

    def advance(self, s: CardRogue) -> bool:
        if self.at == AT_ROLL:
            self.at = AT_PICKS
            if s.seats > 1:
                s.first = _deciding_roll(s)
            s.active = s.first
            if s.settings.story:
                self._take(s, 0, find_campaign(s.settings.story).character)
                s.players[0].token = 0
                self.at = AT_LAYOUT
        elif self.at == AT_PICKS:
            if self.picked == s.seats:
                self.at = AT_GOALS if s.seats == 1 else AT_LAYOUT
                return RUN
            seat = self.asked(s)
            wanted = s.settings.character
            if seat == 0 and s.players[0].character == NO_CHARACTER and wanted in CHARACTER_SLUGS:
                number = CHARACTER_SLUGS.index(wanted)
                if all(p.character != number for p in s.players):
                    self._take(s, seat, number)
                    return RUN
            return ASK
        elif self.at == AT_GOALS:
            self.at = AT_LAYOUT
            if s.settings.goals in PRESETS:
                s.goals = PRESETS[s.settings.goals]
            else:
                s.call(Goals(0))
        else:
            if s.settings.story:
                lay_level(s, first_level(s.settings.story))
                deal_level(s, alone=s.level > 0)
            else:
                lay_table(s)
            s.goto(Rounds())
        return RUN

    def asked(self, s: CardRogue) -> int:
        return (s.first + self.picked) % s.seats

    def offer(self, s: CardRogue, seat: int, menu: Menu) -> None:
        if s.players[seat].character == NO_CHARACTER:
            menu.ask("CR-SETUP-08", "character")
            for character in range(len(CHARACTER_SLUGS)):
                menu.judge(why_not_character(s, character), PICK, character)
        else:
            menu.ask("CR-SETUP-08", "token")
            for colour in range(len(COLOURS)):
                menu.judge(why_not_token(s, colour), TOKEN, colour)

    def choose(self, s: CardRogue, seat: int, option: Option) -> None:
        if verb_of(option) == PICK:
            self._take(s, seat, first(option))
        else:
            s.players[seat].token = first(option)
            self.picked += 1

    def _take(self, s: CardRogue, seat: int, character: int) -> None:
        """CR-SETUP-10: full health; CR-SETUP-11, CR-SETUP-12: no modifiers, no points, empty hand and slots; CR-SETUP-09: a Mage
        is ready to cast. CR-SETUP-13: the character is no card of the hand, so that it stays with its owner."""
        p = s.players[seat]
        p.character = character
        p.max_health = base_max_health(s, character)
        p.health = p.max_health
        s.tell("CR-SETUP-07", "picks", seat, character)
        gain_gold(s, seat, s.settings.start_gold)


def why_not_character(s: CardRogue, character: int) -> Why | None:
    """CR-SETUP-08: one of each."""
    return Why("CR-SETUP-08", "taken") if any(p.character == character for p in s.players) else None


def why_not_token(s: CardRogue, colour: int) -> Why | None:
    """CR-SETUP-08: one of each."""
    return Why("CR-SETUP-08", "taken") if any(p.token == colour for p in s.players) else None


class Goals(SeatPicking[CardRogue]):
    """CR-SOLO-01: a solo player commits himself to one goal, several or all."""

    RULE: ClassVar[str] = "CR-SOLO-01"
    PICK: ClassVar[int] = GOAL
    UNPICK: ClassVar[int] = UNGOAL
    DONE: ClassVar[int] = DONE

    def ask(self, s: CardRogue, menu: Menu) -> None:
        menu.ask("CR-SOLO-01", "goals")

    def candidates(self, s: CardRogue) -> list[int]:
        return list(range(len(GOALS)))

    def why_not(self, s: CardRogue, thing: int) -> Why | None:
        return Why("CR-SOLO-01", "picked") if s.goals >> thing & 1 else None

    def held(self, s: CardRogue) -> list[int]:
        return [goal for goal in range(len(GOALS)) if s.goals >> goal & 1]

    def put(self, s: CardRogue, thing: int) -> None:
        s.goals |= 1 << thing

    def take(self, s: CardRogue, thing: int) -> None:
        s.goals &= ~(1 << thing)

    def need(self, s: CardRogue) -> int:
        return 1

    def close(self, s: CardRogue) -> None:
        s.end()


def _deciding_roll(s: CardRogue) -> int:
    """CR-SETUP-06: the highest roll starts; CR-Q-10: those who tie for it roll again."""
    rolling = list(range(s.seats))
    while len(rolling) > 1:
        faces = []
        for seat in rolling:
            face = s.rng.die()
            faces.append(face)
            s.tell("CR-SETUP-06", "deciding-roll", seat, face)
        best = max(faces)
        rolling = [seat for seat, face in zip(rolling, faces, strict=True) if face == best]
    s.tell("CR-SETUP-06", "starts", rolling[0])
    return rolling[0]


def lay_table(s: CardRogue) -> None:
    """CR-FIRST-01: starting tiles along the table's edge, from the starting player leftwards; CR-FIRST-02, CR-FIRST-03: four
    face-down cards between two of them, all in one line; CR-FIRST-06: and one beside every other side. CR-FIRST-05: all on
    one square grid. CR-SETUP-05: tiles that nobody takes stay out."""
    for turn in range(s.seats):
        seat = (s.first + turn) % s.seats
        here = place(-GAP * turn, 0)
        lay(s, here, STARTING_TILE, ALL_SIDES & ~(1 << SOUTH))
        s.starts = [*s.starts, here]  # clones share the list
        s.players[seat].place = here
        s.tell("CR-FIRST-01", "start", seat, here)
    places = [place(-GAP * turn, 1) for turn in range(s.seats)]
    places += [place(1, 0), place(-GAP * (s.seats - 1) - 1, 0)]
    places += [place(-x, 0) for x in range(1, GAP * (s.seats - 1)) if x % GAP]
    for there in sorted(places):
        lay(s, there, s.explore.draw(), 0)
    s.tell("CR-FIRST-06", "laid", NO_SEAT, len(places))
