### Příchod ke stolu a odchod od něj.

start-trouble = Něco tomu brání
start-folder = Do složky { $folder } nelze nic uložit. Hrát se dá, ale hry a nastavení se ztratí.
start-unreadable = { $file } nelze otevřít: { $why }
start-not-deleted = Nelze to smazat: { $why }
start-in-use = V této hře pokračuje jiný spuštěný program.
start-saved = Uloženo
start-mended-title = Poslední tah chybí
start-mended = Nejnovější soubor této hry byl poškozený, použil se předchozí. Kopie leží v { $file }.
start-diverged-title = Pravidla se změnila
start-diverged = Tuto hru uložila jiná verze programu. Pokračuje se od tahu { $turn }.
start-levels-title = Jiný soupeř
start-levels = Tento soupeř tu není, na místo usedne někdo jiný: { $names }
