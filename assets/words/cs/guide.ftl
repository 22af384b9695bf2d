### Průvodce: lekce, které učí hraním.

title-guide = Naučte se hrát
guide-title = Naučte se hrát
guide-about = Krátké lekce přímo u stolu. Každou lze přeskočit i zopakovat.
guide-start = Začít
guide-go-on = Pokračovat
guide-place = Lekce { $number } z { $of } · { $title }
guide-yellow = Žlutý
guide-blue = Modrý
guide-black = Černý
guide-next = Dál
guide-next-lesson = Další lekce
guide-play = Zahrát si hru
guide-skip = Přeskočit lekci
guide-again = Ještě jednou
guide-nudge = I to pravidla dovolují. V této lekci ale zkuste to, kam ukazuje šipka.
guide-nudge-lit = I to pravidla dovolují. V této lekci ale zkuste to, co zlatě svítí.
guide-nudge-turn = Místo je správné, jen dílek nejdřív otočte: { $device ->
    [pad] { $turn }.
   *[desk] pravým tlačítkem myši, kolečkem nebo klávesou { $turn }.
}

## Hra s dílky

lesson-carcassonne-place-title = Pokládání dílků
lesson-carcassonne-place-about = Krajina roste dílek po dílku a hrany musí navazovat.
lesson-carcassonne-place-1 = Toto je krajina. V každém tahu si líznete jeden dílek a položíte ho; ten váš leží vpravo dole. Tlačítkem „Dál“ čtěte dál.
lesson-carcassonne-place-2 = Dílek se musí krajiny dotýkat hranou a hrany musí navazovat: cesta na cestu, město na město, louka na louku. Prodlužte cestu: zvolte místo pod šipkou.
lesson-carcassonne-place-3 = I Modrý položil dílek. Teď zaveďte cestu dolů, na jih. { $device ->
    [pad] Otáčejte dílkem tlačítkem { $turn }, dokud neleží správně, a položte ho.
   *[desk] Ukažte na místo a otáčejte dílkem pravým tlačítkem, kolečkem nebo klávesou { $turn }, dokud neleží správně, a klikněte.
}
lesson-carcassonne-place-4 = A poslední: město nahoře je otevřené. Přiložte druhou polovinu hradeb; kde se dílek hodí jen jedním způsobem, otočí se sám.
lesson-carcassonne-place-done = To je o pokládání všechno. Cesta, město i louka rostou přes mnoho dílků, a brzy budou vaše.

lesson-carcassonne-claim-title = Obsazování
lesson-carcassonne-claim-about = Figurkou si zaberete cestu nebo město.
lesson-carcassonne-claim-1 = Body dostává ten, kdo má na cestě nebo ve městě figurku. Začněte cestou: položte dílek pod šipku.
lesson-carcassonne-claim-2 = Na dílek, který jste právě položili, smíte postavit jednu ze svých sedmi figurek. Zvolte místo na cestě a zaberte ji.
lesson-carcassonne-claim-3 = Cesta je vaše, ať naroste jakkoli. Osvětlené město zabral Modrý: nikdo jiný do něj teď figurku postavit nesmí.
lesson-carcassonne-claim-4 = Vaše cesta pokračuje. Položte dílek na její konec.
lesson-carcassonne-claim-5 = Na cestě už figurku máte, jedna stačí. Město na tomto dílku je ale volné: zaberte ho.
lesson-carcassonne-claim-done = Už vám patří cesta i město. Figurka zůstává stát, dokud není její cesta nebo město hotové; o tom je další lekce.

lesson-carcassonne-complete-title = Dokončování
lesson-carcassonne-complete-about = Co je hotové, hned vynese body a vrátí figurku.
lesson-carcassonne-complete-1 = Všechny figurky máte venku. Jedna stojí v osvětleném městě; město je hotové, když v jeho hradbách není žádná mezera.
lesson-carcassonne-complete-2 = Uzavřete mezeru.
lesson-carcassonne-complete-3 = Hotovo! Každý dílek města vynese 2 body a každý erb další 2: celkem 8 bodů. A figurku máte zpátky.
lesson-carcassonne-complete-4 = Cesta je hotová, když má oba konce uzavřené: křižovatkou, městem nebo klášterem. Uzavřete svou cestu touto křižovatkou.
lesson-carcassonne-complete-5 = Tři dílky, 3 body. Než se započítají, smíte na nový dílek postavit figurku, nebo si ji nechat tlačítkem „Bez figurky“. Jak chcete.
lesson-carcassonne-complete-done = Malé věci vynesou brzy, velké hodně. Bez figurky v ruce nic nezaberete, tak si je získávejte zpět.

lesson-carcassonne-monastery-title = Kláštery
lesson-carcassonne-monastery-about = Figurka v klášteře čeká na sousedy.
lesson-carcassonne-monastery-1 = Na tomto dílku je klášter. Nejvíc se vyplatí v husté krajině: položte ho do mezery.
lesson-carcassonne-monastery-2 = Postavte do kláštera figurku.
lesson-carcassonne-monastery-3 = Klášter vynese 1 bod za sebe a 1 za každý z osmi dílků kolem. Sedm jich už leží, jeden chybí.
lesson-carcassonne-monastery-4 = Položte osmého souseda.
lesson-carcassonne-monastery-done = 9 bodů a figurka je zase volná. Jako sousedé se počítají i dílky ostatních hráčů.

lesson-carcassonne-fields-title = Louky
lesson-carcassonne-fields-about = Sedlák si lehne a počítá se až na konci.
lesson-carcassonne-fields-1 = Zelená krajina mezi cestami a hradbami jsou louky. Spojte tímto dílkem louky z obou stran.
lesson-carcassonne-fields-2 = Figurka, která si lehne na louku, je sedlák. Položte ho tam.
lesson-carcassonne-fields-3 = Celá tato louka je teď vaše. Sedlák na ní zůstane až do konce hry, proto sedláky šetřete. { $device ->
    [pad] Tlačítko
   *[desk] Klávesa
} { $fields } ukáže, komu která louka patří.
lesson-carcassonne-fields-4 = Na konci hry louka vynese 3 body za každé hotové město, které se jí dotýká. Jedno je hotové; dokončete posledním dílkem i druhé.
lesson-carcassonne-fields-done = Hra skončila: vaší louky se dotýkají dvě hotová města, to je 6 bodů. Otevřená města sedlákovi nedají nic.

lesson-carcassonne-together-title = Dělení a přebírání
lesson-carcassonne-together-about = Co se stane, když zabraná místa srostou, a jak hra končí.
lesson-carcassonne-together-1 = Jedno z těchto měst drží Modrý, druhé vy. Do zabraného města nikdo vstoupit nesmí, města ale mohou srůst.
lesson-carcassonne-together-2 = Spojte je.
lesson-carcassonne-together-3 = Každý má jednu figurku, a tak oba dostanete všech 8 bodů. Teď se podívejte na cestu: patří Modrému a vpravo je otevřená.
lesson-carcassonne-together-4 = Ztižte to Modrému: s tímto dílkem nad mezerou se do ní hodí už jen dílek s cestou i městem. Položte ho městem dolů.
lesson-carcassonne-together-5 = A město rovnou zaberte, ať je z té mezery užitek.
lesson-carcassonne-together-6 = Dole srůstá ještě jedno velké město: Modrý v něm má jednu figurku, vy dvě. Kdo má nejvíc figurek, bere všechno.
lesson-carcassonne-together-7 = Toto je poslední dílek. Přeberte město.
lesson-carcassonne-together-8 = Všech 8 bodů je vašich, Modrý nemá nic. Dílky došly, hra skončila a zbytek se dopočítal: otevřená cesta nebo město dá 1 bod za dílek. Vyhrává, kdo má nejvíc bodů.
lesson-carcassonne-together-done = Teď znáte celou hru. Ve skutečné hře zakončíte každý tah tlačítkem „Potvrdit“; do té doby lze všechno vzít zpět. A nač ukážete, to vám poví, co je zač.
