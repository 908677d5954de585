"""Card Rogue: grow the catacombs tile by tile, fight what you find, and be first out."""

from greathall.core.game import Game
from greathall.games.card_rogue import about
from greathall.games.card_rogue.cards import FOLDER
from greathall.games.card_rogue.combat import Combat, Flight
from greathall.games.card_rogue.death import Death
from greathall.games.card_rogue.effects import Identify, StepThrough
from greathall.games.card_rogue.exceptions import Deserted
from greathall.games.card_rogue.flow import Rounds
from greathall.games.card_rogue.heuristics import HORIZON, evaluate, policy
from greathall.games.card_rogue.meeting import Leap, Offer, Trade
from greathall.games.card_rogue.mole import Mole
from greathall.games.card_rogue.paths import Place, Replace, Spaces
from greathall.games.card_rogue.payment import Pay
from greathall.games.card_rogue.potions import Teleport
from greathall.games.card_rogue.problems import problems
from greathall.games.card_rogue.scoring import score
from greathall.games.card_rogue.setup import Goals, Setup, new_game
from greathall.games.card_rogue.shop import Shop
from greathall.games.card_rogue.state import CardEffect, CardRogue, Foe, Player, Settings
from greathall.games.card_rogue.story import MAPS
from greathall.games.card_rogue.text import text
from greathall.games.card_rogue.tiles import Arrive
from greathall.games.card_rogue.traps import SpringTrap
from greathall.games.card_rogue.turns import Turn
from greathall.games.card_rogue.usage import USAGE
from greathall.games.card_rogue.verbs import PROMPTS, VERBS
from greathall.games.card_rogue.view import view, views
from greathall.games.card_rogue.votes import ForfeitVote, LastPlayer, LeaverVote
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
