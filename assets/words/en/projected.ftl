### What each seat would have now.

projected-title = If the game ended now
projected-about = Points on the track, and what the final scoring would add.
projected-now = So far
projected-item = { $what }: { $parts }
