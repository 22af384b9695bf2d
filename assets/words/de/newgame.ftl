### Ein neues Spiel vorbereiten.

newgame-title = Neues Spiel
newgame-start = Spiel beginnen
newgame-seats = Mitspieler
newgame-order = Wer oben steht, beginnt; die anderen folgen in dieser Reihenfolge.
newgame-add = Mitspieler dazu
newgame-shuffle = Reihenfolge mischen
newgame-up = Früher an der Reihe
newgame-down = Später an der Reihe
newgame-remove = Mitspieler entfernen
newgame-alone = Spieler
newgame-player = Spieler { $number }
newgame-human = Mensch
newgame-computer = Computer: { $level }
newgame-no-computer = In dieser Installation fehlen die Computergegner; Freunde können an einem Bildschirm spielen.

newgame-level-beginner = Neuling
newgame-level-casual = Sonntagsspieler
newgame-level-club = geübt
newgame-level-strong = stark
newgame-level-expert = Meister

newgame-sets = Spiel
newgame-game-carcassonne = Das Plättchenspiel
newgame-set-base = Grundspiel
newgame-set-base-about = 72 Plättchen mit Straßen, Städten, Klöstern und Wiesen.
newgame-set-river = Der Fluss
newgame-set-river-about = Zuerst werden zwölf Flussplättchen gelegt, von der Quelle bis zum See.
newgame-set-inns-cathedrals = Wirtshäuser & Kathedralen
newgame-set-inns-cathedrals-about = Achtzehn Plättchen; Straßen mit Wirtshaus und Städte mit Kathedrale zählen mehr oder gar nichts; jeder hat eine große Figur.

newgame-options = Regeln
newgame-about = { $text } ({ $clause })
newgame-option-abbot = Abt
newgame-option-abbot-about = Jeder hat zusätzlich einen Abt für Klöster und Gärten, der für Punkte zurückgerufen werden kann.
newgame-option-small-city = Stadt aus zwei Plättchen
newgame-option-small-city-about = Was eine fertige Stadt aus nur zwei Plättchen wert ist; sehr alte Auflagen gaben 2.
newgame-value-small-city-four = 4 Punkte
newgame-value-small-city-two = 2 Punkte
newgame-option-river-ends = Quelle und See
newgame-option-river-ends-about = In der dritten Auflage hat die Quelle eine Straße, der See ein Kloster.
newgame-value-river-ends-plain = schlicht
newgame-value-river-ends-third-edition = dritte Auflage

newgame-clock = Uhr
newgame-clock-minutes = Zeit für jeden Spieler
newgame-clock-none = Ohne Uhr
newgame-clock-each = { $minutes } Minuten
newgame-clock-increment = Zuschlag je Zug
newgame-clock-nothing = Keiner
newgame-clock-seconds = { $seconds } Sekunden
newgame-clock-about = Niemand verliert durch die Uhr: Wer keine Zeit mehr hat, spielt weiter, nur wird in zu langen Zügen übersprungen, was freiwillig ist.
