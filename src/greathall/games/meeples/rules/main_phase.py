"""The Main Phase: Assignment, Resolution and Clean Up, in that order. The Assignment Step itself: assigning.py."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, Why, first
from greathall.games.meeples.cards.catalogue import ACTS, HILLS, KIND, MONSTER, NONE, ROOM
from greathall.games.meeples.rules.assigning import Assignment
from greathall.games.meeples.rules.combat import combat_values, is_monster, post_total, reward
from greathall.games.meeples.rules.effects import Benefit
from greathall.games.meeples.rules.endgame import council_beaten
from greathall.games.meeples.rules.queries import OVERRUN_FROM, district_of, monsters_in
from greathall.games.meeples.rules.quests import CompleteQuests
from greathall.games.meeples.rules.rivals import ACTIVATED, BEATEN
from greathall.games.meeples.rules.state import CLOSED, RESOLVED, Meeples
from greathall.games.meeples.rules.supply import exhaust, exhaust_pieces, score, take_from_supply
from greathall.games.meeples.rules.towers import complete_room
from greathall.games.meeples.words import CITY, COUNCIL, EFFECT, PEASANT, RESOLVE, TO_LODGINGS, band

ASSIGN: Final = 0
CONFIRMED: Final = 1
RESOLUTION: Final = 2
QUESTS: Final = 3  # of the place just resolved
CLEAN_UP: Final = 4
EFFECTS: Final = 5  # of beaten Monsters
EMPTY_TAVERN: Final = 6


class MainPhase(Frame[Meeples]):
    """Activate Locations and Tower Rooms, fight Monsters."""

    RULE: ClassVar[str] = "MM-TURN-02"

    at: int
    post: int  # the place just resolved
    pending: list[int]  # beaten Monsters whose effects are still to come

    def advance(self, s: Meeples) -> bool:
        at = self.at
        if at == ASSIGN:
            s.might = combat_values(s, s.active)
            self.at = CONFIRMED
            s.call(Assignment())
        elif at == CONFIRMED:
            confirm(s)
            self.at = RESOLUTION if s.posts else EMPTY_TAVERN  # MM-R-12: the Tavern is emptied anyway
        elif at == RESOLUTION:
            waiting = [i for i, post in enumerate(s.posts) if post.status == CLOSED]
            if len(waiting) > 1:
                return ASK
            if waiting:
                self._resolve(s, waiting[0])
            else:
                self.at = CLEAN_UP
        elif at == QUESTS:
            self.at = RESOLUTION
            event = BEATEN if is_monster(s.posts[self.post].card) else ACTIVATED
            if len(s.hands[s.active].cards) > s.just_drawn:
                s.call(CompleteQuests(s.active, event, self.post))
        elif at == CLEAN_UP:
            self.pending = clean_up(s)
            self.at = EFFECTS
        elif at == EFFECTS:
            if len(self.pending) > 1:
                return ASK
            if self.pending:
                self._effect(s, self.pending[0])
            else:
                self.at = EMPTY_TAVERN
        else:
            exhaust(s, s.active, s.taverns[s.active])  # MM-CLN-07
            s.end()
        return RUN

    def _resolve(self, s: Meeples, index: int) -> None:
        """MM-RES-01. Quests drawn from now on come from this event."""
        post = s.posts[index]
        post.status = RESOLVED
        self.post = index
        self.at = QUESTS
        s.just_drawn = 0
        seat = s.active
        card = post.card
        if is_monster(card):
            # MM-R-02, MM-R-16, MM-RES-05: beaten and paid now, once; MM-FAQ-09: the Dark Council counts too.
            s.defeats += 1
            s.tell("MM-RES-04", "beaten", seat, card, post.total, band(post.first) if s.log is not None else 0)
            score(s, seat, reward(post), "MM-RES-04")
            if post.spot >= COUNCIL:
                council_beaten(s, seat, post)
            return
        s.activated += 1
        s.tell("MM-RES-02", "activated", seat, card)
        if KIND[card] == ROOM:
            complete_room(s, seat, post)
        if ACTS[card]:
            s.call(Benefit(card, 0, seat, index))

    def _effect(self, s: Meeples, card: int) -> None:
        """MM-CLN-05: what a beaten Monster does besides its VP and bonus."""
        self.pending.remove(card)
        s.call(Benefit(card, 0, s.active, TO_LODGINGS))

    def asked(self, s: Meeples) -> int:
        return s.active

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        if self.at == RESOLUTION:
            menu.ask("MM-RES-01", "resolve")
            for post in s.posts:
                menu.judge(None if post.status == CLOSED else Why("MM-RES-01", "resolved"), RESOLVE, post.card)
            if menu.why:
                menu.rule_out(RESOLVE, "MM-RES-01", "not-assigned")
        else:
            menu.ask("MM-R-61", "effect")
            menu.offer_each(EFFECT, self.pending)
            if menu.why:
                menu.rule_out(EFFECT, "MM-CLN-05", "no-effect")

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        card = first(option)
        if self.at == RESOLUTION:
            self._resolve(s, next(i for i, post in enumerate(s.posts) if post.card == card))
        else:
            self._effect(s, card)


def confirm(s: Meeples) -> None:
    """MM-MAIN-04: assigning is over. Totals are frozen (MM-R-50), hills change hands, overrun Peasants come."""
    fought = 0
    for post in s.posts:
        post.first = post.pieces[:]
        if is_monster(post.card):
            post.total = post_total(s, post)
            if post.spot < COUNCIL:
                fought |= 1 << district_of(post.spot)
        elif post.card in HILLS:
            _take_hill(s, HILLS.index(post.card))
    for post in s.posts:
        if post.spot < CITY and not fought >> district_of(post.spot) & 1:
            _overrun(s, post.guests, district_of(post.spot), post.card)


def _take_hill(s: Meeples, hill: int) -> None:
    """MM-KOH-01, MM-KOH-02, MM-KOH-04, MM-R-29: the newcomer's marker; the old owner's Units all go home."""
    owner = s.hill_owner[hill]
    if owner != NONE:
        exhaust_pieces(s, owner, s.hill_units[hill])
        s.tell("MM-KOH-02", "hill-lost", owner, HILLS[hill])
    s.hill_owner[hill] = s.active


def _overrun(s: Meeples, guests: list[int], district: int, card: int) -> None:
    """MM-OVR-02, MM-OVR-03, MM-OVR-08, MM-R-15: 1 Peasant with two Monsters there, 2 with three; as far as the supply
    reaches. MM-OVR-05, MM-OVR-06: none in a district where you fight, and fighting covers no other; MM-OVR-07: what the
    place itself gives is not touched. MM-TWR-03: Tower Rooms like Locations."""
    monsters = monsters_in(s, district)
    if monsters >= OVERRUN_FROM:
        n = take_from_supply(s, PEASANT, monsters - OVERRUN_FROM + 1)
        guests[PEASANT] += n
        s.tell("MM-OVR-02", "overrun", s.active, card, n)


def clean_up(s: Meeples) -> list[int]:
    """MM-CLN-01, MM-CLN-08: first everything assigned and generated to the Lodgings, then beaten Monsters to the pile
    (MM-CLN-03). MM-LOC-05: so every Location is free for the next player. MM-TWR-05: Rooms are no exception.
    The Monsters whose other effects are to be carried out."""
    seat = s.active
    pending: list[int] = []
    for post in s.posts:
        exhaust(s, seat, post.guests)  # MM-OVR-04
        if post.card in HILLS:
            units = s.hill_units[HILLS.index(post.card)]
            for piece, n in enumerate(post.pieces):
                units[piece] += n  # MM-R-29: all that was placed stays
            continue
        exhaust_pieces(s, seat, post.pieces)
    exhaust(s, seat, s.on_quests)
    for post in s.posts:
        if KIND[post.card] == MONSTER:
            s.city[post.spot - CITY] = NONE
            s.piles[seat].append(post.card)
            if ACTS[post.card]:
                pending.append(post.card)
    s.posts.clear()
    return sorted(pending)
