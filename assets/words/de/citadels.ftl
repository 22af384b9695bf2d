### Das Kartenspiel am Tisch.

cit-colour-yellow = adlig
cit-colour-blue = geistlich
cit-colour-green = Handel
cit-colour-red = militärisch
cit-colour-purple = besonders
cit-income = Gold für Viertel: { $colour }
cit-face-up = nicht im Spiel
cit-face-down = verdeckt
cit-narrow-tax-collector = Steuer- eintreiber
cit-narrow-abbot = Ablass- prediger
cit-no-city = Noch kein Viertel
cit-deck-left = { $count ->
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
cit-some-card = eine Karte

cit-ask = { $name }: bitte wählen
cit-ask-pick-character = { $name }: Wählen Sie einen Charakter
cit-ask-put-away-character = { $name }: Legen Sie einen Charakter verdeckt weg
cit-ask-turn = { $name } ist am Zug
cit-ask-keep-cards = { $name }: Welche Karte bleibt?
cit-ask-keep-under = { $name }: Die anderen kommen unter den Stapel – in welcher Reihenfolge?
cit-ask-kill-character = { $name }: Wer soll gemeuchelt werden?
cit-ask-bewitch-character = { $name }: Wer wird verhext?
cit-ask-rob-character = { $name }: Wer soll bestohlen werden?
cit-ask-swap-hands-seat = { $name }: Mit wem tauschen Sie die Hand?
cit-ask-redraw-cards = { $name }: Wählen Sie die Karten zum Tauschen, in der Reihenfolge, in der sie unter den Stapel kommen
cit-ask-peek-seat = { $name }: Wessen Hand sehen Sie an?
cit-ask-steal-card = { $name }: Nehmen Sie eine Karte
cit-ask-steal-build = { $name }: Auf die Hand oder gleich bauen?
cit-ask-crown = { $name }: Wer bekommt die Krone?
cit-ask-crown-seat = { $name }: Wer bekommt die Krone?
cit-ask-pay-gold = { $name }: Geben Sie für die Krone Gold oder eine Karte
cit-ask-pay-card = { $name }: Geben Sie für die Krone Gold oder eine Karte
cit-ask-tithe-seat = { $name }: Wer gibt Ihnen ein Gold?
cit-ask-bonus-gold = { $name }: Vier Gold oder vier Karten?
cit-ask-bonus-cards = { $name }: Vier Gold oder vier Karten?
cit-ask-destroy-card = { $name }: Welches Viertel wird zerstört?
cit-ask-exchange-give = { $name }: Welches Viertel geben Sie?
cit-ask-exchange-take = { $name }: Welches Viertel nehmen Sie dafür?
cit-ask-beautify-card = { $name }: Welches Viertel wird verschönert?
cit-ask-use-laboratory-discard = { $name }: Welche Karte geben Sie für Gold?
cit-ask-use-museum-tuck = { $name }: Welche Karte kommt ins Museum?
cit-ask-use-armory-target = { $name }: Welches Viertel fällt mit dem Pulverturm?
cit-ask-search = { $name }: Nehmen Sie eine Karte aus dem Stapel
cit-ask-declare = { $name }: Soll ab jetzt ein Viertel weniger genügen?
cit-ask-recover = { $name }: Das zerstörte Viertel für ein Gold nehmen?
cit-ask-use-hospital = { $name }: gemeuchelt – im Krankenhaus zeigen und Einkommen nehmen?
cit-ask-courtesy = { $name }: Grüßen Sie den Besitzer des Ballsaals

cit-deed-take-gold = 2 Gold nehmen
cit-deed-take-cards = Karten ziehen
cit-deed-collect = Gold einnehmen
cit-deed-bonus-gold = 4 Gold
cit-deed-bonus-cards = 4 Karten
cit-deed-kill = Meucheln …
cit-deed-bewitch = Verhexen …
cit-deed-rob = Bestehlen …
cit-deed-swap-hands = Hände tauschen …
cit-deed-redraw = Karten tauschen …
cit-deed-peek = Hand ansehen …
cit-deed-crown = Krone geben …
cit-deed-tithe = Gold vom Reichsten
cit-deed-destroy = Zerstören …
cit-deed-exchange = Viertel tauschen …
cit-deed-beautify = Verschönern …
cit-deed-use-laboratory = Laboratorium …
cit-deed-use-smithy = Schmiede
cit-deed-use-museum = Museum …
cit-deed-use-armory = Pulverturm …
cit-deed-use-hospital = Krankenhaus
cit-deed-declare = Glockenturm läuten
cit-deed-courtesy = „Danke, Euer Gnaden“
cit-deed-recover = „{ $card }“ nehmen: 1 Gold
cit-deed-pay-gold = 1 Gold geben
cit-deed-pay-card = Eine Karte geben
cit-deed-pass = Nein, danke
cit-deed-silent = Schweigen und den Zug verlieren
cit-deed-end = Zug beenden
cit-deed-ready = Fertig
cit-deed-other = Weiter
cit-deed-back = Zurück
cit-deed-seat = { $name }
cit-deed-steal-build-true = Gleich bauen
cit-deed-steal-build-false = Auf die Hand

cit-banner-round = Runde { $number } – { $name } wählt zuerst
cit-banner-call = { $rank }: { $character }!
cit-banner-revealed = { $name }
cit-banner-murdered = { $name } meuchelt: { $character }
cit-banner-robbed = { $name } bestiehlt: { $character }
cit-banner-bewitched = { $name } verhext: { $character }
cit-banner-resumed = Die Hexe spielt weiter ({ $name }): { $character }
cit-banner-lost = { $name } grüßt nicht und verliert den Zug
cit-banner-seen = { $name } sieht die Hand von { $other } an
cit-banner-destroyed = { $name } zerstört ein Viertel von { $owner }
cit-banner-own-destroyed = { $name } reißt ein eigenes Viertel ab
cit-banner-bell-tower = { $name } läutet den Glockenturm: ein Viertel weniger genügt
cit-banner-completed-first = { $name } vollendet die erste Stadt – dies ist die letzte Runde
cit-banner-completed = { $name } vollendet eine Stadt
cit-banner-ended = Das Spiel ist aus. Die Städte werden gezählt
cit-count-districts = { $name } – Viertel: { $points }
cit-count-colours = { $name } – alle fünf Farben: +{ $points }
cit-count-completion = { $name } – vollendete Stadt: +{ $points }
cit-count-bonus = { $name } – besondere Viertel: +{ $points }
cit-count-total = { $name }: { $points }

cit-log-round = Runde { $number }: { $crown } hat die Krone.
cit-log-face-up = Nicht im Spiel: { $character }.
cit-log-picked = { $name } hat einen Charakter gewählt.
cit-log-picked-own = { $name } hat gewählt: { $character }.
cit-log-nobody = { $rank } { $character }: niemand meldet sich.
cit-log-revealed = { $name }: { $character }.
cit-log-resumed = { $name } spielt weiter als { $character }.
cit-log-turn-lost = { $name } grüßt nicht und verliert den Zug.
cit-log-courtesy = { $name } grüßt höflich.
cit-log-murdered = { $name } meuchelt: { $character }.
cit-log-bewitched = { $name } verhext: { $character }.
cit-log-robbed = { $name } bestiehlt: { $character }.
cit-log-crown = { $name } hat die Krone.
cit-log-gold = { $name }: +{ $gold } Gold ({ $why }).
cit-log-paid = { $name }: −{ $gold } Gold ({ $why }).
cit-log-gold-from = { $name }: +{ $gold } Gold von { $giver } ({ $why }).
cit-log-kept = { $name } behält { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
cit-log-kept-own = { $name } behält: { $cards }.
cit-log-swapped = { $name } und { $other } tauschen die Hände.
cit-log-seen = { $name } sieht die Hand von { $other } an.
cit-log-card-moved = { $name } bekommt von { $giver }: { $card }.
cit-log-tucked = { $name } gibt eine Karte ins Museum.
cit-log-built = { $name } baut: { $card } ({ $price }).
cit-log-built-stolen = { $name } baut aus der Hand von { $other }: { $card } ({ $price }).
cit-log-destroyed = { $own ->
    [true] { $name } reißt ab: { $card }.
   *[false] { $name } zerstört bei { $owner }: { $card }.
}
cit-log-recovered = { $name } holt aus den Trümmern: { $card }.
cit-log-exchanged = { $name } tauscht { $given } gegen { $taken } von { $other }.
cit-log-beautified = { $name } verschönert: { $card }.
cit-log-searched = { $name } nimmt eine Karte aus dem Stapel.
cit-log-bell-tower = { $name } läutet den Glockenturm: ein Viertel weniger genügt.
cit-log-completed-first = { $name } hat die erste vollendete Stadt. Dies ist die letzte Runde.
cit-log-completed = { $name } hat eine vollendete Stadt.
cit-log-ended = Das Spiel ist aus.

cit-why-take = Einkommen
cit-why-collect = eigene Farbe
cit-why-tax = Steuer
cit-why-thief = Diebstahl

curtain-title = { $name } ist am Zug
curtain-text = Jetzt sollten nur Sie auf den Bildschirm sehen. Drücken Sie, wenn niemand sonst Ihre Karten sieht.
curtain-open = Meine Karten zeigen
curtain-recap = Inzwischen
curtain-nothing = Inzwischen ist nichts geschehen.
curtain-go-on = Weiter

help-set-cit = Das Spiel
help-set-cit-characters = Charaktere
help-set-cit-unique = Besondere Viertel
help-cit-draft = Die Wahl der Charaktere
help-cit-draft-text = In jeder Runde gehen die Charaktere verdeckt reihum, von der Krone an. Jeder behält heimlich einen, einige bleiben übrig. Zu zweit und zu dritt hat jeder zwei.
help-cit-call = Der Aufruf
help-cit-call-text = Die Ränge werden von 1 an aufgerufen. Wer den Charakter hat, zeigt ihn und ist am Zug. Für einen gemeuchelten meldet sich niemand.
help-cit-income = Einkommen
help-cit-income-text = Zuerst im Zug: zwei Gold aus der Bank, oder zwei Karten vom Stapel, von denen eine bleibt. Die andere kommt unter den Stapel.
help-cit-collect = Gold der eigenen Farbe
help-cit-collect-text = Manche Charaktere bekommen einmal im Zug ein Gold für jedes Viertel ihrer Farbe, vor oder nach dem Bauen.
help-cit-build = Bauen
help-cit-build-text = Nach dem Einkommen darf ein Viertel für seine Kosten in Gold gebaut werden. Dasselbe Viertel zweimal in einer Stadt ist nicht erlaubt.
help-cit-turn = Im Zug
help-cit-turn-text = Die Fähigkeiten von Charakteren und Vierteln darf man jederzeit im Zug nutzen, jede einmal, wenn die Karte nichts anderes sagt.
help-cit-end = Das Ende
help-cit-end-text = Hat eine Stadt acht Viertel, wird die Runde zu Ende gespielt, dann ist das Spiel aus. Vollendete Städte können nicht zerstört werden.
help-cit-count = Die Wertung
help-cit-count-text = Jedes Viertel zählt seine Kosten. Alle fünf Farben: 3 mehr. Die erste vollendete Stadt: 4 mehr, weitere vollendete: 2 mehr. Besondere Viertel zählen dazu, was auf ihnen steht.
