### Dílková hra u stolu.

carc-draw = Vzít dílek
carc-no-figure = Bez figurky
carc-tiles-left = { $count ->
    [one] Zbývá jeden dílek
    [few] Zbývají { $count } dílky
   *[other] Zbývá { $count } dílků
}
carc-hint-draw = { $name }: vezměte si dílek
carc-hint-place = { $name }: položte dílek
carc-hint-figure = { $name }: postavíte figurku?
carc-game-ended = Leží poslední dílek. Teď se všechno sečte.

carc-log-lost = Dílek se nikam nehodí a jde z kola ven.
carc-log-placed = { $name } pokládá dílek.
carc-log-deployed = { $figure ->
    [abbot] { $name } staví opata
    [large] { $name } staví velkou figurku
   *[other] { $name } staví figurku
} { $kind ->
    [city] do města.
    [road] na cestu.
    [monastery] do kláštera.
    [garden] do zahrady.
    [field] na louku.
    [castle] na hrad, jako hradního pána či paní.
   *[other] na dílek.
}
carc-log-recalled = { $points ->
    [one] { $name } bere zpět opata za 1 bod.
    [few] { $name } bere zpět opata za { $points } body.
   *[other] { $name } bere zpět opata za { $points } bodů.
}
carc-log-scored = { $points ->
    [one] { $name } získává 1 bod
    [few] { $name } získává { $points } body
   *[other] { $name } získává { $points } bodů
} { $kind ->
    [city] za město.
    [road] za cestu.
    [monastery] za klášter.
    [garden] za zahradu.
    [field] za louku.
    [castle] za hrad.
   *[other] za útvar.
}
carc-log-ended = Začíná závěrečné bodování.

refused-chance_decides = Počkejte na další dílek.
refused-not_now = To teď nejde.
refused-must_place = Dílek se musí položit.
refused-not_in_hand = Tento dílek nemáte v ruce.
refused-square_taken = Tam už dílek leží.
refused-no_neighbour = Dílek musí hranou navazovat na krajinu.
refused-edge_mismatch = Tady k sobě hrany nepasují.
refused-river_not_continued = Řeka musí pokračovat.
refused-river_turns_back = Řeka se nesmí hned stočit zpátky.
refused-castles_touch = Hradní dílky se nesmějí dotýkat, ani rohem.
refused-not_the_new_tile = Figurka smí jen na právě položený dílek.
refused-no_such_place = Tam figurka stát nemůže.
refused-figure_may_not_stand = Tato figurka tam stát nesmí.
refused-supply_empty = Taková figurka už v zásobě není.
refused-feature_occupied = Už tam někdo je.
refused-not_yours = To není váš opat.
refused-not_in_pile = Takový dílek v hromádce není.
refused-off_the_table = Tam už končí stůl.
refused-unknown_tile = Takový dílek neexistuje.
refused-unknown_figure = Taková figurka neexistuje.
refused-unknown_action = To se v této hře dělat nedá.
