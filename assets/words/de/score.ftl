### Wofür es Punkte gab, Posten für Posten.

score-title = { $kind ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
    [garden] Garten
    [field] Wiese
    [castle] Burg
    [fairy] Die Fee
    [recalled] Abt zurückgerufen
   *[other] Gebiet
}
score-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
score-pennants = { $count ->
    [one] 1 Wappen
   *[other] { $count } Wappen
}
score-itself = { $kind ->
    [garden] Der Garten selbst
    [castle] Die Burg selbst
   *[monastery] Das Kloster selbst
}
score-around = { $count ->
    [one] 1 Plättchen ringsum
   *[other] { $count } Plättchen ringsum
}
score-cities = { $count ->
    [one] 1 fertige Stadt
   *[other] { $count } fertige Städte
}
score-bonus = { $source ->
    [castle] Burg daran
    [fairy] Die Fee
   *[watchtower] Wachturm
}
score-fairy = Ein Zug, der bei ihr beginnt
score-together = Zusammen
score-majority = Die größte Stärke bekommt alles:
score-tie = Gleich stark: Jeder erhält alles
