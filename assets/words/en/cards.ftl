### What the cards of the card game do, in short.

cit-card-plain = An ordinary district. It counts its cost.

cit-card-assassin = Names another character: its holder loses the turn of this round.
cit-card-witch = After the income names another character: its holder only takes income, and the Witch plays on with that power.
cit-card-thief = Names a character other than rank 1, the murdered and the bewitched. When it is shown, all its gold is the Thief’s.
cit-card-tax-collector = Every other character that built in this round pays one gold at the end of its turn, if it can.
cit-card-magician = Changes the whole hand with another player, or puts any cards under the deck and draws as many.
cit-card-wizard = Looks at another hand and takes one card: into the own hand, or built at once for its price besides the usual building. May build duplicates in this turn.
cit-card-king = Takes the crown. One gold for each noble district.
cit-card-emperor = Gives the crown to any player; another who gets it pays one gold or one card. One gold for each noble district.
cit-card-bishop = Rank 8 cannot touch this city. One gold for each religious district.
cit-card-abbot = Whoever alone is richest gives one gold. One gold for each religious district.
cit-card-merchant = One gold more in the turn. One gold for each trade district.
cit-card-alchemist = At the end of the turn gets back all gold paid for building.
cit-card-architect = Draws two cards more and may build up to three districts.
cit-card-navigator = Four gold or four cards more, but builds nothing.
cit-card-warlord = May destroy a district of an incomplete city for its cost less one. One gold for each military district.
cit-card-diplomat = As the last thing may swap an own district for another’s and pays the difference. One gold for each military district.
cit-card-artist = May lay one gold each on up to two own districts: they cost and count one more for good.
cit-card-queen = Three gold if a neighbour has the crown when her turn begins.

cit-card-haunted-city = Counts in the end as any one colour, unless it was built in the last round.
cit-card-keep = Rank 8 can neither destroy nor swap it.
cit-card-laboratory = Once a turn: a hand card under the deck for gold.
cit-card-smithy = Once a turn: pay gold and draw cards.
cit-card-observatory = When drawing as income: three cards to choose from instead of two.
cit-card-graveyard = When rank 8 destroys a district, pay one gold to take it into the hand. Not in the own turn as rank 8.
cit-card-school-of-magic = Is a district of the wanted colour when gold is collected.
cit-card-library = When drawing as income: keep two cards.
cit-card-university = Costs 6, counts 8.
cit-card-dragon-gate = Costs 6, counts 8.
cit-card-great-wall = Rank 8 pays one gold more for each other district of this city.
cit-card-lighthouse = When built: look through the deck and take one card. Then it is shuffled.
cit-card-armory = In the own turn: destroy it together with a district of another player.
cit-card-museum = Once a turn: a hand card face down under it. Each counts one point.
cit-card-imperial-treasury = One point for each gold you have in the end.
cit-card-map-room = One point for each card in the hand in the end.
cit-card-wishing-well = One point for each other unique district of the city.
cit-card-quarry = One district may stand twice in this city.
cit-card-poor-house = One gold if you have none at the end of your turn.
cit-card-bell-tower = When built you may declare that one district fewer completes a city, as long as it stands.
cit-card-factory = Other unique districts cost you one gold less.
cit-card-park = Two cards if your hand is empty at the end of your turn.
cit-card-hospital = Murdered, you may still take your income.
cit-card-throne-room = One gold whenever the crown changes its holder.
cit-card-ball-room = While you hold the crown, whoever is called must greet you or lose the turn.
