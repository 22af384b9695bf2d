### Was die Karten des Kartenspiels tun, in Kürze.

cit-card-plain = Ein gewöhnliches Viertel. Es zählt, was es kostet.

cit-card-assassin = Nennt einen anderen Charakter: Wer ihn hat, setzt in dieser Runde aus.
cit-card-witch = Nennt nach dem Einkommen einen anderen Charakter: Wer ihn hat, nimmt nur sein Einkommen, und die Hexe spielt mit seiner Fähigkeit weiter.
cit-card-thief = Nennt einen Charakter außer Rang 1, dem gemeuchelten und dem verhexten. Zeigt er sich, gehört dem Dieb sein ganzes Gold.
cit-card-tax-collector = Jeder andere Charakter, der in der Runde gebaut hat, zahlt am Ende seines Zuges ein Gold, wenn er eines hat.
cit-card-magician = Tauscht die ganze Hand mit jemandem, oder legt beliebige Karten unter den Stapel und zieht ebenso viele.
cit-card-wizard = Sieht eine fremde Hand an und nimmt eine Karte: auf die Hand, oder sie wird für ihren Preis sofort zusätzlich gebaut. Darf in diesem Zug auch gleiche Viertel bauen.
cit-card-king = Nimmt die Krone. Ein Gold für jedes adlige Viertel.
cit-card-emperor = Gibt die Krone jemandem; ein anderer zahlt dafür ein Gold oder eine Karte. Ein Gold für jedes adlige Viertel.
cit-card-bishop = Rang 8 darf dieser Stadt nichts tun. Ein Gold für jedes geistliche Viertel.
cit-card-abbot = Wer allein am reichsten ist, gibt ein Gold. Ein Gold für jedes geistliche Viertel.
cit-card-merchant = Im Zug ein Gold mehr. Ein Gold für jedes Handelsviertel.
cit-card-alchemist = Bekommt am Ende des Zuges alles Gold zurück, das fürs Bauen bezahlt wurde.
cit-card-architect = Zieht zwei Karten mehr und darf bis zu drei Viertel bauen.
cit-card-navigator = Vier Gold oder vier Karten mehr, baut aber nichts.
cit-card-warlord = Darf ein Viertel einer unfertigen Stadt zerstören, für seine Kosten weniger eins. Ein Gold für jedes militärische Viertel.
cit-card-diplomat = Darf zuletzt ein eigenes Viertel gegen ein fremdes tauschen und zahlt den Unterschied. Ein Gold für jedes militärische Viertel.
cit-card-artist = Darf auf bis zu zwei eigene Viertel je ein Gold legen: Sie kosten und zählen für immer eins mehr.
cit-card-queen = Drei Gold, wenn zu Beginn ihres Zuges ein Nachbar die Krone hat.

cit-card-haunted-city = Zählt am Ende als eine beliebige Farbe, außer wenn sie in der letzten Runde gebaut wurde.
cit-card-keep = Rang 8 kann ihn weder zerstören noch tauschen.
cit-card-laboratory = Einmal im Zug: eine Handkarte unter den Stapel für Gold.
cit-card-smithy = Einmal im Zug: Gold zahlen und Karten ziehen.
cit-card-observatory = Beim Ziehen als Einkommen: Auswahl aus drei statt zwei Karten.
cit-card-graveyard = Zerstört Rang 8 ein Viertel, kann man es für ein Gold auf die Hand nehmen. Nicht im eigenen Zug als Rang 8.
cit-card-school-of-magic = Gilt beim Einnehmen von Gold als Viertel der verlangten Farbe.
cit-card-library = Beim Ziehen als Einkommen: zwei Karten behalten.
cit-card-university = Kostet 6, zählt 8.
cit-card-dragon-gate = Kostet 6, zählt 8.
cit-card-great-wall = Rang 8 zahlt für jedes andere Viertel dieser Stadt ein Gold mehr.
cit-card-lighthouse = Nach dem Bau: den Stapel ansehen und eine Karte nehmen. Dann wird gemischt.
cit-card-armory = Im eigenen Zug: samt einem Viertel eines anderen zerstören.
cit-card-museum = Einmal im Zug: eine Handkarte verdeckt darunter. Jede zählt einen Punkt.
cit-card-imperial-treasury = Am Ende ein Punkt für jedes Gold im Beutel.
cit-card-map-room = Am Ende ein Punkt für jede Karte auf der Hand.
cit-card-wishing-well = Ein Punkt für jedes andere besondere Viertel der Stadt.
cit-card-quarry = Ein Viertel darf in dieser Stadt zweimal stehen.
cit-card-poor-house = Ein Gold, wenn Sie am Ende Ihres Zuges keines haben.
cit-card-bell-tower = Nach dem Bau können Sie ausrufen, dass ein Viertel weniger eine Stadt vollendet, solange er steht.
cit-card-factory = Andere besondere Viertel kosten Sie ein Gold weniger.
cit-card-park = Zwei Karten, wenn Ihre Hand am Ende des Zuges leer ist.
cit-card-hospital = Auch gemeuchelt dürfen Sie Ihr Einkommen nehmen.
cit-card-throne-room = Ein Gold, sooft die Krone den Besitzer wechselt.
cit-card-ball-room = Haben Sie die Krone, muss jeder Aufgerufene Sie grüßen oder verliert den Zug.
