### Příprava nové hry.

newgame-title = Nová hra
newgame-start = Začít hru
newgame-seats = Hráči
newgame-order = První začíná, ostatní následují v tomto pořadí.
newgame-add = Přidat hráče
newgame-shuffle = Zamíchat pořadí
newgame-up = Dřív v pořadí
newgame-down = Později v pořadí
newgame-remove = Odebrat hráče
newgame-alone = Hráč
newgame-player = Hráč { $number }
newgame-human = Člověk
newgame-computer = Počítač: { $level }
newgame-no-computer = V této instalaci chybějí počítačoví soupeři; přátelé mohou hrát u jedné obrazovky.

newgame-level-beginner = nováček
newgame-level-casual = nedělní hráč
newgame-level-club = klubový hráč
newgame-level-strong = silný
newgame-level-expert = mistr

newgame-sets = Hra
newgame-game-carcassonne = Hra s dílky
newgame-set-base = Základní hra
newgame-set-base-about = 72 dílků s cestami, městy, kláštery a loukami.
newgame-set-river = Řeka
newgame-set-river-about = Nejdříve se položí dvanáct dílků řeky, od pramene k jezeru.
newgame-set-inns-cathedrals = Hostince a katedrály
newgame-set-inns-cathedrals-about = Osmnáct dílků; cesty s hostincem a města s katedrálou vynesou víc, nebo nic; každý má jednu velkou figurku.

newgame-options = Pravidla
newgame-about = { $text } ({ $clause })
newgame-option-abbot = Opat
newgame-option-abbot-about = Každý hráč má navíc opata pro kláštery a zahrady; lze ho odvolat a získat za něj body.
newgame-option-small-city = Město ze dvou dílků
newgame-option-small-city-about = Za kolik bodů je dokončené město jen ze dvou dílků; velmi stará vydání dávala 2.
newgame-value-small-city-four = 4 body
newgame-value-small-city-two = 2 body
newgame-option-river-ends = Pramen a jezero
newgame-option-river-ends-about = Ve třetím vydání má pramen cestu a jezero klášter.
newgame-value-river-ends-plain = prosté
newgame-value-river-ends-third-edition = třetí vydání

newgame-clock = Hodiny
newgame-clock-minutes = Čas pro každého hráče
newgame-clock-none = Bez hodin
newgame-clock-each = { $minutes } minut
newgame-clock-increment = Za každý tah se přidá
newgame-clock-nothing = Nic
newgame-clock-seconds = { $seconds } sekund
newgame-clock-about = Na čas se neprohrává: komu čas vyprší, hraje dál, jen se mu v příliš dlouhém tahu přeskočí, co není povinné.
