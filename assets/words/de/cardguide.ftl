### Die Lektionen des Kartenspiels.

lesson-citadels-turn-title = Die Wahl und ein Zug
lesson-citadels-turn-about = Heimlich eine Figur wählen, dann Einkommen und Bauen.
lesson-citadels-turn-1 = Jeder baut eine Stadt; Ihre leuchtet und ist noch leer. Unten liegt Ihre Hand: Karten von Vierteln mit ihrem Preis in Gold. Weiter geht es mit „Weiter“.
lesson-citadels-turn-2 = Eine Runde beginnt mit der Wahl. Wer die Krone hat, nimmt heimlich eine Figur und gibt den Rest weiter. Nehmen Sie den Prediger.
lesson-citadels-turn-3 = Die Figuren werden nach Rang aufgerufen, von 1 bis 8. Der König war vor Ihnen an der Reihe und hat nun die Krone. Ihr Zug beginnt mit dem Einkommen: Ziehen Sie Karten.
lesson-citadels-turn-4 = Von zwei Karten behalten Sie eine, die andere kommt unter den Stapel. Behalten Sie die Taverne.
lesson-citadels-turn-5 = Danach dürfen Sie ein Viertel bauen und zahlen seinen Preis. Sie haben 1 Gold: Bauen Sie den Tempel.
lesson-citadels-turn-6 = Der Prediger bekommt 1 Gold für jedes blaue Viertel, und Ihr Tempel ist eines: Nehmen Sie es ein. Dann bleibt nichts zu tun, und Ihr Zug endet von selbst.
lesson-citadels-turn-7 = Ihre Stadt ist begonnen. Am Ende zählt jedes Viertel so viel, wie es kostet. Nehmen Sie nächstes Mal 2 Gold statt Karten und bauen Sie Größeres.
lesson-citadels-turn-done = Sind alle Ränge aufgerufen, eröffnet der neue Besitzer der Krone die nächste Wahl. In jeder Runde können Sie jemand anderes sein.

lesson-citadels-powers-title = Mord, Diebstahl und die eigene Farbe
lesson-citadels-powers-about = Was eine Figur kann und was ihre Farbe einbringt.
lesson-citadels-powers-1 = Zu dritt hat jeder zwei Figuren: Sie sind der Meuchler und der König. Sehen Sie sich die leuchtende Stadt an: so viel Handel, und dazu 6 Gold.
lesson-citadels-powers-2 = Der Meuchler nennt eine Figur, keinen Spieler. Blau wollte sicher den Händler, dem grüne Viertel Gold bringen. Ermorden Sie den Händler.
lesson-citadels-powers-3 = Wer ermordet ist, meldet sich beim Aufruf nicht und verliert den Zug. Nun Ihr Einkommen: Nehmen Sie Gold.
lesson-citadels-powers-4 = Nach Ihnen kommt der Dieb und nimmt der Figur, die er nennt, alles Gold. Ausgegebenes Gold stiehlt niemand: Bauen Sie die Burg.
lesson-citadels-powers-5 = Der Dieb hat den König genannt und nichts gefunden! Die Krone gehört nun Ihnen. Und der König bekommt 1 Gold für jedes gelbe Viertel: Nehmen Sie es ein.
lesson-citadels-powers-6 = Drei gelbe Viertel, drei Gold. Dazu das übliche Einkommen: Nehmen Sie Gold.
lesson-citadels-powers-7 = Fünf Gold: Bauen Sie die Festung. Damit endet Ihr Zug; sehen Sie, wer sich nicht meldet.
lesson-citadels-powers-done = Der Händler hat sich nicht gezeigt. Prediger (Blau), Händler (Grün) und Söldner (Rot) nehmen für ihre Farbe ein wie der König für Gelb. Das geht vor oder nach dem Bauen.

lesson-citadels-ranks-title = Baumeister, Söldner und die anderen
lesson-citadels-ranks-about = Wer mehr baut und wer zerstört.
lesson-citadels-ranks-1 = Der Magier (3) tauscht die Hand oder einzelne Karten. Der Händler (6) bekommt 1 Gold mehr. Sie sind der Baumeister (7) und der Söldner (8).
lesson-citadels-ranks-2 = Der Baumeister zieht zwei Karten zusätzlich, gleich welches Einkommen er wählt. Nehmen Sie Gold und sehen Sie selbst.
lesson-citadels-ranks-3 = Der Baumeister darf bis zu drei Viertel bauen. Beginnen Sie mit der Taverne.
lesson-citadels-ranks-4 = Als Nächstes der Wachturm.
lesson-citadels-ranks-5 = Und den Markt, den Sie eben gezogen haben. Dann wird der nächste Rang aufgerufen.
lesson-citadels-ranks-6 = Auch der Söldner sind Sie. Er bekommt 1 Gold für jedes rote Viertel: Nehmen Sie es ein.
lesson-citadels-ranks-7 = Und das übliche Einkommen: Nehmen Sie Gold.
lesson-citadels-ranks-8 = Der Söldner darf ein Viertel zerstören und zahlt 1 Gold weniger, als es kostet. Zerstören Sie den Markt von Blau.
lesson-citadels-ranks-9 = Die leuchtende Stadt ist sicher: Schwarz ist der Prediger, und dessen Viertel darf der Söldner nicht anrühren. Auch eine vollendete Stadt nicht.
lesson-citadels-ranks-done = Wer wer ist, bleibt in jeder Runde das Geheimnis: Zählen Sie, was fehlt, und fragen Sie sich, was die anderen brauchen. Mit der rechten Maustaste auf einer Karte lesen Sie sie.

lesson-citadels-end-title = Das Ende und die Wertung
lesson-citadels-end-about = Das achte Viertel, die letzte Runde und wer gewinnt.
lesson-citadels-end-1 = Sieben Viertel stehen in Ihrer Stadt. Mit acht ist eine Stadt vollendet, und die laufende Runde ist die letzte.
lesson-citadels-end-2 = Sie haben 3 Gold, das Laboratorium kostet 5. Nehmen Sie Gold.
lesson-citadels-end-3 = Es ist ein violettes Viertel: einzigartig und mit eigener Fähigkeit. Bauen Sie es.
lesson-citadels-end-4 = Ihre Stadt ist vollendet, und zwar als erste! Gold zählt am Ende nichts: Lassen Sie es liegen und beenden Sie Ihren Zug. Die anderen spielen die Runde noch zu Ende.
lesson-citadels-end-5 = Nun werden die Städte gewertet. Ihre Viertel kosten zusammen 21 Gold: 21 Punkte. Alle fünf Farben: 3 mehr. Die erste vollendete Stadt: 4 mehr.
lesson-citadels-end-done = 28 Punkte, und Sie gewinnen. Weitere vollendete Städte bekommen 2. Wer früh fertig ist, lässt den anderen keine Zeit; wer teuer baut, braucht sie. Nun kennen Sie das ganze Spiel.
