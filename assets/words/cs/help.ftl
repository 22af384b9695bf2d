### Pravidla, sada po sadě, na krátkých stránkách.

help-title = Pravidla
help-agreed = Dohodnuto pro tuto hru
help-agreed-item = { $what }: { $value }
help-agreed-yes = ano
help-agreed-no = ne

help-set-base = Základní hra
help-set-river = Řeka
help-set-abbot = Opat
help-set-inns = Hostince a katedrály
help-set-dragon = Princezna a drak
help-set-flyer = Létající stroje
help-set-castles = Německé hrady

help-base-turn = Tah
help-base-turn-text = Vezměte dílek a položte ho. Pokud chcete, postavte na něj jednu figurku. Nakonec se oboduje všechno, co dílek dokončil, a figurky odtud se vracejí domů. Pak je na tahu další hráč.
help-base-place = Jak položit dílek
help-base-place-text = Musí se krajiny dotýkat aspoň jednou hranou, roh nestačí, a kde se hrany setkají, musejí ukazovat totéž: cesta k cestě, město k městu, louka k louce. Otočit ho smíte libovolně. Dílek, který se někam hodí, se položit musí; který se nehodí nikam, jde ze hry ven a vezmete si jiný.
help-base-figure = Jak postavit figurku
help-base-figure-text = Jen na právě položený dílek a jen tam, kde na celé propojené cestě, louce nebo v celém městě ještě nikdo není, ani vy sami. Figurku musíte mít v zásobě: která se vrátí v tomto tahu, ta může do hry až v příštím. Co bylo obsazeno zvlášť, může později srůst.
help-base-road = Cesty
help-base-road-text = Cesta je dokončená, když jsou oba konce uzavřené křižovatkou, městem nebo klášterem, anebo když vede dokola. Za každý dílek je 1 bod.
help-base-city = Města
help-base-city-text = Město je dokončené, když v hradbách není mezera. Za každý dílek jsou 2 body a za každý erb také 2.
help-base-monastery = Kláštery
help-base-monastery-text = Klášter je dokončený, když je zaplněno všech osm míst kolem něj. Pak přinese 9 bodů: jeden za sebe a po jednom za každého souseda.
help-base-majority = Komu patří body
help-base-majority-text = Kdo tam má nejvíc figurek, bere všechny body. Při stejném počtu dostane každý z nich plný počet. Všechny figurky z toho, co se bodovalo, se vracejí domů, i ty cizí.
help-base-field = Louky
help-base-field-text = Louky končí u cest, měst a řek. Nikdy nejsou dokončené: figurka na louce leží a zůstává do konce hry. Pak je za každé dokončené město, které se louky dotýká, 3 body pro toho, kdo na ní má nejvíc figurek.
help-base-end = Konec hry
help-base-end-text = Hra končí tahem, v němž byl položen poslední dílek. Pak dá nedokončená cesta 1 bod za dílek, nedokončené město 1 za dílek i za erb, nedokončený klášter 1 za sebe a 1 za každého souseda, a sečtou se louky. Vyhrává, kdo má nejvíc bodů; při rovnosti je vítězů víc.

help-river-course = Nejdřív řeka
help-river-course-text = Místo obvyklého počátečního dílku leží na stole pramen. Dílky řeky se hrají dřív než všechny ostatní a jezero přijde na řadu jako poslední z nich.
help-river-bends = Žádný obrat zpátky
help-river-bends-text = Každý dílek řeky musí řeku prodloužit na jejím otevřeném konci. Dva ohyby hned za sebou se nesmějí stáčet na stejnou stranu; po rovném úseku už smí být ohyb jakýkoli.
help-river-figures = Na březích
help-river-figures-text = Na dílky řeky se figurky staví jako jinde, jen ne do vody. Řeka louky rozděluje, i tam, kde ji překračuje most; kolem pramene a jezera je louka jedna.

help-abbot-place = Opat
help-abbot-place-text = Každý hráč má navíc jednoho opata. Smí do kláštera nebo do zahrady na novém dílku a nikam jinam; obyčejné figurky do zahrady nesmějí.
help-abbot-garden = Zahrady
help-abbot-garden-text = Zahrada se počítá přesně jako klášter: dokončená je, když má všech osm sousedů, a pak dá 9 bodů.
help-abbot-back = Odvolání opata
help-abbot-back-text = Místo stavění figurky můžete vzít zpět svého opata. Přinese 1 bod za sebe a 1 za každého souseda, kterého v tu chvíli má, včetně právě položeného dílku.

help-inns-inn = Hostince
help-inns-inn-text = Dokončená cesta s hostincem dá 2 body za každý dílek. Zůstane-li do konce nedokončená, nedá nic.
help-inns-cathedral = Katedrály
help-inns-cathedral-text = Dokončené město s katedrálou dá 3 body za každý dílek a 3 za každý erb. Zůstane-li do konce nedokončené, nedá nic. Pro louky je to město jako každé jiné.
help-inns-large = Velká figurka
help-inns-large-text = Každý hráč má jednu. Staví se jako ostatní, ale při rozhodování, kdo má převahu, platí za dvě.

help-dragon-volcano = Sopka
help-dragon-volcano-text = Dílek se sopkou přivolá draka k sobě, ať byl kdekoli. Na tento dílek se v tomto tahu figurka postavit nesmí.
help-dragon-dragon = Drak letí
help-dragon-dragon-text = Když je dílek s drakem položen a figurka postavena, popoletí drak o šest políček, nikdy šikmo; o každém z nich rozhoduje další hráč v pořadí. Na žádné políčko se v jednom letu nevrací, neopouští krajinu a nesmí k víle. Každá figurka, kterou potká, jde domů bez bodů. Teprve pak se boduje, co je dokončené. Dílky s drakem tažené před první sopkou se odkládají, dokud nepřijde.
help-dragon-princess = Princezna
help-dragon-princess-text = Dílek s princeznou, který rozšíří město, smí z tohoto města poslat domů jednu figurku, čí chcete, i vlastní. Kdo to udělá, nedělá v tomto tahu už nic jiného.
help-dragon-portal = Kouzelný portál
help-dragon-portal-text = Z dílku s portálem smí vaše figurka na kterýkoli dílek v krajině: kamkoli, kde je něco nedokončeného a neobsazeného.
help-dragon-fairy = Víla
help-dragon-fairy-text = Místo stavění figurky můžete postavit vílu k jedné ze svých. Na její políčko drak nesmí. Stojí-li u vás, když váš tah začíná, máte 1 bod; boduje-li se figurka, u které stojí, dostane její majitel 3 body navíc, i bez převahy.

help-flyer-flight = Start
help-flyer-flight-text = Na dílku s létajícím strojem můžete figurku posadit do stroje. Pak hoďte kostkou: letí o 1 až 3 políčka ve směru šipky a je jedno, co leží mezi nimi.
help-flyer-landing = Přistání
help-flyer-landing-text = Přistát musí na cestě, ve městě, klášteře nebo hradu, které nejsou dokončené, a smí i k těm, kdo tam už jsou. Na louku se nepřistává. Není-li kde přistát, figurka se vrací domů a jinou už v tomto tahu nepostavíte.

help-castles-begin = Vlastní hrady
help-castles-begin-text = Před hrou dostane každý hradní dílky: dva, hrají-li dva nebo tři a je to tak dohodnuto, jinak jeden. Leží před vámi lícem nahoru. Ve svém tahu můžete jeden z nich položit, místo abyste si brali z hromádky.
help-castles-place = Jak položit hrad
help-castles-place-text = Hradní dílek je dlouhý dvě políčka a sedět musí všech šest hran. Jiného hradního dílku se nesmí dotýkat, ani rohem. Pak na něj smíte postavit figurku: na cestu, do města, na louku, nebo jako pána hradu.
help-castles-worth = Kolik je hrad
help-castles-worth-text = Dokončený je, když je zaplněno všech deset míst kolem něj, a dá 12 bodů. Nedokončený na konci dá 2 body a 1 za každé zaplněné místo kolem. Opat na hradě bydlet nesmí.
help-castles-bonus = Cesty a města u hradu
help-castles-bonus-text = Když je dokončena cesta nebo město, které vede přes hradní dílek, dostane každý, kdo na nich má figurku, 3 body navíc za každý hradní dílek, i bez převahy. Na konci hry to neplatí. Každá polovina hradního dílku se počítá jako dílek sám o sobě.
help-castles-end = Konec hry
help-castles-end-text = Hra končí, jakmile hráč na tahu nemůže položit ani dílek z hromádky, ani hrad. Je-li hromádka prázdná, musí se hrad, který se hodí, položit.
