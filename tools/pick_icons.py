"""Take the icons that the program uses out of the game-icons collection, into one small file.

    npm pack @iconify-json/game-icons@1.2.4, unpack it, then
    python tools/pick_icons.py PACKAGE/icons.json

Writes assets/icons/icons.json: {name: {"body": SVG shapes, "size": 512}}; shapes are drawn in `currentColor`.
"""

import json
import sys
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "assets/icons/icons.json"

ICONS = {    # our name -> theirs
    # what a player does
    "undo": "return-arrow",
    "confirm": "check-mark",
    "cancel": "cancel",
    "rotate_right": "clockwise-rotation",
    "rotate_left": "anticlockwise-rotation",
    "zoom": "magnifying-glass",
    "fit": "expand",
    "menu": "hamburger-menu",
    "hint": "light-bulb",
    "save": "save",
    "settings": "gears",
    "help": "help",
    "info": "info",
    "exit": "exit-door",
    "sound": "speaker",
    "mute": "speaker-off",
    "music": "musical-notes",
    "play": "play-button",
    "pause": "pause-button",
    "next": "player-next",
    "previous": "player-previous",
    "faster": "fast-forward-button",
    "back": "fast-backward-button",
    "delete": "trash-can",
    "edit": "pencil",
    "log": "scroll-unfurled",
    "rules": "rule-book",
    "clock": "hourglass",
    "turn": "ringing-bell",
    "mouse": "mouse",
    "keyboard": "keyboard",
    "gamepad": "gamepad",
    # who plays, what is won
    "human": "person",
    "computer": "vintage-robot",
    "trophy": "trophy",
    "laurel": "laurel-crown",
    "star": "round-star",
    "dice": "perspective-dice-six",
    # the tile game
    "figure": "chess-pawn",
    "large": "chess-king",
    "abbot": "chess-bishop",
    "road": "road",
    "city": "castle",
    "field": "wheat",
    "monastery": "church",
    "garden": "flowers",
    "river": "river",
    "castle": "castle-ruins",
    "village": "village",
    "tower": "stone-tower",
    "dragon": "dragon-head",
    "fairy": "fairy",
    "portal": "magic-portal",
    "volcano": "volcano",
    "princess": "queen-crown",
    "inn": "beer-stein",
    "cathedral": "byzantin-temple",
    "barn": "barn",
    "wagon": "old-wagon",
    "bridge": "stone-bridge",
    "plague": "rat",
    "balloon": "air-balloon",
    "watchtower": "watchtower",
    "shield": "checked-shield",
    "tile": "field",
    # the card game: district colours and what happens there
    "noble": "crown",
    "religious": "temple-gate",
    "trade": "coins",
    "military": "crossed-swords",
    "unique": "crystal-ball",
    "gold": "two-coins",
    "card": "card-draw",
    "hand": "card-play",
    "crown": "crown",
    "assassin": "hooded-assassin",
    "thief": "robber",
    "magician": "wizard-face",
    "king": "crowned-heart",
    "bishop": "pope-crown",
    "merchant": "swap-bag",
    "architect": "trowel",
    "warlord": "warlord-helmet",
    "destroy": "catapult"
}


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    source = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    missing = [theirs for theirs in ICONS.values() if theirs not in source["icons"]]
    if missing:
        print("not in the collection:", ", ".join(missing))
        return 1
    picked = {
        ours: {"body": source["icons"][theirs]["body"], "size": source.get("width", 512)}
        for ours, theirs in ICONS.items()
    }
    lines = [f"{json.dumps(name)}: {json.dumps(icon)}" for name, icon in sorted(picked.items())]
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(f"{len(picked)} icons, {OUT.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
