"""The effect vocabulary: the ops with their arguments."""

from typing import Final

from greathall.core.effects import CORE_OPS, Op, OpTable

OPS: Final = OpTable([
    *CORE_OPS,
    Op("harm", ("int",), "The target loses health; armor does not help."),
    Op("poison", ("int",), "The target is poisoned for that many turns."),
    Op("paralyse", ("int",), "The target loses that many turns; a player's own turn ends."),
    Op("mend", ("int",), "The enemy regains health."),
    Op("heal_fully", (), "The target is back at its maximum health."),
    Op("attack", ("int",), "The target's attacks change for good."),
    Op("teleport", (), "The user moves the target to any free tile."),
    Op("identify", (), "Find out what one potion in hand does."),
    Op("step_through", (), "Step to a neighbouring tile through walls; the turn ends."),
    Op("reverse_poison", (), "Poison heals as long as it lasts."),
    Op("lift_curses", (), "Discard all cursed cards."),
    Op("max_health", ("int",), "Maximum and current health change for good."),
])  # fmt: skip
