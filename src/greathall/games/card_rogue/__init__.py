"""Card Rogue: grow the catacombs tile by tile, fight what you find, and be first out."""

from greathall.core.game import Game
from greathall.games.card_rogue import about
from greathall.games.card_rogue.cards.catalogue import FOLDER
from greathall.games.card_rogue.look.text import text
from greathall.games.card_rogue.look.view import view, views
from greathall.games.card_rogue.mind.heuristics import HORIZON, evaluate, policy
from greathall.games.card_rogue.mind.usage import USAGE
from greathall.games.card_rogue.rules.combat import Combat, Flight
from greathall.games.card_rogue.rules.death import Death
from greathall.games.card_rogue.rules.effects import Identify, StepThrough
from greathall.games.card_rogue.rules.exceptions import Deserted
from greathall.games.card_rogue.rules.flow import Rounds
from greathall.games.card_rogue.rules.invariants import problems
from greathall.games.card_rogue.rules.meeting import Leap, Offer, Trade
from greathall.games.card_rogue.rules.mole import Mole
from greathall.games.card_rogue.rules.paths import Place, Replace, Spaces
from greathall.games.card_rogue.rules.payment import Pay
from greathall.games.card_rogue.rules.potions import Teleport
from greathall.games.card_rogue.rules.scoring import score
from greathall.games.card_rogue.rules.setup import Goals, Setup, new_game
from greathall.games.card_rogue.rules.shop import Shop
from greathall.games.card_rogue.rules.state import CardEffect, CardRogue, Foe, Player, Settings
from greathall.games.card_rogue.rules.story import MAPS
from greathall.games.card_rogue.rules.tiles import Arrive
from greathall.games.card_rogue.rules.traps import SpringTrap
from greathall.games.card_rogue.rules.turns import Turn
from greathall.games.card_rogue.rules.votes import ForfeitVote, LastPlayer, LeaverVote
from greathall.games.card_rogue.verbs import PROMPTS, VERBS
from greathall.games.card_rogue.words import REASONS

GAME = Game(
    slug=about.SLUG,
    title=about.TITLE,
    designer=about.DESIGNER,
    seats=about.SEATS,
    variants=about.VARIANTS,
    verbs=VERBS,
    events=about.EVENTS,
    prompts=PROMPTS,
    kinds=about.KINDS,
    records=(
        CardRogue, Player, Foe, Settings, CardEffect, Setup, Rounds, Turn, Combat, Flight, Death, SpringTrap, Arrive,
        Replace, Place, Spaces, Teleport, Identify, StepThrough, Shop, Pay, Trade, Offer, Leap, Mole, Goals, ForfeitVote,
        LeaverVote, LastPlayer, Deserted,
    ),
    reasons=REASONS,
    new_game=new_game,
    view=view,
    views=views,
    text=text,
    problems=problems,
    evaluate=evaluate,
    policy=policy,
    horizon=HORIZON,
    folder=str(FOLDER),
    prefix="CR",
    version=about.VERSION,
    score=score,
    maps=MAPS,
    usage=USAGE,
)  # fmt: skip
