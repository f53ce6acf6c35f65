# Slova stránek

## Všude

home = Domů
menu = Nabídka
skip = Přejít k obsahu
close = Zavřít
cancel = Zrušit
choose = Vybrat
yes = ano
no = ne
try-again = Zkusit znovu
copied = Zkopírováno
missing = Taková stránka tu není.
problem-offline = Server neodpovídá. Nic se neztratilo, zkuste to za chvíli znovu.
problem-unreadable = Server odpověděl chybou { $status }. Zkuste to za chvíli znovu.
theme-system = podle systému
theme-light = světlé
theme-dark = tmavé

## Kdo jsem

name-ask = Vaše jméno u stolu
name-suggested = Host
settings = Nastavení
settings-device = Toto zařízení
settings-language = Jazyk
settings-theme = Barvy
settings-sound = Zvuk, když jsem na tahu
settings-notify = Oznámení prohlížeče, když jsem na tahu
settings-notify-refused = Prohlížeč oznámení z této stránky nedovoluje; změnit to lze v jeho nastavení.
account = Kdo jste
account-is = Máte účet: přihlaste se jím na kterémkoli zařízení a své stoly najdete i tam.
account-why = S účtem máte své stoly i na jiných zařízeních; ty, které máte zde, k němu přejdou. Bez něj zůstanou v tomto prohlížeči.
account-login = Přihlašovací jméno
account-password = Heslo
account-sign-in = Přihlásit
account-register = Založit účet
account-sign-out = Odhlásit
account-rename = Přejmenovat
account-renamed = Hotovo.
account-made = Účet je založen.
account-in = Vítejte zpátky.
account-out = Jste odhlášeni.
programs = Programy
programs-what = Program s klíčem hraje vaším jménem.
programs-interface = Na co se může ptát a co říkat
programs-name = Jak se program jmenuje
programs-make = Vytvořit klíč
programs-made = Toto je jeho klíč. Ukáže se jen teď.
programs-copy = Zkopírovat klíč
programs-remove = Zrušit
programs-remove-one = Zrušit klíč programu { $name }

## Domů

home-title = Velké deskové hry u jednoho stolu
home-lead = S přáteli naživo, nebo tah za den. S boty, kteří vidí jen to, co byste viděli vy. Česky i anglicky.
play-bots = Hrát hned proti botům
play-bots-what = { $game }, bez registrace. Přípravu změníte pod Novým stolem.
play-bots-short = Proti botům
play-now = Hrát
play-again = Ještě jednou
new-table = Nový stůl
games = Hry
game-players = { $low ->
    [one] 1 hráč
   *[other] { $low }–{ $high } hráči
}
game-minutes = { $low }–{ $high } min
game-unknown = Hra „{ $game }“ tu není.
tables-mine = Moje stoly
tables-open = Kam si přisednout
tables-finished = Dohrané hry
your-turn = Jste na tahu
table-open = { $free ->
    [0] čeká se na pozvané
    [one] 1 volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
table-waits = Čeká se: { $players }
table-finished = Hra skončila
table-won = { $count ->
    [one] Vítězství: { $winners }
   *[other] Společné vítězství: { $winners }
}
table-broken = Hra se zastavila na chybě v pravidlech
table-outdated = Hra začala podle starších pravidel a čeká na převod k novějším

## Nový stůl

new-which = Která hra?
seats = Hráči
seats-count = hráčů
seat-number = Místo { $number }
seat-me = já
seat-you = vy
seat-open = kdokoli
seat-invited = kdo dostane odkaz
seat-bot = bot: { $strength }
seat-empty = Místo { $number }
bot-name-1 = Bot Ada
bot-name-2 = Bot Emil
bot-name-3 = Bot Iris
bot-name-4 = Bot Otto
bot-name-5 = Bot Věra
bot-name-6 = Bot Max
table-listed = Ukázat stůl všem
table-listed-help = Ostatní jej najdou mezi stoly k přisednutí. Jinak jen podle odkazu.
watch = Přihlížení
watch-who = Kdo smí přihlížet
watch-who-public = kdokoli s odkazem
watch-who-nobody = nikdo kromě hráčů
watch-after = Po skončení diváci uvidí
watch-after-everything = vše, co bylo skryté
watch-after-later = vše, ale až za den
watch-after-public = jen to, co viděli při hře
seed = Zvolit náhodu
seed-help = Krátký text, ze kterého se všechno losuje: stejný text, stejný los. Hra je pak přátelská.
setup = Příprava
setup-details = Další možnosti
setup-plain = Podle pravidel, bez variant.
setup-edition-how = Čísla, která se liší od tištěné hry, zapsaná takto: věc: {"{"}část: 5{"}"}. Prázdné: tištěná hra.
table-create = Prostřít stůl

## Stůl, který čeká na hráče

lobby-title = Stůl je připraven
lobby-begins = Hra začne sama, jakmile budou všechna místa obsazena.
lobby-waits = Čeká se na hráče
sit-here = Sednout si sem
seat-change = Kdo sedí na místě { $number }
copy-invite = Zkopírovat pozvánku
copy-table = Zkopírovat odkaz na stůl

## U stolu

board = Stůl
panels = Záznam, hovor a pravidla
question = Otázka
question-how = Vyberte na desce, nebo zde.
question-secret = Vaši odpověď nikdo neuvidí, dokud neodpoví všichni.
question-optional = Můžete, ale nikdo na vás nečeká.
sending = Odesílá se…
scoring = Bodování
score = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
seat-online = u stolu
seat-away = pryč
seat-turn = na tahu
seat-won = výhra
watching = přihlížíte
friendly = přátelská hra
log = Co se stalo
log-visit = Od vaší poslední návštěvy
log-empty = Zatím nic.
go-on = Pokračovat
chat = Hovor
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekněte něco
chat-send = Říci
rules = Pravidla
rules-search = Hledat v pravidlech
rules-none = O tom žádné pravidlo nemluví.
undo = Vzít zpět
undo-allowed = Vzít zpět svou poslední odpověď
undo-refused = Nelze vzít zpět
undo-nothing = Není co vzít zpět
undo-other = Mezitím odpověděl někdo jiný
undo-chance = Mezitím se losovalo
undo-revealed = Mezitím vyšlo najevo něco skrytého
table-menu = Stůl
as-text = Stůl jako text
as-board = Stůl jako obrázek
legend = Co znamenají značky
leave-table = Odejít od stolu
leave-bot = Nechat za sebe hrát bota
stand-in = Nechat hrát bota: { $player }
leave-sure = Opravdu? Klepněte znovu
take-back = Vrátit se na své místo
link-connecting = připojuje se…
link-live = připojeno
link-polling = připojeno, o něco pomaleji
link-offline = bez spojení; zkouší se znovu
event-rules_changed = Hra pokračuje podle novějších pravidel.

## Klávesy

keys = Klávesnice
keys-choice = vybrat možnost
keys-tab = projít vše, co lze vybrat
keys-escape = vzít poslední výběr zpět
keys-undo = vzít zpět poslední odpověď
keys-help = tato nápověda

## Poctivá náhoda

fair = Poctivá náhoda
fair-how = Vše, o čem rozhoduje náhoda, vychází z jediného semínka. Jeho otisk byl zveřejněn na začátku hry, takže je nikdo nemůže změnit. Po skončení hry se zveřejní i semínko a kdokoli si může obojí ověřit.
fair-friendly = Toto je přátelská hra: někdo může vědět, co náhoda přinese.
fair-hash = Otisk (SHA-256) ze začátku hry
fair-seed = Semínko
fair-later = po skončení hry
fair-verify = Ověřit
fair-hash-right = Semínko má tento otisk; spočítal to váš prohlížeč.
fair-hash-wrong = Semínko má jiný otisk!
fair-hash-unknown = Na tomto spojení prohlížeč nedovoluje stránkám otisky počítat.
fair-replay-right = Server hru s tímto semínkem přehrál znovu a došel ke stejnému výsledku.
fair-replay-wrong = Přehraná s tímto semínkem končí hra jinak!
fair-replay-none = Hra nebyla přehrána znovu.

## Přehrávání a záznamy

replay = Přehrát
replay-table = zpět ke stolu
replay-as-all = jak to vidí, kdo je na tahu
replay-as-watcher = jak to vidí divák
replay-as = jak to vidí { $player }
replay-eyes = Čí pohled
replay-answer = Odpověď: { $answer }
replay-first = Na začátek
replay-back = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Zastavit
replay-place = Místo ve hře
replay-speed = Rychlost
replay-speed-1 = pomalu
replay-speed-2 = běžně
replay-speed-3 = rychle
replay-share = Zkopírovat odkaz na tuto chvíli
record-download = Stáhnout záznam
continue = Pokračovat odtud
continue-what = Nový stůl naváže na postavení po odpovědi { $at }. Bude to přátelská hra.
records = Záznamy
records-what = Záznam je celá hra jako text: příprava, semínko a všechny odpovědi. Prohlédněte si krok za krokem hru odjinud, nebo v ní z kterékoli chvíle pokračujte.
records-file = Vybrat soubor
records-text = Nebo jeho text
records-upload = Prohlédnout
