### The rules, set by set, in short pages.

help-title = Rules
help-agreed = Agreed for this game
help-agreed-item = { $what }: { $value }
help-agreed-yes = yes
help-agreed-no = no

help-set-base = Base game
help-set-river = The River
help-set-abbot = Abbot
help-set-inns = Inns & Cathedrals
help-set-dragon = Princess & Dragon
help-set-flyer = Flying Machines
help-set-castles = German Castles

help-base-turn = A turn
help-base-turn-text = Draw a tile and place it. Then, if you like, put one figure on that very tile. Last, everything the tile has completed is scored, and the figures there go home. Now the next player is to move.
help-base-place = Placing a tile
help-base-place-text = It must touch the land along at least one edge, a corner is not enough, and wherever edges meet, both must show the same: road to road, city to city, field to field. You may turn it as you wish. A tile that fits somewhere must be placed; one that fits nowhere leaves the game, and you draw another.
help-base-figure = Placing a figure
help-base-figure-text = Only on the tile just placed, and only where nobody stands yet anywhere on the connected road, city or field, not even you. You need a figure in hand: those that come home this turn can be used from the next turn on. Claims that are made apart may grow together later.
help-base-road = Roads
help-base-road-text = A road is complete when both ends are closed, by a crossing, a city or a monastery, or when it runs in a ring. It pays 1 point for each tile.
help-base-city = Cities
help-base-city-text = A city is complete when its wall has no gap. It pays 2 points for each tile and 2 for each pennant.
help-base-monastery = Monasteries
help-base-monastery-text = A monastery is complete when all eight places around it are filled. Then it pays 9 points: one for itself and one for each neighbour.
help-base-majority = Who gets the points
help-base-majority-text = Whoever has the most figures there takes all the points. With equal numbers, each of them gets all. Every figure on what was scored goes home, the others’ as well.
help-base-field = Fields
help-base-field-text = Fields end at roads, cities and rivers. They are never complete: a figure there lies down and stays until the end. Then each field pays 3 points for every complete city that touches it, to whoever has the most figures in it.
help-base-end = The end
help-base-end-text = The game ends with the turn in which the last tile is placed. Then unfinished roads pay 1 a tile, unfinished cities 1 a tile and pennant, unfinished monasteries 1 and 1 for each neighbour, and the fields are counted. Most points win; equal points share the victory.

help-river-course = The river comes first
help-river-course-text = The spring lies on the table instead of the usual start tile. The river tiles are used up before any other, and the lake is the last of them.
help-river-bends = No turning back
help-river-bends-text = Every river tile must continue the river at its open end. Two bends that follow one another directly may not turn the same way; after a straight piece any bend is fine again.
help-river-figures = On the banks
help-river-figures-text = Figures may be placed on river tiles as usual, but never on the water. The river divides fields, also where a bridge crosses it; around spring and lake the field is one.

help-abbot-place = The abbot
help-abbot-place-text = Each player has one abbot more. He may be placed on a monastery or a garden of the new tile, and nowhere else; ordinary figures may not stand in a garden.
help-abbot-garden = Gardens
help-abbot-garden-text = A garden counts exactly as a monastery does: complete when its eight neighbours are filled, then worth 9 points.
help-abbot-back = Calling him back
help-abbot-back-text = Instead of placing a figure you may take your abbot back. He brings 1 point and 1 for each neighbour that is filled at that moment, the tile just placed included.

help-inns-inn = Inns
help-inns-inn-text = A road with an inn pays 2 points for each tile when it is complete. Unfinished at the end, it pays nothing.
help-inns-cathedral = Cathedrals
help-inns-cathedral-text = A city with a cathedral pays 3 points for each tile and 3 for each pennant when it is complete. Unfinished at the end, it pays nothing. For fields it is a city like any other.
help-inns-large = The large figure
help-inns-large-text = Each player has one. It is placed like any other and counts as two when it is decided who has the most.

help-dragon-volcano = Volcano
help-dragon-volcano-text = A tile with a volcano calls the dragon to it, wherever the dragon was. No figure may be placed on that tile in this turn.
help-dragon-dragon = The dragon flies
help-dragon-dragon-text = After a dragon tile is placed and the figure set, the dragon moves six squares, never diagonally, each player in turn choosing one. It never visits a square twice in one flight, it stays on the land, and it may not come to the fairy. Every figure it meets goes home without points. Only then is scored what is complete. Dragon tiles drawn before the first volcano are laid aside until it comes.
help-dragon-princess = The princess
help-dragon-princess-text = A tile with a princess that extends a city may send one figure home from that city, anybody’s, your own too. Whoever does so does nothing else in this turn.
help-dragon-portal = The magic portal
help-dragon-portal-text = From a portal tile your figure may go to any tile on the board instead: wherever something is neither complete nor occupied.
help-dragon-fairy = The fairy
help-dragon-fairy-text = Instead of placing a figure you may put the fairy beside one of your own. The dragon may not enter her square. If she is with you when your turn begins, you get 1 point; if the figure she is with is scored, its owner gets 3 more, even without the majority.

help-flyer-flight = Taking off
help-flyer-flight-text = On a tile with a flying machine you may put your figure on the machine instead. Then roll: it flies 1 to 3 squares in the direction of the arrow, over anything that lies between.
help-flyer-landing = Landing
help-flyer-landing-text = It must land on a road, city, monastery or castle that is not complete, and it may join others who are there already. Nobody lands in a field. If there is nothing to land on, the figure comes home, and that was your figure for this turn.

help-castles-begin = Own castles
help-castles-begin-text = Before the game each player gets castle tiles: two each when two or three play and it was agreed so, otherwise one. They lie open before you. In your turn you may place one of them instead of drawing.
help-castles-place = Placing a castle
help-castles-place-text = A castle tile is two squares long, and all six edges must match. It may not touch another castle tile, not even at a corner. Then you may put a figure on it: on a road, in the city, in a field, or as lord of the castle.
help-castles-worth = What a castle is worth
help-castles-worth-text = It is complete when all ten places around it are filled, and pays 12 points. Unfinished at the end, it pays 2 points and 1 for each filled place around it. The abbot may not live there.
help-castles-bonus = Roads and cities at castles
help-castles-bonus-text = When a road or a city that runs over a castle tile is completed, everybody with a figure on it gets 3 points more for each castle tile, also without the majority. Not so at the end of the game. Each half of a castle tile counts as a tile of its own.
help-castles-end = The end
help-castles-end-text = The game ends as soon as a player, when it is their turn, can place neither a tile from the pile nor a castle. With an empty pile, a castle that fits must be placed.
