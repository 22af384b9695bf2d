"""What happened, for screen and log. Nothing in the tile game is hidden, so every seat sees every event."""

from __future__ import annotations

from dataclasses import dataclass

from .geometry import Square


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins; `number` counts from 1."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile came up from the pile and can be placed."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileLost:
    """A tile came up that fits nowhere; it leaves the game (B3.5)."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileLaidAside:
    """A tile came up that cannot be used yet (PD3)."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A tile lies on the board; `at` is the square of half A."""

    seat: int
    tile: str
    at: Square
    rot: int


@dataclass(frozen=True, slots=True)
class FigureDeployed:
    """A figure from the supply stands on a feature."""

    seat: int
    figure: str
    at: Square
    on: str


@dataclass(frozen=True, slots=True)
class FigureReturned:
    """A figure went back to its owner's supply from that place."""

    seat: int
    figure: str
    at: Square
    on: str


@dataclass(frozen=True, slots=True)
class FeatureScored:
    """A feature paid. `points` by seat, all included; `units` times `factor` is its base value, `bonus` what came on
    top by seat and source; `squares` are its own, `beside` other squares that counted (neighbours, cities of a field);
    `strength` by seat decided; `final` at the end of the game."""

    kind: str
    squares: tuple[Square, ...]
    at: Square
    on: str
    complete: bool
    units: int
    factor: int
    points: tuple[int, ...]
    bonus: tuple[tuple[str, tuple[int, ...]], ...] = ()
    final: bool = False
    beside: tuple[Square, ...] = ()
    strength: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FigureRecalled:
    """A seat took its figure back for points (AB5); the squares `beside` it counted."""

    seat: int
    figure: str
    at: Square
    on: str
    points: int
    beside: tuple[Square, ...] = ()


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The main game is over; the final scoring follows in FeatureScored events with `final`."""

    reason: str
