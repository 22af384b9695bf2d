### Documents from elsewhere, positions copied out, and reports.

load-open = Open a document
open-title = Open a document
open-about = A saved game or a position in the notation. Drop its file on the window at any time, or copy its text and paste it here.
open-paste = Paste what was copied
open-path = Or the path of a file:
open-do = Open
open-refused = This cannot be opened ({ $file }): { $why }
open-ask-title = Leave this game?
open-ask-text = It is kept, and you can go on with it later. The document is opened in its place.
open-copied = The position was copied.
open-not-copied = It could not be copied: { $why }

pause-copy = Copy the position
pause-report = Report a problem
report-title = A report for those who mend things
report-written = The log, the game and the version lie together in one file, without your name or your folders: { $file }
report-refused = The report could not be written: { $why }
