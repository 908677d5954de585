"""State of Karez (phase 4): the Threat-Valor monitor, migration, the citizens monitor."""

from greathall.core.ids import NO_SEAT
from greathall.games.karez.cards.catalogue import BOARD
from greathall.games.karez.rules.queries import citizens_in_karez, total_threat
from greathall.games.karez.rules.state import Karez
from greathall.games.karez.words import CITY, TOWN, VILLAGE


def state_of_karez(s: Karez) -> None:
    """KZ-RUL-57: all workers are back, so the City Center is all of Karez."""
    s.balance = sum(s.valor) - total_threat(s)  # KZ-THR-01
    s.tell("KZ-THR-01", "balance", NO_SEAT, s.balance, sum(s.valor), total_threat(s))
    citizens, adventurers = migrants(s.balance)
    came = migrate_citizens(s, citizens)
    arrived = migrate_adventurers(s, adventurers)
    s.tell("KZ-THR-02", "migration", NO_SEAT, came, arrived)
    before = s.karez
    s.karez = state_for(s, citizens_in_karez(s))  # KZ-CIT-01
    if s.karez != before:
        rule = "KZ-CIT-03" if s.karez > before else "KZ-CIT-04"
        s.tell(rule, "karez", NO_SEAT, s.karez, citizens_in_karez(s))


def migrants(balance: int) -> tuple[int, int]:
    """KZ-THR-04: the Citizens and Adventurers at a place of the monitor."""
    found = (0, 0)
    for low, citizens, adventurers in BOARD.monitor:
        if balance >= low:
            found = (citizens, adventurers)
    return found


def migrate_citizens(s: Karez, number: int) -> int:
    """KZ-THR-03, KZ-WKF-02: bank to City Center (or back), as far as there are pieces; how many moved."""
    number = max(-s.citizens, min(number, s.bank_citizens))
    s.citizens += number
    s.bank_citizens -= number
    return number


def migrate_adventurers(s: Karez, number: int) -> int:
    """The same for Adventurers."""
    number = max(-s.adventurers, min(number, s.bank_adventurers))
    s.adventurers += number
    s.bank_adventurers -= number
    return number


def state_for(s: Karez, citizens: int) -> int:
    """KZ-KAR-01, KZ-KAR-02, KZ-CIT-02, KZ-VAR-03: only the Citizens decide."""
    town, city = BOARD.thresholds[s.seats]
    if citizens >= city:
        return CITY
    return TOWN if citizens >= town else VILLAGE
