"""Pebble, the teaching game."""

from greathall.core.game import Game, Kind, Prompt, Verb, Word, listed
from greathall.games.pebble import pebble, usage

GAME = Game(
    slug="pebble", title="Pebble", designer="Greathall", seats=(2, 4), variants=(), prefix="PB", version=1,
    verbs=(Verb("bid", "card", rule="PB-BID-01"),), prompts=(Prompt("bid", "prize:number", verbs=(pebble.BID,)),),
    events=(
        Word("prize", "prize:number"), Word("sealed", "card"), Word("shown", "card"), Word("won", "prize:number"),
        Word("lost", "prize:number"), Word("snatched", "points:number", "victim:seat"),
    ),
    kinds={"card": listed(pebble.SLUGS), "number": Kind(str, int), "seat": Kind(str, int)},
    records=(pebble.Pebble, pebble.Round, pebble.Magpie), reasons=("rounds",), folder=pebble.FOLDER,
    new_game=pebble.new_game, view=pebble.view, text=pebble.text, problems=pebble.problems,
    evaluate=pebble.evaluate, policy=pebble.policy, score=pebble.score, usage=usage.USAGE,
)  # fmt: skip
