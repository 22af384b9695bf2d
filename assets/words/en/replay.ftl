### A match looked at again, and reviewed.

replay-title = Replay
replay-leave = Leave the replay
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-rate = Speed
replay-coach = The coach’s view of each position
replay-eyes = Through whose eyes
replay-hands = All hands open
replay-where = Turn { $turn } of { $turns }: { $name }
replay-diverged = From here on the match follows other rules than today’s and cannot be shown.

review-title = Review of the game
review-points = Turning points
review-judging = The coach judges: { $done } of { $all } decisions
review-how = What the coach would have played instead
review-none = Not one great mistake!
review-stop = Stop judging
review-go-on = Go on judging
review-turn = Turn { $turn } · { $name }
review-lost = { $points } points lost
review-played = Played
review-better = Better
review-good = Well played
review-why = { $what }: { $why }
review-totals = Points lost against the best moves
review-balance = Expected: own { $own }, best rival { $rival }
