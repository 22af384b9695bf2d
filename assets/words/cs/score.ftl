### Za co byly body, položku po položce.

score-title = { $kind ->
    [city] Město
    [road] Cesta
    [monastery] Klášter
    [garden] Zahrada
    [field] Louka
    [castle] Hrad
    [fairy] Víla
    [recalled] Opat povolán zpět
   *[other] Útvar
}
score-tiles = { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
score-pennants = { $count ->
    [one] 1 erb
    [few] { $count } erby
   *[other] { $count } erbů
}
score-itself = { $kind ->
    [garden] Zahrada sama
    [castle] Hrad sám
   *[monastery] Klášter sám
}
score-around = { $count ->
    [one] 1 dílek kolem
    [few] { $count } dílky kolem
   *[other] { $count } dílků kolem
}
score-cities = { $count ->
    [one] 1 dokončené město
    [few] { $count } dokončená města
   *[other] { $count } dokončených měst
}
score-bonus = { $source ->
    [castle] Hrad u cesty či města
    [fairy] Víla
   *[watchtower] Strážní věž
}
score-fairy = Tah, který u ní začíná
score-together = Celkem
score-majority = Kdo má převahu, bere vše:
score-tie = Stejná síla: každý dostává vše
