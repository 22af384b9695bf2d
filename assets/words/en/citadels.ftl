### The card game at the table.

cit-colour-yellow = Noble
cit-colour-blue = Religious
cit-colour-green = Trade
cit-colour-red = Military
cit-colour-purple = Unique
cit-income = Gold from { $colour } districts
cit-face-up = out of play
cit-face-down = face down
cit-narrow-tax-collector = Tax Collector
cit-narrow-abbot = Abbot
cit-no-city = No district yet
cit-deck-left = { $count ->
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
cit-some-card = a card

cit-ask = { $name }: choose
cit-ask-pick-character = { $name }: choose your character
cit-ask-put-away-character = { $name }: put one character away, face down
cit-ask-turn = { $name }: your turn
cit-ask-keep-cards = { $name }: which card do you keep?
cit-ask-keep-under = { $name }: the others go under the deck – in which order?
cit-ask-kill-character = { $name }: who is to be murdered?
cit-ask-bewitch-character = { $name }: whom do you bewitch?
cit-ask-rob-character = { $name }: who is to be robbed?
cit-ask-swap-hands-seat = { $name }: with whom do you change hands?
cit-ask-redraw-cards = { $name }: choose the cards to exchange, in the order in which they go under the deck
cit-ask-peek-seat = { $name }: whose hand do you look at?
cit-ask-steal-card = { $name }: take one card
cit-ask-steal-build = { $name }: into your hand, or built at once?
cit-ask-crown = { $name }: who gets the crown?
cit-ask-crown-seat = { $name }: who gets the crown?
cit-ask-pay-gold = { $name }: pay the Emperor with gold or a card
cit-ask-pay-card = { $name }: pay the Emperor with gold or a card
cit-ask-tithe-seat = { $name }: who pays you a coin?
cit-ask-bonus-gold = { $name }: four gold or four cards?
cit-ask-bonus-cards = { $name }: four gold or four cards?
cit-ask-destroy-card = { $name }: which district do you destroy?
cit-ask-exchange-give = { $name }: which district do you give?
cit-ask-exchange-take = { $name }: which district do you take for it?
cit-ask-beautify-card = { $name }: which district do you adorn?
cit-ask-use-laboratory-discard = { $name }: which card do you give away for gold?
cit-ask-use-museum-tuck = { $name }: which card goes into the Museum?
cit-ask-use-armory-target = { $name }: which district falls with the Armory?
cit-ask-search = { $name }: take one card out of the deck
cit-ask-declare = { $name }: shall one district fewer be enough from now on?
cit-ask-recover = { $name }: take the destroyed district for one gold?
cit-ask-use-hospital = { $name }: murdered – show yourself in the Hospital for an income?
cit-ask-courtesy = { $name }: greet the owner of the Ball Room

cit-deed-take-gold = Take 2 gold
cit-deed-take-cards = Draw cards
cit-deed-collect = Collect gold
cit-deed-bonus-gold = 4 gold
cit-deed-bonus-cards = 4 cards
cit-deed-kill = Murder …
cit-deed-bewitch = Bewitch …
cit-deed-rob = Rob …
cit-deed-swap-hands = Change hands …
cit-deed-redraw = Exchange cards …
cit-deed-peek = Look at a hand …
cit-deed-crown = Give the crown …
cit-deed-tithe = Ask the richest
cit-deed-destroy = Destroy …
cit-deed-exchange = Swap districts …
cit-deed-beautify = Adorn …
cit-deed-use-laboratory = Laboratory …
cit-deed-use-smithy = Smithy
cit-deed-use-museum = Museum …
cit-deed-use-armory = Armory …
cit-deed-use-hospital = Hospital
cit-deed-declare = Ring the Bell Tower
cit-deed-courtesy = “Thank you, Your Grace”
cit-deed-recover = Take the { $card }: 1 gold
cit-deed-pay-gold = Pay 1 gold
cit-deed-pay-card = Pay with a card
cit-deed-pass = No, thank you
cit-deed-silent = Stay silent and lose the turn
cit-deed-end = End the turn
cit-deed-ready = Done
cit-deed-other = Go on
cit-deed-back = Back
cit-deed-seat = { $name }
cit-deed-steal-build-true = Build it at once
cit-deed-steal-build-false = Into the hand

cit-banner-round = Round { $number } – { $name } chooses first
cit-banner-call = { $rank }: { $character }!
cit-banner-revealed = { $name }
cit-banner-murdered = { $name } murders: { $character }
cit-banner-robbed = { $name } robs: { $character }
cit-banner-bewitched = { $name } bewitches: { $character }
cit-banner-resumed = The Witch goes on ({ $name }): { $character }
cit-banner-lost = { $name } gave no greeting and loses the turn
cit-banner-seen = { $name } looks at the hand of { $other }
cit-banner-destroyed = { $name } destroys a district of { $owner }
cit-banner-own-destroyed = { $name } tears down an own district
cit-banner-bell-tower = { $name } rings the Bell Tower: one district fewer completes a city
cit-banner-completed-first = { $name } completes the first city – this is the last round
cit-banner-completed = { $name } completes a city
cit-banner-ended = The game is over. The cities are counted
cit-count-districts = { $name } – districts: { $points }
cit-count-colours = { $name } – all five colours: +{ $points }
cit-count-completion = { $name } – complete city: +{ $points }
cit-count-bonus = { $name } – unique districts: +{ $points }
cit-count-total = { $name }: { $points }

cit-log-round = Round { $number }: { $crown } has the crown.
cit-log-face-up = Out of play: { $character }.
cit-log-picked = { $name } has chosen a character.
cit-log-picked-own = { $name } has chosen: { $character }.
cit-log-nobody = { $rank } { $character }: nobody answers.
cit-log-revealed = { $name } is the { $character }.
cit-log-resumed = { $name } goes on as: { $character }.
cit-log-turn-lost = { $name } gave no greeting and loses the turn.
cit-log-courtesy = { $name } greets politely.
cit-log-murdered = { $name } murders: { $character }.
cit-log-bewitched = { $name } bewitches: { $character }.
cit-log-robbed = { $name } robs: { $character }.
cit-log-crown = { $name } has the crown.
cit-log-gold = { $name }: +{ $gold } gold ({ $why }).
cit-log-paid = { $name }: −{ $gold } gold ({ $why }).
cit-log-gold-from = { $name }: +{ $gold } gold from { $giver } ({ $why }).
cit-log-kept = { $name } keeps { $count ->
    [one] one card
   *[other] { $count } cards
}.
cit-log-kept-own = { $name } keeps: { $cards }.
cit-log-swapped = { $name } changes hands with { $other }.
cit-log-seen = { $name } looks at the hand of { $other }.
cit-log-card-moved = { $name } gets from { $giver }: { $card }.
cit-log-tucked = { $name } gives a card to the Museum.
cit-log-built = { $name } builds: { $card } ({ $price }).
cit-log-built-stolen = { $name } builds from the hand of { $other }: { $card } ({ $price }).
cit-log-destroyed = { $own ->
    [true] { $name } tears down: { $card }.
   *[false] { $name } destroys at { $owner }: { $card }.
}
cit-log-recovered = { $name } takes out of the ruins: { $card }.
cit-log-exchanged = { $name } swaps { $given } for { $taken } of { $other }.
cit-log-beautified = { $name } adorns: { $card }.
cit-log-searched = { $name } takes a card out of the deck.
cit-log-bell-tower = { $name } rings the Bell Tower: one district fewer is enough.
cit-log-completed-first = { $name } has the first complete city. This is the last round.
cit-log-completed = { $name } has a complete city.
cit-log-ended = The game is over.

cit-why-take = income
cit-why-collect = own colour
cit-why-tax = tax
cit-why-thief = robbery

curtain-title = { $name }, it is your turn
curtain-text = Only you should look at the screen now. Press when nobody else can see your cards.
curtain-open = Show my cards
curtain-recap = Meanwhile
curtain-nothing = Nothing has happened in between.
curtain-go-on = Go on

help-set-cit = The game
help-set-cit-characters = Characters
help-set-cit-unique = Unique districts
help-cit-draft = The draft
help-cit-draft-text = In each round the characters go round face down, beginning with the crown. Everybody keeps one in secret; some are left out. With two or three players each keeps two.
help-cit-call = The call
help-cit-call-text = The ranks are called from 1 to the last. Whoever holds the called character shows it and takes the turn. Nobody answers for a murdered one.
help-cit-income = Income
help-cit-income-text = First in the turn: two gold from the bank, or two cards from the deck, of which one is kept. The other goes under the deck.
help-cit-collect = Gold of the own colour
help-cit-collect-text = Some characters get one gold for each district of their colour, once in the turn, before or after building.
help-cit-build = Building
help-cit-build-text = After the income one district may be built for its cost in gold. The same district twice in one city is not allowed.
help-cit-turn = In the turn
help-cit-turn-text = The powers of characters and districts may be used at any time in the turn, each once, unless the card says otherwise.
help-cit-end = The end
help-cit-end-text = When a city has eight districts, the round is played to its end and the game is over. Complete cities cannot be destroyed.
help-cit-count = The count
help-cit-count-text = Each district counts its cost. All five colours: 3 more. The first complete city: 4 more, other complete ones: 2 more. Unique districts add what they say.
