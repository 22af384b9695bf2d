### Das Plättchenspiel am Tisch.

carc-draw = Ziehen
carc-no-figure = Keine Figur
carc-tiles-left = { $count ->
    [one] Ein Plättchen ist übrig
   *[other] { $count } Plättchen sind übrig
}
carc-hint-draw = { $name }: Plättchen ziehen
carc-hint-place = { $name }: Plättchen legen
carc-hint-figure = { $name }: eine Figur einsetzen?
carc-game-ended = Das letzte Plättchen liegt. Nun wird alles gezählt.

carc-log-lost = Ein Plättchen passt nirgends und kommt aus dem Spiel.
carc-log-placed = { $name } legt ein Plättchen.
carc-log-deployed = { $figure ->
    [abbot] { $name } stellt den Abt
    [large] { $name } stellt die große Figur
   *[other] { $name } stellt eine Figur
} { $kind ->
    [city] in eine Stadt.
    [road] auf eine Straße.
    [monastery] in ein Kloster.
    [garden] in einen Garten.
    [field] auf eine Wiese.
    [castle] auf eine Burg, als Burgherrn oder Burgherrin.
   *[other] auf das Plättchen.
}
carc-log-recalled = { $points ->
    [one] { $name } nimmt den Abt für 1 Punkt zurück.
   *[other] { $name } nimmt den Abt für { $points } Punkte zurück.
}
carc-log-scored = { $points ->
    [one] { $name } erhält 1 Punkt
   *[other] { $name } erhält { $points } Punkte
} { $kind ->
    [city] für eine Stadt.
    [road] für eine Straße.
    [monastery] für ein Kloster.
    [garden] für einen Garten.
    [field] für eine Wiese.
    [castle] für eine Burg.
   *[other] für ein Gebiet.
}
carc-log-ended = Die Schlusswertung beginnt.

refused-chance_decides = Warten Sie auf das nächste Plättchen.
refused-not_now = Das geht jetzt nicht.
refused-must_place = Das Plättchen muss gelegt werden.
refused-not_in_hand = Dieses Plättchen ist nicht auf der Hand.
refused-square_taken = Dort liegt schon ein Plättchen.
refused-no_neighbour = Ein Plättchen muss mit einer Kante ans Land grenzen.
refused-edge_mismatch = Die Kanten passen dort nicht zusammen.
refused-river_not_continued = Der Fluss muss fortgesetzt werden.
refused-river_turns_back = Der Fluss darf nicht sofort umkehren.
refused-castles_touch = Burgplättchen dürfen sich nicht berühren, auch nicht an einer Ecke.
refused-not_the_new_tile = Eine Figur kommt nur auf das eben gelegte Plättchen.
refused-no_such_place = Dort kann keine Figur stehen.
refused-figure_may_not_stand = Diese Figur darf dort nicht stehen.
refused-supply_empty = Eine solche Figur ist nicht mehr im Vorrat.
refused-feature_occupied = Dort ist schon jemand.
refused-not_yours = Das ist nicht Ihr Abt.
refused-not_in_pile = Dieses Plättchen ist nicht im Stapel.
refused-off_the_table = Dort endet der Tisch.
refused-unknown_tile = Ein solches Plättchen gibt es nicht.
refused-unknown_figure = Eine solche Figur gibt es nicht.
refused-unknown_action = Das geht in diesem Spiel nicht.
