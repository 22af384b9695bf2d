### Stůl, u kterého se hraje, ať už kterákoli hra.

match-confirm = Potvrdit
match-undo = Vzít zpět
match-results = Výsledky
match-menu = Nabídka
match-fit = Ukázat vše
match-log = Co se stalo
match-leave = Odejít od stolu
match-to-computer = Ať za toto místo hraje počítač
match-from-computer = Ať za toto místo hraje člověk

match-hint-confirm = { $name }: potvrďte tah
match-hint-last = { $name }: potvrďte poslední tah
match-hint-thinks = { $name } přemýšlí
match-hint-over = Hra skončila

match-refused = { $why } ({ $clause })
match-refused-help = { $why } ({ $clause }, pravidlo ukáže { $key })
refused-unconfirmed = Nejdřív je třeba potvrdit tah.
refused-not_your_turn = Na tahu je někdo jiný.
refused-nothing_to_undo = Není co vzít zpět.
refused-nothing_to_confirm = Není co potvrzovat.
refused-game_over = Hra už skončila.
match-not-kept = Hru nelze uložit: { $trouble }

clock-out = { $name }, váš čas vypršel. Hrajete dál; když bude tah delší než { $seconds } sekund, přeskočí se, co není povinné.
clock-anew = Po změně má každý zase celý čas.
