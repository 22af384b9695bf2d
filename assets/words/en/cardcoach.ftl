### What the coach says of a move of the card game: what to do, and what it is good for.

cit-do-then = { $first } – { $next }
cit-do-pick = Choose the { $card }
cit-do-put-away = Put the { $card } away
cit-do-take-gold = Take { $gold } gold
cit-do-take-cards = Draw cards
cit-do-bonus-gold = Take { $gold } gold
cit-do-bonus-cards = Draw four cards
cit-do-keep = Keep: { $cards }
cit-do-collect = Collect { $gold } gold for your colour
cit-do-build = Build the { $card }{ $gold ->
    [0] { " " }for nothing
   *[other] { " " }for { $gold } gold
}
cit-do-kill = Murder the { $card }
cit-do-bewitch = Bewitch the { $card }
cit-do-rob = Rob the { $card }
cit-do-swap-hands = Change hands with { $name }
cit-do-redraw = Exchange: { $cards }
cit-do-peek = Look at { $name }’s hand
cit-do-steal = Take the { $card }
cit-do-steal-build = Take the { $card } and build it at once
cit-do-crown = Give the crown to { $name }
cit-do-crown-own = Keep the crown yourself
cit-do-pay-gold = Pay one gold
cit-do-pay-card = Pay with the { $card }
cit-do-pay-any-card = Take a card instead of gold
cit-do-tithe = Take one gold from { $name }
cit-do-destroy = Destroy the { $card } of { $name }{ $gold ->
    [0] { " " }for nothing
   *[other] { " " }for { $gold } gold
}
cit-do-destroy-own = Tear down your own { $card }
cit-do-recover = Take the { $card } into your hand for one gold
cit-do-exchange = Swap the { $card } for the { $other } of { $name }{ $gold ->
    [0] { "" }
   *[other] , for { $gold } gold
}
cit-do-beautify = Adorn the { $card }
cit-do-use-laboratory = Turn the { $card } into { $gold } gold in the Laboratory
cit-do-use-smithy = Pay { $gold } gold in the Smithy for cards
cit-do-use-museum = Put the { $card } under the Museum
cit-do-use-armory = Blow up the { $card } of { $name } with the Armory
cit-do-use-hospital = Show yourself in the Hospital
cit-do-search = Take the { $card } out of the deck
cit-do-declare = Ring the Bell Tower
cit-do-courtesy = Greet politely
cit-do-pass = Decline
cit-do-end = End the turn

cit-for-pick-assassin = Somebody loses the turn; nobody can rob or murder you
cit-for-pick-witch = You play on with another character’s power, and nobody can rob you
cit-for-pick-thief = There is gold to be had: { $name } has { $amount }
cit-for-pick-tax-collector = Whoever builds pays you a gold
cit-for-pick-magician = { $name } holds { $amount } cards, you { $own }
cit-for-pick-wizard = A card out of another hand: { $name } holds { $amount }, you { $own }
cit-for-pick-king = You get the crown and choose first in the next round
cit-for-pick-king-again = You keep the crown and choose first again
cit-for-pick-emperor = You decide who gets the crown
cit-for-pick-bishop = Rank 8 cannot touch your city
cit-for-pick-abbot = { $name } alone is richest and has to give you a gold
cit-for-pick-merchant = One gold more in any case
cit-for-pick-alchemist = What you pay for building comes back
cit-for-pick-architect = Two cards more and up to three districts; you have { $amount } gold and { $own } cards
cit-for-pick-navigator = Four gold or four cards more
cit-for-pick-warlord = You may destroy a district
cit-for-pick-diplomat = You may swap a district for a better one
cit-for-pick-artist = Up to two of your districts will count one more
cit-for-pick-queen = { $name } beside you has the crown: { $amount } gold
cit-for-income = { $amount } gold for your districts ({ $card })
cit-for-put-away = Nobody can take it any more in this round
cit-for-only = Only { $name } can have it
cit-for-may-be = It may be { $names }
cit-for-nobody = None of the others can have the { $card }
cit-for-loot = Up to { $amount } gold to be had
cit-for-goes-on = You play on with its power
cit-for-denies = It would bring { $name } { $amount } gold
cit-for-leads = { $name } leads with { $amount } points
cit-for-near = { $amount ->
    [one] { $name } lacks only one district
   *[other] { $name } lacks only { $amount } districts
}
cit-for-harms = { $amount ->
    [one] { $name } loses 1 point
   *[other] { $name } loses { $amount } points
}
cit-for-completes = Completes your city{ $own ->
    [0] { "" }
   *[other] { " " }first – the last round
}: +{ $amount }
cit-for-all-colours = All five colours: +{ $amount }
cit-for-counts = { $amount ->
    [one] 1 point more in the count
   *[other] { $amount } points more in the count
}
cit-for-colour = A new colour in your city ({ $card })
cit-for-city = Then your city has { $amount } of { $own } districts
cit-for-power = { $card }: { $rule }
cit-for-affords = Then there is enough for the { $card }
cit-for-saves = Saves for the { $card }: { $amount } of { $own }
cit-for-nothing-to-build = You hold nothing that you could build
cit-for-gold-enough = You have gold enough ({ $amount }) for all that you hold
cit-for-few-cards = { $amount ->
    [one] You hold only one card
   *[other] You hold only { $amount } cards
}
cit-for-new-cards = { $amount ->
    [one] One new card
   *[other] { $amount } new cards
}
cit-for-payable = You have the gold for the { $card }
cit-for-colour-card = Your city has nothing of that colour yet: { $card }
cit-for-stands-already = The { $card } stands in your city already
cit-for-chooses-first = You choose first in the next round
cit-for-is-paid = { $name } pays you a gold or a card for it
cit-for-keeps-cards = { $amount ->
    [one] Keeps your card
   *[other] Keeps your { $amount } cards
}
cit-for-keeps-gold = Keeps { $amount } gold for later
cit-for-hands = { $amount } cards for { $own }
cit-for-choice = { $amount ->
    [one] One card lies there; you take it
   *[other] { $amount } cards to choose from
}
cit-for-hospital = Brings an income although you were murdered
cit-for-courtesy = Without the greeting the turn is lost
cit-for-sooner = From now on one district fewer is enough
