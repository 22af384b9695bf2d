### What every screen shares, and the menus round the games.

app-name = Castles & Crowns

dialog-ok = All right
dialog-cancel = Cancel
dialog-done = Done

title-motto = A land of tiles, a city of cards
title-continue = Continue
title-new-game = New game
title-load = Load game
title-settings = Settings
title-quit = Quit
title-recent = Recent games

quit-title = Leave the table?
quit-text = A game in progress is kept. You can go on with it next time.
quit-yes = Quit

pause-title = The game waits
pause-resume = Back to the game

settings-title = Settings
settings-look = Look
settings-play = Play
settings-sound = Sound
settings-language = Language
settings-language-system = As the system
settings-interface-scale = Interface size
settings-accessible-font = Plainer typeface, easier to read
settings-full-screen = Full screen
settings-reduced-motion = Less motion
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-faster = Very fast
settings-speed-instant = Instant
settings-confirm = Confirm a turn
settings-confirm-always = Always
settings-confirm-needed = When it cannot be undone
settings-confirm-never = Never
settings-show-places = Show where a tile fits
settings-master-volume = Overall volume
settings-music-volume = Music
settings-effects-volume = Effects
