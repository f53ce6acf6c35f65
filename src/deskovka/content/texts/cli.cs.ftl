# Co vypisují příkazy

## deskovka games

cli-games-seats = { $least }–{ $most ->
    [few] { $most } hráči
   *[other] { $most } hráčů
}
cli-games-rules = pravidla { $version }
cli-games-option = volba
cli-games-default = neřekne-li se
cli-games-allowed = může být
cli-games-nothing = –
cli-games-kind-number = číslo: { $allowed }
cli-games-kind-choice = jedno z těchto
cli-games-kind-several = cokoli z těchto, s čárkami
cli-games-kind-seats = pro každé místo jedno z tohoto, oddělené čárkami
cli-games-kind-order = místa v pořadí: { $allowed }
cli-games-kind-text = slovo
cli-games-kind-edition = jméno souboru YAML

## deskovka simulate

cli-simulate-progress = Partie
cli-simulate-bot = bot
cli-simulate-role = role
cli-simulate-games = partie
cli-simulate-wins = výhry
cli-simulate-rate = podíl výher
cli-simulate-interval = 95% interval
cli-simulate-score = průměr bodů
cli-simulate-sum =
    { $game }: dohráno { $finished } z { $games } { $games ->
        [one] partie
       *[other] partií
    }{ $draws ->
        [0] {""}
        [one] , z toho { $draws } remíza
        [few] , z toho { $draws } remízy
       *[other] , z toho { $draws } remíz
    }, { $decisions } rozhodnutí na partii, { $speed } partií/s
    otisk { $digest }

## deskovka learn

cli-learn-progress = Partie
cli-learn-round = kolo
cli-learn-positions = pozice
cli-learn-way = podle
cli-learn-fit = rysů
cli-learn-lean = povah
cli-learn-climb = opačných povah
cli-learn-outlook = toho, co tah zanechá
cli-learn-step = krok
cli-learn-explained = vysvětleno na odložených
cli-learn-games = partie u stolu
cli-learn-wins = výhry
cli-learn-interval = 95% interval
cli-learn-fair = rovný soupeř
cli-learn-kept = ponecháno
cli-learn-yes = ano
cli-learn-no = ne
cli-learn-role = role
cli-learn-feature = rys
cli-learn-end = hodnota na konci
cli-learn-start = na začátku
cli-learn-written = Zapsáno do { $file }.

## deskovka serve

cli-serve-exposed = Pozor: na adrese { $host } je server ostatním přístupný bez šifrování. Postavte před něj proxy s TLS a uveďte ji v DESKOVKA_PROXIES; viz docs/running.md.

## deskovka admin

cli-admin-table = { $id }  { $game }, { $status }: { $changes ->
        [one] { $changes } změna
        [few] { $changes } změny
       *[other] { $changes } změn
    }; založeno { $created }, zakladatel: { $name } ({ $owner })
cli-admin-person = { $id }  { $name }, { $kind }: { $unfinished } z { $tables ->
        [one] { $tables } stolu
       *[other] { $tables } stolů
    } ve hře, { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }; od { $created }{ $banned ->
        [yes] ; s vykázáním
       *[no] {""}
    }

## deskovka replay

cli-replay-heading = { $file }: po { $answers }. z { $all } odpovědí
cli-verify-none =
    { $file }: semínko je dané, ne složené z dílů, takže nic nedokazuje, že je předem nikdo neznal.
cli-verify-made = { $count ->
    [0] { $file }: semínko je jen serverovo: nikdo svůj díl neukázal.
    [one] { $file }: semínko je složené z dílu serveru a místa { $seats }, jak byly slíbeny.
   *[other] { $file }: semínko je složené z dílů serveru a míst { $seats }, jak byly slíbeny.
}
cli-verify-withheld = { $file }: místo { $seat } slíbilo díl a včas jej neukázalo.
cli-verify-promise =
    { $file }: server slíbil { $promise }; byl-li poctivý, ukazoval stůl totéž od svého otevření.
cli-replay-player = Hráč { $seat }
cli-replay-fine =
    { $file }: v pořádku, { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }, body { $scores }

## deskovka analyse

cli-analyse-progress = Rozhodnutí
cli-analyse-answers = po odpovědích
cli-analyse-end = konec
cli-analyse-written = Zapsáno do souboru { $file }.

## deskovka check

cli-check-progress = Partie
cli-check-map = Mapa je nakreslena v souboru { $file }.
cli-check-no-map = { $game }: hra nemá mapu, která by se dala nakreslit.
cli-check-fits = Soubor { $file } se ke hře { $game } hodí. Zkušebních náhodných partií: { $games }.
cli-check-won = Vítězství, { $winners }: { $count }
cli-check-drawn = Remízy: { $count }
cli-check-unfinished = Bez konce: { $count }

## deskovka compare

cli-compare-progress = Partie
cli-compare-measure = veličina
cli-compare-before = předtím
cli-compare-after = potom
cli-compare-difference = rozdíl
cli-compare-interval = 95% interval
cli-compare-verdict = závěr
cli-compare-moved = víc než náhoda
cli-compare-noise = –
cli-compare-sum = { $count ->
    [0] Počet dvojic partií: { $games }. Žádná z veličin ({ $measures }) se nezměnila víc než náhodou.
   *[other] Počet dvojic partií: { $games }. Z veličin ({ $measures }) se víc než náhodou změnily: { $moved }.
}

## Zprávy

cli-report = Zpráva je v souboru { $file }.
report-comparison = { $game }: srovnání dvou verzí
report-sweep = { $game }: { $path } od nejmenší hodnoty k největší
report-games = Partií každé verze: { $games }, na stejných semínkách (od { $seed }) a místech. Boti: { $bots }.
report-change = Co má druhá verze vlastního
report-moved = Co se pohnulo
report-noise = { $count ->
    [one] { $count } další veličina se neliší víc než náhodou.
    [few] { $count } další veličiny se neliší víc než náhodou.
   *[other] { $count } dalších veličin se neliší víc než náhodou.
}
report-nothing = Žádná z veličin ({ $count }) se nepohnula víc než náhodou: tolik partií žádný účinek neukazuje. Může být malý; víc partií by to rozhodlo.
report-wins = Výhry
report-share = podíl partií
report-differences = Každý rozdíl
report-differences-how = Každá tečka je změna proti první verzi, její čára je 95% interval. Čára, která protíná nulu, může být náhoda.
report-maybe-noise = může být náhoda
report-table = Všechna čísla
report-how = Obě verze hrají na stejných semínkách, takže se štěstí vyruší. „Víc než náhoda“ počítá s tím, že se díváme na mnoho veličin najednou (Holmova oprava, 5 % na všechny dohromady). Intervaly platí pro každou veličinu zvlášť.
report-others = Všechno ostatní
report-band = Pásy jsou 95% intervaly. Všechny hodnoty se hrály na stejných semínkách.

## deskovka sweep

cli-sweep-measure = veličina
cli-sweep-mean = průměr
cli-sweep-interval = 95% interval
cli-sweep-sum = Hodnot: { $values }, partií s každou: { $games }.

## deskovka tune

cli-tune-goal = cíl
cli-tune-wanted = má být
cli-tune-trial = při pokusu
cli-tune-fresh = na nových semínkách
cli-tune-sure = jistota
cli-tune-is-sure = Cílů je dosaženo; jistota { $sure } po { $fresh } partiích na semínkách, která žádný z pokusů ({ $trials } po { $games } partiích) neviděl.
cli-tune-is-likely = Cílů je nejspíš dosaženo, ale jistota je jen { $sure } po { $fresh } partiích na nových semínkách; pokusů { $trials } po { $games } partiích. Víc partií by to rozhodlo.
cli-tune-is-missed = Cílů není dosaženo: jistota je jen { $sure } po { $fresh } partiích na nových semínkách; pokusů { $trials } po { $games } partiích. Tyto hodnoty jsou nejblíž; jiné rozsahy nebo jiná čísla mohou být lepší.
cli-tune-written = Edice je v souboru { $file }.

## deskovka print

cli-print-written = Stránky jsou v souboru { $file }.

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
cli-bench-simulate = simulace ÷ přímá hra
cli-bench-search = hledání it/s
cli-bench-build = { $build ->
    [compiled] Běží přeložené sestavení.
   *[interpreted] Běží nepřeložené sestavení.
}
cli-bench-ratio = { $game } proti { $rival }: { $decisions }× rozhodnutí za sekundu, { $copy }× doba kopie
cli-bench-memory = { $game }: { $first } MB po desetině z { $games } partií, { $last } MB po všech

## Chyby: příkazová řádka

error-unknown-command = Příkaz „{ $name }“ neexistuje; nemyslíte „{ $nearest }“? Příkazy: { $known }.
error-unknown-switch = „{ $command }“ nezná volbu „{ $option }“; zná: { $known }.
error-missing-word = „{ $command }“ potřebuje { $what }; jak se píše, ukáže „{ $command } --help“.
error-said-by-guide = Při --guide to, co udává { $what }, určuje už průvodce; vynechte to.
error-no-guide = Hra { $game } nemá průvodce „{ $guide }“; má: { $known }.
error-said-by-record = Při --resume to, co udává { $what }, říká už záznam; vynechte to.
error-missing-extra = Pro „{ $what }“ nainstalujte rozšíření { $extra }: pip install "deskovka[{ $extra }]".
error-missing-value = Za { $option } chybí hodnota.
error-too-many-words = „{ $command }“ dostal víc slov, než bere; která bere, ukáže „{ $command } --help“.
error-bad-number = { $option } musí být celé číslo od { $least } výš, ne „{ $value }“.
error-bad-seed = { $option } musí být celé číslo, ne „{ $value }“.
error-bad-range = --vary bere cesta=od..do, cesta=od..do/krok nebo cesta=a,b,c, ne „{ $value }“; například: { $example }.
error-range-too-long = --vary { $path } má hodnot { $count }, zkusit jich jde nejvýš { $most }; krok jich ubere: { $path }=0..100/10.
error-bad-goal = --goal bere veličinu a rozsah, ne „{ $value }“; například: --goal „wins government 45..55“.
error-unknown-measure = Veličina „{ $measure }“ není; jsou: { $known }.
error-nothing-to-print = { $game } nemá co tisknout.
error-bad-change = --change bere cesta=hodnota, ne „{ $value }“; například: --change { $example }.
error-bad-setting = --set bere klíč=hodnota, ne „{ $value }“; například: --set { $example }.
error-bad-seconds = --seconds musí být číslo větší než 0, třeba 0.5, ne „{ $value }“.

## Chyby: soubory

error-no-file = Soubor { $file } neexistuje.
error-file-is-folder = { $file } je složka; uveďte soubor v ní.
error-bad-worth = { $file } neříká, jakou má co v { $game } hodnotu: { $problem }.
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
error-worths-differ = --worth uvádí { $count } souborů, ale vypsaných míst je { $seats }; uveďte jeden pro všechny, nebo pro každé místo jeden.
error-simulation-broke = Partie { $number } simulace (semínko { $seed }) se rozbila: { $problem }
error-cannot-write = { $file } nelze zapsat: { $problem }.
error-target-is-folder = { $file } nelze zapsat, protože je to složka; uveďte soubor v ní.
error-no-folder = { $file } nelze zapsat, protože složka { $folder } neexistuje; nejdřív ji vytvořte.
error-unknown-rival = Nic, co by se jmenovalo „{ $name }“, k porovnání není; je tu: { $known }.
error-no-outlook = Ve hře { $game } boti neplánují do konce tahu, není se tedy jaký výhled učit; výhled má { $known }.
error-rival-not-set = K porovnání s { $name } nastavte { $variable } na Python, v němž je { $name } nainstalován; make bench to udělá.
error-rival-failed = { $python } nespustí { $name }: { $problem }.
error-no-memory-reading = Tento systém neříká, kolik paměti se používá; Linux ano.

## deskovka backup, deskovka restore

cli-backup-made =
    { $file }: { $people ->
        [one] { $people } člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }, { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    } (hraje se { $running }), změn: { $changes }, řádků rozhovoru: { $lines }.
cli-backup-restored =
    Obnoveno z { $file }: { $people ->
        [one] { $people } člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }, { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    } (hraje se { $running }), změn: { $changes }, řádků rozhovoru: { $lines }.
cli-backup-damaged = Stůl { $table } je poškozený.
