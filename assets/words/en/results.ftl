### The end of a game.

results-won = { $name } wins
results-shared = { $names } and { $last } share the victory
results-place = { $place }.
results-again = Play again
results-board = Look at the table
results-leave = To the title
results-legend = In small figures: during the game + at its end

results-source-road = Roads
results-source-city = Cities
results-source-monastery = Monasteries
results-source-garden = Gardens
results-source-field = Fields
results-source-districts = Districts
results-source-colours = Colours
results-source-completion = City
results-source-bonus = Unique
results-source-recalled = Abbot
results-source-castle = Castles
results-source-fairy = Fairy

results-ending = Where the points came from
results-course = How it went
results-turns = Turns
results-final = Final scoring
results-time = Time used
results-each-turn = { $time } a turn
