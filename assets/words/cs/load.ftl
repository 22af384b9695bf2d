### Uložené hry.

load-title = Načíst hru
load-back = Zpět
load-empty = Zatím není uložená žádná hra.
load-today = dnes { $time }
load-yesterday = včera { $time }
load-date = { $day }. { $month }. { $year } { $time }
load-auto = uloženo automaticky
load-unnamed = uloženo
load-over = dohráno
load-held = otevřeno v jiném okně
load-broken = { $file } nelze přečíst: { $problem }
load-delete = Smazat
load-delete-title = Smazat tuto hru?
load-delete-text = { $save }
load-delete-yes = Smazat

pause-save = Uložit hru

save-title = Uložit hru
save-name = Pod jakým jménem?
save-instead = Nebo místo jedné z těchto:
save-do = Uložit
save-nameless = Je potřeba jméno.
save-refused = Nepodařilo se uložit: { $why }
save-replace-title = Nahradit ji?
save-replace-text = Pod tímto jménem už je nějaká hra uložená.
save-replace-yes = Nahradit
save-done = Hra je uložená.
