### Was unter dem Zeiger liegt, die Wiesen nach Besitzern und die Liste der Plättchen.

inspect-kind = { $kind ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
    [garden] Garten
    [field] Wiese
    [castle] Burg
   *[other] Gebiet
}
inspect-squares = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
inspect-complete = Fertig
inspect-open = Offen
inspect-worth-now = { $points ->
    [one] 1 Punkt wert
   *[other] { $points } Punkte wert
}
inspect-worth-end = { $points ->
    [one] Am Ende, so wie es liegt: 1 Punkt
   *[other] Am Ende, so wie es liegt: { $points } Punkte
}
inspect-worth-complete = { $points ->
    [one] Wenn fertig: 1 Punkt
   *[other] Wenn fertig: { $points } Punkte
}
inspect-nobody = Gehört niemandem
inspect-fits = { $count ->
    [0] Kein verdecktes Plättchen passt hier
    [one] 1 verdecktes Plättchen passt hier
   *[other] { $count } verdeckte Plättchen passen hier
}
inspect-fields = Wiesen zeigen
inspect-tiles = Plättchen im Stapel
inspect-look = Sich im Land umsehen
inspect-close = Schließen
