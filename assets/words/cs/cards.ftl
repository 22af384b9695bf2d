### Co dělají karty karetní hry, stručně.

cit-card-plain = Obyčejná čtvrť. Počítá se za svou cenu.

cit-card-assassin = Jmenuje jinou postavu: kdo ji má, přijde v tomto kole o tah.
cit-card-witch = Po příjmu jmenuje jinou postavu: kdo ji má, si jen vezme příjem a Čarodějnice dohraje tah s její schopností.
cit-card-thief = Jmenuje postavu, jen ne hodnost 1, zavražděnou a očarovanou. Až se ukáže, dostane Zloděj všechno její zlato.
cit-card-tax-collector = Každá jiná postava, která v kole stavěla, na konci tahu odevzdá jeden zlaťák, má-li ho.
cit-card-magician = Vymění si s někým celou ruku, nebo dá libovolné karty pod balíček a lízne si jich stejně.
cit-card-wizard = Podívá se někomu do ruky a jednu kartu vezme: do své ruky, nebo ji za její cenu hned postaví nad obvyklý počet. V tomto tahu smí stavět i stejné čtvrti.
cit-card-king = Bere si korunu. Za každou šlechtickou čtvrť jeden zlaťák.
cit-card-emperor = Dá korunu komukoli; jiný hráč za ni dá zlaťák nebo kartu. Za každou šlechtickou čtvrť jeden zlaťák.
cit-card-bishop = Hodnost 8 na jeho město nesmí. Za každou církevní čtvrť jeden zlaťák.
cit-card-abbot = Kdo je sám nejbohatší, dá mu zlaťák. Za každou církevní čtvrť jeden zlaťák.
cit-card-merchant = V tahu má o zlaťák víc. Za každou obchodní čtvrť jeden zlaťák.
cit-card-alchemist = Na konci tahu se mu vrátí všechno zlato zaplacené za stavby.
cit-card-architect = Lízne si dvě karty navíc a smí postavit až tři čtvrti.
cit-card-navigator = Čtyři zlaťáky nebo čtyři karty navíc, ale nic nestaví.
cit-card-warlord = Smí zbořit čtvrť v nedokončeném městě za její cenu bez jednoho. Za každou vojenskou čtvrť jeden zlaťák.
cit-card-diplomat = Nakonec smí vyměnit svou čtvrť za cizí a doplatit rozdíl. Za každou vojenskou čtvrť jeden zlaťák.
cit-card-artist = Smí položit po zlaťáku až na dvě vlastní čtvrti: navždy stojí i platí o jeden víc.
cit-card-queen = Tři zlaťáky, když má na začátku jejího tahu korunu soused.

cit-card-haunted-city = Na konci platí za kteroukoli jednu barvu, pokud nebylo postaveno v posledním kole.
cit-card-keep = Hodnost 8 ji nezboří ani nevymění.
cit-card-laboratory = Jednou za tah: kartu z ruky pod balíček za zlato.
cit-card-smithy = Jednou za tah: zaplatit zlato a líznout karty.
cit-card-observatory = Při lízání jako příjmu se vybírá ze tří karet místo dvou.
cit-card-graveyard = Zboří-li hodnost 8 čtvrť, lze si ji za zlaťák vzít do ruky. Ne ve vlastním tahu hodnosti 8.
cit-card-school-of-magic = Při vybírání zlata platí za čtvrť potřebné barvy.
cit-card-library = Při lízání jako příjmu zůstanou v ruce dvě karty.
cit-card-university = Stojí 6, počítá se za 8.
cit-card-dragon-gate = Stojí 6, počítá se za 8.
cit-card-great-wall = Hodnost 8 platí za každou jinou čtvrť tohoto města o zlaťák víc.
cit-card-lighthouse = Po postavení: prohlédnout balíček a vzít si z něj kartu. Pak se zamíchá.
cit-card-armory = Ve vlastním tahu: zbořit ji i s jednou cizí čtvrtí.
cit-card-museum = Jednou za tah: kartu z ruky lícem dolů pod ně. Každá je za bod.
cit-card-imperial-treasury = Na konci bod za každý zlaťák v pokladně.
cit-card-map-room = Na konci bod za každou kartu v ruce.
cit-card-wishing-well = Bod za každou jinou jedinečnou čtvrť ve městě.
cit-card-quarry = Jedna čtvrť smí v tomto městě stát dvakrát.
cit-card-poor-house = Zlaťák, nemáte-li na konci svého tahu žádný.
cit-card-bell-tower = Po postavení lze vyhlásit, že k dokončení města stačí o čtvrť méně, dokud stojí.
cit-card-factory = Jiné jedinečné čtvrti stavíte o zlaťák levněji.
cit-card-park = Dvě karty, máte-li na konci svého tahu prázdnou ruku.
cit-card-hospital = I zavražděni si smíte vzít příjem.
cit-card-throne-room = Zlaťák, kdykoli koruna změní držitele.
cit-card-ball-room = Dokud máte korunu, každý vyvolaný vás musí pozdravit, jinak přijde o tah.
