### Der Wegweiser: Lektionen, die durch Spielen lehren.

title-guide = Spielen lernen
guide-title = Spielen lernen
guide-about = Kurze Lektionen direkt am Tisch. Jede lässt sich überspringen und wiederholen.
guide-start = Anfangen
guide-go-on = Weitermachen
guide-place = Lektion { $number } von { $of } · { $title }
guide-yellow = Gelb
guide-blue = Blau
guide-black = Schwarz
guide-next = Weiter
guide-next-lesson = Nächste Lektion
guide-play = Eine Partie spielen
guide-skip = Überspringen
guide-again = Noch einmal
guide-nudge = Auch das erlauben die Regeln. Versuchen Sie hier aber, worauf der Pfeil zeigt.
guide-nudge-lit = Auch das erlauben die Regeln. Versuchen Sie hier aber, was golden leuchtet.
guide-nudge-turn = Der Platz stimmt, nur drehen Sie das Plättchen noch: { $device ->
    [pad] { $turn }.
   *[desk] rechte Maustaste, Mausrad oder { $turn }.
}

## Das Plättchenspiel

lesson-carcassonne-place-title = Plättchen legen
lesson-carcassonne-place-about = Das Land wächst Plättchen für Plättchen, und die Kanten müssen passen.
lesson-carcassonne-place-1 = Das ist das Land. In jedem Zug ziehen Sie ein Plättchen und legen es an; Ihres liegt rechts unten. Mit „Weiter“ lesen Sie weiter.
lesson-carcassonne-place-2 = Ein Plättchen muss das Land mit einer Kante berühren, und die Kanten müssen passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Verlängern Sie die Straße: Wählen Sie den Platz unter dem Pfeil.
lesson-carcassonne-place-3 = Auch Blau hat ein Plättchen gelegt. Führen Sie die Straße nun nach unten, nach Süden. { $device ->
    [pad] Drehen Sie das Plättchen mit { $turn }, bis es richtig liegt, und legen Sie es.
   *[desk] Zeigen Sie auf den Platz, drehen Sie mit der rechten Maustaste, dem Rad oder { $turn }, bis es richtig liegt, und klicken Sie.
}
lesson-carcassonne-place-4 = Das letzte: Die Stadt oben ist offen. Legen Sie die andere Hälfte ihrer Mauer an; wo es nur auf eine Art passt, dreht sich das Plättchen von selbst.
lesson-carcassonne-place-done = Das ist alles zum Legen. Straßen, Städte und Wiesen wachsen über viele Plättchen, und bald gehören sie Ihnen.

lesson-carcassonne-claim-title = Besetzen
lesson-carcassonne-claim-about = Mit einer Figur gehört Ihnen eine Straße oder Stadt.
lesson-carcassonne-claim-1 = Punkte bekommt, wer in einer Straße oder Stadt eine Figur hat. Beginnen Sie mit der Straße: Legen Sie das Plättchen unter den Pfeil.
lesson-carcassonne-claim-2 = Auf das eben gelegte Plättchen dürfen Sie eine Ihrer sieben Figuren setzen. Wählen Sie den Platz an der Straße, um sie zu besetzen.
lesson-carcassonne-claim-3 = Die Straße gehört Ihnen, wie lang sie auch wird. Die beleuchtete Stadt hat Blau besetzt: Niemand sonst darf jetzt eine Figur hineinsetzen.
lesson-carcassonne-claim-4 = Ihre Straße geht weiter. Legen Sie das Plättchen an ihr Ende.
lesson-carcassonne-claim-5 = Auf der Straße haben Sie schon eine Figur, das genügt. Aber die Stadt auf diesem Plättchen ist frei: Besetzen Sie sie.
lesson-carcassonne-claim-done = Eine Straße und eine Stadt gehören Ihnen. Eine Figur bleibt stehen, bis ihre Straße oder Stadt fertig ist; darum geht es als Nächstes.

lesson-carcassonne-complete-title = Abschließen
lesson-carcassonne-complete-about = Was fertig ist, bringt sofort Punkte und die Figur zurück.
lesson-carcassonne-complete-1 = Alle Ihre Figuren sind unterwegs. Eine steht in der beleuchteten Stadt; eine Stadt ist fertig, wenn ihre Mauer keine Lücke mehr hat.
lesson-carcassonne-complete-2 = Schließen Sie die Lücke.
lesson-carcassonne-complete-3 = Fertig! Jedes Plättchen der Stadt bringt 2 Punkte, jedes Wappen 2 weitere: 8 Punkte. Und Ihre Figur haben Sie zurück.
lesson-carcassonne-complete-4 = Eine Straße ist fertig, wenn beide Enden zu sind: durch eine Kreuzung, eine Stadt oder ein Kloster. Schließen Sie Ihre mit dieser Kreuzung.
lesson-carcassonne-complete-5 = Drei Plättchen, 3 Punkte. Bevor sie gezählt werden, dürfen Sie eine Figur auf das neue Plättchen setzen oder sie mit „Keine Figur“ behalten. Ganz wie Sie wollen.
lesson-carcassonne-complete-done = Kleines bringt bald etwas, Großes bringt viel. Ohne Figur in der Hand können Sie nichts besetzen, also holen Sie sie zurück.

lesson-carcassonne-monastery-title = Klöster
lesson-carcassonne-monastery-about = Eine Figur im Kloster wartet auf Nachbarn.
lesson-carcassonne-monastery-1 = Dieses Plättchen zeigt ein Kloster. Am meisten bringt es mitten im Land: Legen Sie es in die Lücke.
lesson-carcassonne-monastery-2 = Setzen Sie Ihre Figur ins Kloster.
lesson-carcassonne-monastery-3 = Ein Kloster zählt 1 Punkt für sich und 1 für jedes der acht Plättchen ringsum. Sieben liegen schon da, eines fehlt.
lesson-carcassonne-monastery-4 = Legen Sie den achten Nachbarn an.
lesson-carcassonne-monastery-done = 9 Punkte, und die Figur ist wieder frei. Auch die Plättchen der anderen zählen als Nachbarn.

lesson-carcassonne-fields-title = Wiesen
lesson-carcassonne-fields-about = Ein Bauer legt sich hin und zählt erst am Ende.
lesson-carcassonne-fields-1 = Das grüne Land zwischen Straßen und Mauern sind Wiesen. Verbinden Sie mit diesem Plättchen die Wiesen beider Seiten.
lesson-carcassonne-fields-2 = Eine Figur, die sich in eine Wiese legt, ist ein Bauer. Legen Sie Ihren dorthin.
lesson-carcassonne-fields-3 = Diese ganze Wiese gehört nun Ihnen. Der Bauer bleibt bis zum Ende des Spiels, gehen Sie also sparsam mit Bauern um. { $device ->
    [pad] { $fields }
   *[desk] Die Taste { $fields }
} zeigt, wem welche Wiese gehört.
lesson-carcassonne-fields-4 = Am Ende bringt eine Wiese 3 Punkte für jede fertige Stadt, die sie berührt. Eine ist fertig; vollenden Sie mit dem letzten Plättchen die andere.
lesson-carcassonne-fields-done = Das Spiel ist aus: Zwei fertige Städte berühren Ihre Wiese, 6 Punkte. Offene Städte bringen einem Bauern nichts.

lesson-carcassonne-together-title = Teilen und übernehmen
lesson-carcassonne-together-about = Wenn Besitz zusammenwächst, und wie ein Spiel endet.
lesson-carcassonne-together-1 = Die eine Stadt gehört Blau, die andere Ihnen. In eine besetzte Stadt darf niemand hinein, aber Städte können zusammenwachsen.
lesson-carcassonne-together-2 = Verbinden Sie die beiden.
lesson-carcassonne-together-3 = Jeder hat eine Figur darin, also bekommen beide alle 8 Punkte. Nun sehen Sie die Straße an: Sie gehört Blau und ist rechts offen.
lesson-carcassonne-together-4 = Machen Sie es Blau schwer: Mit diesem Plättchen über der Lücke passt dort nur noch eines mit Straße und Stadt. Legen Sie es mit der Stadt nach unten.
lesson-carcassonne-together-5 = Und besetzen Sie die Stadt, dann nützt die Lücke Ihnen.
lesson-carcassonne-together-6 = Unten wächst noch eine große Stadt zusammen: Blau hat eine Figur darin, Sie haben zwei. Wer die meisten Figuren hat, bekommt alles.
lesson-carcassonne-together-7 = Das ist das letzte Plättchen. Übernehmen Sie die Stadt.
lesson-carcassonne-together-8 = Alle 8 Punkte für Sie, keiner für Blau. Der Stapel ist leer, das Spiel ist aus, und der Rest wurde gezählt: Eine offene Straße oder Stadt bringt 1 Punkt je Plättchen. Wer die meisten Punkte hat, gewinnt.
lesson-carcassonne-together-done = Jetzt kennen Sie das ganze Spiel. In einem eigenen Spiel beenden Sie jeden Zug mit „Bestätigen“; bis dahin können Sie alles zurücknehmen. Und worauf Sie zeigen, das sagt Ihnen, was es ist.
