### Kdo čím hraje u jedné obrazovky.

newgame-devices = Zařízení…
match-devices = Kdo čím hraje
devices-title = Kdo čím hraje?
devices-how-join = obsadit místo; ještě jednou i druhé
devices-how-move = na jiné místo
devices-how-leave = místo vrátit
devices-how-done = hotovo
devices-how-mouse = Myší klikněte na místa, za která hraje. Místo bez zařízení hraje s čímkoli, co je po ruce.
devices-anything = cokoli po ruce
devices-clear = Všichni hrají čímkoli
devices-mouse = Myš
devices-keyboard = Klávesnice
devices-pad = Ovladač { $number }
devices-not-yours = Na tahu je { $name } ({ $devices }).
devices-lost-title = Ovladač je pryč
devices-lost-text = Hraje s ním: { $names }. Připojte ho, nebo připojte jiný; hra pak půjde sama dál.
devices-lost-nobody = Připojte ho znovu, nebo hrajte dál něčím jiným.
devices-take-over = Dál s tímto: { $device }
devices-anything-goes = Dál s čímkoli, co je po ruce
devices-to-computer = Dál hraje počítač
