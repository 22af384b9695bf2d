### Dokumenty odjinud, zkopírované pozice a hlášení.

load-open = Otevřít dokument
open-title = Otevřít dokument
open-about = Uložená hra nebo pozice v notaci. Soubor můžete kdykoli přetáhnout na okno, nebo zkopírujte jeho text a vložte ho zde.
open-paste = Vložit, co jste zkopírovali
open-path = Nebo cesta k souboru:
open-do = Otevřít
open-refused = Toto nelze otevřít ({ $file }): { $why }
open-ask-title = Opustit tuto hru?
open-ask-text = Zůstane uložená a můžete v ní pokračovat později. Místo ní se otevře dokument.
open-copied = Pozice je zkopírovaná.
open-not-copied = Zkopírovat se nepodařilo: { $why }

pause-copy = Zkopírovat pozici
pause-report = Nahlásit potíže
report-title = Hlášení pro toho, kdo to opraví
report-written = Záznam, hra i verze leží pohromadě v jednom souboru, bez vašeho jména a vašich složek: { $file }
report-refused = Hlášení se nepodařilo zapsat: { $why }
