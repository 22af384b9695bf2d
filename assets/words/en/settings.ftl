### The pages of the settings.

settings-seats = Seats
settings-seats-about = Colours go to seats in this order. Every colour has a sign of its own, which you may exchange.
settings-controls = Controls
settings-files = Files
settings-window = Window size
settings-render-scale = Full screen draws
settings-render-scale-auto = As fast as it can
settings-render-scale-native = Every pixel
settings-render-scale-about = On very large screens every pixel costs time: drawn a little coarser, motion stays smooth.
settings-show-keys = Show which key does what
settings-clock = The clock of the next game
settings-mono = One channel for both ears
settings-unheard = No sound device is found. The game looks again when this page is opened.

### Folders, and what comes from whom.

files-saves = Saved games
files-pictures = Screenshots
files-about = About
files-open = Open the folder
files-change = Another folder …
files-usual = The usual folder
files-not-opened = Your system cannot show the folder { $folder }.
files-version = Version { $version }
files-credits = Credits and licences
files-change-title = Where to keep games
files-change-text = Write the whole path, or drop a folder on the window. Games kept so far stay where they are.
files-use = Use this folder
files-not-whole = That is not a whole path.
files-not-writable = Nothing can be kept in { $folder }.

credits-title = Credits and licences
credits-own = The game
credits-own-text = Program, pictures, sounds and music are our own; the program comes under the MIT License.
credits-icons = Icons
credits-icons-text = Icons by Lorc, Delapouite and contributors of game-icons.net, CC BY 3.0, recoloured.
credits-typefaces = Typefaces
credits-typeface = { $name }: { $who }, SIL Open Font License 1.1
credits-libraries = Built on
credits-licences = The licences in full

### How seats look.

seat-look = { $colour }, { $emblem }
seat-colour-vermilion = Vermilion
seat-colour-blue = Blue
seat-colour-yellow = Yellow
seat-colour-black = Black
seat-colour-white = White
seat-colour-pink = Pink
seat-colour-green = Green
seat-colour-sky = Sky blue
seat-emblem-circle = circle
seat-emblem-square = square
seat-emblem-triangle = triangle
seat-emblem-diamond = diamond
seat-emblem-star = star
seat-emblem-cross = cross
seat-emblem-hexagon = hexagon
seat-emblem-drop = drop
