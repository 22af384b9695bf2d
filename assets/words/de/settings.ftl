### Die Seiten der Einstellungen.

settings-seats = Plätze
settings-seats-about = In dieser Reihenfolge bekommen Plätze ihre Farben. Jede hat ein eigenes Zeichen, das sich tauschen lässt.
settings-controls = Tasten
settings-files = Dateien
settings-window = Größe des Fensters
settings-render-scale = Vollbild zeichnen
settings-render-scale-auto = So flüssig es geht
settings-render-scale-native = Jeden Bildpunkt
settings-render-scale-about = Auf sehr feinen Bildschirmen kostet jeder Punkt Zeit: Etwas gröber bleibt es flüssig.
settings-show-keys = Zeigen, welche Taste was tut
settings-clock = Die Uhr der nächsten Partie
settings-mono = Ein Kanal für beide Ohren
settings-unheard = Kein Tongerät gefunden. Das Spiel sucht jedes Mal, wenn diese Seite geöffnet wird.

### Ordner, und was von wem ist.

files-saves = Spielstände
files-pictures = Bildschirmfotos
files-about = Über das Spiel
files-open = Ordner öffnen
files-change = Anderer Ordner …
files-usual = Üblicher Ordner
files-not-opened = Das System kann den Ordner { $folder } nicht zeigen.
files-version = Version { $version }
files-credits = Mitwirkende und Lizenzen
files-change-title = Wohin mit den Spielständen?
files-change-text = Den ganzen Pfad schreiben oder einen Ordner ins Fenster ziehen. Frühere Spielstände bleiben, wo sie sind.
files-use = Diesen Ordner nehmen
files-not-whole = Das ist kein vollständiger Pfad.
files-not-writable = In { $folder } lässt sich nichts speichern.

credits-title = Mitwirkende und Lizenzen
credits-own = Das Spiel
credits-own-text = Programm, Bilder, Klänge und Musik sind unsere eigenen; das Programm steht unter der MIT-Lizenz.
credits-icons = Symbole
credits-icons-text = Symbole von Lorc, Delapouite und Mitwirkenden von game-icons.net, CC BY 3.0, umgefärbt.
credits-typefaces = Schriften
credits-typeface = { $name }: { $who }, SIL Open Font License 1.1
credits-libraries = Gebaut auf
credits-licences = Die Lizenzen im Wortlaut

### How seats look.

seat-look = { $colour }, { $emblem }
seat-colour-vermilion = Zinnober
seat-colour-blue = Blau
seat-colour-yellow = Gelb
seat-colour-black = Schwarz
seat-colour-white = Weiß
seat-colour-pink = Rosa
seat-colour-green = Grün
seat-colour-sky = Himmelblau
seat-emblem-circle = Kreis
seat-emblem-square = Quadrat
seat-emblem-triangle = Dreieck
seat-emblem-diamond = Raute
seat-emblem-star = Stern
seat-emblem-cross = Kreuz
seat-emblem-hexagon = Sechseck
seat-emblem-drop = Tropfen
