"""Why an action is not offered: the rule and the fact that fails it. Asked for by people only, never in search."""

from greathall.core.option import Menu
from greathall.games.karez import dungeon
from greathall.games.karez.cards import BOARD, JOBS, LEVEL_OF, PRICE, WATCH, WATCH_JOBS
from greathall.games.karez.plan import COST_OF
from greathall.games.karez.queries import able_heroes, is_able, marks_of, resting_heroes, site_of
from greathall.games.karez.state import Karez
from greathall.games.karez.words import (
    ADVENTURER,
    ATTACK,
    BUY,
    CITIZEN,
    CLOSE,
    CONSTRUCT,
    EXPLORE,
    FEED,
    NOBODY,
    OPEN,
    REST,
    UNBUILT,
)


def refuse_actions(s: Karez, seat: int, menu: Menu) -> None:
    """Everything in the Actions phase that a player might wonder about."""
    refuse_construct(s, seat, menu)
    for job in range(len(JOBS)):
        refuse_job(s, seat, job, menu)
    refuse_rest(s, seat, menu)
    refuse_buy(s, seat, menu)
    refuse_explore(s, seat, menu)
    refuse_dungeon(s, seat, menu)


def refuse_construct(s: Karez, seat: int, menu: Menu) -> None:
    """Unbuilt buildings that cannot be built now."""
    for building, owner in enumerate(s.owners):
        if owner != UNBUILT:
            continue
        cost = COST_OF[building]
        if LEVEL_OF[building] > s.karez:
            menu.refuse("KZ-CON-02", "karez-too-small", CONSTRUCT, building)
        elif not s.tokens[seat]:
            menu.refuse("KZ-CON-05", "no-token", CONSTRUCT, building)
        elif s.gold[seat] < cost:
            menu.refuse("KZ-CON-03", "gold", CONSTRUCT, building, need=cost, have=s.gold[seat])


def refuse_job(s: Karez, seat: int, job: int, menu: Menu) -> None:
    """A job of a building that stands, for Citizens (or for an Adventurer if it takes none)."""
    row = JOBS[job]
    owner = s.owners[row.building]
    verb = CITIZEN if row.citizens else ADVENTURER
    if owner == UNBUILT:
        return
    if LEVEL_OF[row.building] > s.karez:
        menu.refuse("KZ-CIT-05", "out-of-service", verb, job)
    elif s.job_seat[job] != NOBODY:
        menu.refuse("KZ-WRK-02", "occupied", verb, job)
    elif row.owner and owner != seat:
        menu.refuse("KZ-WRK-03", "owner-only", verb, job)
    elif row.building == WATCH and s.seats > 2 and seat in (s.job_seat[WATCH_JOBS[0]], s.job_seat[WATCH_JOBS[1]]):
        menu.refuse("KZ-WCH-04", "watch-used", verb, job)
    elif owner != seat and not s.tokens[seat]:
        menu.refuse("KZ-WRK-06", "no-token", verb, job)
    elif s.gold[seat] < row.gold:
        menu.refuse("KZ-WRK-09", "gold", verb, job, need=row.gold, have=s.gold[seat])
    elif s.valor[seat] < row.valor:
        menu.refuse("KZ-WRK-09", "valor", verb, job, need=row.valor, have=s.valor[seat])
    elif row.citizens and s.citizens < row.citizens:
        rule = "KZ-WCH-01" if row.building == WATCH else "KZ-WRK-01"
        menu.refuse(rule, "citizens", CITIZEN, job, need=row.citizens, have=s.citizens)
    if not row.adventurer:
        menu.refuse("KZ-WRK-01", "no-adventurer-job", ADVENTURER, job)


def refuse_rest(s: Karez, seat: int, menu: Menu) -> None:
    """Heroes that cannot be sent to the Healer's Tent."""
    for hero, master in enumerate(s.hero_seat):
        if master != seat or (REST << 48 | hero << 32) in menu.options:
            continue
        if not s.hero_hits[hero]:
            menu.refuse("KZ-HEA-04", "unhurt", REST, hero)
        elif seat in s.tent or len(s.tent) >= BOARD.tent_spaces:
            menu.refuse("KZ-HEA-02", "tent-full", REST, hero)
        elif not s.tokens[seat]:
            menu.refuse("KZ-HEA-01", "no-token", REST, hero)
        elif resting_heroes(s) >= BOARD.rest_tokens:
            menu.refuse("KZ-HEA-04", "rest-tokens", REST, hero, need=1)
        elif is_able(s, hero):
            menu.refuse("KZ-HEA-05", "needed-for-mark", REST, hero)


def refuse_buy(s: Karez, seat: int, menu: Menu) -> None:
    """Cards on sale that cost too much."""
    for lot in s.sale:
        if PRICE[lot & 255] > s.gold[seat]:
            menu.refuse("KZ-BUY-03", "gold", BUY, lot >> 8, lot & 255, need=PRICE[lot & 255], have=s.gold[seat])


def refuse_explore(s: Karez, seat: int, menu: Menu) -> None:
    """Open Adventures and dungeons that cannot be marked."""
    spare = able_heroes(s, seat) - marks_of(s, seat)
    for site, by in enumerate(s.marks):
        if site < 3:
            if s.adventures[site] == NOBODY:
                continue
            verb, target = EXPLORE, s.adventures[site]
        else:
            if site == site_of(seat):
                if s.dungeons[seat]:
                    menu.refuse("KZ-EXP-04", "own-dungeon", ATTACK, s.guilds[seat])
                continue
            verb, target = ATTACK, s.guilds[site - 3]
            if not s.dungeons[site - 3]:
                menu.refuse("KZ-CLS-02", "dungeon-is-closed", verb, target)
                continue
        if by != NOBODY:
            menu.refuse("KZ-EXP-02", "marked", verb, target)
        elif not s.tokens[seat]:
            menu.refuse("KZ-EXP-04", "no-token", verb, target)
        elif spare <= 0:
            menu.refuse("KZ-EXP-04", "no-able-hero", verb, target)


def refuse_dungeon(s: Karez, seat: int, menu: Menu) -> None:
    """The own private dungeon."""
    reason = dungeon.why_not_open(s, seat)
    rules = {
        "dungeon-is-open": "KZ-DNG-01", "dungeon-moved": "KZ-CLS-04", "no-dungeon-space": "KZ-OPN-02",
        "no-monster": "KZ-OPN-03", "dungeon-is-closed": "KZ-DNG-06", "dungeon-marked": "KZ-CLS-03",
    }  # fmt: skip
    if reason:
        menu.refuse(rules[reason], reason, OPEN)
    reason = dungeon.why_not_close(s, seat)
    if reason:
        menu.refuse(rules[reason], reason, CLOSE)
    if not s.dungeons[seat]:
        menu.refuse("KZ-DNG-06", "dungeon-is-closed", FEED)
    elif not s.adventurers:
        menu.refuse("KZ-DNG-04", "no-adventurer", FEED, need=1, have=0)
