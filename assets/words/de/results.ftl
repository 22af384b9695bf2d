### Das Ende eines Spiels.

results-won = { $name } gewinnt
results-shared = { $names } und { $last } teilen sich den Sieg
results-place = { $place }.
results-again = Noch einmal
results-board = Den Tisch ansehen
results-leave = Zum Anfang
results-legend = Klein gedruckt: während des Spiels + am Ende

results-source-road = Straßen
results-source-city = Städte
results-source-monastery = Klöster
results-source-garden = Gärten
results-source-field = Wiesen
results-source-districts = Viertel
results-source-colours = Farben
results-source-completion = Stadt
results-source-bonus = Besondere
results-source-recalled = Abt
results-source-castle = Burgen
results-source-fairy = Fee

results-ending = Woher die Punkte kommen
results-course = Wie es lief
results-turns = Züge
results-final = Schlusswertung
results-time = Verbrauchte Zeit
results-each-turn = { $time } je Zug
