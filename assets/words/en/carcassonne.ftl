### The tile game at the table.

carc-draw = Draw
carc-no-figure = No figure
carc-tiles-left = { $count ->
    [one] One tile is left
   *[other] { $count } tiles are left
}
carc-hint-draw = { $name }: draw a tile
carc-hint-place = { $name }: place the tile
carc-hint-figure = { $name }: place a figure?
carc-game-ended = The last tile lies. Now everything is counted.

carc-log-lost = A tile fits nowhere and is put away.
carc-log-placed = { $name } places a tile.
carc-log-deployed = { $figure ->
    [abbot] { $name } puts the abbot
    [large] { $name } puts the large figure
   *[other] { $name } puts a figure
} { $kind ->
    [city] in a city.
    [road] on a road.
    [monastery] in a monastery.
    [garden] in a garden.
    [field] in a field.
    [castle] on a castle, as its lord or lady.
   *[other] on the tile.
}
carc-log-recalled = { $points ->
    [one] { $name } takes the abbot back for 1 point.
   *[other] { $name } takes the abbot back for { $points } points.
}
carc-log-scored = { $points ->
    [one] { $name } gets 1 point
   *[other] { $name } gets { $points } points
} { $kind ->
    [city] for a city.
    [road] for a road.
    [monastery] for a monastery.
    [garden] for a garden.
    [field] for a field.
    [castle] for a castle.
   *[other] for a feature.
}
carc-log-ended = The final scoring begins.

refused-chance_decides = Wait for the next tile.
refused-not_now = That is not possible now.
refused-must_place = The tile must be placed.
refused-not_in_hand = That tile is not in hand.
refused-square_taken = A tile already lies there.
refused-no_neighbour = A tile must touch the land along an edge.
refused-edge_mismatch = The edges do not match there.
refused-river_not_continued = The river must be continued.
refused-river_turns_back = The river must not turn back at once.
refused-castles_touch = Castle tiles must not touch each other, not even at a corner.
refused-not_the_new_tile = A figure goes only on the tile just placed.
refused-no_such_place = No figure can stand there.
refused-figure_may_not_stand = This figure may not stand there.
refused-supply_empty = No such figure is left.
refused-feature_occupied = Somebody is already there.
refused-not_yours = That is not your abbot.
refused-not_in_pile = That tile is not in the pile.
refused-off_the_table = The table ends there.
refused-unknown_tile = There is no such tile.
refused-unknown_figure = There is no such figure.
refused-unknown_action = That cannot be done in this game.
