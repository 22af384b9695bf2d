### Společná slova a nabídky kolem her.

app-name = Castles & Crowns

dialog-ok = Dobře
dialog-cancel = Zrušit
dialog-done = Hotovo

title-motto = Krajina z dílků, město z karet
title-continue = Pokračovat
title-new-game = Nová hra
title-load = Načíst hru
title-settings = Nastavení
title-quit = Ukončit
title-recent = Poslední hry

quit-title = Odejít od stolu?
quit-text = Rozehraná hra zůstane uložená. Příště v ní můžete pokračovat.
quit-yes = Ukončit

pause-title = Hra čeká
pause-resume = Zpět do hry

settings-title = Nastavení
settings-look = Vzhled
settings-play = Hra
settings-sound = Zvuk
settings-language = Jazyk
settings-language-system = Podle systému
settings-interface-scale = Velikost rozhraní
settings-accessible-font = Jednodušší, lépe čitelné písmo
settings-full-screen = Celá obrazovka
settings-reduced-motion = Méně pohybu
settings-speed = Rychlost animací
settings-speed-slow = Pomalá
settings-speed-normal = Běžná
settings-speed-fast = Rychlá
settings-speed-faster = Velmi rychlá
settings-speed-instant = Okamžitě
settings-confirm = Potvrzovat tah
settings-confirm-always = Vždy
settings-confirm-needed = Když ho nelze vrátit
settings-confirm-never = Nikdy
settings-show-places = Ukazovat, kam dílek pasuje
settings-master-volume = Celková hlasitost
settings-music-volume = Hudba
settings-effects-volume = Zvukové efekty
