### Princezna a drak, Létající stroje a Německé hrady u stolu.

carc-hint-draw-or-castle = { $name }: vezměte si dílek, nebo položte hrad
carc-hint-last-castle = { $name }: hromádka je prázdná, položte hrad
carc-hint-castle = { $name }: položte hrad
carc-hint-dragon = { $name }: kam poletí drak?
carc-hint-pick = { $name }: vezměte si hrad
carc-hint-pick-more = { $name }: vezmete si ještě jeden hrad?
carc-hint-land = { $name }: kde letec přistane?
carc-hint-deed = { $name }: ještě něco?
carc-hint-spot-portal = Portálem sem
carc-hint-spot-recall = Opat se vrátí domů a boduje
carc-hint-spot-fly = Letět o jedno až tři políčka po šipce
carc-hint-spot-fairy = Víla přiletí sem
carc-hint-spot-remove = Princezna pošle tohoto rytíře domů
carc-no-deed = Nic
carc-pick-no-more = Už ne

keys-draw = Vzít dílek
keys-castle = Hrad
keys-castle-back = Vrátit
keys-dragon = Vybrat
keys-dragon-on = Letět tam
keys-take = Vzít
keys-no-more = Už ne

carc-laid-aside = Sopka ještě neleží: dílek s drakem jde stranou (PD3)
carc-shuffled-in = { $count ->
    [one] Jeden dílek s drakem se vrací do hromádky
    [few] { $count } dílky s drakem se vracejí do hromádky
   *[other] { $count } dílků s drakem se vrací do hromádky
}
carc-flight-line = Let drží svou úhlopříčku a počítá políčka: hrad se nikdy nepřeletí z rohu do rohu jedním krokem ({ $clause })
carc-flight-failed = Není kde přistát: letec jde pěšky domů (FM7)

castle-title = Šest hradů
castle-lord = { $count ->
    [one] Hradní pán nebo paní:
   *[other] Hradní páni a paní:
}
castle-pick = Šest hradů leží lícem dolů
castle-pick-which = Nikdo neví, který je který.
castle-turned = Tyto hrady jsou ve hře

carc-log-aside = Dílek s drakem přišel příliš brzy a jde stranou.
carc-log-shuffled = { $count ->
    [one] Odložený dílek s drakem se vrací do hromádky.
    [few] { $count } odložené dílky s drakem se vracejí do hromádky.
   *[other] { $count } odložených dílků s drakem se vrací do hromádky.
}
carc-log-dragon-came = K sopce přilétá drak.
carc-log-eaten = { $own ->
    [true] { $count ->
        [one] { $name } posílá draka na vlastní figurku; ta prchá.
        [few] { $name } posílá draka na { $count } vlastní figurky; ty prchají.
       *[other] { $name } posílá draka na { $count } vlastních figurek; ty prchají.
    }
   *[other] { $count ->
        [one] { $name } posílá draka dál: prchá figurka, kterou má { $owner }.
        [few] { $name } posílá draka dál: prchají { $count } figurky, které má { $owner }.
       *[other] { $name } posílá draka dál: prchá { $count } figurek, které má { $owner }.
    }
}
carc-log-fairy = { $alone ->
    [true] Víla odchází na jiný dílek.
   *[other] { $name } volá vílu k figurce.
}
carc-log-fairy-paid = { $points ->
    [one] { $name } dostává od víly 1 bod.
    [few] { $name } dostává od víly { $points } body.
   *[other] { $name } dostává od víly { $points } bodů.
}
carc-log-princess = { $name } prosí princeznu, aby poslala rytíře domů.
carc-log-launched = { $roll ->
    [one] { $name } vypouští figurku: letí o jedno políčko.
   *[other] { $name } vypouští figurku: letí o { $roll } políčka.
}
carc-log-landed = { $name } přistává { $kind ->
    [city] ve městě.
    [road] na cestě.
    [monastery] v klášteře.
    [garden] v zahradě.
    [castle] na hradě.
   *[other] na dílku.
}
carc-log-crashed = { $name } nemá kde přistát; figurka jde pěšky domů.
carc-log-picked = { $name } si bere hrad, který leží lícem dolů.
carc-log-castle-placed = { $name } pokládá hrad { $castle }.
carc-log-castle = { $name } má hrad { $castle }.

refused-feature_complete = To už je dokončené.
refused-volcano_is_hot = Na sopku figurka v tahu, kdy se pokládá, nesmí.
refused-dragon_is_there = Kde je drak, tam figurka nesmí.
refused-dragon_needs_a_tile = Drak letí jen na políčko, kde leží dílek.
refused-dragon_was_there = Tam už drak v tomto letu byl.
refused-dragon_must_move = Drak musí letět dál.
refused-no_such_direction = Drak letí vždy o jedno políčko: na sever, východ, jih nebo západ.
refused-fairy_keeps_out = Víla draka nepustí.
refused-fairy_is_there = Tam už víla stojí.
refused-fairy_wants_own = Víla jde jen k vaší vlastní figurce.
refused-no_princess = Na právě položeném dílku není princezna.
refused-not_her_knight = Princezna posílá domů jen rytíře ze svého města.
refused-no_flying_machine = Na právě položeném dílku není létající stroj.
refused-must_land = Kdo letí, musí přistát, kde to jde.
refused-not_where_it_lands = Let končí na jiném dílku: tolik políček, kolik padlo, přímo po šipce.
refused-flight_keeps_line = Let drží svou úhlopříčku: do hradu nevletí jedním rohem a protějším zase ven, jako by to byl jeden krok.
refused-no_landing_on_fields = Na louce nikdo nepřistává.
refused-castle_taken = Tento hrad už někdo má.
refused-must_pick = První hrad si vzít musíte.
refused-river_first = Hrady počkají, až bude řeka hotová.
refused-pile_is_empty = Hromádka je prázdná.

newgame-set-princess-dragon = Princezna a drak
newgame-set-princess-dragon-about = Třicet dílků; drak, který zahání figurky, víla, která je chrání, princezny, které posílají rytíře domů, a kouzelné portály.
newgame-set-flying-machines = Létající stroje
newgame-set-flying-machines-about = Osm dílků, ze kterých figurka letí tak daleko, jak padne, i tam, kde už někdo je.
newgame-set-german-castles = Německé hrady
newgame-set-german-castles-about = Šest hradů na dvojitých dílcích; každý je má od začátku a klade je místo braní dílku.

newgame-option-dragon-timing = Kdy letí drak
newgame-option-dragon-timing-about = Před bodováním může ještě zahnat figurky, které by bodovaly.
newgame-value-dragon-timing-before-scoring = před bodováním
newgame-value-dragon-timing-after-scoring = po bodování
newgame-option-fairy-rule = Víla stojí
newgame-option-fairy-rule-about = U jedné figurky; podle starších pravidel na políčku, pro všechny figurky na něm.
newgame-value-fairy-rule-meeple = u figurky
newgame-value-fairy-rule-square = na políčku
newgame-option-castle-bonus = Tři body za hrad
newgame-option-castle-bonus-about = Kdo je dostane, když se dokončí cesta nebo město, které se hradů dotýká.
newgame-value-castle-bonus-present = všichni přítomní
newgame-value-castle-bonus-majority = většina
newgame-option-castle-setup = Hrady se
newgame-option-castle-setup-about = Každý si vezme jeden, který leží lícem dolů, nebo je rozdá náhoda.
newgame-value-castle-setup-deal = rozdají
newgame-value-castle-setup-pick = vybírají
newgame-option-castles-per-seat = Hradů pro každého
newgame-option-castles-per-seat-about = Ve dvou nebo ve třech; ve více hráčích má každý jeden.
newgame-value-castles-per-seat-2 = dva
newgame-value-castles-per-seat-1 = jeden
