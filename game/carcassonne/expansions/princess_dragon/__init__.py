"""Princess and Dragon (section PD): dragon, fairy, princess and magic portal, each in a room of its own."""

from ...expansion import Expansion, HoldBack, Stage, Verb
from ...spots import decode_spot, encode_spot
from ...tile import printed_tiles
from .dragon import (
    DRAGON_STEP,
    DRAGON_VERB,
    arrive,
    bar,
    early,
    enter_dragon,
    lay_aside,
    why_no_step,
)
from .fairy import MoveFairy, fairy_leaves, fairy_point, fairy_points, list_fairy, move_fairy, why_no_fairy
from .neutral import BEGINNING, EXPECT, POSITION, SLICE
from .portal import list_portal, why_no_deploy
from .princess import RemoveKnight, list_knights, remove_knight, why_no_knight

PRINCESS_AND_DRAGON = Expansion(
    name=SLICE,
    options=("dragon_timing", "fairy_rule"),
    tiles=lambda options: printed_tiles("princess_dragon"),
    hold_back=HoldBack(early, lay_aside),
    marks=("princess",),
    verbs=(
        DRAGON_VERB,
        Verb("fairy", MoveFairy, encode_spot, decode_spot(MoveFairy), move_fairy, place="square"),
        Verb("remove", RemoveKnight, encode_spot, decode_spot(RemoveKnight), remove_knight),
    ),
    steps={
        "begin": Stage(fairy_point),
        "arrive": Stage(arrive),
        "dragon": Stage(enter_dragon, when=("dragon_timing", "before_scoring")),
        "late_dragon": Stage(enter_dragon, when=("dragon_timing", "after_scoring")),
        "dragon_step": DRAGON_STEP,
    },
    also={
        "figure": lambda rules, state, step: [
            *list_portal(rules, state, step),
            *list_knights(rules, state, step),
            *list_fairy(rules, state, step),
        ]
    },
    bars=bar,
    refusals={
        "figure": lambda rules, state, action: (
            why_no_deploy(rules, state, action)
            or why_no_knight(rules, state, action)
            or why_no_fairy(rules, state, action)
        ),
        "dragon_step": why_no_step,
    },
    scoring={"fairy": fairy_points},
    hooks={"returned": fairy_leaves},
    slice=lambda rules: BEGINNING,
    position=POSITION,
    expect=EXPECT,
)
