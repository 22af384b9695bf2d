### Why points were paid, item by item.

score-title = { $kind ->
    [city] City
    [road] Road
    [monastery] Monastery
    [garden] Garden
    [field] Field
    [castle] Castle
    [fairy] The fairy
    [recalled] Abbot called back
   *[other] Feature
}
score-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
score-pennants = { $count ->
    [one] 1 pennant
   *[other] { $count } pennants
}
score-itself = { $kind ->
    [garden] The garden itself
    [castle] The castle itself
   *[monastery] The monastery itself
}
score-around = { $count ->
    [one] 1 tile around it
   *[other] { $count } tiles around it
}
score-cities = { $count ->
    [one] 1 complete city
   *[other] { $count } complete cities
}
score-bonus = { $source ->
    [castle] Castle beside it
    [fairy] The fairy
   *[watchtower] Watchtower
}
score-fairy = A turn that begins with her
score-together = Together
score-majority = The greatest strength takes it all:
score-tie = Equal strength: each gets all of it
