### The table of a match, whichever game is played there.

match-confirm = Confirm
match-undo = Take back
match-results = Results
match-menu = Menu
match-fit = Show everything
match-log = What has happened
match-leave = Leave the table
match-to-computer = The computer plays for this seat
match-from-computer = A person plays for this seat

match-hint-confirm = { $name }: confirm the turn
match-hint-last = { $name }: confirm the last turn
match-hint-thinks = { $name } is thinking
match-hint-over = The game is over

match-refused = { $why } ({ $clause })
match-refused-help = { $why } ({ $clause }, { $key } tells the rule)
refused-unconfirmed = The turn has to be confirmed first.
refused-not_your_turn = It is another seat’s turn.
refused-nothing_to_undo = There is nothing that can be taken back.
refused-nothing_to_confirm = There is nothing to confirm.
refused-game_over = The game is over.
match-not-kept = The game cannot be saved: { $trouble }

clock-out = { $name }, your time is up. You play on; when a turn takes longer than { $seconds } seconds, what is optional is skipped.
clock-anew = After a change everybody has the whole time again.
