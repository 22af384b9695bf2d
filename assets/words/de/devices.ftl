### Wer womit spielt, an einem Bildschirm.

newgame-devices = Geräte …
match-devices = Wer womit spielt
devices-title = Wer spielt womit?
devices-how-join = Platz nehmen; noch einmal: einen zweiten
devices-how-move = auf einen anderen Platz
devices-how-leave = Platz zurückgeben
devices-how-done = fertig
devices-how-mouse = Mit der Maus die Plätze anklicken, für die sie spielt. Ein Platz ohne Gerät spielt mit allem, was da ist.
devices-anything = mit allem, was da ist
devices-clear = Alle spielen mit allem
devices-mouse = Maus
devices-keyboard = Tastatur
devices-pad = Gamepad { $number }
devices-not-yours = { $name } ist am Zug ({ $devices }).
devices-lost-title = Ein Gamepad ist weg
devices-lost-text = Damit spielt: { $names }. Wieder anschließen oder ein anderes: Dann geht es von selbst weiter.
devices-lost-nobody = Wieder anschließen oder mit etwas anderem weiterspielen.
devices-take-over = Weiter hiermit: { $device }
devices-anything-goes = Weiter mit allem, was da ist
devices-to-computer = Der Computer spielt weiter
