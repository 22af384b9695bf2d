### Rádce: nejlepší tahy, co přinesou a proč.

coach-title = Rádce
coach-hint = Nápověda: nejlepší tahy
coach-thinks = Rádce přemýšlí …
coach-gains = Kolik bodů se dá čekat navíc
coach-forced = Tady není co vybírat.
coach-plain = Na stole se změní jen málo
coach-not-now = Rádce mluví, když jste na tahu.
coach-nobody = Rádce tu není.
coach-close = Zavřít

why-completes = { $kind ->
    [city] Dokončí město
    [road] Dokončí cestu
    [monastery] Dokončí klášter
    [garden] Dokončí zahradu
    [castle] Dokončí hrad
    [field] Dokončí louku
   *[other] Dokončí útvar
}{ $points ->
    [0] { " " }(bez majitele)
    [one] : 1 bod
    [few] : { $points } body
   *[other] : { $points } bodů
}
why-pays = { $points ->
    [one] Tím získá { $name } 1 bod
    [few] Tím získá { $name } { $points } body
   *[other] Tím získá { $name } { $points } bodů
}
why-returns = { $points ->
    [one] Vrátí se figurka
    [few] Vrátí se { $points } figurky
   *[other] Vrátí se { $points } figurek
}
why-scores = { $kind ->
    [city] Hned boduje za město
    [road] Hned boduje za cestu
    [monastery] Hned boduje za klášter
    [garden] Hned boduje za zahradu
    [castle] Hned boduje za hrad
    [field] Hned boduje za louku
   *[other] Hned boduje za útvar
}: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
why-claims = { $kind ->
    [city] Obsadí město
    [road] Obsadí cestu
    [monastery] Obsadí klášter
    [garden] Obsadí zahradu
    [castle] Obsadí hrad
    [field] Obsadí louku
   *[other] Obsadí útvar
} (teď { $points }, po dokončení { $later })
why-farms = Obsadí louku{ $points ->
    [0] , na později
    [one] : 1 bod na konci
    [few] : { $points } body na konci
   *[other] : { $points } bodů na konci
}
why-extends = { $kind ->
    [city] Zvětší vlastní město
    [road] Zvětší vlastní cestu
    [monastery] Zvětší vlastní klášter
    [garden] Zvětší vlastní zahradu
    [castle] Zvětší vlastní hrad
    [field] Zvětší vlastní louku
   *[other] Zvětší vlastní útvar
}: +{ $points }
why-helps = { $kind ->
    [city] Zvětší město, které má { $name }
    [road] Zvětší cestu, kterou má { $name }
    [monastery] Zlepší klášter, který má { $name }
    [garden] Zlepší zahradu, kterou má { $name }
    [castle] Zlepší hrad, který má { $name }
    [field] Zvětší louku, kterou má { $name }
   *[other] Zvětší útvar, který má { $name }
}: +{ $points }
why-shares = { $kind ->
    [city] Získá podíl na městě ({ $name })
    [road] Získá podíl na cestě ({ $name })
    [monastery] Získá podíl na klášteře ({ $name })
    [garden] Získá podíl na zahradě ({ $name })
    [castle] Získá podíl na hradu ({ $name })
    [field] Získá podíl na louce ({ $name })
   *[other] Získá podíl na útvaru ({ $name })
}
why-takes = { $kind ->
    [city] Přebere město (předtím { $name })
    [road] Přebere cestu (předtím { $name })
    [monastery] Přebere klášter (předtím { $name })
    [garden] Přebere zahradu (předtím { $name })
    [castle] Přebere hrad (předtím { $name })
    [field] Přebere louku (předtím { $name })
   *[other] Přebere útvar (předtím { $name })
}
why-loses = { $kind ->
    [city] Přijde o město (bere { $name })
    [road] Přijde o cestu (bere { $name })
    [monastery] Přijde o klášter (bere { $name })
    [garden] Přijde o zahradu (bere { $name })
    [castle] Přijde o hrad (bere { $name })
    [field] Přijde o louku (bere { $name })
   *[other] Přijde o útvar (bere { $name })
}
why-blocks = { $kind ->
    [city] Město už { $name } nedokončí
    [road] Cestu už { $name } nedokončí
    [monastery] Klášter už { $name } nedokončí
    [garden] Zahradu už { $name } nedokončí
    [castle] Hrad už { $name } nedokončí
    [field] Louku už { $name } nedokončí
   *[other] Útvar už { $name } nedokončí
}
why-hinders = { $kind ->
    [city] Město dokončí { $name } jen těžko
    [road] Cestu dokončí { $name } jen těžko
    [monastery] Klášter dokončí { $name } jen těžko
    [garden] Zahradu dokončí { $name } jen těžko
    [castle] Hrad dokončí { $name } jen těžko
    [field] Louku dokončí { $name } jen těžko
   *[other] Útvar dokončí { $name } jen těžko
}
why-spoils = { $kind ->
    [city] Vlastní město už nejde dokončit
    [road] Vlastní cestu už nejde dokončit
    [monastery] Vlastní klášter už nejde dokončit
    [garden] Vlastní zahradu už nejde dokončit
    [castle] Vlastní hrad už nejde dokončit
    [field] Vlastní louku už nejde dokončit
   *[other] Vlastní útvar už nejde dokončit
}
why-recalls = Vezme zpět opata: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
why-keeps = { $points ->
    [one] Nechá si poslední figurku
    [few] Ušetří figurku: zbývají { $points }
   *[other] Ušetří figurku: zbývá { $points }
}
why-fairy = Přesune vílu
why-dragon = Táhne drakem
why-sends = { $points ->
    [one] Domů jde figurka, kterou má { $name }
    [few] Domů jdou { $points } figurky, které má { $name }
   *[other] Domů jde { $points } figurek, které má { $name }
}
why-remove = Pošle domů rytíře (má ho { $name })
why-fly = Vypustí létající stroj
why-land = Přistane na útvaru
why-pick = Vybere hrad
why-draw = Vezme si dílek a hrad si nechá
why-large = Použije velkou figurku
