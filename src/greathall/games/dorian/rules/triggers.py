"""Triggered Abilities fire by themselves, in battle order; each player orders the own ones (DO-SPC-08, DO-R-45)."""

from typing import ClassVar

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, second
from greathall.games.dorian.cards.catalogue import CARDS, UPGRADE_OF, UPGRADES, UPGRADES_EACH, Ability
from greathall.games.dorian.rules.arithmetic import enemies, holds
from greathall.games.dorian.rules.programs import UPGRADE_SOURCE, battle_of, run_program
from greathall.games.dorian.rules.queries import face
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.words import (
    COUNTED,
    NONE,
    ON_ENEMY_ACTIVATED,
    ON_REVEAL,
    PRESENT,
    SILENCED,
    SLOT_COUNT,
    TRIGGER,
    TRIGGER_UPGRADE,
)


def controller(s: Dorian, b: Battle, source: int) -> Seat:
    """Whose card or Upgrade a source is."""
    if source >= UPGRADE_SOURCE:
        return s.leader.index((source - UPGRADE_SOURCE) // UPGRADES_EACH)
    return b.owner[source]


def ability_of(s: Dorian, b: Battle, source: int, when: int) -> Ability | None:
    """The triggered Ability of a source for a moment."""
    if source >= UPGRADE_SOURCE:
        return UPGRADES[UPGRADE_OF[source - UPGRADE_SOURCE]].abilities.trigger(when)
    return CARDS[face(s, b.card[source])].abilities.trigger(when)


class Triggers(Frame[Dorian]):
    """Triggers of one moment, waiting in battle order."""

    RULE: ClassVar[str] = "DO-SPC-08"

    when: int
    waiting_sources: list[int]

    def _mine(self, s: Dorian) -> list[int]:
        """The waiting sources of the player who is next, equal cards once."""
        b = battle_of(s)
        seat = controller(s, b, self.waiting_sources[0])
        found: list[int] = []
        names: list[int] = []
        for source in self.waiting_sources:
            if controller(s, b, source) == seat:
                name = source if source >= UPGRADE_SOURCE else face(s, b.card[source])
                if name not in names:
                    names.append(name)
                    found.append(source)
        return found

    def advance(self, s: Dorian) -> bool:
        if not self.waiting_sources:
            s.end()
            return RUN
        mine = self._mine(s)
        if len(mine) > 1:
            return ASK
        self._fire(s, mine[0])
        return RUN

    def _fire(self, s: Dorian, source: int) -> None:
        self.waiting_sources.remove(source)
        b = battle_of(s)
        ability = ability_of(s, b, source, self.when)
        assert ability is not None
        seat = controller(s, b, source)
        if source < UPGRADE_SOURCE:
            b.fired[source] += 1
            s.tell("DO-SPC-08", "triggered", seat, face(s, b.card[source]))
        else:
            s.tell("DO-SPC-08", "triggered-upgrade", seat, UPGRADE_OF[source - UPGRADE_SOURCE])
        run_program(s, ability.modes[0], seat, source)

    def asked(self, s: Dorian) -> Seat:
        return controller(s, battle_of(s), self.waiting_sources[0])

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        b = battle_of(s)
        menu.ask("DO-R-45", "trigger")
        for source in self._mine(s):
            if source >= UPGRADE_SOURCE:
                menu.offer(TRIGGER_UPGRADE, UPGRADE_OF[source - UPGRADE_SOURCE], source)
            else:
                menu.offer(TRIGGER, face(s, b.card[source]), source)
        if menu.why:
            menu.rule_out(TRIGGER, "DO-R-45", "not-waiting")
            menu.rule_out(TRIGGER_UPGRADE, "DO-R-45", "not-waiting")

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        self._fire(s, second(option))


def fire(s: Dorian, when: int, sources: list[int]) -> None:
    """Let the triggers of these sources fire, those whose conditions hold and whose limit is not used up."""
    b = battle_of(s)
    ready: list[int] = []
    for source in sources:
        ability = ability_of(s, b, source, when)
        if ability is None or not holds(s, b, controller(s, b, source), ability.conditions):
            continue
        if source >= UPGRADE_SOURCE or b.fired[source] < ability.limit:
            ready.append(source)
    if ready:
        s.call(Triggers(when, ready))


def fire_reveal(s: Dorian, i: int) -> None:
    """A card is revealed or enters the battle."""
    fire(s, ON_REVEAL, [i])


def fire_activated(s: Dorian, seat: Seat) -> None:
    """Players that battle this seat see it activate a card or an Upgrade."""
    b = battle_of(s)
    hostile = enemies(s, b, seat)
    sources: list[int] = []
    for other in b.order:
        if hostile >> other & 1:
            for i in range(len(b.card)):
                if b.owner[i] == other and b.flags[i] & (PRESENT | SILENCED) == PRESENT:
                    sources.append(i)
    fire(s, ON_ENEMY_ACTIVATED, sources)


def fire_end(s: Dorian, when: int, seats: int) -> None:
    """End of Battle: cards present at the final calculation, and Upgrades of joined Characters (DO-TRM-18)."""
    b = battle_of(s)
    sources: list[int] = []
    for seat in b.order:
        if not seats >> seat & 1:
            continue
        for i in range(len(b.card)):
            if b.owner[i] == seat and b.flags[i] & (COUNTED | SILENCED) == COUNTED:
                sources.append(i)
        if b.joined >> seat & 1:
            for slot in range(SLOT_COUNT * seat, SLOT_COUNT * seat + 3):
                if s.slots[slot] != NONE:
                    sources.append(UPGRADE_SOURCE + s.slots[slot])
    fire(s, when, sources)
