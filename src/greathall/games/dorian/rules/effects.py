"""What the ops of the cards do. Static ops are read by queries and never run, so nothing is bound to them."""

from typing import Any, ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.effects import Effect
from greathall.core.frame import ASK
from greathall.core.ids import Seat
from greathall.core.option import Menu, Option, first
from greathall.games.dorian.cards.catalogue import PROGRAMS
from greathall.games.dorian.cards.ops import CLEAR, CODES, ENEMY, OPS, SLOT_BOTH, attacker_picks, fallback_parts, targets_wanted
from greathall.games.dorian.rules.arithmetic import enemies
from greathall.games.dorian.rules.choices import TO_CULL, TO_DISCARD, TO_RECOVER, CardChoice, DeckLook, Reinforcement
from greathall.games.dorian.rules.payment import pay_one
from greathall.games.dorian.rules.piles import draw_cards
from greathall.games.dorian.rules.programs import battle_of
from greathall.games.dorian.rules.purchase import Purchase
from greathall.games.dorian.rules.queries import printed_defence
from greathall.games.dorian.rules.resources import Exchange, Loss, Robbery
from greathall.games.dorian.rules.scoring import change_ip
from greathall.games.dorian.rules.state import Battle, Dorian
from greathall.games.dorian.rules.targeting import OP_COPY, OP_EXHAUST, OP_RESTORE, OP_SEND, OP_SILENCE, Targeting, aims
from greathall.games.dorian.rules.units import Gain
from greathall.games.dorian.rules.upgrades import NewUpgrade
from greathall.games.dorian.words import CHOOSE_STAT, STAT

GAIN_OP: Final = CODES["gain"]

# -- aiming at cards -----------------------------------------------------------------------------------------------


def _aim(s: Dorian, run: Effect, op: int, spec: int, zone: int) -> None:
    b = battle_of(s)
    picker = b.attacker if attacker_picks(spec) else run.seat
    if aims(s, b, op, run.seat, spec, run.target):
        s.call(Targeting(op, picker, run.seat, spec, run.target, zone, targets_wanted(spec)))


def _copy_power(s: Any, run: Effect, spec: int, b: int, c: int) -> None:
    _aim(s, run, OP_COPY, spec, 0)


def _send(s: Any, run: Effect, spec: int, zone: int, c: int) -> None:
    _aim(s, run, OP_SEND, spec, zone)


def _exhaust(s: Any, run: Effect, spec: int, b: int, c: int) -> None:
    _aim(s, run, OP_EXHAUST, spec, 0)


def _restore(s: Any, run: Effect, spec: int, b: int, c: int) -> None:
    _aim(s, run, OP_RESTORE, spec, 0)


def _silence(s: Any, run: Effect, spec: int, b: int, c: int) -> None:
    _aim(s, run, OP_SILENCE, spec, 0)


# -- Power and Defence ---------------------------------------------------------------------------------------------


def bank(s: Dorian, b: Battle, seat: Seat, stat: int, n: int, side: int) -> None:
    """Power that stays for this battle even if its card leaves (DO-CAL-04, DO-SPC-08)."""
    if side == ENEMY:
        b.drain[3 * seat + stat] -= n
        s.tell("DO-CAL-04", "drained", seat, -n, stat)
    else:
        b.bank[3 * seat + stat] += n
        s.tell("DO-CAL-04", "banked", seat, n, stat)


class PowerChoice(SeatFrame[Dorian]):
    """An Ability gives or takes a Power of the player's choice."""

    RULE: ClassVar[str] = "DO-SIE-14"

    n: int
    side: int

    def advance(self, s: Dorian) -> bool:
        return ASK

    def offer(self, s: Dorian, seat: Seat, menu: Menu) -> None:
        menu.ask("DO-SIE-14", "stat", abs(self.n))
        for stat in range(3):
            menu.offer(STAT, stat)

    def choose(self, s: Dorian, seat: Seat, option: Option) -> None:
        s.end()
        bank(s, battle_of(s), seat, first(option), self.n, self.side)


def _power(s: Any, run: Effect, stat: int, amount: int, side: int) -> None:
    n = (amount & 255) - 64  # counters occur in statics only
    if stat == CHOOSE_STAT:
        s.call(PowerChoice(run.seat, n, side))
    else:
        bank(s, battle_of(s), run.seat, stat, n, side)


def _defence(s: Any, run: Effect, slot: int, n: int, fallback: int) -> None:
    b = battle_of(s)
    lines = len(printed_defence(s, b.place))
    if slot == SLOT_BOTH:
        for i in range(lines):
            b.walls[i] += n
        slot = 0
    elif slot < lines:
        b.walls[slot] += n
    elif fallback:  # DO-SIE-22, DO-R-15: a missing II-Defence is skipped unless the card says what else
        slot, n = fallback_parts(fallback)
        b.walls[slot] += n
    else:
        return
    s.tell("DO-TRM-09", "wall", run.seat, slot + 1, n)


# -- cards ---------------------------------------------------------------------------------------------------------


def _play(s: Any, run: Effect, zone: int, n: int, narrow: int) -> None:
    s.call(Reinforcement(run.seat, zone, n, narrow))


def _draw(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    draw_cards(s, run.seat, n, "DO-SIE-14")


def _discard(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    s.call(CardChoice(run.seat, TO_DISCARD, n, 0, 0, "DO-SIE-14"))


def _recover(s: Any, run: Effect, n: int, zone: int, source: int) -> None:
    s.call(CardChoice(run.seat, TO_RECOVER, n, zone, source, "DO-SPC-11"))


def _look_deck(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    s.call(DeckLook(run.seat, n))


def _cull(s: Any, run: Effect, n: int, zones: int, starter: int) -> None:
    s.call(CardChoice(run.seat, TO_CULL, n, starter, zones, "DO-PRE-10"))


def _battle_card(s: Any, run: Effect, deck: int, looks: int, c: int) -> None:
    s.call(Purchase(run.seat, deck, looks, False))


# -- Resources, IP, Upgrades, the board ----------------------------------------------------------------------------


def _gain(s: Any, run: Effect, res: int, n: int, c: int) -> None:
    """Resources that a program gives in one go are placed in one go."""
    units = [0, 0, 0, 0]
    units[res] = n
    program = PROGRAMS[run.card]
    while run.at < len(program) and program[run.at][0] == GAIN_OP:
        units[program[run.at][1]] += program[run.at][2]
        run.at += 1
    s.call(Gain(run.seat, units[0], units[1], units[2], units[3]))


def _steal(s: Any, run: Effect, res: int, n: int, area: int) -> None:
    """In and right after a battle from a player one battles, else from any other player."""
    seat = run.seat
    b = s.battle
    victims = ((1 << s.seats) - 1) & ~(1 << seat) if b is None else enemies(s, b, seat)
    s.call(Robbery(seat, victims, res, area, n))


def _lose(s: Any, run: Effect, res: int, n: int, area: int) -> None:
    s.call(Loss(run.seat, area, n))


def _pay(s: Any, run: Effect, res: int, n: int, c: int) -> None:
    pay_one(s, run.seat, res, n)


def _exchange(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    s.call(Exchange(run.seat, n))


def _ip(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    change_ip(s, run.seat, n, "DO-WIN-09")


def _move(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    s.turn.moves += n


def _upgrade(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    s.call(NewUpgrade(run.seat, n))


def _buy_mod(s: Any, run: Effect, deck: int, looks: int, discount: int) -> None:
    s.turn.looks += looks
    s.turn.discount += discount


def _mine(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    for res in range(3):
        s.mines[res] = 0 if n == CLEAR else s.mines[res] + n


OPS.bind({
    "power": _power, "defence": _defence, "copy_power": _copy_power, "send": _send, "exhaust": _exhaust,
    "restore": _restore, "silence": _silence, "play": _play, "draw": _draw, "discard": _discard, "recover": _recover,
    "look_deck": _look_deck, "cull": _cull, "gain": _gain, "steal": _steal, "lose": _lose, "pay": _pay,
    "exchange": _exchange, "ip": _ip, "move": _move, "upgrade": _upgrade, "battle_card": _battle_card,
    "buy_mod": _buy_mod, "mine": _mine,
})  # fmt: skip
