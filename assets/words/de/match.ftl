### Der Tisch einer Partie, welches Spiel auch immer dort gespielt wird.

match-confirm = Bestätigen
match-undo = Zurück
match-results = Ergebnis
match-menu = Menü
match-fit = Alles zeigen
match-log = Was geschehen ist
match-leave = Den Tisch verlassen
match-to-computer = Der Computer spielt für diesen Platz
match-from-computer = Ein Mensch spielt für diesen Platz

match-hint-confirm = { $name }: Zug bestätigen
match-hint-last = { $name }: letzten Zug bestätigen
match-hint-thinks = { $name } überlegt
match-hint-over = Das Spiel ist zu Ende

match-refused = { $why } ({ $clause })
match-refused-help = { $why } ({ $clause }, die Regel zeigt { $key })
refused-unconfirmed = Zuerst muss der Zug bestätigt werden.
refused-not_your_turn = Ein anderer Platz ist am Zug.
refused-nothing_to_undo = Es gibt nichts, was zurückgenommen werden kann.
refused-nothing_to_confirm = Es gibt nichts zu bestätigen.
refused-game_over = Das Spiel ist zu Ende.
match-not-kept = Das Spiel kann nicht gespeichert werden: { $trouble }

clock-out = { $name }, Ihre Zeit ist um. Sie spielen weiter; dauert ein Zug länger als { $seconds } Sekunden, wird übersprungen, was freiwillig ist.
clock-anew = Nach einer Änderung hat jeder wieder die ganze Zeit.
