### Ein Spiel im Rückblick und seine Besprechung.

replay-title = Aufzeichnung
replay-leave = Aufzeichnung verlassen
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-turn-back = Zum vorigen Zug
replay-turn-forward = Zum nächsten Zug
replay-rate = Tempo
replay-coach = Was die Beratung in jeder Stellung rät
replay-eyes = Mit wessen Augen
replay-hands = Alle Hände offen
replay-where = Zug { $turn } von { $turns }: { $name }
replay-diverged = Ab hier folgt das Spiel anderen Regeln als den heutigen und kann nicht gezeigt werden.

review-title = Besprechung des Spiels
review-points = Wendepunkte
review-judging = Die Beratung beurteilt: { $done } von { $all } Entscheidungen
review-how = Was die Beratung stattdessen gespielt hätte
review-none = Kein einziger großer Fehler!
review-stop = Nicht weiter beurteilen
review-go-on = Weiter beurteilen
review-turn = Zug { $turn } · { $name }
review-lost = { $points } Punkte verloren
review-played = Gespielt
review-better = Besser
review-good = Gut gespielt
review-why = { $what }: { $why }
review-totals = Verlorene Punkte gegenüber den besten Zügen
review-balance = Erwartet: eigene { $own }, stärkster Gegner { $rival }
