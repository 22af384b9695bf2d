### Coming to a table and leaving it.

start-trouble = Something is in the way
start-folder = Nothing can be kept in { $folder }. One can play, but games and settings will be lost.
start-unreadable = { $file } cannot be opened: { $why }
start-not-deleted = It cannot be deleted: { $why }
start-in-use = Another running program plays on in this game.
start-saved = Saved
start-mended-title = The last turn is missing
start-mended = The newest file of this game was damaged, so the one before it was taken. A copy lies in { $file }.
start-diverged-title = The rules have changed
start-diverged = This game was kept by another version. It goes on from turn { $turn }.
start-levels-title = Another opponent
start-levels = This opponent does not exist here, somebody else takes the seat: { $names }
