### Dokumente von anderswo, kopierte Stellungen und Berichte.

load-open = Dokument öffnen
open-title = Dokument öffnen
open-about = Ein gespeichertes Spiel oder eine Stellung in der Notation. Ziehen Sie die Datei jederzeit auf das Fenster, oder kopieren Sie den Text und fügen Sie ihn hier ein.
open-paste = Kopiertes einfügen
open-path = Oder der Pfad einer Datei:
open-do = Öffnen
open-refused = Das lässt sich nicht öffnen ({ $file }): { $why }
open-ask-title = Dieses Spiel verlassen?
open-ask-text = Es bleibt gespeichert, und Sie können es später fortsetzen. An seiner Stelle wird das Dokument geöffnet.
open-copied = Die Stellung ist kopiert.
open-not-copied = Das Kopieren ist misslungen: { $why }

pause-copy = Stellung kopieren
pause-report = Problem melden
report-title = Ein Bericht für die, die es beheben
report-written = Protokoll, Spiel und Version liegen zusammen in einer Datei, ohne Ihren Namen und Ihre Ordner: { $file }
report-refused = Der Bericht konnte nicht geschrieben werden: { $why }
