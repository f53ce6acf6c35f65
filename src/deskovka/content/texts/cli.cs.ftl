# Co vypisují příkazy

## deskovka games

cli-games-seats = { $least }–{ $most } hráči
cli-games-rules = pravidla { $version }
cli-games-option = volba
cli-games-default = neřekne-li se
cli-games-allowed = může být
cli-games-nothing = –
cli-games-kind-number = číslo: { $allowed }
cli-games-kind-choice = jedno z těchto
cli-games-kind-several = cokoli z těchto, s čárkami
cli-games-kind-order = místa v pořadí: { $allowed }
cli-games-kind-text = slovo
cli-games-kind-edition = jméno souboru YAML

## deskovka simulate

cli-simulate-progress = Partie
cli-simulate-bot = bot
cli-simulate-wins = výhry
cli-simulate-rate = podíl výher
cli-simulate-interval = 95% interval
cli-simulate-score = průměr bodů
cli-simulate-sum =
    { $game }: dohráno { $finished } z { $games } { $games ->
        [one] partie
       *[other] partií
    }, { $decisions } rozhodnutí na partii, { $speed } partií/s
    otisk { $digest }

## deskovka replay

cli-replay-heading = { $file }: po { $answers }. z { $all } odpovědí
cli-replay-player = Hráč { $seat }
cli-replay-fine =
    { $file }: v pořádku, { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }, body { $scores }

## deskovka fuzz

cli-fuzz-progress = Partie
cli-fuzz-sum =
    { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }, { $decisions } rozhodnutí: { $problems ->
        [0] všechny zákony platí
        [one] { $problems } potíž
        [few] { $problems } potíže
       *[other] { $problems } potíží
    }

## deskovka rules

cli-rules-sum =
    { $game }: { $clauses ->
        [one] { $clauses } článek
        [few] { $clauses } články
       *[other] { $clauses } článků
    }, { $shown } s testem{ $waiting ->
        [0] {""}
        [one] , { $waiting } čeká na to, o čem mluví
        [few] , { $waiting } čekají na to, o čem mluví
       *[other] , { $waiting } čeká na to, o čem mluví
    }
cli-rules-clause = článek
cli-rules-title = název
cli-rules-count = testy
cli-rules-tests =
    { $count ->
        [0] Neukazuje jej žádný test.
        [one] Ukazuje jej jeden test:
        [few] Ukazují jej { $count } testy:
       *[other] Ukazuje jej { $count } testů:
    }

## deskovka bench

cli-bench-progress = Měření
cli-bench-game = jedno jádro, mediány
cli-bench-decisions = rozhodnutí/s
cli-bench-games = partií/s
cli-bench-copy = kopie µs
cli-bench-view = pohled µs
cli-bench-replay = přehrání ms
cli-bench-ratio = { $game } proti { $rival }: { $decisions }× rozhodnutí za sekundu, { $copy }× doba kopie
cli-bench-memory = { $game }: { $first } MB po desetině z { $games } partií, { $last } MB po všech

## Chyby: příkazová řádka

error-unknown-command = Příkaz „{ $name }“ neexistuje; nemyslíte „{ $nearest }“? Příkazy: { $known }.
error-unknown-switch = „{ $command }“ nezná volbu „{ $option }“; zná: { $known }.
error-missing-word = „{ $command }“ potřebuje { $what }; jak se píše, ukáže „{ $command } --help“.
error-said-by-record = Při --resume to, co udává { $what }, říká už záznam; vynechte to.
error-missing-value = Za { $option } chybí hodnota.
error-too-many-words = „{ $command }“ dostal víc slov, než bere; která bere, ukáže „{ $command } --help“.
error-bad-number = { $option } musí být celé číslo od { $least } výš, ne „{ $value }“.
error-bad-seed = { $option } musí být celé číslo, ne „{ $value }“.
error-bad-setting = --set bere klíč=hodnota, ne „{ $value }“; například: --set { $example }.
error-bad-seconds = --seconds musí být číslo větší než 0, třeba 0.5, ne „{ $value }“.

## Chyby: soubory

error-no-file = Soubor { $file } neexistuje.
error-file-is-folder = { $file } je složka; uveďte soubor v ní.
error-cannot-read = { $file } nelze přečíst: { $problem }.
error-damaged-snapshot = Snímek v záznamu je poškozený: { $problem }.
error-beyond-the-end = Záznam má odpovědí { $answers }, --to tedy může být 0 až { $answers }, ne { $to }.
error-no-such-seat = Hra má místa 0 až { $last }, --seat tedy nemůže být { $seat }.

## Chyby: pravidla

error-no-such-clause = Pravidla hry { $game } nemají článek ani slovo „{ $wanted }“; jaké mají, ukáže „deskovka rules { $game }“.
error-no-tests = Složka { $folder } s testy neexistuje.
error-broken-tests = Testy ve složce { $folder } nelze přečíst: { $problem }.

## Chyby: simulace a měření

error-unknown-bot = Bot „{ $name }“ neexistuje; jsou tu: { $known }.
error-wrong-seats = Hru { $game } hrají { $least } až { $most }, ale vypsaných míst je { $count }.
error-seats-differ = Podle nastavení hrají { $players }, ale vypsaných míst je { $count }; vypište jich stejně.
error-simulation-broke = Partie { $number } simulace (semínko { $seed }) se rozbila: { $problem }
error-no-polars = K zápisu souborů Parquet je třeba polars: nainstalujte deskovka[lab].
error-cannot-write = { $file } nelze zapsat: { $problem }.
error-target-is-folder = { $file } nelze zapsat, protože je to složka; uveďte soubor v ní.
error-no-folder = { $file } nelze zapsat, protože složka { $folder } neexistuje; nejdřív ji vytvořte.
error-unknown-rival = Nic, co by se jmenovalo „{ $name }“, k porovnání není; je tu: { $known }.
error-rival-not-set = K porovnání s { $name } nastavte { $variable } na Python, v němž je { $name } nainstalován; make bench to udělá.
error-rival-failed = { $python } nespustí { $name }: { $problem }.
error-no-memory-reading = Tento systém neříká, kolik paměti se používá; Linux ano.
