### Princess & Dragon, Flying Machines and German Castles at the table.

carc-hint-draw-or-castle = { $name }: draw a tile or place a castle
carc-hint-last-castle = { $name }: the pile is empty, place a castle
carc-hint-castle = { $name }: place the castle
carc-hint-dragon = { $name }: where does the dragon fly?
carc-hint-pick = { $name }: take a castle
carc-hint-pick-more = { $name }: take another castle?
carc-hint-land = { $name }: where does the flyer land?
carc-hint-deed = { $name }: anything else?
carc-hint-spot-portal = Through the portal to here
carc-hint-spot-recall = The abbot comes home and scores
carc-hint-spot-fly = Fly one to three squares along the arrow
carc-hint-spot-fairy = The fairy comes here
carc-hint-spot-remove = The princess sends this knight home
carc-no-deed = Nothing
carc-pick-no-more = No more

keys-draw = Draw
keys-castle = Castle
keys-castle-back = Put back
keys-dragon = Choose
keys-dragon-on = Fly there
keys-take = Take
keys-no-more = No more

carc-laid-aside = No volcano yet: the dragon tile is laid aside (PD3)
carc-shuffled-in = { $count ->
    [one] One dragon tile goes back into the pile
   *[other] { $count } dragon tiles go back into the pile
}
carc-flight-line = The flight keeps its diagonal and counts squares: a castle is never crossed from corner to corner in one step ({ $clause })
carc-flight-failed = Nothing there to land on: the flyer walks home (FM7)

castle-title = The six castles
castle-lord = { $count ->
    [one] Castle lord or lady:
   *[other] Castle lords and ladies:
}
castle-pick = Six castles lie face down
castle-pick-which = Nobody knows which is which.
castle-turned = These castles are in the game

carc-log-aside = A dragon tile comes too early and is laid aside.
carc-log-shuffled = { $count ->
    [one] The dragon tile laid aside goes back into the pile.
   *[other] { $count } dragon tiles laid aside go back into the pile.
}
carc-log-dragon-came = The dragon comes to the volcano.
carc-log-eaten = { $own ->
    [true] { $count ->
        [one] { $name } flies the dragon to an own figure; it flees.
       *[other] { $name } flies the dragon to { $count } own figures; they flee.
    }
   *[other] { $count ->
        [one] { $name } flies the dragon on: a figure of { $owner } flees.
       *[other] { $name } flies the dragon on: { $count } figures of { $owner } flee.
    }
}
carc-log-fairy = { $alone ->
    [true] The fairy goes to another tile.
   *[other] { $name } calls the fairy to a figure.
}
carc-log-fairy-paid = { $points ->
    [one] The fairy gives { $name } 1 point.
   *[other] The fairy gives { $name } { $points } points.
}
carc-log-princess = { $name } lets the princess send a knight home.
carc-log-launched = { $roll ->
    [one] { $name } launches a figure: it flies one square.
   *[other] { $name } launches a figure: it flies { $roll } squares.
}
carc-log-landed = { $name } lands { $kind ->
    [city] in a city.
    [road] on a road.
    [monastery] in a monastery.
    [garden] in a garden.
    [castle] on a castle.
   *[other] on the tile.
}
carc-log-crashed = { $name } finds no place to land; the figure walks home.
carc-log-picked = { $name } takes a castle that lies face down.
carc-log-castle-placed = { $name } places { $castle }.
carc-log-castle = { $name } holds { $castle }.

refused-feature_complete = That is finished already.
refused-volcano_is_hot = No figure comes to a volcano in the turn it is placed.
refused-dragon_is_there = No figure comes to where the dragon is.
refused-dragon_needs_a_tile = The dragon flies only to a square with a tile.
refused-dragon_was_there = The dragon has been there in this move.
refused-dragon_must_move = The dragon must fly on.
refused-no_such_direction = The dragon flies one square at a time: north, east, south or west.
refused-fairy_keeps_out = The fairy keeps the dragon out.
refused-fairy_is_there = The fairy is there already.
refused-fairy_wants_own = The fairy goes only to one of your own figures.
refused-no_princess = There is no princess on the tile just placed.
refused-not_her_knight = The princess sends only a knight of her own city home.
refused-no_flying_machine = There is no flying machine on the tile just placed.
refused-must_land = Whoever flies must land where it is possible.
refused-not_where_it_lands = The flight ends on another tile: so many squares as the die says, straight along the arrow.
refused-flight_keeps_line = The flight keeps its diagonal: it does not enter a castle over one corner and leave it over the opposite one as if that were one step.
refused-no_landing_on_fields = Nobody lands on a field.
refused-castle_taken = Somebody has taken that castle.
refused-must_pick = The first castle must be taken.
refused-river_first = Castles wait until the river is finished.
refused-pile_is_empty = The pile is empty.

newgame-set-princess-dragon = Princess & Dragon
newgame-set-princess-dragon-about = Thirty tiles; a dragon that drives figures off, a fairy that protects them, princesses who send knights home, magic portals.
newgame-set-flying-machines = The Flying Machines
newgame-set-flying-machines-about = Eight tiles from which a figure flies as far as the die says, to where others already are.
newgame-set-german-castles = German Castles
newgame-set-german-castles-about = Six castles on double tiles, held from the start and placed instead of drawing a tile.

newgame-option-dragon-timing = When the dragon flies
newgame-option-dragon-timing-about = Before the scoring it can still drive figures off that would have scored.
newgame-value-dragon-timing-before-scoring = before the scoring
newgame-value-dragon-timing-after-scoring = after the scoring
newgame-option-fairy-rule = The fairy stands
newgame-option-fairy-rule-about = Beside one figure; in the older rule on a square, for all figures there.
newgame-value-fairy-rule-meeple = beside a figure
newgame-value-fairy-rule-square = on a square
newgame-option-castle-bonus = Three points a castle
newgame-option-castle-bonus-about = Who gets them when a road or city that touches castles is completed.
newgame-value-castle-bonus-present = all who are there
newgame-value-castle-bonus-majority = the majority
newgame-option-castle-setup = Castles are
newgame-option-castle-setup-about = Everybody takes one that lies face down, or chance deals them.
newgame-value-castle-setup-deal = dealt
newgame-value-castle-setup-pick = picked
newgame-option-castles-per-seat = Castles for each
newgame-option-castles-per-seat-about = With two or three players; with more it is one.
newgame-value-castles-per-seat-2 = two
newgame-value-castles-per-seat-1 = one
