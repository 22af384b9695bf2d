### Gespeicherte Spiele.

load-title = Spiel laden
load-back = Zurück
load-empty = Noch ist kein Spiel gespeichert.
load-today = heute { $time }
load-yesterday = gestern { $time }
load-date = { $day }.{ $month }.{ $year } { $time }
load-auto = automatisch gespeichert
load-unnamed = gespeichert
load-over = beendet
load-held = in einem anderen Fenster offen
load-broken = { $file } kann nicht gelesen werden: { $problem }
load-delete = Löschen
load-delete-title = Dieses Spiel löschen?
load-delete-text = { $save }
load-delete-yes = Löschen

pause-save = Spiel speichern

save-title = Spiel speichern
save-name = Unter welchem Namen?
save-instead = Oder eines von diesen ersetzen:
save-do = Speichern
save-nameless = Es braucht einen Namen.
save-refused = Es konnte nicht gespeichert werden: { $why }
save-replace-title = Ersetzen?
save-replace-text = Unter diesem Namen ist schon ein Spiel gespeichert.
save-replace-yes = Ersetzen
save-done = Das Spiel ist gespeichert.
