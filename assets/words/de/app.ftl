### Gemeinsame Wörter und die Menüs rund um die Spiele.

app-name = Castles & Crowns

dialog-ok = In Ordnung
dialog-cancel = Abbrechen
dialog-done = Fertig

title-motto = Ein Land aus Plättchen, eine Stadt aus Karten
title-continue = Weiterspielen
title-new-game = Neues Spiel
title-load = Spiel laden
title-settings = Einstellungen
title-quit = Beenden
title-recent = Letzte Spiele

quit-title = Den Tisch verlassen?
quit-text = Ein laufendes Spiel bleibt gespeichert. Beim nächsten Mal können Sie es fortsetzen.
quit-yes = Beenden

pause-title = Das Spiel wartet
pause-resume = Zurück zum Spiel

settings-title = Einstellungen
settings-look = Bild
settings-play = Spiel
settings-sound = Ton
settings-language = Sprache
settings-language-system = Wie das System
settings-interface-scale = Größe der Oberfläche
settings-accessible-font = Schlichtere, leichter lesbare Schrift
settings-full-screen = Vollbild
settings-reduced-motion = Weniger Bewegung
settings-speed = Tempo der Animationen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-faster = Sehr schnell
settings-speed-instant = Sofort
settings-confirm = Zug bestätigen
settings-confirm-always = Immer
settings-confirm-needed = Wenn er endgültig ist
settings-confirm-never = Nie
settings-show-places = Zeigen, wo ein Plättchen passt
settings-master-volume = Gesamtlautstärke
settings-music-volume = Musik
settings-effects-volume = Effekte
