### What lies under the pointer, the fields by owner, and the list of tiles.

inspect-kind = { $kind ->
    [city] City
    [road] Road
    [monastery] Monastery
    [garden] Garden
    [field] Field
    [castle] Castle
   *[other] Feature
}
inspect-squares = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
inspect-complete = Complete
inspect-open = Open
inspect-worth-now = { $points ->
    [one] Worth 1 point
   *[other] Worth { $points } points
}
inspect-worth-end = { $points ->
    [one] At the end, as it lies: 1 point
   *[other] At the end, as it lies: { $points } points
}
inspect-worth-complete = { $points ->
    [one] When complete: 1 point
   *[other] When complete: { $points } points
}
inspect-nobody = Nobody’s
inspect-fits = { $count ->
    [0] No unseen tile fits here
    [one] 1 unseen tile fits here
   *[other] { $count } unseen tiles fit here
}
inspect-fields = Show fields
inspect-tiles = Tiles in the pile
inspect-look = Look round the board
inspect-close = Close
