### The saves.

load-title = Load game
load-back = Back
load-empty = No game has been kept yet.
load-today = today { $time }
load-yesterday = yesterday { $time }
load-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
    } { $year }, { $time }
load-auto = kept by itself
load-unnamed = saved
load-over = finished
load-held = open in another window
load-broken = { $file } cannot be read: { $problem }
load-delete = Delete
load-delete-title = Delete this game?
load-delete-text = { $save }
load-delete-yes = Delete

pause-save = Save the game

save-title = Save the game
save-name = Under which name?
save-instead = Or in place of one of these:
save-do = Save
save-nameless = A name is needed.
save-refused = It could not be saved: { $why }
save-replace-title = Replace it?
save-replace-text = A game is already kept under this name.
save-replace-yes = Replace
save-done = The game is saved.
