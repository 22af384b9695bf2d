### Lekce karetní hry.

lesson-citadels-turn-title = Tah
lesson-citadels-turn-about = Příjem, zlato za vlastní barvu a stavba.
lesson-citadels-turn-1 = Vaše postava byla vyvolána: jste Král a koruna je vaše. Dole leží vaše ruka, nad ní vaše město.
lesson-citadels-turn-2 = Každý tah začíná příjmem. Vezměte si dva zlaťáky z banku.
lesson-citadels-turn-3 = Král má zlaťák za každou šlechtickou čtvrť – ta vaše je žlutá. Vyberte si ho.
lesson-citadels-turn-4 = A teď stavte: Hrad stojí čtyři zlaťáky. Klikněte na něj, nebo ho přetáhněte do města.
lesson-citadels-turn-done = Hrad stojí. Čtvrť se počítá za svou cenu; kdo jich má osm, ten hru ukončí.

lesson-citadels-draft-title = Výběr postav
lesson-citadels-draft-about = Tajně si vyberte, kým budete.
lesson-citadels-draft-1 = V každém kole jdou postavy dokola lícem dolů. Dvě tu leží odkryté a jedna skrytá: těmi nikdo být nemůže. Kdo má korunu, vybírá první.
lesson-citadels-draft-2 = Vyberte si. Se žlutou čtvrtí vynese Král zlato; Mordýř udeří první; Kupec a Stavitel mají víc než ostatní. Špatná volba tu není.
lesson-citadels-draft-done = Teď si ostatní vyberou ze zbytku. Kým jste, neví nikdo, dokud vaši hodnost nevyvolají.

lesson-citadels-powers-title = Schopnosti
lesson-citadels-powers-about = Každá postava umí něco svého.
lesson-citadels-powers-1 = Jste Žoldnéř. Pravé tlačítko na kartě ukáže, co umí; vyzkoušejte to na kterékoli.
lesson-citadels-powers-2 = Nejdřív příjem: vezměte si zlato.
lesson-citadels-powers-3 = Žoldnéř boří čtvrť za její cenu bez jednoho. Stiskněte „Zbořit“ a vyberte Obchodní kancelář modrého hráče.
lesson-citadels-powers-4 = Zlato ještě zbývá: postavte Žalář.
lesson-citadels-powers-done = Vražda, krádež i kouzla fungují stejně: tlačítko, a pak koho mají zasáhnout.

lesson-citadels-end-title = Konec
lesson-citadels-end-about = Osmá čtvrť hru ukončí.
lesson-citadels-end-1 = Ve vašem městě stojí sedm čtvrtí a jste Stavitel.
lesson-citadels-end-2 = Ještě jednou si vezměte zlato.
lesson-citadels-end-3 = S Knihovnou máte osm čtvrtí všech pěti barev. Postavte ji.
lesson-citadels-end-done = Čtyři body za první hotové město, tři za všechny barvy. Kolo se dohraje a pak se počítá.
