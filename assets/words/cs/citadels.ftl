### Karetní hra u stolu.

cit-colour-yellow = šlechtická
cit-colour-blue = církevní
cit-colour-green = obchodní
cit-colour-red = vojenská
cit-colour-purple = jedinečná
cit-income = Zlato za čtvrti: { $colour }
cit-face-up = mimo hru
cit-face-down = skrytá
cit-narrow-tax-collector = Výběrčí daní
cit-narrow-abbot = Opat
cit-no-city = Zatím žádná čtvrť
cit-deck-left = V balíčku { $count ->
    [one] je jedna karta
    [few] jsou { $count } karty
   *[other] je { $count } karet
}
cit-some-card = karta

cit-ask = { $name }: vyberte
cit-ask-pick-character = { $name }: vyberte si postavu
cit-ask-put-away-character = { $name }: odložte jednu postavu lícem dolů
cit-ask-turn = { $name }: váš tah
cit-ask-keep-cards = { $name }: kterou kartu si necháte?
cit-ask-keep-under = { $name }: ostatní jdou pod balíček – v jakém pořadí?
cit-ask-kill-character = { $name }: kdo má být zavražděn?
cit-ask-bewitch-character = { $name }: koho očarujete?
cit-ask-rob-character = { $name }: kdo má být okraden?
cit-ask-swap-hands-seat = { $name }: s kým si vyměníte ruku?
cit-ask-redraw-cards = { $name }: vyberte karty k výměně v pořadí, v jakém půjdou pod balíček
cit-ask-peek-seat = { $name }: komu se podíváte do ruky?
cit-ask-steal-card = { $name }: vezměte si jednu kartu
cit-ask-steal-build = { $name }: do ruky, nebo hned postavit?
cit-ask-crown = { $name }: kdo dostane korunu?
cit-ask-crown-seat = { $name }: kdo dostane korunu?
cit-ask-pay-gold = { $name }: za korunu dejte zlaťák, nebo kartu
cit-ask-pay-card = { $name }: za korunu dejte zlaťák, nebo kartu
cit-ask-tithe-seat = { $name }: kdo vám dá zlaťák?
cit-ask-bonus-gold = { $name }: čtyři zlaťáky, nebo čtyři karty?
cit-ask-bonus-cards = { $name }: čtyři zlaťáky, nebo čtyři karty?
cit-ask-destroy-card = { $name }: kterou čtvrť zboříte?
cit-ask-exchange-give = { $name }: kterou čtvrť dáte?
cit-ask-exchange-take = { $name }: kterou čtvrť si za ni vezmete?
cit-ask-beautify-card = { $name }: kterou čtvrť ozdobíte?
cit-ask-use-laboratory-discard = { $name }: kterou kartu dáte za zlato?
cit-ask-use-museum-tuck = { $name }: která karta půjde do Muzea?
cit-ask-use-armory-target = { $name }: která čtvrť padne s Prachárnou?
cit-ask-search = { $name }: vezměte si kartu z balíčku
cit-ask-declare = { $name }: má odteď stačit o čtvrť méně?
cit-ask-recover = { $name }: vzít zbořenou čtvrť za jeden zlaťák?
cit-ask-use-hospital = { $name }: zavražděn – ukázat se v Nemocnici a vzít si příjem?
cit-ask-courtesy = { $name }: pozdravte majitele Tanečního sálu

cit-deed-take-gold = Vzít 2 zlaťáky
cit-deed-take-cards = Líznout karty
cit-deed-collect = Vybrat zlato
cit-deed-bonus-gold = 4 zlaťáky
cit-deed-bonus-cards = 4 karty
cit-deed-kill = Zavraždit …
cit-deed-bewitch = Očarovat …
cit-deed-rob = Okrást …
cit-deed-swap-hands = Vyměnit ruku …
cit-deed-redraw = Vyměnit karty …
cit-deed-peek = Nahlédnout …
cit-deed-crown = Předat korunu …
cit-deed-tithe = Zlaťák od nejbohatšího
cit-deed-destroy = Zbořit …
cit-deed-exchange = Vyměnit čtvrti …
cit-deed-beautify = Ozdobit …
cit-deed-use-laboratory = Laboratoř …
cit-deed-use-smithy = Kovárna
cit-deed-use-museum = Muzeum …
cit-deed-use-armory = Prachárna …
cit-deed-use-hospital = Nemocnice
cit-deed-declare = Rozeznít Zvonici
cit-deed-courtesy = „Děkuji, Vaše Výsosti“
cit-deed-recover = Vzít si kartu { $card }: 1 zl.
cit-deed-pay-gold = Dát 1 zlaťák
cit-deed-pay-card = Dát kartu
cit-deed-pass = Ne, děkuji
cit-deed-silent = Mlčet a přijít o tah
cit-deed-end = Ukončit tah
cit-deed-ready = Hotovo
cit-deed-other = Dál
cit-deed-back = Zpět
cit-deed-seat = { $name }
cit-deed-steal-build-true = Hned postavit
cit-deed-steal-build-false = Do ruky

cit-banner-round = { $number }. kolo – vybírat začíná { $name }
cit-banner-call = { $rank }: { $character }!
cit-banner-revealed = { $name }
cit-banner-murdered = { $name } vraždí: { $character }
cit-banner-robbed = { $name } okrádá: { $character }
cit-banner-bewitched = { $name } očarovává: { $character }
cit-banner-resumed = Čarodějnice pokračuje ({ $name }): { $character }
cit-banner-lost = { $name } bez pozdravu přichází o tah
cit-banner-seen = { $name } nahlíží do ruky: { $other }
cit-banner-destroyed = { $name } boří čtvrť ve městě: { $owner }
cit-banner-own-destroyed = { $name } strhává vlastní čtvrť
cit-banner-bell-tower = { $name } rozezněl Zvonici: město je hotové s o čtvrť méně
cit-banner-completed-first = { $name } má první hotové město – tohle kolo je poslední
cit-banner-completed = { $name } má hotové město
cit-banner-ended = Konec hry. Města se sčítají
cit-count-districts = { $name } – čtvrti: { $points }
cit-count-colours = { $name } – všech pět barev: +{ $points }
cit-count-completion = { $name } – hotové město: +{ $points }
cit-count-bonus = { $name } – jedinečné čtvrti: +{ $points }
cit-count-total = { $name }: { $points }

cit-log-round = { $number }. kolo: korunu má { $crown }.
cit-log-face-up = Mimo hru: { $character }.
cit-log-picked = { $name } má vybranou postavu.
cit-log-picked-own = { $name } si vybírá: { $character }.
cit-log-nobody = { $rank } { $character }: nikdo se nehlásí.
cit-log-revealed = { $name }: { $character }.
cit-log-resumed = { $name } pokračuje jako { $character }.
cit-log-turn-lost = { $name } bez pozdravu přichází o tah.
cit-log-courtesy = { $name } zdvořile zdraví.
cit-log-murdered = { $name } vraždí: { $character }.
cit-log-bewitched = { $name } očarovává: { $character }.
cit-log-robbed = { $name } okrádá: { $character }.
cit-log-crown = Korunu má { $name }.
cit-log-gold = { $name }: +{ $gold } zl. ({ $why }).
cit-log-paid = { $name }: −{ $gold } zl. ({ $why }).
cit-log-gold-from = { $name }: +{ $gold } zl., platí { $giver } ({ $why }).
cit-log-kept = { $name } si nechává { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
cit-log-kept-own = { $name } si nechává: { $cards }.
cit-log-swapped = { $name } a { $other } si mění ruce.
cit-log-seen = { $name } nahlíží do ruky: { $other }.
cit-log-card-moved = { $name } dostává kartu, dává { $giver }: { $card }.
cit-log-tucked = { $name } dává kartu do Muzea.
cit-log-built = { $name } staví: { $card } ({ $price }).
cit-log-built-stolen = { $name } staví z cizí ruky ({ $other }): { $card } ({ $price }).
cit-log-destroyed = { $own ->
    [true] { $name } strhává: { $card }.
   *[false] { $name } boří ve městě hráče { $owner }: { $card }.
}
cit-log-recovered = { $name } bere z trosek: { $card }.
cit-log-exchanged = { $name } mění čtvrť { $given } za { $taken } ({ $other }).
cit-log-beautified = { $name } zdobí: { $card }.
cit-log-searched = { $name } si bere kartu z balíčku.
cit-log-bell-tower = { $name } rozezněl Zvonici: stačí o čtvrť méně.
cit-log-completed-first = { $name } má první hotové město. Tohle kolo je poslední.
cit-log-completed = { $name } má hotové město.
cit-log-ended = Konec hry.

cit-why-take = příjem
cit-why-collect = vlastní barva
cit-why-tax = daň
cit-why-thief = krádež

curtain-title = Na tahu: { $name }
curtain-text = Teď se na obrazovku dívejte jen vy. Stiskněte, až vaše karty nikdo jiný neuvidí.
curtain-open = Ukázat mé karty
curtain-recap = Mezitím
curtain-nothing = Mezitím se nic nestalo.
curtain-go-on = Pokračovat

help-set-cit = Hra
help-set-cit-characters = Postavy
help-set-cit-unique = Jedinečné čtvrti
help-cit-draft = Výběr postav
help-cit-draft-text = V každém kole jdou postavy dokola lícem dolů, počínaje korunou. Každý si tajně jednu nechá, některé zůstanou mimo. Ve dvou a ve třech má každý dvě.
help-cit-call = Vyvolávání
help-cit-call-text = Vyvolávají se hodnosti od 1 do poslední. Kdo má vyvolanou postavu, ukáže ji a táhne. Za zavražděnou se nikdo nehlásí.
help-cit-income = Příjem
help-cit-income-text = Nejprve v tahu: dva zlaťáky z banku, nebo dvě karty z balíčku, z nichž si jednu necháte. Druhá jde pod balíček.
help-cit-collect = Zlato za vlastní barvu
help-cit-collect-text = Některé postavy dostanou jednou za tah zlaťák za každou čtvrť své barvy, před stavbou nebo po ní.
help-cit-build = Stavba
help-cit-build-text = Po příjmu lze postavit jednu čtvrť za její cenu ve zlatě. Táž čtvrť nesmí ve městě stát dvakrát.
help-cit-turn = V tahu
help-cit-turn-text = Schopnosti postav a čtvrtí lze užít kdykoli v tahu, každou jednou, neříká-li karta jinak.
help-cit-end = Konec
help-cit-end-text = Má-li město osm čtvrtí, kolo se dohraje a hra končí. Hotové město nelze bořit.
help-cit-count = Sčítání
help-cit-count-text = Každá čtvrť platí za svou cenu. Všech pět barev: 3 navíc. První hotové město: 4 navíc, další hotové: 2 navíc. Jedinečné čtvrti přidají, co na nich stojí.
