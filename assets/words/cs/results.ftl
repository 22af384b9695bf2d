### Konec hry.

results-won = Vítězí { $name }
results-shared = O vítězství se dělí { $names } a { $last }
results-place = { $place }.
results-again = Hrát znovu
results-board = Prohlédnout si stůl
results-leave = Na úvod
results-legend = Drobně: během hry + na jejím konci

results-source-road = Cesty
results-source-city = Města
results-source-monastery = Kláštery
results-source-garden = Zahrady
results-source-field = Louky
results-source-districts = Čtvrti
results-source-colours = Barvy
results-source-completion = Město
results-source-bonus = Jedinečné
results-source-recalled = Opat
results-source-castle = Hrady
results-source-fairy = Víla

results-ending = Odkud jsou body
results-course = Průběh hry
results-turns = Tahy
results-final = Závěr
results-time = Spotřebovaný čas
results-each-turn = { $time } na tah
