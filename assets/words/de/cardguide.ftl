### Die Lektionen des Kartenspiels.

lesson-citadels-turn-title = Ein Zug
lesson-citadels-turn-about = Einkommen, Gold der eigenen Farbe und Bauen.
lesson-citadels-turn-1 = Ihr Charakter ist aufgerufen: Sie sind der König, und die Krone gehört Ihnen. Unten liegt Ihre Hand, darüber Ihre Stadt.
lesson-citadels-turn-2 = Jeder Zug beginnt mit dem Einkommen. Nehmen Sie zwei Gold aus der Bank.
lesson-citadels-turn-3 = Der König bekommt ein Gold für jedes adlige Viertel – Ihres ist gelb. Nehmen Sie es ein.
lesson-citadels-turn-4 = Nun bauen Sie: Die Burg kostet vier Gold. Klicken Sie sie an, oder ziehen Sie sie in Ihre Stadt.
lesson-citadels-turn-done = Die Burg steht. Ein Viertel zählt, was es kostet; wer acht hat, beendet das Spiel.

lesson-citadels-draft-title = Die Wahl
lesson-citadels-draft-about = Wählen Sie heimlich, wer Sie sind.
lesson-citadels-draft-1 = In jeder Runde gehen die Charaktere verdeckt reihum. Zwei liegen hier offen und einer verdeckt: Diese kann niemand sein. Wer die Krone hat, wählt zuerst.
lesson-citadels-draft-2 = Wählen Sie einen. Mit einem gelben Viertel bringt der König Gold; der Meuchler schlägt als Erster zu; Händler und Baumeister haben mehr als andere. Eine falsche Wahl gibt es nicht.
lesson-citadels-draft-done = Die anderen wählen nun aus dem Rest. Wer Sie sind, weiß niemand, bis Ihr Rang aufgerufen wird.

lesson-citadels-powers-title = Fähigkeiten
lesson-citadels-powers-about = Jeder Charakter kann etwas Eigenes.
lesson-citadels-powers-1 = Sie sind der Söldner. Ein Rechtsklick auf eine Karte zeigt, was sie tut; versuchen Sie es an einer beliebigen.
lesson-citadels-powers-2 = Zuerst das Einkommen: Nehmen Sie Gold.
lesson-citadels-powers-3 = Der Söldner zerstört ein Viertel für seine Kosten weniger eins. Drücken Sie „Zerstören“, dann wählen Sie das Kontor von Blau.
lesson-citadels-powers-4 = Gold ist noch da: Bauen Sie das Gefängnis.
lesson-citadels-powers-done = Meucheln, Stehlen und Zaubern gehen ebenso: der Knopf, dann wen es treffen soll.

lesson-citadels-end-title = Das Ende
lesson-citadels-end-about = Das achte Viertel beendet das Spiel.
lesson-citadels-end-1 = Sieben Viertel stehen in Ihrer Stadt, und Sie sind der Baumeister.
lesson-citadels-end-2 = Nehmen Sie noch einmal Gold.
lesson-citadels-end-3 = Mit der Bibliothek haben Sie acht Viertel aller fünf Farben. Bauen Sie sie.
lesson-citadels-end-done = Vier Punkte für die erste vollendete Stadt, drei für alle Farben. Die Runde wird zu Ende gespielt, dann wird gezählt.
