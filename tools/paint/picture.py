"""A tile's picture from its plan: layer upon layer, from the meadow to the flags."""

import random

import numpy as np
import pygame

from .brush import Canvas
from .curves import Line, Point, along, distance
from .emblems import paint_thing
from .grid import CELLS, Grid, clearance, disc, grown, inside, near, outline
from .land import bridge, extended, fir, meadow, plot, river, road_bed, road_surface, tree
from .plan import ROAD, WALL, City, Plan
from .stone import city_wall, gate, houses, parish_church, portal, towers_along, viaduct


def paint(plan: Plan, size: int, rng: random.Random) -> pygame.Surface:
    canvas = Canvas(size, plan.width)
    meadow(canvas, rng)
    country(canvas, plan, rng)
    for _, line, role in plan.rivers:
        river(canvas, extended(line), role, rng)
    ground = [extended(line) for road in plan.roads if not road.viaduct and not road.over
              for line in road.lines] + plan.paths
    pockets(canvas, plan)
    roads(canvas, ground, rng)
    upper = [extended(line) for road in plan.roads if road.over for line in road.lines]
    roads(canvas, upper, rng)
    bridges(canvas, plan)
    for city in plan.cities:
        paint_city(canvas, plan, city, rng)
    for road in plan.roads:
        if road.viaduct:
            line = road.lines[0]
            roads(canvas, [extended(line)], rng)
            viaduct(canvas, [along(line, 0.2 + 0.6 * k / 12) for k in range(13)], ROAD + 0.03, "road")
        for at, way in road.portals:
            portal(canvas, at, way)
    for _key, line in plan.viaducts:
        viaduct(canvas, line, 0.13, "town")
    for thing in sorted(plan.things, key=lambda t: t.at[1]):
        paint_thing(canvas, thing, plan.tile["id"], rng)
    rim(canvas)
    return canvas.picture


def pockets(canvas: Canvas, plan: Plan) -> None:
    """Ground that belongs to no field, cut off by the paths of the thing in the middle, is a paved yard."""
    loose = ~plan.taken
    for cells in plan.fields.values():
        loose &= ~cells
    if loose.sum() > CELLS:
        for yard in outline(grown(loose, 2))[0]:
            canvas.textured_polygon("plaza", yard)


def roads(canvas: Canvas, lines: list[Line], rng: random.Random) -> None:
    road_bed(canvas, lines)
    road_surface(canvas, lines, rng)


def bridges(canvas: Canvas, plan: Plan) -> None:
    for _, water, _role in plan.rivers:
        for road in plan.roads:
            for line in road.lines:
                closest = min(((distance(p, q), i, p) for i, p in enumerate(line) for q in water), key=lambda c: c[0])
                if closest[0] < 0.03:
                    i = closest[1]
                    a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
                    span = distance(a, b)
                    bridge(canvas, closest[2], ((b[0] - a[0]) / span, (b[1] - a[1]) / span))


def paint_city(canvas: Canvas, plan: Plan, city: City, rng: random.Random) -> None:
    mask = np.zeros_like(plan.taken)
    for polygon in city.polygons:
        mask |= inside(polygon, plan.width)
        canvas.shadow_polygon(polygon, 0.016, 0.024, 130)
        canvas.textured_polygon("town", polygon)
    for wall in city.walls:
        canvas.shadow_line(wall, WALL, 0.016, 0.02, 120)
    keep: Grid = np.ones_like(mask)                        # no house is cut by the rim: a street runs along it
    margin = int(0.058 * CELLS)
    keep[margin:-margin, margin:-margin] = False
    for other in plan.cities:
        for wall in other.walls:
            keep |= near(wall, WALL / 2 + 0.055, plan.width)
    for thing in plan.things:
        keep |= disc(thing.at, thing.radius + (0.05 if thing.kind != "cathedral" else 0.075), plan.width)
    for road in plan.roads:
        if road.viaduct:
            for line in road.lines:
                keep |= near(line, ROAD / 2 + 0.06, plan.width)
    for _, line in plan.viaducts:
        keep |= near(line, 0.12, plan.width)
    room = np.where(keep | ~mask, 0, clearance(np.pad(mask & ~keep, 8, mode="edge"))[8:-8, 8:-8] + 0.055)
    place = parish_church(canvas, room,
                          rng) if len(city.facts["edges"]) > 1 and not city.facts.get("cathedral") else None
    houses(canvas, np.where(disc(place, 0.155, plan.width), 0, room) if place else room, rng)
    gates = [at for road in plan.roads for at in road.gates]
    for wall in city.walls:
        polygon = city.polygons[min(city.walls.index(wall), len(city.polygons) - 1)]
        city_wall(canvas, wall, town_on_left(wall, polygon))
    for wall in city.walls:
        towers_along(canvas, wall, gates, rng)
    for road in plan.roads:
        for at in road.gates:
            if any(distance(at, p) < 1e-6 for wall in city.walls for p in wall):
                line = road.lines[0]
                span = distance(line[-2], line[-1])
                gate(canvas, at, ((line[-1][0] - line[-2][0]) / span, (line[-1][1] - line[-2][1]) / span))


def town_on_left(wall: Line, polygon: Line) -> bool:
    middle = len(wall) // 2
    (ax, ay), (bx, by) = wall[middle - 1], wall[middle + 1]
    span = distance((ax, ay), (bx, by))
    probe = (wall[middle][0] - (by - ay) / span * -0.05, wall[middle][1] + (bx - ax) / span * -0.05)
    hit = False
    for (px, py), (qx, qy) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (py > probe[1]) != (qy > probe[1]) and probe[0] < (qx - px) * (probe[1] - py) / (qy - py) + px:
            hit = not hit
    return not hit


def country(canvas: Canvas, plan: Plan, rng: random.Random) -> None:
    """Ploughed plots and trees where the meadow is wide, away from the places of figures."""
    free = np.zeros_like(plan.taken)
    for cells in plan.fields.values():
        free |= cells
    for thing in plan.things:
        free &= ~disc(thing.at, thing.radius + 0.03, plan.width)
    wide = clearance(free)
    unused = free.copy()
    for key, spot in plan.spots.items():
        if key.startswith("f"):
            unused &= ~disc(spot, 0.1, plan.width)
    if rng.random() < 0.5:
        rows, columns = np.nonzero(wide > 0.16)
        if len(rows):
            k = rng.randrange(len(rows))
            at = ((columns[k] + 0.5) / CELLS, (rows[k] + 0.5) / CELLS)
            plot(canvas, at, rng.uniform(0.085, 0.11), rng.uniform(0.07, 0.09), rng.uniform(-0.5, 0.5), rng)
            unused &= ~disc(at, 0.17, plan.width)
    room = clearance(unused)
    placed: list[tuple[Point, float, bool]] = []
    for _ in range(rng.randint(3, 5) * plan.width):
        rows, columns = np.nonzero(room > 0.055)
        if not len(rows):
            break
        k = rng.randrange(len(rows))
        middle = ((columns[k] + 0.5) / CELLS, (rows[k] + 0.5) / CELLS)
        firs = rng.random() < 0.4
        for _ in range(rng.randint(1, 4)):
            at = (middle[0] + rng.uniform(-0.055, 0.055), middle[1] + rng.uniform(-0.05, 0.05))
            row, column = int(at[1] * CELLS), int(at[0] * CELLS)
            if 0 <= row < CELLS and 0 <= column < CELLS * plan.width and room[row, column] > 0.035 \
                    and all(distance(at, p) > 0.04 for p, _, _ in placed):
                placed.append((at, rng.uniform(0.026, 0.036), firs))
    for at, radius, firs in sorted(placed, key=lambda t: t[0][1]):
        if firs:
            fir(canvas, at, radius * 0.85)
        else:
            tree(canvas, at, radius, rng)


def rim(canvas: Canvas) -> None:
    """A hair of shade along the rim, as on printed cardboard."""
    def lines(mask: pygame.Surface) -> None:
        pygame.draw.rect(mask, (30, 22, 10, 60), mask.get_rect(), max(1, canvas.size // 300))
    canvas.glaze(lines)
