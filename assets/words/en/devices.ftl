### Who plays with what, at one screen.

newgame-devices = Devices …
match-devices = Who plays with what
devices-title = Who plays with what?
devices-how-join = take a seat; once more, a second one
devices-how-move = to another seat
devices-how-leave = give the seat back
devices-how-done = done
devices-how-mouse = The mouse clicks the seats it plays for. A seat without a device is played with whatever is at hand.
devices-anything = whatever is at hand
devices-clear = All play with anything
devices-mouse = Mouse
devices-keyboard = Keyboard
devices-pad = Pad { $number }
devices-not-yours = It is { $name }’s turn ({ $devices }).
devices-lost-title = A gamepad is gone
devices-lost-text = { $names } played with it. Plug it in again, or another one: the game goes on by itself then.
devices-lost-nobody = Plug it in again, or go on with something else.
devices-take-over = Go on with this: { $device }
devices-anything-goes = Go on with whatever is at hand
devices-to-computer = The computer plays on
