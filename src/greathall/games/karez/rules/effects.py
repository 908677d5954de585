"""What the effect ops do, and the frame that runs a card's program. Questions they put are in choices.py."""

from typing import Any, ClassVar, Final

from greathall.core.effects import Effect, OpTable
from greathall.games.karez.cards.catalogue import BUILDINGS, JOBS
from greathall.games.karez.cards.ops import CODES, OPS
from greathall.games.karez.rules import city
from greathall.games.karez.rules.choices import ChooseDeck, KeepDrawn, Raise, Rob, Stock, Train
from greathall.games.karez.rules.die import FATE_CANCELLED
from greathall.games.karez.rules.fight_choices import Heal, PickDice, Regrow, Wound
from greathall.games.karez.rules.piles import draw_to_hand
from greathall.games.karez.rules.queries import dead_heroes, living_heroes
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.rules.workers import adventurers_of, citizens_of, workers_of
from greathall.games.karez.rules.workers import in_all as workers_in_all
from greathall.games.karez.words import DISARMED, ESCAPED, FIRST


class CardEffect(Effect):
    """An effect in progress: of a job (target: the job), of a Quest, or of a card used by a Hero (target: he)."""

    RULE: ClassVar[str] = "KZ-BLD-05"
    TABLE: ClassVar[OpTable] = OPS


def _gain(s: Any, run: Effect, what: int, n: int, c: int) -> None:
    gain(s, run.seat, what, n)


def gain(s: Any, seat: int, what: int, n: int) -> int:
    """Gold, Valor, gems (as far as there are any, KZ-RUL-09) or Victory Points from the bank; how many were gained."""
    if what == 0:
        s.gold[seat] += n
        s.tell("KZ-BLD-05", "gold", seat, n)
    elif what == 1:
        s.valor[seat] += n  # KZ-WCH-02, KZ-GEN-03
        s.tell("KZ-WCH-02", "valor", seat, n)
    elif what == 2:
        n = min(n, s.bank_gems)
        s.bank_gems -= n
        s.gems[seat] += n
        s.tell("KZ-WIN-02", "gem", seat, n)
    else:
        s.vp[seat] += n
        s.tell("KZ-VPS-08", "vp", seat, n)
    return n


def _take(s: Any, run: Effect, what: int, n: int, c: int) -> None:
    if any(gold for seat, gold in enumerate(s.gold) if seat != run.seat):
        s.call(Rob(seat=run.seat, n=n))


def _draw(s: Any, run: Effect, decks: int, n: int, keep: int) -> None:
    if decks & (decks - 1):
        s.call(ChooseDeck(seat=run.seat, decks=decks))
        return
    deck = decks.bit_length() - 1
    rule = "KZ-QST-01" if deck == 7 else "KZ-HER-04" if deck == 8 else "KZ-ACV-06"
    drawn = 0
    for _ in range(n):
        drawn += draw_to_hand(s, run.seat, deck, rule) >= 0
    if drawn > keep:
        s.call(KeepDrawn(seat=run.seat, deck=deck, drawn=drawn, keep=keep))


def _stock(s: Any, run: Effect, decks: int, b: int, c: int) -> None:
    workers = s.job_workers[run.target]
    building = JOBS[run.target].building
    assert BUILDINGS[building].sells
    s.call(Stock(seat=run.seat, building=building, decks=decks, left=workers_in_all(workers)))  # KZ-WRK-12


def _migrate(s: Any, run: Effect, who: int, n: int, c: int) -> None:
    came = city.migrate_adventurers(s, n) if who else city.migrate_citizens(s, n)
    s.tell("KZ-THR-03", "migration", run.seat, 0 if who else came, came if who else 0)


def _kill(s: Any, run: Effect, who: int, n: int, c: int) -> None:
    """KZ-ACV-03, KZ-WCH-03: workers of this job go to the bank; KZ-HER-04: so does an Adventurer who is a Hero now."""
    workers = s.job_workers[run.target]
    number = min(n, adventurers_of(workers) if who else citizens_of(workers))
    if who:
        s.bank_adventurers += number
        s.job_workers[run.target] -= workers_of(0, number)
    else:
        s.bank_citizens += number
        s.job_workers[run.target] -= number
    s.tell("KZ-ACV-03", "adventurers-gone" if who else "citizens-gone", run.seat, number)


def _level_up(s: Any, run: Effect, stat: int, b: int, c: int) -> None:
    supply = s.defense_tokens if stat else s.attack_tokens
    if supply and living_heroes(s, run.seat):
        s.call(Train(seat=run.seat, stat=stat))


def _resurrect(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    if dead_heroes(s, run.seat):
        s.call(Raise(seat=run.seat))


def _heal(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    s.call(Heal(seat=run.seat, number=n))


def _add_dice(s: Any, run: Effect, colour: int, n: int, c: int) -> None:
    """For this round: red dice of the bearer (a passive one is a number of the card and never runs)."""
    s.trip.boosts += n << 4 * run.target


def _initiative(s: Any, run: Effect, order: int, b: int, c: int) -> None:
    if order == FIRST:
        s.trip.hasted |= 1 << run.target


def _reroll(s: Any, run: Effect, colour: int, n: int, whose: int) -> None:
    s.call(PickDice(seat=run.seat, colour=colour, number=n, whose=whose, bearer=run.target, face=-1, fixed=False))


def _set_die(s: Any, run: Effect, colour: int, face: int, whose: int) -> None:
    s.call(PickDice(seat=run.seat, colour=colour, number=1, whose=whose, bearer=run.target, face=face, fixed=False))


def _cancel(s: Any, run: Effect, n: int, kind: int, c: int) -> None:
    s.call(PickDice(seat=run.seat, colour=1, number=n, whose=2, bearer=run.target, face=FATE_CANCELLED * 16, fixed=kind == 1))


def _wound(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    s.call(Wound(seat=run.seat, number=n))


def _skip(s: Any, run: Effect, a: int, b: int, c: int) -> None:
    s.trip.skip = 1


def _escape(s: Any, run: Effect, a: int, b: int, c: int) -> None:
    s.trip.outcome = ESCAPED


def _disarm(s: Any, run: Effect, a: int, b: int, c: int) -> None:
    s.trip.outcome = DISARMED


def _regenerate(s: Any, run: Effect, n: int, b: int, c: int) -> None:
    s.call(Regrow(seat=run.seat, number=n))


OPS.bind({
    "gain": _gain, "take": _take, "draw": _draw, "stock": _stock, "migrate": _migrate, "kill": _kill,
    "level_up": _level_up, "resurrect": _resurrect, "heal": _heal, "add_dice": _add_dice, "initiative": _initiative,
    "reroll": _reroll, "set_die": _set_die, "cancel": _cancel, "wound": _wound, "skip": _skip, "escape": _escape,
    "disarm": _disarm, "regenerate": _regenerate,
})  # fmt: skip
AT_ONCE: Final = (CODES["gain"], CODES["kill"], CODES["migrate"])  # ops that ask nobody


def take_effect(s: Karez, card: int, trigger: int, seat: int, target: int = 0) -> None:
    """Run the program of a card or job; only what may ask somebody is left to a frame."""
    effect = CardEffect(card=card, trigger=trigger, seat=seat, target=target)
    program = s.program(card, trigger)
    for code, a, b, c in program:
        if code not in AT_ONCE:
            s.call(effect)
            return
        effect.at += 1
        OPS.ops[code].does(s, effect, a, b, c)
