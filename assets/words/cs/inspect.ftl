### Co leží pod ukazatelem, louky podle majitelů a seznam dílků.

inspect-kind = { $kind ->
    [city] Město
    [road] Cesta
    [monastery] Klášter
    [garden] Zahrada
    [field] Louka
    [castle] Hrad
   *[other] Útvar
}
inspect-squares = { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
inspect-complete = Dokončeno
inspect-open = Nedokončeno
inspect-worth-now = { $points ->
    [one] Hodnota: 1 bod
    [few] Hodnota: { $points } body
   *[other] Hodnota: { $points } bodů
}
inspect-worth-end = { $points ->
    [one] Na konci v tomto stavu: 1 bod
    [few] Na konci v tomto stavu: { $points } body
   *[other] Na konci v tomto stavu: { $points } bodů
}
inspect-worth-complete = { $points ->
    [one] Po dokončení: 1 bod
    [few] Po dokončení: { $points } body
   *[other] Po dokončení: { $points } bodů
}
inspect-nobody = Nikomu nepatří
inspect-fits = { $count ->
    [0] Nehodí se sem žádný skrytý dílek
    [one] Hodí se sem 1 skrytý dílek
    [few] Hodí se sem { $count } skryté dílky
   *[other] Hodí se sem { $count } skrytých dílků
}
inspect-fields = Ukázat louky
inspect-tiles = Dílky v hromádce
inspect-look = Rozhlédnout se po krajině
inspect-close = Zavřít
