### Was die Beratung zu einem Zug im Kartenspiel sagt: was zu tun ist und wozu.

cit-do-then = { $first } – { $next }
cit-do-pick = Charakter „{ $card }“ wählen
cit-do-put-away = Charakter „{ $card }“ weglegen
cit-do-take-gold = { $gold } Gold nehmen
cit-do-take-cards = Karten ziehen
cit-do-bonus-gold = { $gold } Gold nehmen
cit-do-bonus-cards = Vier Karten ziehen
cit-do-keep = Behalten: { $cards }
cit-do-collect = { $gold } Gold für die eigene Farbe einnehmen
cit-do-build = „{ $card }“ bauen{ $gold ->
    [0] , kostenlos
   *[other] { " " }für { $gold } Gold
}
cit-do-kill = Charakter „{ $card }“ meucheln
cit-do-bewitch = Charakter „{ $card }“ verhexen
cit-do-rob = Charakter „{ $card }“ bestehlen
cit-do-swap-hands = Mit { $name } die Hand tauschen
cit-do-redraw = Austauschen: { $cards }
cit-do-peek = Die Hand von { $name } ansehen
cit-do-steal = „{ $card }“ nehmen
cit-do-steal-build = „{ $card }“ nehmen und gleich bauen
cit-do-crown = Die Krone { $name } geben
cit-do-crown-own = Die Krone selbst nehmen
cit-do-pay-gold = Ein Gold geben
cit-do-pay-card = Mit „{ $card }“ bezahlen
cit-do-pay-any-card = Eine Karte statt Gold nehmen
cit-do-tithe = Ein Gold von { $name } nehmen
cit-do-destroy = „{ $card }“ von { $name } zerstören{ $gold ->
    [0] , kostenlos
   *[other] { " " }für { $gold } Gold
}
cit-do-destroy-own = Das eigene Viertel „{ $card }“ abreißen
cit-do-recover = „{ $card }“ für ein Gold auf die Hand nehmen
cit-do-exchange = „{ $card }“ gegen „{ $other }“ von { $name } tauschen{ $gold ->
    [0] { "" }
   *[other] { " " }für { $gold } Gold
}
cit-do-beautify = „{ $card }“ verschönern
cit-do-use-laboratory = „{ $card }“ im Laboratorium zu { $gold } Gold machen
cit-do-use-smithy = In der Schmiede { $gold } Gold für Karten geben
cit-do-use-museum = „{ $card }“ unter das Museum legen
cit-do-use-armory = „{ $card }“ von { $name } mit dem Pulverturm sprengen
cit-do-use-hospital = Sich im Krankenhaus zeigen
cit-do-search = „{ $card }“ aus dem Stapel nehmen
cit-do-declare = Den Glockenturm läuten
cit-do-courtesy = Höflich grüßen
cit-do-pass = Ablehnen
cit-do-end = Den Zug beenden

cit-for-pick-assassin = Jemand verliert seinen Zug; Sie selbst kann niemand meucheln oder bestehlen
cit-for-pick-witch = Sie spielen mit der Kraft eines anderen weiter, und niemand kann Sie bestehlen
cit-for-pick-thief = Es ist Gold zu holen: { $name } hat { $amount }
cit-for-pick-tax-collector = Wer baut, zahlt Ihnen ein Gold
cit-for-pick-magician = { $name } hält { $amount } Karten, Sie { $own }
cit-for-pick-wizard = Eine Karte aus fremder Hand: { $name } hält { $amount }, Sie { $own }
cit-for-pick-king = Sie bekommen die Krone und wählen in der nächsten Runde zuerst
cit-for-pick-king-again = Sie behalten die Krone und wählen wieder zuerst
cit-for-pick-emperor = Sie bestimmen, wer die Krone bekommt
cit-for-pick-bishop = Rang 8 kann Ihrer Stadt nichts anhaben
cit-for-pick-abbot = { $name } ist allein am reichsten und muss Ihnen ein Gold geben
cit-for-pick-merchant = Auf jeden Fall ein Gold mehr
cit-for-pick-alchemist = Was Sie für Bauten zahlen, kommt zurück
cit-for-pick-architect = Zwei Karten mehr und bis zu drei Viertel; Sie haben { $amount } Gold und { $own } Karten
cit-for-pick-navigator = Vier Gold oder vier Karten mehr
cit-for-pick-warlord = Sie dürfen ein Viertel zerstören
cit-for-pick-diplomat = Sie dürfen ein Viertel gegen ein besseres tauschen
cit-for-pick-artist = Bis zu zwei Ihrer Viertel zählen eins mehr
cit-for-pick-queen = { $name } neben Ihnen hat die Krone: { $amount } Gold
cit-for-income = { $amount } Gold für Ihre Viertel ({ $card })
cit-for-put-away = In dieser Runde kann ihn niemand mehr nehmen
cit-for-only = Nur { $name } kann ihn haben
cit-for-may-be = Infrage kommen: { $names }
cit-for-nobody = Von den anderen kann niemand den Charakter „{ $card }“ haben
cit-for-loot = Bis zu { $amount } Gold zu holen
cit-for-goes-on = Sie spielen mit seiner Kraft weiter
cit-for-denies = { $name } bekäme damit { $amount } Gold
cit-for-leads = { $name } führt mit { $amount } Punkten
cit-for-near = { $amount ->
    [one] { $name } fehlt nur noch ein Viertel
   *[other] { $name } fehlen nur noch { $amount } Viertel
}
cit-for-harms = { $amount ->
    [one] { $name } verliert 1 Punkt
   *[other] { $name } verliert { $amount } Punkte
}
cit-for-completes = Vollendet Ihre Stadt{ $own ->
    [0] { "" }
   *[other] { " " }als erste – letzte Runde
}: +{ $amount }
cit-for-all-colours = Alle fünf Farben: +{ $amount }
cit-for-counts = { $amount ->
    [one] 1 Punkt mehr in der Wertung
   *[other] { $amount } Punkte mehr in der Wertung
}
cit-for-colour = Eine neue Farbe in Ihrer Stadt ({ $card })
cit-for-city = Dann hat Ihre Stadt { $amount } von { $own } Vierteln
cit-for-power = { $card }: { $rule }
cit-for-affords = Dann reicht es für „{ $card }“
cit-for-saves = Gespart für „{ $card }“: { $amount } von { $own }
cit-for-nothing-to-build = Sie halten nichts, was Sie bauen könnten
cit-for-gold-enough = Ihr Gold ({ $amount }) reicht für jede Karte Ihrer Hand
cit-for-few-cards = { $amount ->
    [one] Sie halten nur eine Karte
   *[other] Sie halten nur { $amount } Karten
}
cit-for-new-cards = { $amount ->
    [one] Eine neue Karte
   *[other] { $amount } neue Karten
}
cit-for-payable = Ihr Gold reicht für „{ $card }“
cit-for-colour-card = Die Farbe fehlt Ihrer Stadt noch: { $card }
cit-for-stands-already = „{ $card }“ steht schon in Ihrer Stadt
cit-for-chooses-first = Sie wählen in der nächsten Runde zuerst
cit-for-is-paid = { $name } zahlt Ihnen dafür ein Gold oder eine Karte
cit-for-keeps-cards = { $amount ->
    [one] Ihre Karte bleibt Ihnen
   *[other] Ihre { $amount } Karten bleiben Ihnen
}
cit-for-keeps-gold = { $amount } Gold bleiben für später
cit-for-hands = { $amount } Karten für { $own }
cit-for-choice = { $amount ->
    [one] Dort liegt eine Karte; Sie nehmen sie
   *[other] { $amount } Karten zur Auswahl
}
cit-for-hospital = Bringt ein Einkommen, obwohl Sie gemeuchelt wurden
cit-for-courtesy = Ohne den Gruß ist der Zug verloren
cit-for-sooner = Ab jetzt genügt ein Viertel weniger
