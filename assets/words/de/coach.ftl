### Die Beratung: die besten Züge, was sie bringen und warum.

coach-title = Beratung
coach-hint = Tipp: die besten Züge
coach-thinks = Die Beratung überlegt …
coach-gains = Punkte, die zu erwarten sind
coach-forced = Hier gibt es nichts zu wählen.
coach-plain = Auf dem Tisch ändert sich wenig
coach-not-now = Tipps gibt es, wenn Sie am Zug sind.
coach-nobody = Hier gibt es keine Beratung.
coach-close = Schließen

why-completes = { $kind ->
    [city] Vollendet eine Stadt
    [road] Vollendet eine Straße
    [monastery] Vollendet ein Kloster
    [garden] Vollendet einen Garten
    [castle] Vollendet eine Burg
    [field] Vollendet eine Wiese
   *[other] Vollendet ein Gebiet
}{ $points ->
    [0] { " " }(herrenlos)
    [one] : 1 Punkt
   *[other] : { $points } Punkte
}
why-pays = { $points ->
    [one] Das bringt { $name } 1 Punkt
   *[other] Das bringt { $name } { $points } Punkte
}
why-returns = { $points ->
    [one] Eine Figur kommt zurück
   *[other] { $points } Figuren kommen zurück
}
why-scores = { $kind ->
    [city] Wertet die Stadt sofort
    [road] Wertet die Straße sofort
    [monastery] Wertet das Kloster sofort
    [garden] Wertet den Garten sofort
    [castle] Wertet die Burg sofort
    [field] Wertet die Wiese sofort
   *[other] Wertet das Gebiet sofort
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
why-claims = { $kind ->
    [city] Besetzt eine Stadt
    [road] Besetzt eine Straße
    [monastery] Besetzt ein Kloster
    [garden] Besetzt einen Garten
    [castle] Besetzt eine Burg
    [field] Besetzt eine Wiese
   *[other] Besetzt ein Gebiet
} (jetzt { $points }, vollendet { $later })
why-farms = Besetzt eine Wiese{ $points ->
    [0] , für später
    [one] : 1 Punkt am Ende
   *[other] : { $points } Punkte am Ende
}
why-extends = { $kind ->
    [city] Die eigene Stadt wächst
    [road] Die eigene Straße wächst
    [monastery] Das eigene Kloster wächst
    [garden] Der eigene Garten wächst
    [castle] Die eigene Burg wächst
    [field] Die eigene Wiese wächst
   *[other] Das eigene Gebiet wächst
}: +{ $points }
why-helps = { $kind ->
    [city] Die Stadt von { $name } wächst
    [road] Die Straße von { $name } wächst
    [monastery] Das Kloster von { $name } wächst
    [garden] Der Garten von { $name } wächst
    [castle] Die Burg von { $name } wächst
    [field] Die Wiese von { $name } wächst
   *[other] Das Gebiet von { $name } wächst
}: +{ $points }
why-shares = { $kind ->
    [city] Teilt eine Stadt mit { $name }
    [road] Teilt eine Straße mit { $name }
    [monastery] Teilt ein Kloster mit { $name }
    [garden] Teilt einen Garten mit { $name }
    [castle] Teilt eine Burg mit { $name }
    [field] Teilt eine Wiese mit { $name }
   *[other] Teilt ein Gebiet mit { $name }
}
why-takes = { $kind ->
    [city] Nimmt { $name } eine Stadt ab
    [road] Nimmt { $name } eine Straße ab
    [monastery] Nimmt { $name } ein Kloster ab
    [garden] Nimmt { $name } einen Garten ab
    [castle] Nimmt { $name } eine Burg ab
    [field] Nimmt { $name } eine Wiese ab
   *[other] Nimmt { $name } ein Gebiet ab
}
why-loses = { $kind ->
    [city] Verliert eine Stadt an { $name }
    [road] Verliert eine Straße an { $name }
    [monastery] Verliert ein Kloster an { $name }
    [garden] Verliert einen Garten an { $name }
    [castle] Verliert eine Burg an { $name }
    [field] Verliert eine Wiese an { $name }
   *[other] Verliert ein Gebiet an { $name }
}
why-blocks = { $kind ->
    [city] Die Stadt von { $name } wird nie mehr vollendet
    [road] Die Straße von { $name } wird nie mehr vollendet
    [monastery] Das Kloster von { $name } wird nie mehr vollendet
    [garden] Der Garten von { $name } wird nie mehr vollendet
    [castle] Die Burg von { $name } wird nie mehr vollendet
    [field] Die Wiese von { $name } wird nie mehr vollendet
   *[other] Das Gebiet von { $name } wird nie mehr vollendet
}
why-hinders = { $kind ->
    [city] Die Stadt von { $name } ist kaum noch zu vollenden
    [road] Die Straße von { $name } ist kaum noch zu vollenden
    [monastery] Das Kloster von { $name } ist kaum noch zu vollenden
    [garden] Der Garten von { $name } ist kaum noch zu vollenden
    [castle] Die Burg von { $name } ist kaum noch zu vollenden
    [field] Die Wiese von { $name } ist kaum noch zu vollenden
   *[other] Das Gebiet von { $name } ist kaum noch zu vollenden
}
why-spoils = { $kind ->
    [city] Die eigene Stadt wird nie mehr vollendet
    [road] Die eigene Straße wird nie mehr vollendet
    [monastery] Das eigene Kloster wird nie mehr vollendet
    [garden] Der eigene Garten wird nie mehr vollendet
    [castle] Die eigene Burg wird nie mehr vollendet
    [field] Die eigene Wiese wird nie mehr vollendet
   *[other] Das eigene Gebiet wird nie mehr vollendet
}
why-recalls = Nimmt den Abt zurück: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
why-keeps = { $points ->
    [one] Behält die letzte Figur
   *[other] Spart eine Figur: { $points } übrig
}
why-fairy = Versetzt die Fee
why-dragon = Lenkt den Drachen
why-sends = { $points ->
    [one] Eine Figur von { $name } geht heim
   *[other] { $points } Figuren von { $name } gehen heim
}
why-remove = Schickt einen Ritter von { $name } heim
why-fly = Startet die Flugmaschine
why-land = Landet auf einem Gebiet
why-pick = Wählt eine Burg
why-draw = Zieht ein Plättchen und behält die Burg
why-large = Mit der großen Figur
