### An den Tisch kommen und ihn verlassen.

start-trouble = Etwas ist im Weg
start-folder = In { $folder } lässt sich nichts speichern. Man kann spielen, doch Spiele und Einstellungen gehen verloren.
start-unreadable = { $file } lässt sich nicht öffnen: { $why }
start-not-deleted = Es lässt sich nicht löschen: { $why }
start-in-use = In diesem Spiel spielt ein anderes laufendes Programm weiter.
start-saved = Gespeichert
start-mended-title = Der letzte Zug fehlt
start-mended = Die neueste Datei dieses Spiels war beschädigt, darum wurde die davor genommen. Eine Kopie liegt in { $file }.
start-diverged-title = Die Regeln haben sich geändert
start-diverged = Dieses Spiel stammt von einer anderen Version. Es geht ab Zug { $turn } weiter.
start-levels-title = Ein anderer Gegner
start-levels = Diesen Gegner gibt es hier nicht, den Platz nimmt jemand anders ein: { $names }
