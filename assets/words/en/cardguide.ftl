### The lessons of the card game.

lesson-citadels-turn-title = The draft and a turn
lesson-citadels-turn-about = A character in secret, then an income and a building.
lesson-citadels-turn-1 = Everybody builds a city; yours is lit and still empty. Your hand lies below: district cards with their cost in gold. Read on with “Next”.
lesson-citadels-turn-2 = A round begins with the draft. Whoever has the crown chooses a character in secret and passes the rest on. Take the Bishop.
lesson-citadels-turn-3 = The characters are called by rank, 1 to 8. The King was called before you and now has the crown. Your turn: first the income. Draw cards.
lesson-citadels-turn-4 = Of two cards you keep one; the other goes under the deck. Keep the Tavern.
lesson-citadels-turn-5 = Then you may build one district and pay its cost. You have 1 gold: build the Temple.
lesson-citadels-turn-6 = The Bishop gets 1 gold for each blue district, and your Temple is one: collect it. Then nothing is left to do, and your turn ends by itself.
lesson-citadels-turn-7 = Your city has begun. In the end each district counts its cost. Next time take 2 gold instead of cards, and build more.
lesson-citadels-turn-done = When all ranks have been called, the crown’s new owner opens the next draft. Each round you may be somebody else.

lesson-citadels-powers-title = Murder, theft and the own colour
lesson-citadels-powers-about = What a character can do, and what its colour pays.
lesson-citadels-powers-1 = With three players everybody has two characters: you are the Assassin and the King. Look at the lit city: so much trade, and 6 gold besides.
lesson-citadels-powers-2 = The Assassin names a character, not a player. Blue surely wanted the Merchant, whom green districts pay. Murder the Merchant.
lesson-citadels-powers-3 = The murdered one does not answer when called and loses the turn. Now your own income: take gold.
lesson-citadels-powers-4 = The Thief comes next and steals all gold of the character he names. Gold that you have spent cannot be stolen: build the Castle.
lesson-citadels-powers-5 = The Thief named the King, but found nothing! You have the crown now. And the King gets 1 gold for each yellow district: collect it.
lesson-citadels-powers-6 = Three yellow districts, three gold. Now the usual income too: take gold.
lesson-citadels-powers-7 = Five gold: build the Fortress. With that your turn ends; see who does not answer.
lesson-citadels-powers-done = Nobody showed the Merchant. Bishop (blue), Merchant (green) and Warlord (red) collect for their colours as the King does for yellow. You may do it before or after building.

lesson-citadels-ranks-title = Architect, Warlord and the others
lesson-citadels-ranks-about = Those who build more, and those who tear down.
lesson-citadels-ranks-1 = The Magician (3) swaps hands or exchanges cards. The Merchant (6) gets 1 gold more. You are the Architect (7) and the Warlord (8).
lesson-citadels-ranks-2 = The Architect draws two cards more, whatever the income. Take gold and see.
lesson-citadels-ranks-3 = The Architect may build up to three districts. Begin with the Tavern.
lesson-citadels-ranks-4 = The Watchtower is next.
lesson-citadels-ranks-5 = And the Market, which you have just drawn. Then the next rank is called.
lesson-citadels-ranks-6 = The Warlord is you as well. He gets 1 gold for each red district: collect it.
lesson-citadels-ranks-7 = And the usual income: take gold.
lesson-citadels-ranks-8 = The Warlord may destroy a district for its cost less one. Tear down Blue’s Market.
lesson-citadels-ranks-9 = The lit city is safe: Black is the Bishop, and the Warlord cannot touch a Bishop’s districts. Nor can he touch a complete city.
lesson-citadels-ranks-done = Who plays what is the secret of each round: count what is missing, and ask yourself what the others need. Point at a card and press the right button to read it.

lesson-citadels-end-title = The end and the count
lesson-citadels-end-about = The eighth district, the last round, and who has won.
lesson-citadels-end-1 = Seven districts stand in your city. A city is complete with eight, and then this round is the last.
lesson-citadels-end-2 = You have 3 gold, the Laboratory costs 5. Take gold.
lesson-citadels-end-3 = It is a purple district: unique, with a power of its own. Build it.
lesson-citadels-end-4 = Your city is complete and the first! Gold counts nothing in the end, so leave it and end your turn. The others still finish the round.
lesson-citadels-end-5 = Now cities are counted. Your districts cost 21 gold together: 21 points. All five colours: 3 more. The first complete city: 4 more.
lesson-citadels-end-done = 28 points, and you win. Other complete cities get 2. Whoever finishes early leaves the others no time; whoever builds dear needs it. Now you know the whole game.
