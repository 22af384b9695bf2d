### Die Lektionen des Kartenspiels.

lesson-citadels-turn-title = Ein Zug
lesson-citadels-turn-about = Einkommen, Gold der eigenen Farbe und ein Bauwerk.
lesson-citadels-turn-1 = Euer Charakter ist aufgerufen: Ihr seid der König, und die Krone gehört euch. Unten liegt eure Hand, darüber eure Stadt.
lesson-citadels-turn-2 = Jeder Zug beginnt mit dem Einkommen. Nehmt zwei Gold aus der Bank.
lesson-citadels-turn-3 = Der König bekommt ein Gold für jedes adlige Viertel – eures ist gelb. Nehmt es ein.
lesson-citadels-turn-4 = Nun baut: Die Burg kostet vier Gold. Klickt sie an, oder zieht sie in eure Stadt.
lesson-citadels-turn-done = Die Burg steht. Ein Viertel zählt, was es kostet; wer acht hat, beendet das Spiel.

lesson-citadels-draft-title = Die Wahl
lesson-citadels-draft-about = Wählt heimlich, wer ihr seid.
lesson-citadels-draft-1 = In jeder Runde gehen die Charaktere verdeckt reihum. Zwei liegen hier offen und einer verdeckt: Diese kann niemand sein. Wer die Krone hat, wählt zuerst.
lesson-citadels-draft-2 = Wählt einen. Mit einem gelben Viertel bringt der König Gold; der Meuchler schlägt als Erster zu; Händler und Baumeister haben mehr als andere. Eine falsche Wahl gibt es nicht.
lesson-citadels-draft-done = Die anderen wählen nun aus dem Rest. Wer ihr seid, weiß niemand, bis euer Rang aufgerufen wird.

lesson-citadels-powers-title = Fähigkeiten
lesson-citadels-powers-about = Jeder Charakter kann etwas Eigenes.
lesson-citadels-powers-1 = Ihr seid der Söldner. Ein Rechtsklick auf eine Karte zeigt, was sie tut; versucht es an einer beliebigen.
lesson-citadels-powers-2 = Zuerst das Einkommen: Nehmt Gold.
lesson-citadels-powers-3 = Der Söldner zerstört ein Viertel für seine Kosten weniger eins. Drückt „Zerstören“, dann wählt das Kontor von Blau.
lesson-citadels-powers-4 = Gold ist noch da: Baut das Gefängnis.
lesson-citadels-powers-done = Meucheln, Stehlen und Zaubern gehen ebenso: der Knopf, dann wen es treffen soll.

lesson-citadels-end-title = Das Ende
lesson-citadels-end-about = Das achte Viertel beendet das Spiel.
lesson-citadels-end-1 = Sieben Viertel stehen in eurer Stadt, und ihr seid der Baumeister.
lesson-citadels-end-2 = Nehmt noch einmal Gold.
lesson-citadels-end-3 = Mit der Bibliothek habt ihr acht Viertel aller fünf Farben. Baut sie.
lesson-citadels-end-done = Vier Punkte für die erste vollendete Stadt, drei für alle Farben. Die Runde wird zu Ende gespielt, dann wird gezählt.
