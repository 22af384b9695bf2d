### Lekce karetní hry.

lesson-citadels-turn-title = Výběr postav a tah
lesson-citadels-turn-about = Tajně zvolená postava, potom příjem a stavba.
lesson-citadels-turn-1 = Každý staví město; vaše je zvýrazněné a zatím prázdné. Dole leží vaše ruka: karty čtvrtí s cenou ve zlatě. Dál se jde tlačítkem „Dál“.
lesson-citadels-turn-2 = Kolo začíná výběrem postav. Kdo má korunu, tajně si jednu vezme a zbytek pošle dál. Vezměte si Kněze.
lesson-citadels-turn-3 = Postavy se vyvolávají podle čísel, od 1 do 8. Král byl na řadě před vámi a má teď korunu. Váš tah začíná příjmem: lízněte karty.
lesson-citadels-turn-4 = Ze dvou karet si jednu necháte, druhá jde pod balíček. Nechte si Hospodu.
lesson-citadels-turn-5 = Potom smíte postavit jednu čtvrť a zaplatit její cenu. Máte 1 zlaťák: postavte Chrám.
lesson-citadels-turn-6 = Kněz dostává za každou modrou čtvrť 1 zlaťák, a váš Chrám je modrý: vyberte ho. Pak už není co dělat a tah skončí sám.
lesson-citadels-turn-7 = Vaše město má základ. Na konci platí každá čtvrť tolik bodů, kolik stála. Příště si místo karet vezměte 2 zlaťáky a stavte víc.
lesson-citadels-turn-done = Až jsou vyvolána všechna čísla, začne další výběr ten, kdo má nově korunu. V každém kole můžete být někdo jiný.

lesson-citadels-powers-title = Vražda, krádež a vlastní barva
lesson-citadels-powers-about = Co postava umí a kolik vynáší její barva.
lesson-citadels-powers-1 = Ve třech má každý dvě postavy: vy jste Mordýř a Král. Podívejte se na zvýrazněné město: samý obchod, a k tomu 6 zlaťáků.
lesson-citadels-powers-2 = Mordýř jmenuje postavu, ne hráče. Modrý jistě chtěl Kupce, kterému vynášejí zelené čtvrti. Zavražděte Kupce.
lesson-citadels-powers-3 = Zavražděný se při vyvolání nepřihlásí a přijde o tah. Teď váš příjem: vezměte si zlato.
lesson-citadels-powers-4 = Po vás přijde Zloděj a jmenované postavě vezme všechno zlato. Co jste utratili, vám nikdo neukradne: postavte Hrad.
lesson-citadels-powers-5 = Zloděj jmenoval Krále, ale nic nenašel! Koruna je teď vaše. A Král dostává za každou žlutou čtvrť 1 zlaťák: vyberte je.
lesson-citadels-powers-6 = Tři žluté čtvrti, tři zlaťáky. K tomu obvyklý příjem: vezměte si zlato.
lesson-citadels-powers-7 = Pět zlaťáků: postavte Pevnost. Tím váš tah skončí; sledujte, kdo se nepřihlásí.
lesson-citadels-powers-done = Kupec se neukázal. Kněz (modrá), Kupec (zelená) a Žoldnéř (červená) vybírají za svou barvu stejně jako Král za žlutou. Smíte to udělat před stavbou i po ní.

lesson-citadels-ranks-title = Stavitel, Žoldnéř a ostatní
lesson-citadels-ranks-about = Kdo staví víc a kdo boří.
lesson-citadels-ranks-1 = Čaroděj (3) vymění ruku nebo karty. Kupec (6) má o zlaťák víc. Vy jste Stavitel (7) a Žoldnéř (8).
lesson-citadels-ranks-2 = Stavitel líže dvě karty navíc, ať si za příjem zvolí cokoli. Vezměte si zlato a uvidíte.
lesson-citadels-ranks-3 = Stavitel smí postavit až tři čtvrti. Začněte Hospodou.
lesson-citadels-ranks-4 = Další je Strážní věž.
lesson-citadels-ranks-5 = A ještě Tržnice, kterou jste právě lízli. Pak se vyvolá další číslo.
lesson-citadels-ranks-6 = Žoldnéř jste také vy. Za každou červenou čtvrť má 1 zlaťák: vyberte je.
lesson-citadels-ranks-7 = A obvyklý příjem: vezměte si zlato.
lesson-citadels-ranks-8 = Žoldnéř smí zbořit čtvrť, zaplatí o zlaťák méně, než stála. Zbořte Modrému Tržnici.
lesson-citadels-ranks-9 = Zvýrazněné město je v bezpečí: Černý je Kněz a na Knězovy čtvrti Žoldnéř nesmí. Ani na dokončené město.
lesson-citadels-ranks-done = Kdo je kdo, to je tajemství každého kola: počítejte, co chybí, a ptejte se, co se hodí ostatním. Pravým tlačítkem nad kartou si ji přečtete.

lesson-citadels-end-title = Konec a počítání
lesson-citadels-end-about = Osmá čtvrť, poslední kolo a kdo vyhrál.
lesson-citadels-end-1 = Ve vašem městě stojí sedm čtvrtí. S osmou je město dokončené a právě hrané kolo je poslední.
lesson-citadels-end-2 = Máte 3 zlaťáky, Laboratoř stojí 5. Vezměte si zlato.
lesson-citadels-end-3 = Je to fialová čtvrť: jediná svého druhu, s vlastní schopností. Postavte ji.
lesson-citadels-end-4 = Vaše město je dokončené, a jako první! Zlato na konci nic neplatí, nechte ho být a ukončete tah. Ostatní ještě dohrají kolo.
lesson-citadels-end-5 = Teď se města počítají. Vaše čtvrti stály dohromady 21 zlaťáků: 21 bodů. Všech pět barev: 3 navíc. První dokončené město: 4 navíc.
lesson-citadels-end-done = 28 bodů a výhra. Další dokončená města mají 2 navíc. Kdo skončí brzy, nenechá ostatním čas; kdo staví draho, ten ho potřebuje. Teď už znáte celou hru.
