"""What Card Rogue is: title, credit, seats, options and the ways it ends."""

from typing import Final

from greathall.core.game import Variant
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS
from greathall.games.card_rogue.words import (
    END_ALL_DEAD,
    END_FAILURE,
    END_FORFEIT,
    END_GAVE_UP,
    END_LAST,
    END_RUSH,
    END_STANDSTILL,
    END_STORY,
    END_SUCCESS,
)

TITLE: Final = "Card Rogue"
DESIGNER: Final = ""  # its rulebook names nobody
SEATS: Final = (1, 4)

VARIANTS: Final = (
    Variant("deck_profile", "rulebook", ["rulebook", "box"], "CR-Q-01"),
    Variant("character", "choose", ["choose", *CHARACTER_SLUGS], "CR-SETUP-08"),
    Variant("goals", "choose", ["choose", "scout", "delver", "slayer", "legend"], "CR-SOLO-01"),
    Variant("solo_respawn", False, [False, True], "CR-SOLO-04"),
    Variant("start_gold", 0, list(range(21)), "CR-SOLO-04"),
    Variant("extra_health", 0, list(range(7)), "CR-SOLO-04"),
    Variant("story", "", [], "CR-STORY-01"),
    Variant("scroll_poison_heal", 1, [1, 2], "CR-Q-03"),
    Variant("board_limit", "none", ["none", "31x11", "41x16"], "CR-Q-09"),
    Variant("enemy_acts_on_lost_turn", True, [True, False], "CR-Q-20"),
    Variant("rolled_interactions_per_turn", 1, [1, 2, 3], "CR-Q-40"),
    Variant("sold_items_return", False, [False, True], "CR-Q-62"),
    Variant("open_hands", False, [False, True], "CR-Q-70"),
    Variant("mole_past_bosses", True, [True, False], "CR-Q-95"),
    Variant("standstill", 50, [0, 10, 25, 50, 100], "CR-Q-96"),
    Variant("leavers", "vote", ["vote", "wait", "play-on"], "CR-QUIT-05"),
)

REASONS: Final = (
    END_RUSH, END_ALL_DEAD, END_STANDSTILL, END_FORFEIT, END_LAST, END_SUCCESS, END_FAILURE, END_GAVE_UP, END_STORY,
)  # fmt: skip
