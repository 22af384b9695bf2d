"""A mason who draws walls, roofs, towers and rock seen from the south and from above.

Lengths are tile edges, measured from the middle of what he builds: x to the east, y to the south. `foot` is where a
wall stands on the ground; heights go up the picture. What stands further north is drawn first.
"""

import math
import random
from itertools import pairwise

from .brush import Canvas, Colour, tint
from .curves import Line, Point, along, bezier, towards
from .land import bush, fir, tree
from .stone import OUTLINE, ROOFS, WALL_LINE

Pair = tuple[Colour, Colour]                               # lit, shaded

SANDSTONE: Pair = ((226, 204, 158), (184, 158, 116))
GREY: Pair = ((202, 194, 182), (150, 141, 131))
PLASTER: Pair = ((244, 234, 212), (206, 190, 160))
BRICK: Pair = ((206, 132, 102), (160, 92, 72))
RED_STONE: Pair = ((208, 150, 122), (160, 106, 86))
ROCK: Pair = ((176, 158, 134), (108, 92, 76))
CLIFF: Pair = ((214, 188, 142), (136, 108, 76))
RED: Pair = ROOFS[0]
RUST: Pair = ROOFS[2]
DARK_SLATE: Pair = ((104, 112, 130), (70, 77, 95))
GLASS: Colour = (58, 48, 52)
BEAM: Colour = (104, 66, 44)
GRASS: Colour = (138, 168, 84)
FINE = 0.003


class Mason:
    """Draws one castle round a place of the canvas."""

    def __init__(self, canvas: Canvas, at: Point, rng: random.Random) -> None:
        self.canvas, self.at, self.rng = canvas, at, rng

    # places and plain shapes

    def there(self, points: Line) -> Line:
        return [(self.at[0] + x, self.at[1] + y) for x, y in points]

    def area(self, points: Line, colour: Colour, line: Colour | None = OUTLINE, width: float = FINE) -> None:
        self.canvas.polygon(self.there(points), colour)
        if line:
            self.canvas.outline(self.there(points), line, width)

    def line(self, points: Line, colour: Colour, width: float = FINE) -> None:
        self.canvas.stroke(self.there(points), colour, width)

    def ground(self, points: Line, texture: str) -> None:
        self.canvas.textured_polygon(texture, self.there(points))

    def cast(self, points: Line, reach: float = 0.016, alpha: int = 120) -> None:
        self.canvas.shadow_polygon(self.there(points), reach, 0.012, alpha)

    def sun(self, left: float, right: float, foot: float, height: float) -> None:
        """The shade that a building of this height throws over the ground to the lower right."""
        reach = min(0.07, 0.02 + height * 0.35)
        shape = self.there([(left, foot - 0.03), (right, foot - 0.03), (right + reach, foot + reach * 0.3 - 0.01),
                            (right + reach, foot + reach * 0.45), (left + reach * 0.5, foot + reach * 0.45),
                            (left, foot)])
        self.canvas.glaze(lambda mask: self.canvas.polygon(shape, (26, 20, 10, 84), mask))

    # walls

    def face(self, left: float, right: float, foot: float, height: float, stone: Pair, joints: bool = True) -> None:
        """A wall seen from the front: stone, a few joints, shade towards the ground and the right."""
        light, dark = stone
        top = foot - height
        self.area([(left, foot), (left, top), (right, top), (right, foot)], light, None)
        shade = [(left, foot), (left, foot - height * 0.16), (right, foot - height * 0.16), (right, foot)]
        self.area(shade, towards_colour(light, dark, 0.45), None)
        side = max(right - (right - left) * 0.16, right - 0.03)
        self.area([(side, foot), (side, top), (right, top), (right, foot)], towards_colour(light, dark, 0.6), None)
        if joints:
            for _ in range(int((right - left) * height * 3600) + 2):
                x, y = self.rng.uniform(left + 0.004, right - 0.012), self.rng.uniform(top + 0.006, foot - 0.004)
                self.line([(x, y), (min(x + self.rng.uniform(0.006, 0.012), right - 0.003), y)],
                          towards_colour(light, dark, 0.7), 0.0018)
        self.canvas.outline(self.there([(left, foot), (left, top), (right, top), (right, foot)]), OUTLINE, FINE)

    def windows(self, left: float, right: float, y: float, count: int, size: float = 0.0085, tall: float = 1.7,
                arched: bool = False, frame: Colour | None = None) -> None:
        """A row of windows; y is their middle."""
        for k in range(count):
            x = left + (right - left) * (k + 0.5) / count
            half, high = size / 2, size * tall / 2
            if frame:
                self.area([(x - half - 0.002, y + high + 0.002), (x - half - 0.002, y - high - 0.002),
                           (x + half + 0.002, y - high - 0.002), (x + half + 0.002, y + high + 0.002)], frame, None)
            self.area([(x - half, y + high), (x - half, y - high), (x + half, y - high), (x + half, y + high)], GLASS,
                      None)
            if arched:
                self.canvas.disc((self.at[0] + x, self.at[1] + y - high), half, GLASS)
            self.line([(x - half, y + high + 0.001), (x + half, y + high + 0.001)], (250, 240, 216), 0.002)

    def timber(self, left: float, right: float, foot: float, height: float) -> None:
        """Half-timbering over a part of a wall."""
        self.area([(left, foot), (left, foot - height), (right, foot - height), (right, foot)], (246, 236, 210), BEAM,
                  0.0034)
        count = max(2, round((right - left) / 0.024))
        for k in range(count):
            a, b = left + (right - left) * k / count, left + (right - left) * (k + 1) / count
            if k:
                self.line([(a, foot), (a, foot - height)], BEAM, 0.0034)
            if k % 2 == 0:
                self.line([(a, foot), (b, foot - height)], BEAM, 0.0026)
            else:
                self.line([(a, foot - height), (b, foot)], BEAM, 0.0026)
        self.line([(left, foot - height / 2), (right, foot - height / 2)], BEAM, 0.0026)

    def door(self, x: float, foot: float, width: float = 0.026, height: float = 0.036) -> None:
        half = width / 2
        arch = [(x + half * math.cos(a), foot - height + half - half * math.sin(a) * 1.1)
                for a in (math.pi * k / 10 for k in range(11))]
        way = [(x + half, foot), *arch, (x - half, foot)]
        rim = [(x + (px - x) * 1.3, foot + (py - foot) * 1.16) for px, py in way]
        self.area(rim, (214, 204, 188), OUTLINE, 0.0022)
        self.area(way, (72, 48, 34), None)
        self.line([(x, foot), (x, foot - height + 0.004)], (40, 26, 20), 0.002)

    def curtain(self, line: Line, height: float, stone: Pair = GREY, merlons: bool = True) -> None:
        """A curtain wall along its foot, with a walk and merlons."""
        light, dark = stone
        for (ax, ay), (bx, by) in pairwise(line):
            if bx < ax:
                (ax, ay), (bx, by) = (bx, by), (ax, ay)
            slope = abs(by - ay) / (math.hypot(bx - ax, by - ay) or 1)
            shade = 0.12 + 0.5 * slope if by <= ay else 0.62 * slope
            colour = towards_colour(light, dark, shade)
            quad = [(ax, ay), (ax, ay - height), (bx, by - height), (bx, by)]
            self.area(quad, colour, None)
            span = math.hypot(bx - ax, by - ay)
            for _ in range(int(span * height * 3000)):
                t, z = self.rng.uniform(0.02, 0.95), self.rng.uniform(0.15, 0.9) * height
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t - z
                self.line([(x, y), (x + 0.008 * (bx - ax) / span, y + 0.008 * (by - ay) / span)],
                          towards_colour(light, dark, 0.8), 0.0018)
            self.canvas.outline(self.there(quad), WALL_LINE, FINE)
            walk = [(ax, ay - height), (ax, ay - height - 0.008), (bx, by - height - 0.008), (bx, by - height)]
            self.area(walk, tint(light, 1.06), WALL_LINE, 0.002)
            if merlons:
                count = max(2, round(span / 0.019))
                for k in range(count):
                    x, y = ax + (bx - ax) * (k + 0.5) / count, ay + (by - ay) * (k + 0.5) / count - height
                    self.area([(x - 0.0052, y + 0.002), (x - 0.0052, y - 0.01), (x + 0.0052, y - 0.01),
                               (x + 0.0052, y + 0.002)], light, WALL_LINE, 0.002)

    # roofs and houses

    def slope(self, corners: Line, colour: Colour, rows: int) -> None:
        """One side of a roof: eaves left and right, ridge right and left."""
        self.area(corners, colour, None)
        a, b, c, d = corners
        for k in range(1, rows):
            self.line([towards(a, d, k / rows), towards(b, c, k / rows)], tint(colour, 0.87), 0.002)
        self.canvas.outline(self.there(corners), OUTLINE, FINE)

    def hall(self, left: float, right: float, foot: float, face: float, roof: float, stone: Pair, tiles: Pair,
             back: float = 0.014, hip: float = 0.0, rows: int = 1, per_row: int = 0, timber: bool = False,
             dormers: int = 0, arched: bool = False) -> None:
        """A house along the picture: its front, the roof side towards us, a strip of the side behind the ridge."""
        self.sun(left, right, foot, face + roof)
        self.face(left, right, foot, face, stone)
        if timber:
            self.timber(left, right, foot - face * 0.45, face * 0.55)
        if per_row:
            for k in range(rows):
                self.windows(left + 0.005, right - 0.005, foot - face * (k + 0.55) / rows, per_row, arched=arched)
        eaves, ridge = foot - face, foot - face - roof
        over = 0.005
        if not hip:
            self.slope([(left, ridge), (right, ridge), (right, ridge - back), (left, ridge - back)], tiles[0], 3)
        self.slope([(left - over, eaves + 0.003), (right + over, eaves + 0.003), (right - hip, ridge),
                    (left + hip, ridge)], towards_colour(tiles[0], tiles[1], 0.72), max(4, int(roof / 0.011)))
        self.line([(left + hip, ridge), (right - hip, ridge)], tint(tiles[0], 1.25), 0.0045)
        for k in range(dormers):
            self.dormer(left + hip + (right - left - 2 * hip) * (k + 0.5) / dormers, eaves - roof * 0.32, tiles, stone)

    def dormer(self, x: float, foot: float, tiles: Pair, stone: Pair) -> None:
        self.area([(x - 0.009, foot), (x - 0.009, foot - 0.014), (x, foot - 0.025), (x + 0.009, foot - 0.014),
                   (x + 0.009, foot)], stone[0], OUTLINE, 0.0022)
        self.line([(x - 0.011, foot - 0.012), (x, foot - 0.026), (x + 0.011, foot - 0.012)], tiles[1], 0.0045)
        self.area([(x - 0.003, foot - 0.003), (x - 0.003, foot - 0.012), (x + 0.003, foot - 0.012),
                   (x + 0.003, foot - 0.003)], GLASS, None)

    def chimney(self, x: float, foot: float, height: float = 0.024) -> None:
        self.area([(x - 0.005, foot), (x - 0.005, foot - height), (x + 0.005, foot - height), (x + 0.005, foot)],
                  (176, 112, 92), OUTLINE, 0.0022)
        self.line([(x - 0.007, foot - height), (x + 0.007, foot - height)], (96, 58, 46), 0.004)

    def gable(self, left: float, right: float, foot: float, face: float, peak: float, deep: float, stone: Pair,
              tiles: Pair, stepped: bool = False, rows: int = 1, per_row: int = 2, timber: bool = False) -> None:
        """A house that shows its gable: the front with its peak, both roof sides running back."""
        middle, eaves = (left + right) / 2, foot - face
        self.sun(left, right, foot, face + peak)
        self.slope([(left - 0.004, eaves + 0.003), (left - 0.004, eaves - deep), (middle, eaves - peak - deep),
                    (middle, eaves - peak)], tiles[0], 5)
        self.slope([(right + 0.004, eaves + 0.003), (right + 0.004, eaves - deep), (middle, eaves - peak - deep),
                    (middle, eaves - peak)], tiles[1], 5)
        self.face(left, right, foot, face, stone)
        if stepped:
            steps = 4
            shape: Line = [(left, eaves)]
            for k in range(steps):
                x, y = left + (middle - left) * k / steps, eaves - peak * (k + 1) / steps - 0.006
                shape += [(x, y), (left + (middle - left) * (k + 0.8) / steps, y)]
            shape += [(left + right - x, y) for x, y in reversed(shape)]
            self.area(shape, stone[0])
        else:
            self.area([(left, eaves), (middle, eaves - peak), (right, eaves)], stone[0])
        if timber:
            self.timber(left, right, eaves + face * 0.45, face * 0.45)
            self.line([(left + 0.004, eaves), (right - 0.004, eaves)], BEAM, 0.004)
            self.line([(middle, eaves), (middle, eaves - peak * 0.9)], BEAM, 0.0032)
            self.line([towards((left, eaves), (middle, eaves - peak), 0.45),
                       towards((right, eaves), (middle, eaves - peak), 0.45)], BEAM, 0.0032)
        self.windows(middle - 0.014, middle + 0.014, eaves - peak * 0.28, 1)
        for k in range(rows):
            self.windows(left + 0.004, right - 0.004, foot - face * (k + 0.55) / rows, per_row)
        if not stepped:
            self.line([(left - 0.006, eaves + 0.004), (middle, eaves - peak - 0.001), (right + 0.006, eaves + 0.004)],
                      tint(tiles[1], 0.8), 0.0055)

    # towers

    def tower(self, x: float, foot: float, radius: float, height: float, stone: Pair, roof: Pair | None = None,
              cone: float = 0.0, dome: bool = False, windows: int = 1) -> None:
        """A round tower with merlons, a pointed roof or a dome."""
        self.sun(x - radius, x + radius, foot, height)
        light, dark = stone
        top, sag = foot - height, radius * 0.34
        count = 9
        for k in range(count):
            a, b = x - radius + 2 * radius * k / count, x - radius + 2 * radius * (k + 1) / count
            facing = abs((k + 0.5) / count - 0.28) / 0.72
            dip = [sag * math.sqrt(max(0.0, 1 - ((p - x) / radius) ** 2)) for p in (a, b)]
            self.area([(a, top), (b, top), (b, foot + dip[1] - sag * 0.4), (a, foot + dip[0] - sag * 0.4)],
                      towards_colour(tint(light, 1.03), dark, facing ** 1.3), None)
        for _ in range(int(radius * height * 5200)):
            px, py = x + self.rng.uniform(-0.8, 0.7) * radius, self.rng.uniform(top + 0.008, foot)
            self.line([(px, py), (px + 0.008, py)], towards_colour(light, dark, 0.75), 0.0018)
        rim = [(x - radius, top), *[(x + radius * math.cos(a), foot - sag * 0.4 + sag * math.sin(a))
                                    for a in (math.pi * (1 - k / 12) for k in range(13))], (x + radius, top)]
        self.canvas.outline(self.there(rim), OUTLINE, FINE)
        for k in range(windows):
            self.windows(x - 0.012, x + 0.008, top + height * (k + 0.55) / (windows + 0.2), 1, 0.006, 2.2)
        if roof and dome:
            left = bezier((x - radius * 1.12, top + 0.002), (x - radius * 1.1, top - cone),
                          (x - radius * 0.2, top - cone * 0.8), (x, top - cone * 1.15), 12)
            self.area([*left, *((2 * x - px, py) for px, py in reversed(left))], roof[1])
            self.area([*((x + (px - x) * 0.9, py) for px, py in left), (x - radius * 0.1, top)], roof[0], None)
            self.knob(x, top - cone * 1.15)
        elif roof:
            self.cone(x, top, radius * 1.2, cone, roof)
        else:
            self.crown(x, top, radius, stone)

    def cone(self, x: float, foot: float, radius: float, height: float, roof: Pair) -> None:
        sag = radius * 0.3
        count = 8
        for k in range(count):
            a, b = math.pi * (1 - k / count), math.pi * (1 - (k + 1) / count)
            facing = min(1.0, abs((k + 0.5) / count - 0.25) / 0.7)
            self.area([(x, foot - height), (x + radius * math.cos(a), foot + sag * math.sin(a)),
                       (x + radius * math.cos(b), foot + sag * math.sin(b))],
                      towards_colour(tint(roof[0], 1.12), tint(roof[1], 0.9), facing), None)
        rim = [(x + radius * math.cos(a), foot + sag * math.sin(a))
               for a in (math.pi * (1 - k / 12) for k in range(13))]
        self.canvas.outline(self.there([(x, foot - height), *rim]), OUTLINE, FINE)
        self.knob(x, foot - height)

    def knob(self, x: float, y: float) -> None:
        self.line([(x, y), (x, y - 0.012)], (96, 70, 34), 0.003)
        self.canvas.disc((self.at[0] + x, self.at[1] + y - 0.012), 0.0042, (244, 208, 110))

    def crown(self, x: float, top: float, radius: float, stone: Pair) -> None:
        """The merlons and the platform of a round tower."""
        light, dark = stone
        wide, sag = radius * 1.14, radius * 0.36
        round_it = [(wide * math.cos(2 * math.pi * k / 28), sag * math.sin(2 * math.pi * k / 28)) for k in range(28)]
        ring = [(x + dx, top - 0.012 + dy) for dx, dy in round_it]
        drum = [(x - wide, top - 0.012), *((x + dx, top + dy) for dx, dy in reversed(round_it[:15])),
                (x + wide, top - 0.012)]
        self.area(drum, towards_colour(light, dark, 0.3))
        self.area(ring, tint(dark, 0.82))
        self.area([(x + (px - x) * 0.8 - radius * 0.03, top - 0.01 + (py - top + 0.012) * 0.7) for px, py in ring],
                  towards_colour(light, dark, 0.55), None)
        for k in (7, 8, 6, 9, 5, 10, 4, 0, 1, 2, 3, 11):
            a = math.pi * (k + 0.5) / 6
            px, py = x + wide * 0.96 * math.cos(a), top - 0.012 + sag * math.sin(a)
            self.area([(px - 0.0062, py + 0.004), (px - 0.0062, py - 0.011), (px + 0.0062, py - 0.011),
                       (px + 0.0062, py + 0.004)], tint(light, 1.05) if math.cos(a) < 0.4 else light, WALL_LINE, 0.0022)

    def keep(self, left: float, right: float, foot: float, height: float, stone: Pair, roof: Pair | None = None,
             peak: float = 0.0, windows: tuple[int, int] = (3, 2), timber: bool = False,
             corners: Pair | None = None) -> None:
        """A square tower: merlons or a tent roof; `corners` adds little turrets."""
        self.sun(left, right, foot, height)
        self.face(left, right, foot, height, stone)
        if timber:
            self.timber(left - 0.005, right + 0.005, foot - height * 0.66, height * 0.34)
        rows, per_row = windows
        for k in range(rows):
            self.windows(left + 0.004, right - 0.004, foot - height * (k + 0.6) / rows, per_row, 0.007)
        top, middle = foot - height, (left + right) / 2
        wide = (right - left) / 2 + 0.007
        if roof:
            tip = (middle, top - peak)
            self.area([(middle - wide, top + 0.003), tip, (middle + wide * 0.3, top + 0.003)], roof[0])
            self.area([(middle + wide * 0.3, top + 0.003), tip, (middle + wide, top + 0.003)], roof[1])
            for k in range(1, 5):
                self.line([towards((middle - wide, top), tip, k / 5), towards((middle + wide * 0.3, top), tip, k / 5)],
                          tint(roof[0], 0.87), 0.002)
            self.canvas.outline(self.there([(middle - wide, top + 0.003), tip, (middle + wide, top + 0.003)]), OUTLINE,
                                FINE)
            if not corners:
                self.knob(*tip)
        else:
            deep = (right - left) * 0.3
            self.area([(middle - wide, top), (middle - wide, top - deep), (middle + wide, top - deep),
                       (middle + wide, top)], towards_colour(stone[0], stone[1], 0.75))
            for y, colour in ((top - deep, stone[0]), (top + 0.004, tint(stone[0], 1.06))):
                count = max(3, round(2 * wide / 0.02))
                for k in range(count):
                    x = middle - wide + 2 * wide * (k + 0.5) / count
                    self.area([(x - 0.0062, y), (x - 0.0062, y - 0.014), (x + 0.0062, y - 0.014), (x + 0.0062, y)],
                              colour, WALL_LINE, 0.0022)
        if corners:
            for x in (left, right):
                self.turret(x, top + 0.006, 0.013, 0.03, stone, corners)

    def turret(self, x: float, foot: float, radius: float, height: float, stone: Pair, roof: Pair) -> None:
        """A little turret that hangs on a corner."""
        self.area([(x - radius, foot - height * 0.3), (x, foot + radius * 0.9), (x + radius, foot - height * 0.3)],
                  stone[1])
        self.area([(x - radius, foot), (x - radius, foot - height), (x + radius, foot - height), (x + radius, foot)],
                  stone[0])
        self.area([(x + radius * 0.3, foot), (x + radius * 0.3, foot - height), (x + radius, foot - height),
                   (x + radius, foot)], stone[1], None)
        self.windows(x - radius * 0.8, x + radius * 0.4, foot - height * 0.5, 1, 0.005)
        self.cone(x, foot - height, radius * 1.3, radius * 3.0, roof)

    def gatehouse(self, x: float, foot: float, stone: Pair, roof: Pair, height: float = 0.075) -> None:
        self.keep(x - 0.035, x + 0.035, foot, height, stone, roof, 0.05, windows=(1, 2))
        self.face(x - 0.035, x + 0.035, foot, height * 0.6, stone)
        self.door(x, foot, 0.034, height * 0.55)

    def flag(self, x: float, foot: float, colour: Colour, height: float = 0.07) -> None:
        self.line([(x, foot), (x, foot - height)], (70, 50, 34), 0.0045)
        top = foot - height
        self.area([(x, top), (x + 0.05, top + 0.011), (x, top + 0.026)], colour, tint(colour, 0.55), 0.0026)

    # ground

    def cliff(self, rim: Line, drop: float, colours: Pair, pillar: float = 0.03) -> None:
        """Rock that falls from a rim, listed from west to east: pillars in blocks, lit on the left, dark clefts."""
        light, dark = colours
        foot = [(x * 1.02, y + drop * self.rng.uniform(0.86, 1.1)) for x, y in rim]
        self.cast([*rim, *reversed(foot)], 0.02, 130)
        self.area([*rim, *reversed(foot)], tint(dark, 0.8), WALL_LINE, 0.005)
        whole = sum(math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(rim))
        cuts, at = [0.0], 0.0
        while at < whole:
            at += pillar * self.rng.choice((0.45, 0.7, 1.0, 1.0, 1.4))
            cuts.append(min(1.0, at / whole))
        for lo, hi in pairwise(cuts):
            hi -= (hi - lo) * self.rng.uniform(0.06, 0.16)
            p, q = along(rim, lo), along(rim, hi)
            r, s = (q[0] * 1.02, q[1] + drop), (p[0] * 1.02, p[1] + drop)
            depth = self.rng.choice((0.66, 0.76, 0.86, 0.92))
            tone = towards_colour(light, dark, self.rng.uniform(0.0, 0.35))
            joints = sorted({0.0, depth, *(self.rng.uniform(0.12, 0.9) * depth for _ in range(self.rng.randint(1, 3)))})
            for above, below in pairwise(joints):
                step = self.rng.uniform(-0.1, 0.1)
                a, b = towards(towards(p, s, above), towards(q, r, above), max(0.0, step)), towards(q, r, above)
                c = towards(towards(q, r, below), towards(p, s, below), max(0.0, -step))
                d = towards(p, s, below)
                shade = towards_colour(tone, dark, 0.12 + 0.5 * below)
                self.area([a, b, c, d], shade, None)
                self.area([towards(a, b, 0.62), b, c, towards(d, c, 0.7)], towards_colour(shade, dark, 0.5), None)
                self.line([a, towards(a, b, 0.85)], towards_colour(light, shade, 0.35), 0.003)
                self.line([d, c], tint(dark, 0.78), 0.0026)
        self.line(rim, tint(light, 1.08), 0.005)
        for x, y in foot[::2]:
            bush(self.canvas, (self.at[0] + x, self.at[1] + y), self.rng.uniform(0.012, 0.018))

    def water(self, shape: Line) -> None:
        """A moat or a river: bank, sand, water and its light."""
        there = self.there(shape)
        self.canvas.outline(there, (112, 96, 62), 0.02)
        self.canvas.outline(there, (206, 186, 140), 0.01)
        self.canvas.textured_polygon("water", there)

    def ripples(self, places: Line) -> None:
        for x, y in places:
            half = self.rng.uniform(0.008, 0.016)
            self.line([(x - half, y), (x, y - 0.003), (x + half, y)], (206, 230, 238), 0.003)

    def bridge(self, a: Point, b: Point, width: float = 0.05) -> None:
        span = math.hypot(b[0] - a[0], b[1] - a[1])
        nx, ny = -(b[1] - a[1]) / span * width / 2, (b[0] - a[0]) / span * width / 2
        deck = [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]
        self.cast(deck, 0.012, 140)
        self.ground(deck, "road")
        count = max(3, round(span / 0.022))
        for k in range(1, count):
            plank = [towards(deck[0], deck[1], k / count), towards(deck[3], deck[2], k / count)]
            self.line(plank, (170, 148, 112), 0.0025)
        for first, last in ((deck[0], deck[1]), (deck[3], deck[2])):
            self.line([first, last], WALL_LINE, 0.013)
            self.line([first, last], (204, 196, 182), 0.007)

    def parterre(self, left: float, top: float, right: float, bottom: float) -> None:
        """A formal garden: gravel, four beds within clipped hedges, a fountain."""
        gravel = [(left, top), (right, top), (right, bottom), (left, bottom)]
        self.ground(gravel, "road")
        self.canvas.outline(self.there(gravel), (150, 126, 86), 0.004)
        middle, centre = (left + right) / 2, (top + bottom) / 2
        gap = 0.011
        for x0, x1 in ((left + gap, middle - gap), (middle + gap, right - gap)):
            for y0, y1 in ((top + gap, centre - gap), (centre + gap, bottom - gap)):
                bed = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
                self.area([(x + 0.003, y + 0.004) for x, y in bed], (122, 100, 66), None)
                self.area(bed, (52, 98, 50), None)
                inner = [(x0 + 0.006, y0 + 0.006), (x1 - 0.006, y0 + 0.006), (x1 - 0.006, y1 - 0.006),
                         (x0 + 0.006, y1 - 0.006)]
                self.area(inner, (124, 168, 82), None)
                self.line([inner[0], inner[2]], (52, 98, 50), 0.004)
                self.line([inner[1], inner[3]], (52, 98, 50), 0.004)
                for k in range(9):
                    x, y = self.rng.uniform(inner[0][0], inner[2][0]), self.rng.uniform(inner[0][1], inner[2][1])
                    self.canvas.disc((self.at[0] + x, self.at[1] + y), 0.0044,
                                     ((214, 66, 70), (246, 222, 120), (240, 226, 236))[k % 3])
                self.line([bed[3], bed[0], bed[1]], (96, 146, 70), 0.0026)
        at = (self.at[0] + middle, self.at[1] + centre)
        self.canvas.disc(at, 0.02, WALL_LINE)
        self.canvas.disc(at, 0.0175, (214, 206, 192))
        self.canvas.disc(at, 0.0125, (96, 160, 188))
        self.canvas.disc((at[0] - 0.002, at[1] - 0.003), 0.005, (232, 244, 248))

    def grove(self, places: Line, firs: bool = False, radius: float = 0.03) -> None:
        for x, y in sorted(places, key=lambda p: p[1]):
            at = (self.at[0] + x, self.at[1] + y)
            if firs:
                fir(self.canvas, at, radius * self.rng.uniform(0.85, 1.1))
            else:
                tree(self.canvas, at, radius * self.rng.uniform(0.8, 1.1), self.rng)


def towards_colour(a: Colour, b: Colour, part: float) -> Colour:
    return tuple(round(x + (y - x) * part) for x, y in zip(a, b, strict=True))  # type: ignore[return-value]


def blob(rx: float, ry: float, rng: random.Random, rough: float = 0.05, at: Point = (0, 0), power: float = 2.6) -> Line:
    """A rounded island: a superellipse with a little life."""
    out: Line = []
    phase = rng.random() * 6
    for k in range(56):
        a = 2 * math.pi * k / 56
        ca, sa = math.cos(a), math.sin(a)
        reach = 1 + rough * (math.sin(5 * a + phase) * 0.6 + math.sin(9 * a + phase * 2) * 0.4)
        out.append((at[0] + rx * reach * math.copysign(abs(ca) ** (2 / power), ca),
                    at[1] + ry * reach * math.copysign(abs(sa) ** (2 / power), sa)))
    return out


def southern(shape: Line) -> Line:
    """The rim of an island that faces us, from west to east."""
    west = min(range(len(shape)), key=lambda k: shape[k][0])
    turned = shape[west:] + shape[:west]
    east = max(range(len(turned)), key=lambda k: turned[k][0])
    first, second = turned[:east + 1], [*turned[east:], turned[0]]
    return max(first, second[::-1], key=lambda part: sum(y for _, y in part) / len(part))
