### Co radí rádce v karetní hře: co udělat a proč.

cit-do-then = { $first } – { $next }
cit-do-pick = Vybrat postavu { $card }
cit-do-put-away = Odložit postavu { $card }
cit-do-take-gold = Vzít si zlaťáky: { $gold }
cit-do-take-cards = Líznout karty
cit-do-bonus-gold = Vzít si zlaťáky: { $gold }
cit-do-bonus-cards = Líznout čtyři karty
cit-do-keep = Nechat si: { $cards }
cit-do-collect = Vybrat zlato za svou barvu: { $gold }
cit-do-build = Postavit čtvrť { $card }{ $gold ->
    [0] { " " }zadarmo
   *[other] { " " }za { $gold } zl.
}
cit-do-kill = Zavraždit postavu { $card }
cit-do-bewitch = Očarovat postavu { $card }
cit-do-rob = Okrást postavu { $card }
cit-do-swap-hands = Vyměnit si ruku s hráčem { $name }
cit-do-redraw = Vyměnit: { $cards }
cit-do-peek = Nahlédnout do ruky hráče { $name }
cit-do-steal = Vzít si kartu { $card }
cit-do-steal-build = Vzít si kartu { $card } a hned ji postavit
cit-do-crown = Předat korunu hráči { $name }
cit-do-crown-own = Vzít si korunu
cit-do-pay-gold = Dát zlaťák
cit-do-pay-card = Zaplatit kartou { $card }
cit-do-pay-any-card = Vzít si místo zlata kartu
cit-do-tithe = Vzít zlaťák hráči { $name }
cit-do-destroy = Zbořit hráči { $name } čtvrť { $card }{ $gold ->
    [0] { " " }zadarmo
   *[other] { " " }za { $gold } zl.
}
cit-do-destroy-own = Strhnout vlastní čtvrť { $card }
cit-do-recover = Vzít si kartu { $card } do ruky za jeden zlaťák
cit-do-exchange = Vyměnit čtvrť { $card } za čtvrť { $other } hráče { $name }{ $gold ->
    [0] { "" }
   *[other] , za { $gold } zl.
}
cit-do-beautify = Ozdobit čtvrť { $card }
cit-do-use-laboratory = Proměnit v Laboratoři kartu { $card } ve zlato: { $gold }
cit-do-use-smithy = Dát v Kovárně za karty zlato: { $gold }
cit-do-use-museum = Dát kartu { $card } do Muzea
cit-do-use-armory = Zničit Prachárnou hráči { $name } čtvrť { $card }
cit-do-use-hospital = Ukázat se v Nemocnici
cit-do-search = Vzít si z balíčku kartu { $card }
cit-do-declare = Rozeznít Zvonici
cit-do-courtesy = Zdvořile pozdravit
cit-do-pass = Odmítnout
cit-do-end = Ukončit tah

cit-for-pick-assassin = Někdo přijde o tah; vás nikdo nezavraždí ani neokrade
cit-for-pick-witch = Hrajete dál se schopností jiné postavy a nikdo vás neokrade
cit-for-pick-thief = Je co brát: { $name } má zlato ({ $amount })
cit-for-pick-tax-collector = Kdo staví, platí vám zlaťák
cit-for-pick-magician = Karty v ruce: { $name } { $amount }, vy { $own }
cit-for-pick-wizard = Karta z cizí ruky: { $name } jich má { $amount }, vy { $own }
cit-for-pick-king = Dostanete korunu a v dalším kole vybíráte první
cit-for-pick-king-again = Necháte si korunu a vybíráte zase první
cit-for-pick-emperor = Rozhodnete, kdo dostane korunu
cit-for-pick-bishop = Hodnost 8 na vaše město nemůže
cit-for-pick-abbot = { $name } má jako jediný nejvíc zlata a musí vám zlaťák dát
cit-for-pick-merchant = V každém případě o zlaťák víc
cit-for-pick-alchemist = Co zaplatíte za stavby, se vám vrátí
cit-for-pick-architect = Dvě karty navíc a až tři čtvrti; máte zlato ({ $amount }) i karty ({ $own })
cit-for-pick-navigator = O čtyři zlaťáky nebo čtyři karty víc
cit-for-pick-warlord = Můžete zbořit jednu čtvrť
cit-for-pick-diplomat = Můžete vyměnit čtvrť za lepší
cit-for-pick-artist = Až dvě vaše čtvrti budou o bod cennější
cit-for-pick-queen = Korunu má vedle vás { $name }: { $amount } zlaťáky
cit-for-income = Zlato za vaše čtvrti ({ $card }): { $amount }
cit-for-put-away = V tomto kole už ji nikdo nezíská
cit-for-only = Mít ji může jen { $name }
cit-for-may-be = Může ji mít: { $names }
cit-for-nobody = Postavu { $card } nikdo z ostatních mít nemůže
cit-for-loot = Kořist až { $amount } zl.
cit-for-goes-on = Hrajete dál s její schopností
cit-for-denies = Vynesla by zlato ({ $amount }): { $name }
cit-for-leads = Vede { $name }: { $amount } b.
cit-for-near = { $amount ->
    [one] K hotovému městu chybí jediná čtvrť: { $name }
    [few] K hotovému městu chybí jen { $amount } čtvrti: { $name }
   *[other] K hotovému městu chybí jen { $amount } čtvrtí: { $name }
}
cit-for-harms = { $amount ->
    [one] { $name } přijde o bod
    [few] { $name } přijde o { $amount } body
   *[other] { $name } přijde o { $amount } bodů
}
cit-for-completes = Dokončí vaše město{ $own ->
    [0] { "" }
   *[other] { " " }jako první – poslední kolo
}: +{ $amount }
cit-for-all-colours = Všech pět barev: +{ $amount }
cit-for-counts = { $amount ->
    [one] O bod víc v závěrečném sčítání
    [few] O { $amount } body víc v závěrečném sčítání
   *[other] O { $amount } bodů víc v závěrečném sčítání
}
cit-for-colour = Nová barva ve vašem městě ({ $card })
cit-for-city = Pak má vaše město { $amount } z { $own } čtvrtí
cit-for-power = { $card }: { $rule }
cit-for-affords = Pak máte na čtvrť { $card }
cit-for-saves = Šetříte na čtvrť { $card }: { $amount } z { $own }
cit-for-nothing-to-build = V ruce nemáte nic, co byste mohli stavět
cit-for-gold-enough = Zlata ({ $amount }) máte na každou kartu v ruce dost
cit-for-few-cards = { $amount ->
    [one] V ruce máte jen jednu kartu
    [few] V ruce máte jen { $amount } karty
   *[other] V ruce máte jen { $amount } karet
}
cit-for-new-cards = { $amount ->
    [one] Jedna nová karta
    [few] { $amount } nové karty
   *[other] { $amount } nových karet
}
cit-for-payable = Na čtvrť { $card } máte zlato
cit-for-colour-card = Tahle barva vašemu městu chybí: { $card }
cit-for-stands-already = Čtvrť { $card } už ve městě stojí
cit-for-chooses-first = V dalším kole vybíráte první
cit-for-is-paid = { $name } vám za ni dá zlaťák nebo kartu
cit-for-keeps-cards = { $amount ->
    [one] Karta vám zůstane
    [few] Vaše { $amount } karty vám zůstanou
   *[other] Vašich { $amount } karet vám zůstane
}
cit-for-keeps-gold = Zlato si necháte na později: { $amount }
cit-for-hands = Počet karet: { $amount } za { $own }
cit-for-choice = { $amount ->
    [one] Leží tam jedna karta; vezmete si ji
    [few] Na výběr jsou { $amount } karty
   *[other] Na výběr je { $amount } karet
}
cit-for-hospital = Přinese příjem, i když vás zavraždili
cit-for-courtesy = Bez pozdravu o tah přijdete
cit-for-sooner = Odteď stačí o čtvrť méně
