# Slova stránek

## Všude

home = Domů
menu = Nabídka
skip = Přejít k obsahu
close = Zavřít
back = Zpět
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
settings-confirm = Druhé klepnutí před tím, co nelze vzít zpět
settings-notify-refused = Prohlížeč oznámení z této stránky nedovoluje; změnit to lze v jeho nastavení.
notices = „Jste na tahu“
notices-what = Když na vás stůl čeká a vy se nedíváte, dostanete jedno upozornění. Dokud si nezvolíte jak, nechodí nic.
notices-nobody = Nejprve si sedněte k nějakému stolu, nebo se přihlaste: pak si můžete nechat říct, že jste na tahu.
notices-here = Tímto prohlížečem, i když není otevřená žádná stránka
notices-cannot = Tento prohlížeč to neumí: potřebuje https a v telefonu často i aplikaci na ploše.
notices-refused = Prohlížeč to nedovoluje; změnit to lze v jeho nastavení.
notices-elsewhere = jiný prohlížeč
notices-mail = E-mailem
notices-mail-sent = Na adresu jsme poslali odkaz. Až ho otevřete, začnou e-maily chodit.
notices-confirmed = Adresa je potvrzená.
notices-unconfirmed = čeká na potvrzení
notices-hook = Webhookem: na tuto adresu se pošle JSON
notices-add = Přidat
notices-test = Vyzkoušet
notices-tested = Odesláno.
notices-failed = Nepodařilo se doručit.
notices-remove-one = Odebrat { $target }
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
safety = Přihlášení a bezpečí
safety-sessions = Kde jste přihlášeni
safety-device = Prohlížeč
safety-this = tento
safety-end-one = Odhlásit: { $device }
safety-end-all = Odhlásit všude
safety-password = Jiné heslo
safety-old = Dosavadní heslo
safety-new = Nové heslo
safety-change = Nastavit heslo
safety-changed = Heslo je nastaveno. Všechny ostatní prohlížeče a programy jsou odhlášeny.
safety-codes = Kódy pro zapomenuté heslo
safety-codes-what = Každým kódem si jednou nastavíte nové heslo. Zbývá vám jich { $count }.
safety-codes-made = Hned si je opište: podruhé se neukážou.
safety-codes-copy = Zkopírovat kódy
safety-codes-make = Vytvořit nové kódy
safety-go = Odejít nadobro
safety-go-what = Na vašich místech dohrají počítačoví hráči a vaše jméno zmizí ze všech stolů i hovorů. Nejde to vzít zpět.
safety-go-do = Zapomenout na mě
safety-go-sure = Opravdu na mě zapomenout
safety-gone = Už o vás nevíme.
forgotten = Zapomenuté heslo?
forgotten-what = Nové si nastavíte jedním ze svých kódů, nebo si nechte kód poslat na adresu, kterou jste potvrdili pro upozornění.
forgotten-code = Kód
forgotten-mail = Poslat mi kód
forgotten-mailed = Pokud má účet adresu, dopis je na cestě.
somebody-gone = někdo, kdo odešel
programs-scope = Co smí
programs-play = hrát
programs-read = jen se dívat
programs-days = Jak dlouho platí
programs-until = do { $day }
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
play-bots-what = { $game }, bez registrace. Jinou přípravu si zvolíte u nového stolu.
play-bots-short = Proti botům
play-now = Hrát
play-again = Ještě jednou
new-table = Nový stůl
games = Hry
game-players = { $low ->
    [one] 1 hráč
   *[other] { $low }–{ $high ->
        [few] { $high } hráči
       *[other] { $high } hráčů
    }
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
watch-who-link = kdo má zvláštní odkaz
watch-who-nobody = nikdo kromě hráčů
watch-after = Po skončení diváci uvidí
watch-after-everything = vše, co bylo skryté
watch-after-later = vše, ale až za den
watch-after-public = jen to, co viděli při hře
watch-late = Odkaz na všechno skryté, se zpožděním
watch-late-never = žádný
watch-late-help = Kdo ho má, vidí všem do karet tak, jak byly před touto dobou, a vždy aspoň o třicet odpovědí zpátky. Předat ho můžete jen vy; všichni u stolu se dozvědí, že existuje.
watch-late-said = Kdo stůl založil, má odkaz, se kterým diváci vidí všechno; zpoždění: { $span }.
clock = Hodiny
clock-move = Na jeden tah
clock-game = Na všechny tahy ve hře
clock-none = bez omezení
clock-help = Komu čas vyprší, za toho hraje bot; místo si vezme zpět jedním kliknutím.
clock-night = V noci hodiny stojí
clock-night-begin = Od
clock-night-end = Do
clock-night-zone = Časové pásmo
clock-until = do { $moment }
clock-left = Zbývající čas
clock-game-left = Zbývá z času na hru
clock-said-move = Na jeden tah: { $span }
clock-said-game = Na všechny tahy ve hře: { $span }
clock-said-night = Hodiny stojí od { $begin }:00 do { $end }:00 ({ $zone }).
span-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
span-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
span-hours = { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
span-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}
leaving = Když někdo odejde
leaving-bot = hraje za něj bot
leaving-open = jeho místo si může vzít kdokoli
seed = Los podle textu
seed-help = Krátký text, ze kterého se všechno losuje: stejný text, stejný los. Hra je pak přátelská.
setup = Příprava
setup-details = Další možnosti
setup-plain = Podle pravidel, bez variant.
setup-edition-how = Změny oproti tištěné hře v YAML, například „sea_cost: 2“; co všechno jde, říká docs/editions.md. Prázdné: tištěná hra.
edition-upload = Nahrát soubor
edition-download = Stáhnout
edition-line = Řádek { $line }:
table-create = Založit stůl

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
question-menu = Zvolte akci, nebo začněte na desce.
question-which = { $thing }: co uděláte?
question-secret = Vaši odpověď nikdo neuvidí, dokud neodpoví všichni.
question-agree = Potvrďte, co jste vybrali.
question-gather = Vyberte cokoli na desce nebo zde a potvrďte.
question-form = Zvolte množství a potvrďte.
why-not = Proč to nejde
follows = Pozor:
really = Opravdu: { $answer }
orders-leave = Už se neptat…
orders-take-back = Zase se ptát…
orders-mine = Na co se mě hra neptá
gather-more = To ještě nestačí
form-price = po { $price }
form-more = Přidat: { $thing }
form-less = Ubrat: { $thing }
form-most = Co nejvíc: { $thing }
form-all = max
form-total = { $cost } z { $budget }
form-clear = Vzít vše zpět
form-confirm = Potvrdit
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
log-setup = Příprava
log-empty = Zatím nic.
log-told-to = Ví jen { $players } –
go-on = Pokračovat
chat = Hovor
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekněte něco
chat-send = Říci
rules = Pravidla
rules-search = Hledat v pravidlech
rules-none = O tom žádné pravidlo nemluví.
undo = Vzít zpět
times = Kolikrát
times-more = O jednou víc
times-less = O jednou míň
undo-allowed = Vzít zpět svou poslední odpověď
undo-refused = Nelze vzít zpět
undo-nothing = Není co vzít zpět
undo-other = Mezitím odpověděl někdo jiný
undo-chance = Mezitím se losovalo
undo-revealed = Mezitím vyšlo najevo něco skrytého
show = Tahy botů
show-plays = Na tahu: { $players }
show-next = Další tah
show-skip = Přeskočit ({ $left })
pace = Tahy botů ukazovat
pace-fast = co nejrychleji
pace-normal = normálně
pace-slow = pomalu
pace-step = po krocích
table-menu = Stůl
as-text = Stůl jako text
as-board = Stůl jako obrázek
legend = Co znamenají značky
copy-watch = Zkopírovat odkaz pro diváky
copy-watch-late = Zkopírovat odkaz na všechno (zpoždění: { $span })
nudge = Popohnat: { $player }
nudge-done = Upozornění odesláno: { $player }
nudged = { $player } na vás čeká.
leave-table = Odejít od stolu
leave-bot = Nechat za sebe hrát bota
vote = Hlasovat, aby za hráče { $player } hrál počítač
vote-done = Hlasů: { $votes } z { $needed }
vote-after = Hráči mohou hlasovat, aby za toho, na koho se čeká, hrál počítač
vote-never = nikdy
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
keys-confirm = potvrdit, co jste vybrali
keys-times = udělat totéž vícekrát nebo méněkrát najednou
keys-end = ukončit krok, nebo odmítnout
keys-escape = zavřít, co je otevřené, vzít poslední výběr zpět
keys-undo = vzít zpět poslední odpověď
keys-show = tahy botů: další tah, nebo vše přeskočit
keys-help = tato nápověda

## Poctivá náhoda

fair = Poctivá náhoda
fair-how = Vše, o čem rozhoduje náhoda, vychází z jediného semínka. Otisk svého dílu zveřejnil server při otevření stolu, takže jej nemůže změnit. Po skončení hry se zveřejní vše a kdokoli si to může ověřit.
fair-parts-how = Prohlížeč každého člověka přidává vlastní díl: jeho otisk dá, když si člověk sedá, a díl sám, když jsou všechna místa obsazená. Semínko si tak nemůže vybrat nikdo, ani server.
fair-part = Otisk a díl: { $seat }
fair-withheld = nebyl včas ukázán
fair-made-right = Díly odpovídají slibům a semínko je z nich složené.
fair-made-wrong = Semínko není složené ze slíbených dílů!
fair-mine-right = Díl, který vylosoval váš prohlížeč, je mezi nimi.
fair-mine-wrong = Díl, který vylosoval váš prohlížeč, chybí!
fair-same-right = Otisky jsou ty, které váš prohlížeč viděl před začátkem hry.
fair-same-wrong = Před začátkem hry viděl váš prohlížeč jiné otisky!
fair-alone = Bez důvěry v tuto stránku: stáhněte si záznam a spusťte
fair-friendly = Toto je přátelská hra: někdo může vědět, co náhoda přinese.
fair-hash = Otisk (SHA-256) dílu serveru
fair-seed = Semínko
fair-later = po skončení hry
fair-verify = Ověřit
fair-hash-right = Díl serveru má tento otisk; spočítal to váš prohlížeč.
fair-hash-wrong = Díl serveru má jiný otisk!
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
replay-turn-back = Na předchozí tah
replay-turn-next = Na další tah
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

## Mapy

map-nearer = Přiblížit
map-farther = Oddálit
map-whole = Celá mapa

## Hry s průvodcem

guide = Průvodce
guide-winning = Jak se vyhrává
guide-first-game = První hra s průvodcem

## Co si myslí počítač

why = Proč?
hint = Rada
hints-allowed = s radami
thinking = Přemýšlí …
thoughts-of = { $bot } soudí: očekávaný náskok v bodech
thoughts-chosen = tak zněla odpověď
advice = Rady počítače
advice-hints = Hráči si smějí říct o radu
advice-hints-help = Co by na vašem místě udělal silný počítač z toho, co víte.
advice-thoughts = Počítač říká proč už během hry
advice-thoughts-help = Jen to, co ten, kdo se ptá, smí vědět. Po hře to říká vždy.
analysis-begin = Rozebrat tuto hru
analysis-progress = Promyšleno rozhodnutí: { $done } z { $total } …
analysis-who = Kdo si chce dát hru rozebrat, ať nejdřív řekne, kdo je.

## Dílna

workshop = Dílna
workshop-link = Změnit v dílně, z čeho se hra skládá
workshop-what = Změňte, z čeho se hra skládá, podívejte se, jak to vypadá, nechte boty zjistit, co změna udělá, a zahrajte si ji s přáteli. Co tu napíšete, zůstává v tomto prohlížeči.
workshop-no = Pro „{ $game }“ dílna není.
workshop-values = Z čeho se skládá
workshop-general = Obecné
workshop-find = Najít
workshop-only-changed = jen co jsem změnil(a)
workshop-none = Nic takového.
workshop-reset = zpět na { $value }
workshop-map = Mapa
workshop-map-of = Mapa hry { $game }
workshop-play = Zahrát si ji
workshop-play-friends = S přáteli přes odkaz
workshop-print = Vytisknout (PDF)
workshop-edition = Edice
workshop-runs = Co změna udělá
workshop-with-printed = Srovnává se s vytištěnou hrou se stejným nastavením.
workshop-with-kept = Srovnává se s edicí, kterou jste si vzali.
workshop-take-this = Další změny srovnávat s edicí, jak je teď
workshop-take-printed = Zase srovnávat s vytištěnou hrou
workshop-bot = Kdo hraje
workshop-games = Partií každé verze (nejvýš { $most })
workshop-compare = Srovnat
workshop-compare-how = Obě verze se hrají na stejných semínkách. Víc partií ukáže i menší účinky a trvá déle; stránku mezitím můžete opustit.
workshop-vary = Nebo vyzkoušet číslo s více hodnotami
workshop-vary-also = A spolu s ním
workshop-vary-more = Další číslo spolu s ním
workshop-vary-less = Vynechat
workshop-vary-from = Od
workshop-vary-to = Do
workshop-try-values = { $count ->
    [one] Vyzkoušet { $count } hodnotu
    [few] Vyzkoušet { $count } hodnoty
   *[other] Vyzkoušet { $count } hodnot
}
workshop-try-choices = { $count ->
    [one] Vyzkoušet { $count } volbu hodnot
    [few] Vyzkoušet { $count } volby hodnot
   *[other] Vyzkoušet { $count } voleb hodnot
}
workshop-vary-how = S každou hodnotou, nebo s každou volbou hodnot až tří čísel, se hrají tytéž partie. Pak řekněte, kde mají být veličiny, vezměte to nejbližší a srovnejte: hrají se při tom nové partie. Číslo karty, mapy nebo scénáře lze vyzkoušet, jakmile ho změníte.
workshop-range = { $name }, { $low } až { $high }
workshop-curve = { $numbers } ({ $version })
workshop-curve-how = Řádek pro každou hodnotu čísla „{ $name }“ s 95% intervalem.
workshop-goal-from = Má být od
workshop-goal-to = do
workshop-goal-more = Další cíl
workshop-search-how = Volby nejblíž všem cílům, každá s 95% intervalem. Co se vybralo jako nejlepší z mnoha, vypadá o něco lépe, než je.
workshop-nearest = Nejblíž středu je { $value }: { $mean } (95% interval { $low } až { $high }). Co se vybralo jako nejlepší, vypadá o něco lépe, než je.
workshop-take-value = Vzít { $value }
workshop-printed = Vytištěná hra
workshop-progress = Jak je daleko
workshop-stop = Zastavit
workshop-show = Ukázat
workshop-fold = Sbalit
workshop-remove = Zapomenout
workshop-status-waiting = čeká, až na něj dojde
workshop-status-running = dvojice partií: { $done } z { $games }
workshop-status-done = dvojice partií: { $games }
workshop-status-stopped = zastaveno, dvojice partií: { $done } z { $games }
workshop-status-cut = čas vypršel, dvojice partií: { $done } z { $games }
workshop-status-failed = nepovedlo se
workshop-status-lost = ztraceno: server se mezitím znovu spustil. Začněte je ještě jednou.
workshop-problem-slow = Některá partie trvala tak dlouho, že se vzdala: s těmito čísly možná nikdy neskončí.
workshop-problem-memory = Některá partie zabrala víc paměti, než je.
workshop-problem-failed = Některou partii zastavila chyba v pravidlech.
workshop-rest-is-noise = { $count ->
    [one] { $count } další veličina se neliší víc než náhodou.
    [few] { $count } další veličiny se neliší víc než náhodou.
   *[other] { $count } dalších veličin se neliší víc než náhodou.
}
workshop-all-noise = Žádná z veličin ({ $count }) se nepohnula víc než náhodou. Malý účinek by ukázalo až víc partií.
workshop-wins = Výhry předtím a potom
workshop-wins-how = Šedě předtím, barevně potom. Čáry jsou 95% intervaly.
workshop-differences = Každý rozdíl
workshop-differences-how = Jako část toho, co bylo předtím, s 95% intervalem. Barevně: víc než náhoda.
workshop-numbers = Všechna čísla
workshop-measure = Veličina
workshop-before = Předtím
workshop-after = Potom
workshop-difference = Rozdíl
workshop-interval = 95% interval
