### Was jeder jetzt hätte.

projected-title = Wenn das Spiel jetzt endete
projected-about = Punkte auf der Leiste und was die Schlusswertung brächte.
projected-now = Bisher
projected-item = { $what }: { $parts }
