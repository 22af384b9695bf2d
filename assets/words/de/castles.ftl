### Prinzessin & Drache, Flugmaschinen und Deutsche Burgen am Tisch.

carc-hint-draw-or-castle = { $name }: Plättchen ziehen oder eine Burg legen
carc-hint-last-castle = { $name }: der Stapel ist leer, eine Burg legen
carc-hint-castle = { $name }: die Burg legen
carc-hint-dragon = { $name }: wohin fliegt der Drache?
carc-hint-pick = { $name }: eine Burg nehmen
carc-hint-pick-more = { $name }: noch eine Burg nehmen?
carc-hint-land = { $name }: wo landet der Flieger?
carc-hint-deed = { $name }: sonst noch etwas?
carc-hint-spot-portal = Durch das Portal hierher
carc-hint-spot-recall = Der Abt kommt heim und wird gewertet
carc-hint-spot-fly = Ein bis drei Felder am Pfeil entlang fliegen
carc-hint-spot-fairy = Die Fee kommt hierher
carc-hint-spot-remove = Die Prinzessin schickt diesen Ritter heim
carc-no-deed = Nichts
carc-pick-no-more = Keine mehr

keys-draw = Ziehen
keys-castle = Burg
keys-castle-back = Zurücklegen
keys-dragon = Wählen
keys-dragon-on = Dorthin fliegen
keys-take = Nehmen
keys-no-more = Keine mehr

carc-laid-aside = Noch kein Vulkan: das Drachenplättchen wird beiseitegelegt (PD3)
carc-shuffled-in = { $count ->
    [one] Ein Drachenplättchen kommt zurück in den Stapel
   *[other] { $count } Drachenplättchen kommen zurück in den Stapel
}
carc-flight-line = Der Flug hält seine Diagonale und zählt Felder: eine Burg wird nie in einem Schritt von Ecke zu Ecke überflogen ({ $clause })
carc-flight-failed = Dort kann niemand landen: der Flieger geht zu Fuß nach Hause (FM7)

castle-title = Die sechs Burgen
castle-lord = { $count ->
    [one] Burgherr oder Burgherrin:
   *[other] Burgherren und Burgherrinnen:
}
castle-pick = Sechs Burgen liegen verdeckt
castle-pick-which = Niemand weiß, welche welche ist.
castle-turned = Diese Burgen sind im Spiel

carc-log-aside = Ein Drachenplättchen kommt zu früh und wird beiseitegelegt.
carc-log-shuffled = { $count ->
    [one] Das beiseitegelegte Drachenplättchen kommt zurück in den Stapel.
   *[other] { $count } beiseitegelegte Drachenplättchen kommen zurück in den Stapel.
}
carc-log-dragon-came = Der Drache kommt zum Vulkan.
carc-log-eaten = { $own ->
    [true] { $count ->
        [one] { $name } lenkt den Drachen auf eine eigene Figur; sie flieht.
       *[other] { $name } lenkt den Drachen auf { $count } eigene Figuren; sie fliehen.
    }
   *[other] { $count ->
        [one] { $name } lenkt den Drachen weiter: eine Figur von { $owner } flieht.
       *[other] { $name } lenkt den Drachen weiter: { $count } Figuren von { $owner } fliehen.
    }
}
carc-log-fairy = { $alone ->
    [true] Die Fee geht auf ein anderes Plättchen.
   *[other] { $name } ruft die Fee zu einer Figur.
}
carc-log-fairy-paid = { $points ->
    [one] Die Fee gibt { $name } 1 Punkt.
   *[other] Die Fee gibt { $name } { $points } Punkte.
}
carc-log-princess = { $name } lässt die Prinzessin einen Ritter nach Hause schicken.
carc-log-launched = { $roll ->
    [one] { $name } startet eine Figur: sie fliegt ein Feld weit.
   *[other] { $name } startet eine Figur: sie fliegt { $roll } Felder weit.
}
carc-log-landed = { $name } landet { $kind ->
    [city] in einer Stadt.
    [road] auf einer Straße.
    [monastery] in einem Kloster.
    [garden] in einem Garten.
    [castle] auf einer Burg.
   *[other] auf dem Plättchen.
}
carc-log-crashed = { $name } findet keinen Landeplatz; die Figur geht zu Fuß nach Hause.
carc-log-picked = { $name } nimmt eine verdeckte Burg.
carc-log-castle-placed = { $name } legt { $castle }.
carc-log-castle = { $name } hat { $castle }.

refused-feature_complete = Das ist schon fertig.
refused-volcano_is_hot = Auf einen Vulkan kommt in dem Zug, in dem er gelegt wird, keine Figur.
refused-dragon_is_there = Wo der Drache ist, kommt keine Figur hin.
refused-dragon_needs_a_tile = Der Drache fliegt nur auf ein Feld mit einem Plättchen.
refused-dragon_was_there = Dort war der Drache in diesem Zug schon.
refused-dragon_must_move = Der Drache muss weiterfliegen.
refused-no_such_direction = Der Drache fliegt immer ein Feld weit: nach Norden, Osten, Süden oder Westen.
refused-fairy_keeps_out = Die Fee lässt den Drachen nicht hinein.
refused-fairy_is_there = Dort steht die Fee schon.
refused-fairy_wants_own = Die Fee geht nur zu einer eigenen Figur.
refused-no_princess = Auf dem eben gelegten Plättchen ist keine Prinzessin.
refused-not_her_knight = Die Prinzessin schickt nur einen Ritter ihrer eigenen Stadt nach Hause.
refused-no_flying_machine = Auf dem eben gelegten Plättchen ist keine Flugmaschine.
refused-must_land = Wer fliegt, muss landen, wo es geht.
refused-not_where_it_lands = Der Flug endet auf einem anderen Plättchen: so viele Felder, wie der Würfel zeigt, gerade am Pfeil entlang.
refused-flight_keeps_line = Der Flug hält seine Diagonale: er führt nicht über eine Ecke in eine Burg und über die gegenüberliegende hinaus, als wäre das ein Schritt.
refused-no_landing_on_fields = Auf einer Wiese landet niemand.
refused-castle_taken = Diese Burg hat schon jemand.
refused-must_pick = Die erste Burg muss genommen werden.
refused-river_first = Burgen warten, bis der Fluss fertig ist.
refused-pile_is_empty = Der Stapel ist leer.

newgame-set-princess-dragon = Prinzessin & Drache
newgame-set-princess-dragon-about = Dreißig Plättchen; ein Drache, der Figuren vertreibt, eine Fee, die sie schützt, Prinzessinnen, die Ritter nach Hause schicken, und Zauberportale.
newgame-set-flying-machines = Die Flugmaschinen
newgame-set-flying-machines-about = Acht Plättchen, von denen eine Figur so weit fliegt, wie der Würfel zeigt, auch dorthin, wo schon jemand ist.
newgame-set-german-castles = Deutsche Burgen
newgame-set-german-castles-about = Sechs Burgen auf doppelten Plättchen; man hat sie von Anfang an und legt sie, statt ein Plättchen zu ziehen.

newgame-option-dragon-timing = Wann der Drache fliegt
newgame-option-dragon-timing-about = Vor der Wertung kann er noch Figuren vertreiben, die gewertet würden.
newgame-value-dragon-timing-before-scoring = vor der Wertung
newgame-value-dragon-timing-after-scoring = nach der Wertung
newgame-option-fairy-rule = Die Fee steht
newgame-option-fairy-rule-about = Bei einer Figur; nach der älteren Regel auf einem Feld, für alle Figuren dort.
newgame-value-fairy-rule-meeple = bei einer Figur
newgame-value-fairy-rule-square = auf einem Feld
newgame-option-castle-bonus = Drei Punkte je Burg
newgame-option-castle-bonus-about = Wer sie bekommt, wenn eine Straße oder Stadt fertig wird, die an Burgen grenzt.
newgame-value-castle-bonus-present = alle Anwesenden
newgame-value-castle-bonus-majority = die Mehrheit
newgame-option-castle-setup = Burgen werden
newgame-option-castle-setup-about = Jeder nimmt eine verdeckte, oder der Zufall verteilt sie.
newgame-value-castle-setup-deal = verteilt
newgame-value-castle-setup-pick = ausgesucht
newgame-option-castles-per-seat = Burgen für jeden
newgame-option-castles-per-seat-about = Zu zweit oder zu dritt; zu mehreren ist es eine.
newgame-value-castles-per-seat-2 = zwei
newgame-value-castles-per-seat-1 = eine
