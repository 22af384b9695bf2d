### The guide: lessons that teach by playing.

title-guide = Learn to play
guide-title = Learn to play
guide-about = Short lessons on the table itself. Any of them can be skipped and played again.
guide-start = Begin
guide-go-on = Go on
guide-place = Lesson { $number } of { $of } · { $title }
guide-yellow = Yellow
guide-blue = Blue
guide-black = Black
guide-next = Next
guide-next-lesson = Next lesson
guide-play = Play a game
guide-skip = Skip this lesson
guide-again = Once more
guide-nudge = The rules allow that as well. For this lesson, try what the arrow points at.
guide-nudge-lit = The rules allow that as well. For this lesson, try what is lit in gold.
guide-nudge-turn = The right place, but turn the tile first: { $device ->
    [pad] { $turn }.
   *[desk] right mouse button, mouse wheel, or { $turn }.
}

## The tile game

lesson-carcassonne-place-title = Placing a tile
lesson-carcassonne-place-about = The land grows tile by tile, and edges must match.
lesson-carcassonne-place-1 = This is the land. Each turn you draw one tile and place it; yours lies at the lower right. Read on with “Next”.
lesson-carcassonne-place-2 = A tile must touch the land along an edge, and edges must match: road to road, city to city, field to field. Make the road longer: choose the place under the arrow.
lesson-carcassonne-place-3 = Blue has placed a tile too. Now lead the road down, towards the south. { $device ->
    [pad] Turn the tile with { $turn } until it lies right, then place it.
   *[desk] Point at the place and turn the tile with the right mouse button, the wheel or { $turn } until it lies right, then click.
}
lesson-carcassonne-place-4 = The last one: the city at the top is open. Put the other half of its wall there; the tile turns by itself where it fits only one way.
lesson-carcassonne-place-done = That is all about placing. A road, a city, a field: each grows over many tiles, and soon it will be yours.

lesson-carcassonne-claim-title = Claiming
lesson-carcassonne-claim-about = A figure makes a road or a city yours.
lesson-carcassonne-claim-1 = Points go to whoever has a figure in a road or city. Start with the road: place your tile under the arrow.
lesson-carcassonne-claim-2 = Now you may put one of your seven figures on the tile just placed. Choose the spot on the road to claim it.
lesson-carcassonne-claim-3 = The road is yours, however long it grows. Blue has claimed the city that is lit: nobody else may put a figure into it now.
lesson-carcassonne-claim-4 = Your own road goes on. Place this tile at its end.
lesson-carcassonne-claim-5 = The road has your figure already, one is enough. But the city on this tile is free: claim it.
lesson-carcassonne-claim-done = Two claims on the table. A figure stays where it stands until its road or city is complete; that comes next.

lesson-carcassonne-complete-title = Completing
lesson-carcassonne-complete-about = What is complete pays at once and gives the figure back.
lesson-carcassonne-complete-1 = All your figures are out. One stands in the city that is lit; a city is complete when its wall has no gap left.
lesson-carcassonne-complete-2 = Close the gap.
lesson-carcassonne-complete-3 = Complete! Each tile of the city pays 2 points, and each coat of arms 2 more: 8 points. And your figure is back in your hand.
lesson-carcassonne-complete-4 = A road is complete when both its ends are closed: by a crossing, a city or a monastery. Close yours with this crossing.
lesson-carcassonne-complete-5 = Three tiles, 3 points. Before they are counted you may put a figure on the new tile, or keep it with “No figure”. As you like.
lesson-carcassonne-complete-done = Small things pay soon, large things pay much. With no figure in hand you cannot claim anything, so get them back.

lesson-carcassonne-monastery-title = Monasteries
lesson-carcassonne-monastery-about = A figure in a monastery waits for its neighbours.
lesson-carcassonne-monastery-1 = This tile shows a monastery. It is worth most where the land is thick: place it in the gap.
lesson-carcassonne-monastery-2 = Put your figure into the monastery.
lesson-carcassonne-monastery-3 = A monastery counts 1 point for itself and 1 for each of the eight tiles round it. Seven lie there already; one is missing.
lesson-carcassonne-monastery-4 = Place the eighth neighbour.
lesson-carcassonne-monastery-done = 9 points, and the figure is free again. Tiles of the others count as neighbours as well.

lesson-carcassonne-fields-title = Fields
lesson-carcassonne-fields-about = A farmer lies down, and is counted at the end.
lesson-carcassonne-fields-1 = The green land between roads and walls is a field. Join the fields of both sides with this tile.
lesson-carcassonne-fields-2 = A figure that lies down in a field is a farmer. Put yours there.
lesson-carcassonne-fields-3 = This whole field is yours now. Your farmer stays until the end of the game, so use farmers sparingly. { $device ->
    [pad] { $fields }
   *[desk] The key { $fields }
} shows whose each field is.
lesson-carcassonne-fields-4 = At the end a field pays 3 points for each complete city that touches it. One is complete; complete the other with the last tile.
lesson-carcassonne-fields-done = The game is over: two complete cities touch your field, 6 points. Cities that are still open give a farmer nothing.

lesson-carcassonne-together-title = Sharing and taking over
lesson-carcassonne-together-about = When claims grow together, and how a game ends.
lesson-carcassonne-together-1 = Blue holds one of these cities, you hold the other. Nobody may enter a city that is taken, but cities may grow together.
lesson-carcassonne-together-2 = Join the two.
lesson-carcassonne-together-3 = One figure each: both get all the 8 points. Now look at the road: it is Blue’s, and open at its right end.
lesson-carcassonne-together-4 = Make it hard for Blue: with this tile above the gap, only a tile with a road and a city still fits there. Place it so that its city faces down.
lesson-carcassonne-together-5 = And claim that city, so the gap is of use to you.
lesson-carcassonne-together-6 = Down there one more big city grows together: Blue has one figure in it, you have two. Who has the most figures gets everything.
lesson-carcassonne-together-7 = This is the last tile. Take the city over.
lesson-carcassonne-together-8 = All 8 points for you, none for Blue. The pile is empty, so the game ended and the rest was counted: an open road or city pays 1 point a tile. Who has most points wins.
lesson-carcassonne-together-done = Now you know the whole game. In a game of your own you end each turn with “Confirm”; until then you can take everything back. And whatever you point at tells you what it is.
