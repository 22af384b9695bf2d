"""The six castles of the double tiles, each recognisable, as the mason builds them."""

import math
import random
from collections.abc import Callable

from .brush import Canvas, Colour, ring_points, tint
from .curves import Point, bezier
from .mason import (
    BRICK,
    CLIFF,
    DARK_SLATE,
    FINE,
    GRASS,
    GREY,
    PLASTER,
    RED,
    RED_STONE,
    ROCK,
    RUST,
    SANDSTONE,
    Mason,
    blob,
    southern,
    towards_colour,
)
from .stone import OUTLINE, SLATE, WALL_LINE


def bentheim(m: Mason) -> None:
    """A long sandstone front on its ridge, a square keep at one end and a round tower at the other, roses before it."""
    ridge = blob(0.47, 0.195, m.rng, 0.02, (0, 0.005), 4)
    m.cast(ridge, 0.014)
    m.ground(ridge, "plaza")
    m.cliff(southern(ridge), 0.045, CLIFF)
    m.curtain([(-0.44, -0.1), (-0.2, -0.13), (0.2, -0.13), (0.44, -0.1)], 0.03, SANDSTONE)
    m.keep(-0.43, -0.30, 0.0, 0.155, SANDSTONE, windows=(3, 2))
    m.flag(-0.365, -0.18, (206, 58, 50))
    m.hall(-0.29, 0.02, 0.0, 0.072, 0.062, SANDSTONE, RED, rows=2, per_row=11, dormers=5)
    m.hall(0.08, 0.33, 0.0, 0.066, 0.056, SANDSTONE, RED, rows=2, per_row=8, dormers=3)
    m.chimney(-0.2, -0.132)
    m.chimney(0.2, -0.12)
    m.gable(0.01, 0.09, 0.012, 0.088, 0.055, 0.03, SANDSTONE, RUST, rows=2, per_row=2)
    m.door(0.05, 0.012)
    m.tower(-0.17, 0.008, 0.024, 0.13, SANDSTONE, SLATE, 0.075, windows=3)
    m.tower(0.375, 0.03, 0.06, 0.125, SANDSTONE, windows=2)
    m.parterre(-0.24, 0.035, 0.0, 0.145)
    m.parterre(0.1, 0.035, 0.3, 0.145)
    m.grove([(-0.29, 0.06), (-0.29, 0.11), (0.05, 0.07), (0.05, 0.12)], radius=0.02)
    m.tower(-0.41, 0.14, 0.034, 0.08, SANDSTONE, SLATE, 0.065)
    m.curtain([(-0.385, 0.165), (-0.2, 0.185), (0.02, 0.19)], 0.03, SANDSTONE)
    m.curtain([(0.08, 0.19), (0.25, 0.185), (0.36, 0.175)], 0.03, SANDSTONE)
    m.keep(0.025, 0.075, 0.197, 0.062, SANDSTONE, RED, 0.05, windows=(1, 1))
    m.gatehouse(0.41, 0.185, SANDSTONE, SLATE, 0.085)


def konradsheim(m: Mason) -> None:
    """A brick house with stepped gables and slim turrets on an island; the farmyard on another; water round both."""
    moat = blob(0.475, 0.222, m.rng, 0.015, (0, 0), 5)
    m.water(moat)
    home = blob(0.185, 0.13, m.rng, 0.01, (0.2, 0.015), 6)
    yard = blob(0.17, 0.145, m.rng, 0.01, (-0.24, 0.015), 6)
    for island in (home, yard):
        m.cast(island, 0.012, 110)
        m.canvas.outline(m.there([(x, y + 0.012) for x, y in island]), (96, 84, 72), 0.012)
        m.ground(island, "plaza")
        m.canvas.outline(m.there(island), (150, 138, 122), 0.008)
    m.bridge((-0.09, 0.045), (0.03, 0.045), 0.05)
    m.bridge((-0.383, -0.25), (-0.366, -0.1), 0.062)
    m.bridge((-0.383, 0.26), (-0.366, 0.13), 0.062)
    m.bridge((0.485, -0.195), (0.345, 0.06), 0.058)
    m.hall(-0.31, -0.1, -0.055, 0.04, 0.05, PLASTER, RUST, per_row=6, dormers=3)
    m.door(-0.2, -0.055, 0.034, 0.034)
    m.gable(-0.31, -0.235, 0.07, 0.042, 0.05, 0.07, PLASTER, RUST, per_row=2, timber=True)
    m.gable(-0.165, -0.09, 0.085, 0.042, 0.05, 0.085, PLASTER, RUST, per_row=2)
    m.grove([(-0.195, 0.0), (-0.36, -0.02)], radius=0.024)
    well = (m.at[0] - 0.2, m.at[1] + 0.06)
    m.canvas.disc(well, 0.016, WALL_LINE)
    m.canvas.disc(well, 0.0135, (210, 202, 188))
    m.canvas.disc(well, 0.008, (64, 82, 96))
    m.curtain([(-0.335, 0.15), (-0.2, 0.155), (-0.09, 0.14)], 0.024, BRICK)
    m.gatehouse(-0.366, 0.158, BRICK, DARK_SLATE)
    m.tower(-0.095, 0.145, 0.02, 0.055, BRICK, DARK_SLATE, 0.05)
    m.tower(0.06, -0.03, 0.022, 0.12, BRICK, DARK_SLATE, 0.09, windows=2)
    m.hall(0.07, 0.3, -0.005, 0.085, 0.06, BRICK, DARK_SLATE, rows=2, per_row=8, dormers=3)
    m.chimney(0.13, -0.14)
    m.chimney(0.26, -0.14)
    m.tower(0.3, 0.005, 0.024, 0.135, BRICK, DARK_SLATE, 0.095, windows=3)
    m.gable(0.055, 0.16, 0.1, 0.085, 0.08, 0.075, BRICK, DARK_SLATE, stepped=True, rows=2, per_row=3)
    m.tower(0.165, 0.105, 0.019, 0.135, BRICK, DARK_SLATE, 0.085, windows=3)
    m.keep(0.19, 0.235, 0.03, 0.05, PLASTER, DARK_SLATE, 0.035, windows=(1, 1))
    m.curtain([(0.185, 0.12), (0.355, 0.115)], 0.022, BRICK)
    m.tower(0.365, 0.12, 0.021, 0.07, BRICK, DARK_SLATE, 0.06)
    m.flag(0.107, -0.066, (52, 96, 168), 0.06)
    m.ripples([(-0.02, -0.12), (0.0, 0.13), (0.43, 0.06), (-0.45, 0.03), (0.1, 0.19), (0.28, 0.185), (-0.02, -0.03),
               (-0.12, 0.195), (-0.4, -0.16), (0.12, -0.19), (-0.1, -0.18), (0.44, -0.1), (-0.44, 0.15)])
    for x, y in ((-0.02, 0.12), (0.015, 0.15), (0.24, 0.185)):
        swan(m, x, y)
    for x, y in ((-0.43, -0.1), (-0.44, -0.07), (0.42, 0.14), (0.40, 0.165), (-0.16, 0.2)):
        m.area(ring_points((x, y), 0.011, 10), (92, 142, 72), (56, 96, 50), 0.002)
        m.area(ring_points((x + 0.003, y - 0.003), 0.004, 6), (244, 214, 226), None)


def swan(m: Mason, x: float, y: float) -> None:
    white: Colour = (250, 248, 240)
    m.canvas.ellipse((m.at[0] + x, m.at[1] + y), 0.0145, 0.0085, (60, 90, 112))
    m.canvas.ellipse((m.at[0] + x, m.at[1] + y - 0.001), 0.0125, 0.0072, white)
    m.line([(x - 0.009, y - 0.003), (x - 0.014, y - 0.012), (x - 0.011, y - 0.019)], white, 0.0042)
    m.line([(x - 0.012, y - 0.019), (x - 0.017, y - 0.018)], (224, 122, 40), 0.003)


def eltz(m: Mason) -> None:
    """Houses like towers crowd on an oval rock in the wood: half-timbered tops, steep slate, turrets; a stream."""
    m.grove([(-0.33, -0.17), (-0.26, -0.19), (-0.18, -0.17), (0.2, -0.17), (0.28, -0.18), (-0.42, -0.03), (-0.3, -0.12),
             (0.24, -0.12), (-0.36, -0.19)], firs=True, radius=0.036)
    course = bezier((-0.44, 0.0), (-0.4, 0.28), (0.1, 0.235), (0.36, 0.16), 40)
    wide = [0.036 * math.sin(math.pi * k / 40) ** 0.6 for k in range(41)]
    m.water([(x - w * 0.5, y + w * 0.5) for (x, y), w in zip(course, wide, strict=True)] +
            [(x + w * 0.5, y - w * 0.5) for (x, y), w in zip(course, wide, strict=True)][::-1])
    m.ripples([course[k] for k in (6, 11, 17, 22, 28, 34)])
    rock = blob(0.31, 0.12, m.rng, 0.06, (0.0, 0.0), 2.2)
    m.ground(rock, "plaza")
    m.cliff(southern(rock), 0.085, ROCK)
    m.bridge((0.2, 0.01), (0.385, -0.055), 0.05)
    m.bridge((-0.4, -0.1), (-0.24, -0.03), 0.05)
    m.curtain([(-0.29, -0.02), (-0.2, -0.075), (0.15, -0.085), (0.26, -0.04)], 0.02)
    tall = PLASTER
    m.keep(-0.08, 0.0, -0.02, 0.2, GREY, DARK_SLATE, 0.09, windows=(5, 2), corners=DARK_SLATE)
    m.keep(0.085, 0.155, -0.02, 0.17, tall, DARK_SLATE, 0.08, windows=(4, 2), timber=True)
    m.keep(-0.215, -0.145, -0.015, 0.155, tall, DARK_SLATE, 0.08, windows=(4, 2), corners=DARK_SLATE)
    m.gable(0.0, 0.085, 0.005, 0.145, 0.06, 0.03, SANDSTONE, DARK_SLATE, rows=4, per_row=3)
    m.gable(-0.15, -0.075, 0.015, 0.125, 0.06, 0.03, tall, DARK_SLATE, rows=4, per_row=2, timber=True)
    m.tower(0.0, 0.03, 0.022, 0.165, GREY, DARK_SLATE, 0.09, windows=4)
    m.keep(0.15, 0.215, 0.02, 0.12, GREY, DARK_SLATE, 0.075, windows=(3, 2), corners=DARK_SLATE)
    m.hall(-0.26, -0.18, 0.035, 0.085, 0.05, tall, DARK_SLATE, rows=3, per_row=3, timber=True)
    m.gable(0.06, 0.14, 0.055, 0.1, 0.058, 0.03, tall, DARK_SLATE, rows=3, per_row=3, timber=True)
    m.keep(-0.06, -0.015, 0.06, 0.085, SANDSTONE, DARK_SLATE, 0.06, windows=(2, 1))
    m.tower(-0.17, 0.06, 0.024, 0.1, GREY, DARK_SLATE, 0.075, windows=2)
    m.curtain([(-0.28, 0.045), (-0.2, 0.085), (-0.05, 0.105), (0.06, 0.105)], 0.024)
    m.curtain([(0.06, 0.105), (0.17, 0.09), (0.245, 0.05)], 0.024)
    m.keep(0.205, 0.25, 0.03, 0.06, SANDSTONE, DARK_SLATE, 0.045, windows=(1, 1))
    m.door(0.228, 0.03, 0.022, 0.03)
    m.flag(-0.04, -0.31, (206, 58, 50), 0.04)
    m.grove([(-0.36, 0.03), (-0.30, 0.12), (-0.14, 0.165), (-0.42, 0.05), (0.05, 0.17), (0.29, 0.1), (0.34, 0.13),
             (-0.34, 0.075), (0.2, 0.13)], firs=True, radius=0.03)
    m.grove([(-0.2, 0.15), (0.0, 0.175), (0.13, 0.15), (0.33, 0.06), (0.37, 0.18)], radius=0.027)


def wartburg(m: Mason) -> None:
    """A chain of red roofs along a narrow ridge: half-timbered gatehouse, wall walks, the keep with its cross, the hall
    with its arcades, the stout tower at the end."""
    ridge = blob(0.465, 0.135, m.rng, 0.05, (0, 0.0), 3.2)
    m.grove([(-0.42, -0.13), (-0.1, -0.17), (-0.02, -0.185), (0.25, -0.17), (0.33, -0.16), (0.41, -0.13)],
            radius=0.034)
    m.ground(ridge, "plaza")
    m.cliff(southern(ridge), 0.075, ROCK)
    m.curtain([(-0.43, -0.04), (-0.25, -0.1), (0.2, -0.11), (0.42, -0.05)], 0.026)
    m.keep(0.01, 0.085, -0.025, 0.2, SANDSTONE, windows=(4, 1))
    cross(m, 0.048, -0.255)
    m.hall(-0.16, 0.01, -0.02, 0.075, 0.058, PLASTER, RED, rows=2, per_row=6, timber=True, dormers=3)
    m.chimney(-0.12, -0.14)
    m.hall(0.1, 0.325, 0.02, 0.108, 0.066, SANDSTONE, RED, rows=3, per_row=11, arched=True)
    m.chimney(0.16, -0.145)
    m.gable(-0.23, -0.15, 0.01, 0.08, 0.062, 0.04, PLASTER, RUST, rows=2, per_row=3, timber=True)
    m.keep(0.355, 0.43, 0.055, 0.115, GREY, windows=(2, 1))
    m.flag(0.393, -0.07, (206, 58, 50), 0.06)
    m.hall(-0.36, -0.24, 0.04, 0.055, 0.05, PLASTER, RED, per_row=4, timber=True, dormers=2)
    m.gable(-0.445, -0.365, 0.055, 0.075, 0.062, 0.045, GREY, RED, rows=2, per_row=2, timber=True)
    m.door(-0.405, 0.055, 0.03, 0.04)
    m.hall(-0.36, -0.16, 0.105, 0.034, 0.026, PLASTER, RUST, timber=True, back=0.008)
    m.hall(-0.13, 0.04, 0.11, 0.045, 0.04, SANDSTONE, RED, per_row=5, dormers=2)
    m.tower(0.07, 0.115, 0.027, 0.075, GREY, RED, 0.065)
    m.curtain([(0.1, 0.115), (0.24, 0.11), (0.4, 0.09)], 0.028)
    m.gatehouse(0.425, 0.125, SANDSTONE, RED, 0.07)
    m.grove([(-0.35, 0.175), (-0.22, 0.205), (-0.05, 0.215), (0.1, 0.21), (0.22, 0.205), (-0.43, 0.14)], firs=True,
            radius=0.03)


def cross(m: Mason, x: float, foot: float) -> None:
    for width, colour in ((0.0115, OUTLINE), (0.0065, (250, 214, 108))):
        m.line([(x, foot), (x, foot - 0.06)], colour, width)
        m.line([(x - 0.019, foot - 0.042), (x + 0.019, foot - 0.042)], colour, width)


def koenigstein(m: Mason) -> None:
    """A table of sandstone with sheer sides: a green plateau within its wall, sentry boxes, long barracks."""
    plateau = blob(0.47, 0.165, m.rng, 0.03, (0, -0.045), 4.2)
    m.cast([(x, y + 0.08) for x, y in plateau], 0.03, 130)
    m.canvas.textured_polygon("wheat", m.there(plateau))
    m.area(plateau, GRASS, (116, 96, 70), 0.004)
    m.ground(blob(0.4, 0.1, m.rng, 0.03, (0, -0.04), 3), "plaza")
    m.cliff(southern(plateau), 0.135, CLIFF, 0.034)
    north = [p for p in plateau if p[1] < -0.1]
    north.sort()
    m.curtain(north[::3], 0.018, SANDSTONE)
    for x, y in (north[2], north[len(north) // 2], north[-3]):
        m.tower(x, y, 0.016, 0.036, SANDSTONE, RUST, 0.032, dome=True, windows=0)
    m.hall(-0.37, -0.13, -0.09, 0.045, 0.05, PLASTER, RED, per_row=9, dormers=4, hip=0.02)
    m.hall(0.1, 0.38, -0.09, 0.045, 0.05, PLASTER, RED, per_row=10, dormers=4, hip=0.02)
    m.keep(-0.1, -0.035, -0.075, 0.12, SANDSTONE, DARK_SLATE, 0.05, windows=(3, 2))
    m.gable(0.0, 0.075, -0.06, 0.075, 0.05, 0.05, SANDSTONE, RUST, rows=2, per_row=2)
    m.tower(0.09, -0.055, 0.02, 0.1, PLASTER, DARK_SLATE, 0.045, dome=True, windows=2)
    m.grove([(-0.41, -0.08), (-0.05, -0.02), (-0.2, -0.045), (0.2, -0.035), (0.42, -0.06), (0.3, -0.05)], radius=0.026)
    m.hall(-0.36, -0.22, 0.03, 0.04, 0.045, SANDSTONE, RED, per_row=5, hip=0.016, dormers=2)
    m.tower(-0.12, 0.03, 0.036, 0.035, PLASTER, RED, 0.05, windows=1)
    m.hall(0.0, 0.12, 0.035, 0.045, 0.045, PLASTER, DARK_SLATE, per_row=5, hip=0.016)
    m.gable(0.22, 0.31, 0.035, 0.05, 0.045, 0.04, SANDSTONE, RED, per_row=3)
    m.grove([(-0.18, 0.045), (0.17, 0.03), (0.37, 0.02)], radius=0.024)
    rim = southern(plateau)
    m.curtain(rim[::2], 0.02, SANDSTONE)
    for k in (2, 8, 14, 20, 26):
        if k < len(rim):
            x, y = rim[k]
            m.tower(x, y + 0.008, 0.019, 0.046, SANDSTONE, RUST, 0.036, dome=True, windows=1)
    m.tower(0.0, 0.155, 0.034, 0.075, SANDSTONE, RUST, 0.045, dome=True, windows=1)
    m.gatehouse(0.435, 0.175, SANDSTONE, RED, 0.075)
    m.flag(-0.068, -0.245, (206, 58, 50), 0.05)
    m.grove([(-0.42, 0.19), (-0.3, 0.225), (-0.15, 0.225), (0.13, 0.23), (0.28, 0.22), (0.42, 0.18), (-0.22, 0.235)],
            firs=True, radius=0.03)


def rieneck(m: Mason) -> None:
    """One huge tower of red stone over a small castle on its hill; scouts' tents in the outer yard."""
    hill = blob(0.455, 0.175, m.rng, 0.04, (0, 0.0), 3)
    m.grove([(-0.4, -0.13), (-0.33, -0.165), (0.36, -0.16), (0.42, -0.11), (0.27, -0.185)], radius=0.034)
    m.ground(hill, "plaza")
    m.area(blob(0.2, 0.13, m.rng, 0.03, (0.24, 0.01), 3), GRASS, None)
    m.cliff(southern(hill), 0.055, RED_STONE)
    m.curtain([(-0.42, -0.03), (-0.3, -0.12), (0.15, -0.13), (0.42, -0.06)], 0.03, RED_STONE)
    m.hall(-0.37, -0.2, -0.01, 0.075, 0.058, PLASTER, DARK_SLATE, rows=2, per_row=6, dormers=3)
    m.gable(-0.25, -0.16, 0.02, 0.095, 0.065, 0.05, RED_STONE, DARK_SLATE, stepped=True, rows=2, per_row=2)
    m.tower(-0.375, 0.03, 0.026, 0.11, RED_STONE, DARK_SLATE, 0.08, windows=2)
    m.hall(0.11, 0.26, -0.045, 0.05, 0.05, PLASTER, RED, per_row=5, timber=True, dormers=2)
    thick_tower(m, -0.02, 0.055)
    for x, y, colour in ((0.2, 0.04, (238, 226, 190)), (0.285, 0.03, (204, 78, 62)), (0.35, 0.04, (238, 226, 190)),
                         (0.245, 0.09, (92, 132, 96)), (0.31, 0.095, (238, 206, 120))):
        tent(m, x, y, colour)
    fire = (0.275, 0.066)
    m.canvas.disc((m.at[0] + fire[0], m.at[1] + fire[1]), 0.011, (92, 78, 66))
    m.area([(fire[0] - 0.006, fire[1] + 0.002), (fire[0], fire[1] - 0.018), (fire[0] + 0.006, fire[1] + 0.002)],
           (244, 150, 50), (170, 60, 30), 0.002)
    m.flag(0.15, 0.1, (60, 110, 170), 0.09)
    m.curtain([(-0.42, 0.06), (-0.3, 0.13), (-0.16, 0.155), (0.05, 0.165)], 0.032, RED_STONE)
    m.curtain([(0.12, 0.165), (0.34, 0.155)], 0.032, RED_STONE)
    m.curtain([(0.41, 0.13), (0.43, 0.03)], 0.032, RED_STONE)
    m.tower(-0.31, 0.145, 0.03, 0.07, RED_STONE, DARK_SLATE, 0.065)
    m.tower(0.085, 0.17, 0.032, 0.075, RED_STONE, DARK_SLATE, 0.07)
    m.gatehouse(0.375, 0.175, RED_STONE, RED, 0.085)
    m.tower(0.43, 0.03, 0.026, 0.075, RED_STONE)
    m.grove([(-0.4, 0.15), (-0.2, 0.215), (0.24, 0.205), (0.45, 0.19)], radius=0.028)


def thick_tower(m: Mason, x: float, foot: float) -> None:
    """An eight-sided tower of great girth, a tent roof within its merlons."""
    wide, height = 0.105, 0.2
    m.sun(x - wide, x + wide, foot, height)
    top = foot - height
    sides = ((-1.0, -0.62, 0.0, -0.012, 0.25), (-0.62, 0.3, -0.012, -0.012, 0.0), (0.3, 0.78, -0.012, -0.004, 0.5),
             (0.78, 1.0, -0.004, 0.0, 0.85))
    for a, b, da, db, shade in sides:
        left, right = x + a * wide, x + b * wide
        quad = [(left, foot - da), (left, top - da), (right, top - db), (right, foot - db)]
        colour = towards_colour(tint(RED_STONE[0], 1.04), RED_STONE[1], shade)
        m.area(quad, colour, None)
        for _ in range(int((b - a) * 60)):
            u, z = m.rng.uniform(a + 0.02, b - 0.06) * wide, m.rng.uniform(0.01, height - 0.02)
            m.line([(x + u, foot + 0.006 - z), (x + u + 0.009, foot + 0.006 - z)],
                   towards_colour(colour, RED_STONE[1], 0.6), 0.002)
        m.canvas.outline(m.there(quad), OUTLINE, FINE)
    for z, shift in ((0.06, -0.02), (0.12, 0.0), (0.165, -0.03)):
        m.windows(x + shift - 0.02, x + shift + 0.02, foot - z, 1, 0.009, 2.4, arched=True)
    m.windows(x + 0.04, x + 0.07, foot - 0.1, 1, 0.008, 2.4, arched=True)
    ring = [(x + wide * 1.1 * math.cos(a), top - 0.012 + wide * 0.3 * math.sin(a))
            for a in (2 * math.pi * k / 32 for k in range(32))]
    m.area([(px, py + 0.012) for px, py in ring], RED_STONE[1])
    m.area(ring, tint(RED_STONE[1], 0.8))
    merlon = 16
    def stones(front: bool) -> None:
        for k in range(merlon):
            a = 2 * math.pi * (k + 0.5) / merlon
            if (math.sin(a) > 0) == front:
                px, py = x + wide * 1.07 * math.cos(a), top - 0.012 + wide * 0.29 * math.sin(a)
                m.area([(px - 0.0085, py + 0.006), (px - 0.0085, py - 0.014), (px + 0.0085, py - 0.014),
                        (px + 0.0085, py + 0.006)], tint(RED_STONE[0], 1.05 if math.cos(a) < 0.4 else 0.93), WALL_LINE,
                       0.0024)
    stones(False)
    m.cone(x, top - 0.006, wide * 0.9, 0.085, RED)
    stones(True)
    m.flag(x, top - 0.095, (206, 58, 50), 0.05)


def tent(m: Mason, x: float, foot: float, colour: Colour) -> None:
    m.canvas.ellipse((m.at[0] + x + 0.008, m.at[1] + foot + 0.002), 0.03, 0.009, (104, 130, 62))
    m.area([(x - 0.026, foot), (x, foot - 0.042), (x + 0.026, foot)], colour, OUTLINE, 0.0026)
    m.area([(x + 0.006, foot), (x, foot - 0.042), (x + 0.026, foot)], tint(colour, 0.78), None)
    m.area([(x - 0.006, foot), (x, foot - 0.03), (x + 0.006, foot)], (70, 50, 40), None)


CASTLES: dict[str, Callable[[Mason], None]] = {
    "gc-01": bentheim, "gc-02": konradsheim, "gc-03": eltz, "gc-04": wartburg, "gc-05": koenigstein, "gc-06": rieneck
}


def castle(canvas: Canvas, tile: str, at: Point, rng: random.Random) -> None:
    """The castle of a double tile round its middle."""
    CASTLES[tile](Mason(canvas, at, rng))
