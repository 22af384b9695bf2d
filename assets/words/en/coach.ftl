### The coach: the best moves, what they gain, and why.

coach-title = The coach
coach-hint = Hint: the best moves
coach-thinks = The coach is thinking …
coach-gains = Points you may expect to gain
coach-forced = There is nothing to choose here.
coach-plain = Changes little on the board
coach-not-now = The coach speaks when it is your move.
coach-nobody = There is no coach here.
coach-close = Close

why-completes = { $kind ->
    [city] Completes a city
    [road] Completes a road
    [monastery] Completes a monastery
    [garden] Completes a garden
    [castle] Completes a castle
    [field] Completes a field
   *[other] Completes a feature
}{ $points ->
    [0] { " " }(nobody’s)
    [one] : 1 point
   *[other] : { $points } points
}
why-pays = { $points ->
    [one] { $name } gets 1 point for it
   *[other] { $name } gets { $points } points for it
}
why-returns = { $points ->
    [one] A figure comes back
   *[other] { $points } figures come back
}
why-scores = { $kind ->
    [city] Scores the city at once
    [road] Scores the road at once
    [monastery] Scores the monastery at once
    [garden] Scores the garden at once
    [castle] Scores the castle at once
    [field] Scores the field at once
   *[other] Scores it at once
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
why-claims = { $kind ->
    [city] Claims a city
    [road] Claims a road
    [monastery] Claims a monastery
    [garden] Claims a garden
    [castle] Claims a castle
    [field] Claims a field
   *[other] Claims a feature
} (now { $points }, complete { $later })
why-farms = Claims a field{ $points ->
    [0] , for later
    [one] : 1 point at the end
   *[other] : { $points } points at the end
}
why-extends = { $kind ->
    [city] Own city grows
    [road] Own road grows
    [monastery] Own monastery grows
    [garden] Own garden grows
    [castle] Own castle grows
    [field] Own field grows
   *[other] Own feature grows
}: +{ $points }
why-helps = { $kind ->
    [city] { $name }’s city grows
    [road] { $name }’s road grows
    [monastery] { $name }’s monastery grows
    [garden] { $name }’s garden grows
    [castle] { $name }’s castle grows
    [field] { $name }’s field grows
   *[other] { $name }’s feature grows
}: +{ $points }
why-shares = { $kind ->
    [city] Shares a city with { $name }
    [road] Shares a road with { $name }
    [monastery] Shares a monastery with { $name }
    [garden] Shares a garden with { $name }
    [castle] Shares a castle with { $name }
    [field] Shares a field with { $name }
   *[other] Shares a feature with { $name }
}
why-takes = { $kind ->
    [city] Takes { $name }’s city over
    [road] Takes { $name }’s road over
    [monastery] Takes { $name }’s monastery over
    [garden] Takes { $name }’s garden over
    [castle] Takes { $name }’s castle over
    [field] Takes { $name }’s field over
   *[other] Takes { $name }’s feature over
}
why-loses = { $kind ->
    [city] Loses a city to { $name }
    [road] Loses a road to { $name }
    [monastery] Loses a monastery to { $name }
    [garden] Loses a garden to { $name }
    [castle] Loses a castle to { $name }
    [field] Loses a field to { $name }
   *[other] Loses a feature to { $name }
}
why-blocks = { $kind ->
    [city] { $name }’s city can no longer be completed
    [road] { $name }’s road can no longer be completed
    [monastery] { $name }’s monastery can no longer be completed
    [garden] { $name }’s garden can no longer be completed
    [castle] { $name }’s castle can no longer be completed
    [field] { $name }’s field can no longer be completed
   *[other] { $name }’s feature can no longer be completed
}
why-hinders = { $kind ->
    [city] { $name }’s city becomes hard to complete
    [road] { $name }’s road becomes hard to complete
    [monastery] { $name }’s monastery becomes hard to complete
    [garden] { $name }’s garden becomes hard to complete
    [castle] { $name }’s castle becomes hard to complete
    [field] { $name }’s field becomes hard to complete
   *[other] { $name }’s feature becomes hard to complete
}
why-spoils = { $kind ->
    [city] Own city can no longer be completed
    [road] Own road can no longer be completed
    [monastery] Own monastery can no longer be completed
    [garden] Own garden can no longer be completed
    [castle] Own castle can no longer be completed
    [field] Own field can no longer be completed
   *[other] Own feature can no longer be completed
}
why-recalls = Takes the abbot back: { $points ->
    [one] 1 point
   *[other] { $points } points
}
why-keeps = { $points ->
    [one] Keeps the last figure
   *[other] Keeps the figures: { $points } left
}
why-fairy = Moves the fairy
why-dragon = Moves the dragon
why-sends = { $points ->
    [one] A figure of { $name } goes home
   *[other] { $points } figures of { $name } go home
}
why-remove = Sends { $name }’s knight home
why-fly = Launches the flying machine
why-land = Lands on a feature
why-pick = Picks a castle
why-draw = Draws a tile and keeps the castle
why-large = With the large figure
