### The set-up of a new game.

newgame-title = New game
newgame-start = Start
newgame-seats = Players
newgame-order = The first one begins, the others follow in this order.
newgame-add = Add a player
newgame-shuffle = Shuffle the order
newgame-up = Earlier in the order
newgame-down = Later in the order
newgame-remove = Remove this player
newgame-alone = Player
newgame-player = Player { $number }
newgame-human = Human
newgame-computer = Computer: { $level }
newgame-no-computer = Computer opponents are missing from this installation; friends can play at one screen.

newgame-level-beginner = beginner
newgame-level-casual = casual
newgame-level-club = club player
newgame-level-strong = strong
newgame-level-expert = expert

newgame-sets = Game
newgame-game-carcassonne = The tile game
newgame-set-base = Base game
newgame-set-base-about = 72 tiles with roads, cities, monasteries and fields.
newgame-set-river = The River
newgame-set-river-about = Twelve river tiles are laid first, from the spring to the lake.
newgame-set-inns-cathedrals = Inns & Cathedrals
newgame-set-inns-cathedrals-about = Eighteen tiles; roads with an inn and cities with a cathedral count more, or nothing; one large figure each.

newgame-options = Rules
newgame-about = { $text } ({ $clause })
newgame-option-abbot = Abbot
newgame-option-abbot-about = Each player also has an abbot for monasteries and gardens, who can be called back for points.
newgame-option-small-city = City of two tiles
newgame-option-small-city-about = What a completed city of just two tiles is worth; very old printings gave 2.
newgame-value-small-city-four = 4 points
newgame-value-small-city-two = 2 points
newgame-option-river-ends = Spring and lake
newgame-option-river-ends-about = The third edition's spring has a road, its lake a monastery.
newgame-value-river-ends-plain = plain
newgame-value-river-ends-third-edition = third edition

newgame-clock = Clock
newgame-clock-minutes = Time for each player
newgame-clock-none = No clock
newgame-clock-each = { $minutes } minutes
newgame-clock-increment = Added with each turn
newgame-clock-nothing = Nothing
newgame-clock-seconds = { $seconds } seconds
newgame-clock-about = Nobody loses by the clock: whoever is out of time plays on, but optional steps are skipped when a turn takes too long.
