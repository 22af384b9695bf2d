### Die Regeln, Teil für Teil, auf kurzen Seiten.

help-title = Regeln
help-agreed = Für dieses Spiel vereinbart
help-agreed-item = { $what }: { $value }
help-agreed-yes = ja
help-agreed-no = nein

help-set-base = Grundspiel
help-set-river = Der Fluss
help-set-abbot = Abt
help-set-inns = Wirtshäuser und Kathedralen
help-set-dragon = Prinzessin und Drache
help-set-flyer = Flugmaschinen
help-set-castles = Burgen

help-base-turn = Ein Zug
help-base-turn-text = Ziehen Sie ein Plättchen und legen Sie es an. Danach dürfen Sie eine Figur auf genau dieses Plättchen stellen. Zuletzt wird alles gewertet, was das Plättchen vollendet hat, und die Figuren dort kehren heim. Dann ist der Nächste am Zug.
help-base-place = Ein Plättchen legen
help-base-place-text = Es muss das Land mit mindestens einer Kante berühren, eine Ecke genügt nicht, und wo Kanten sich treffen, müssen beide dasselbe zeigen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Drehen dürfen Sie es beliebig. Ein Plättchen, das irgendwo passt, muss gelegt werden; eines, das nirgends passt, kommt aus dem Spiel, und Sie ziehen ein anderes.
help-base-figure = Eine Figur einsetzen
help-base-figure-text = Nur auf das eben gelegte Plättchen, und nur dort, wo auf der ganzen verbundenen Straße, Stadt oder Wiese noch niemand steht, auch Sie selbst nicht. Sie brauchen eine Figur im Vorrat: Wer in diesem Zug heimkehrt, kann erst im nächsten wieder eingesetzt werden. Was getrennt besetzt wurde, kann später zusammenwachsen.
help-base-road = Straßen
help-base-road-text = Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einer Stadt oder einem Kloster enden oder wenn sie im Kreis läuft. Sie bringt 1 Punkt je Plättchen.
help-base-city = Städte
help-base-city-text = Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat. Sie bringt 2 Punkte je Plättchen und 2 je Wappen.
help-base-monastery = Klöster
help-base-monastery-text = Ein Kloster ist fertig, wenn alle acht Plätze ringsum gefüllt sind. Dann bringt es 9 Punkte: einen für sich und einen für jeden Nachbarn.
help-base-majority = Wer die Punkte bekommt
help-base-majority-text = Wer dort die meisten Figuren hat, bekommt alle Punkte. Bei gleicher Zahl bekommt sie jeder von ihnen ganz. Alle Figuren auf dem Gewerteten kehren heim, auch die der anderen.
help-base-field = Wiesen
help-base-field-text = Wiesen enden an Straßen, Städten und Flüssen. Sie werden nie fertig: Eine Figur legt sich dort hin und bleibt bis zum Schluss. Dann bringt jede fertige Stadt, die die Wiese berührt, 3 Punkte für den, der die meisten Figuren darin hat.
help-base-end = Das Ende
help-base-end-text = Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Dann bringen offene Straßen 1 Punkt je Plättchen, offene Städte 1 je Plättchen und Wappen, offene Klöster 1 und 1 für jeden Nachbarn, und die Wiesen werden gezählt. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.

help-river-course = Zuerst der Fluss
help-river-course-text = Statt des üblichen Startplättchens liegt die Quelle auf dem Tisch. Die Flussplättchen werden vor allen anderen gespielt, und der See kommt als letztes von ihnen.
help-river-bends = Keine Kehrtwende
help-river-bends-text = Jedes Flussplättchen muss den Fluss an seinem offenen Ende fortsetzen. Zwei Biegungen unmittelbar nacheinander dürfen nicht zur selben Seite führen; nach einem geraden Stück ist wieder jede Biegung erlaubt.
help-river-figures = An den Ufern
help-river-figures-text = Auf Flussplättchen werden Figuren eingesetzt wie sonst, nur nie im Wasser. Der Fluss trennt Wiesen, auch unter einer Brücke; um Quelle und See herum ist die Wiese eine einzige.

help-abbot-place = Der Abt
help-abbot-place-text = Jeder Spieler hat zusätzlich einen Abt. Er darf in ein Kloster oder einen Garten des neuen Plättchens und sonst nirgendwohin; gewöhnliche Figuren dürfen nicht in Gärten stehen.
help-abbot-garden = Gärten
help-abbot-garden-text = Ein Garten zählt genau wie ein Kloster: fertig, wenn alle acht Nachbarn liegen, und dann 9 Punkte wert.
help-abbot-back = Den Abt zurückrufen
help-abbot-back-text = Statt eine Figur einzusetzen, dürfen Sie Ihren Abt zurücknehmen. Er bringt 1 Punkt und 1 für jeden Nachbarn, der in diesem Augenblick liegt, das eben gelegte Plättchen eingeschlossen.

help-inns-inn = Wirtshäuser
help-inns-inn-text = Eine fertige Straße mit Wirtshaus bringt 2 Punkte je Plättchen. Ist sie am Ende offen, bringt sie nichts.
help-inns-cathedral = Kathedralen
help-inns-cathedral-text = Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und 3 je Wappen. Ist sie am Ende offen, bringt sie nichts. Für Wiesen ist sie eine Stadt wie jede andere.
help-inns-large = Die große Figur
help-inns-large-text = Jeder Spieler hat eine. Sie wird eingesetzt wie die anderen und zählt doppelt, wenn es darum geht, wer die Mehrheit hat.

help-dragon-volcano = Der Vulkan
help-dragon-volcano-text = Ein Plättchen mit Vulkan ruft den Drachen zu sich, wo immer er war. Auf dieses Plättchen darf in diesem Zug keine Figur.
help-dragon-dragon = Der Drache fliegt
help-dragon-dragon-text = Ist ein Drachenplättchen gelegt und die Figur eingesetzt, zieht der Drache sechs Felder weit, nie schräg; reihum bestimmt jeder eines. Er betritt in einem Flug kein Feld zweimal, bleibt auf dem Land und darf nicht zur Fee. Jede Figur, auf die er trifft, geht ohne Punkte heim. Erst danach wird gewertet, was fertig ist. Drachenplättchen, die vor dem ersten Vulkan gezogen werden, legt man beiseite, bis er kommt.
help-dragon-princess = Die Prinzessin
help-dragon-princess-text = Ein Plättchen mit Prinzessin, das eine Stadt erweitert, darf eine Figur aus dieser Stadt heimschicken, gleich wessen, auch eine eigene. Wer das tut, tut in diesem Zug nichts weiter.
help-dragon-portal = Das Zauberportal
help-dragon-portal-text = Von einem Portalplättchen darf Ihre Figur auch auf jedes andere Plättchen: überall dorthin, wo etwas weder fertig noch besetzt ist.
help-dragon-fairy = Die Fee
help-dragon-fairy-text = Statt eine Figur einzusetzen, dürfen Sie die Fee zu einer Ihrer Figuren stellen. Der Drache darf ihr Feld nicht betreten. Ist sie bei Ihnen, wenn Ihr Zug beginnt, erhalten Sie 1 Punkt; wird die Figur gewertet, bei der sie steht, bekommt deren Besitzer 3 Punkte mehr, auch ohne Mehrheit.

help-flyer-flight = Der Start
help-flyer-flight-text = Auf einem Plättchen mit Flugmaschine dürfen Sie Ihre Figur auf die Maschine setzen. Dann wird gewürfelt: Sie fliegt 1 bis 3 Felder in Richtung des Pfeils, gleich was dazwischen liegt.
help-flyer-landing = Die Landung
help-flyer-landing-text = Gelandet wird auf einer Straße, in einer Stadt, einem Kloster oder einer Burg, die nicht fertig sind, auch bei anderen, die dort schon stehen. Auf Wiesen landet niemand. Gibt es nichts zum Landen, kehrt die Figur heim, und eine andere dürfen Sie in diesem Zug nicht einsetzen.

help-castles-begin = Eigene Burgen
help-castles-begin-text = Vor dem Spiel erhält jeder Burgplättchen: zwei, wenn zu zweit oder zu dritt gespielt wird und es so vereinbart ist, sonst eines. Sie liegen offen vor Ihnen. In Ihrem Zug dürfen Sie eines davon legen, statt zu ziehen.
help-castles-place = Eine Burg legen
help-castles-place-text = Ein Burgplättchen ist zwei Felder lang, und alle sechs Kanten müssen passen. Es darf kein anderes Burgplättchen berühren, auch nicht an einer Ecke. Danach dürfen Sie eine Figur daraufstellen: auf eine Straße, in die Stadt, auf eine Wiese oder als Burgherrn.
help-castles-worth = Was eine Burg wert ist
help-castles-worth-text = Sie ist fertig, wenn alle zehn Plätze ringsum gefüllt sind, und bringt 12 Punkte. Ist sie am Ende offen, bringt sie 2 Punkte und 1 für jeden gefüllten Platz ringsum. Der Abt darf dort nicht wohnen.
help-castles-bonus = Straßen und Städte an Burgen
help-castles-bonus-text = Wird eine Straße oder Stadt fertig, die über ein Burgplättchen führt, erhält jeder, der dort eine Figur hat, 3 Punkte mehr für jedes Burgplättchen, auch ohne Mehrheit. Am Spielende gilt das nicht. Jede Hälfte eines Burgplättchens zählt als eigenes Plättchen.
help-castles-end = Das Ende
help-castles-end-text = Das Spiel endet, sobald ein Spieler am Zug weder ein Plättchen vom Stapel noch eine Burg legen kann. Ist der Stapel leer, muss eine Burg, die passt, gelegt werden.
