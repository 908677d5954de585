"""Imported once, in the process from which workers are forked: every game is loaded there, so a new worker is there at once."""

from greathall.games import MODULES, load
from greathall.server.opening import read_recording as read_recording
from greathall.server.thinking import work as work

for _slug in MODULES:
    load(_slug)
