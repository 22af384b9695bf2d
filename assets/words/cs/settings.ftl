### Stránky nastavení.

settings-seats = Místa
settings-seats-about = Barvy připadají místům v tomto pořadí. Každá má vlastní znak, který můžete vyměnit.
settings-controls = Ovládání
settings-files = Soubory
settings-window = Velikost okna
settings-render-scale = Kreslení na celou obrazovku
settings-render-scale-auto = Co nejplynuleji
settings-render-scale-native = Do posledního bodu
settings-render-scale-about = Na velmi jemných obrazovkách stojí každý bod čas; trochu hrubší kresba zůstane plynulá.
settings-show-keys = Ukazovat, co která klávesa dělá
settings-clock = Hodiny příští hry
settings-mono = Jeden kanál pro obě uši
settings-unheard = Není tu žádné zvukové zařízení. Hra ho znovu hledá pokaždé, když tuto stránku otevřete.

### Složky a původ.

files-saves = Uložené hry
files-pictures = Snímky obrazovky
files-about = O hře
files-open = Otevřít složku
files-change = Jiná složka…
files-usual = Obvyklá složka
files-not-opened = Systém neumí složku { $folder } ukázat.
files-version = Verze { $version }
files-credits = Autoři a licence
files-change-title = Kam ukládat hry
files-change-text = Napište celou cestu, nebo přetáhněte složku do okna. Dosud uložené hry zůstanou, kde jsou.
files-use = Použít tuto složku
files-not-whole = Tohle není celá cesta.
files-not-writable = Do složky { $folder } nelze nic uložit.

credits-title = Autoři a licence
credits-own = Hra
credits-own-text = Program, obrázky, zvuky i hudba jsou naše vlastní; program je pod licencí MIT.
credits-icons = Ikony
credits-icons-text = Ikony: Lorc, Delapouite a přispěvatelé game-icons.net, CC BY 3.0, přebarveno.
credits-typefaces = Písma
credits-typeface = { $name }: { $who }, SIL Open Font License 1.1
credits-libraries = Stojí na
credits-licences = Úplná znění licencí

### How seats look.

seat-look = { $colour }, { $emblem }
seat-colour-vermilion = Rumělková
seat-colour-blue = Modrá
seat-colour-yellow = Žlutá
seat-colour-black = Černá
seat-colour-white = Bílá
seat-colour-pink = Růžová
seat-colour-green = Zelená
seat-colour-sky = Nebeská
seat-emblem-circle = kruh
seat-emblem-square = čtverec
seat-emblem-triangle = trojúhelník
seat-emblem-diamond = kosočtverec
seat-emblem-star = hvězda
seat-emblem-cross = kříž
seat-emblem-hexagon = šestiúhelník
seat-emblem-drop = kapka
