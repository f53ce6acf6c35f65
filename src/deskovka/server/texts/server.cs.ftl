# Co říká server. Anglické věty jsou u chyb samotných.

## Požadavky

error-malformed = Požadavku nelze rozumět: { $problem }.
error-nobody = Nejprve řekněte, kdo jste: jako host, účtem, nebo klíčem programu.
error-wrong-password = Účet s tímto heslem neexistuje.
error-not-yours = Toto patří někomu jinému.
error-not-your-seat = Místo { $seat } není vaše.
error-watchers-kept-out = Tento stůl vidí jen jeho hráči.
error-knows-too-much = To smějí vidět jen ti, kdo o této hře smějí vědět všechno.
error-wrong-code = Účet s tímto kódem neexistuje; každý kód platí jednou.
error-wrong-host = Tento server se nejmenuje „{ $host }“. Kdo ho provozuje, může jméno přidat do DESKOVKA_HOSTS.
error-not-away = Hráč místa { $seat } tu byl před méně než { $seconds } s; počítač hraje jen za toho, kdo tu není.
error-no-votes = U tohoto stolu se nehlasuje.
error-too-soon-to-vote = Na místo { $seat } se musí čekat ještě { $seconds } s, než se o něm dá hlasovat.
error-read-only = Tento klíč se smí jen dívat; vyrobte takový, který smí hrát.
error-browser-only = Tohle se dělá v prohlížeči, kde jste přihlášeni, ne klíčem programu.
error-no-account = Heslo má jen účet: nejprve si ho založte.
error-no-hints = U tohoto stolu se neradí.
error-thoughts-later = Proč počítačoví hráči odpověděli tak, jak odpověděli, se u tohoto stolu dozvíte až po hře.
error-not-by-bot = Takto odpověděl člověk; co si o tom myslí počítač, se dozvíte až po hře.
error-wrong-invitation = Toto místo čeká na někoho s vlastní pozvánkou.
error-bad-csrf = Požadavku chybí jeho klíč: načtěte stránku znovu.
error-foreign-origin = Požadavek přišel ze stránky jiného webu.
error-not-found = Nic takového tu není.
error-no-such-table = Takový stůl neexistuje.
error-no-method = Tohle tato adresa neumí.
error-too-large = Požadavek je větší než { $most } bajtů.
error-invalid = { $where } nevyhovuje: { $problem }.
error-too-many = Příliš mnoho požadavků; zkuste to znovu za { $seconds } s.
error-failed = Na serveru se něco nepovedlo; nic z toho, co přijal, se neztratilo.
error-not-ready = Server to teď nemůže udělat; zkuste to za chvíli znovu.

## Stoly

error-not-admin = To smí jen ten, kdo server provozuje, s tokenem z jeho nastavení.
error-banned = Kdo tento server provozuje, vás z něj vykázal.
error-no-such-person = Nikdo s tímto id tu není.
error-not-now = To nejde, když je hra { $status ->
    [open] ještě bez hráčů
    [running] v běhu
    [finished] u konce
    [broken] zastavená chybou
   *[outdated] z jiných pravidel
}.
error-stale = Stůl je už dál: otázka { $decision } už není otevřená.
error-earlier-rules = Odpovědi 1–{ $first } padly podle starších pravidel ({ $theirs }, nyní { $ours }): ukáže je už jen záznam.
error-cannot-go-on = Hra se hrála podle pravidel { $theirs } hry { $game } a podle pravidel { $ours } pokračovat nemůže; její záznam zůstává.
error-frozen = Chyba v pravidlech hry { $game } ji zastavila v kroku { $step } po { $count }. odpovědi; nic se neztratilo.
error-not-while-beginning = Všechna místa jsou obsazená a hra právě začíná.
error-nothing-promised = Místo { $seat } žádný díl semínka neslíbilo.
error-other-part = Toto není díl semínka, který místo { $seat } slíbilo.
error-seat-taken = Místo { $seat } je obsazené.
error-already-seated = U tohoto stolu už sedíte, na místě { $seat }.
error-knows-other = Hráli jste na místě { $seat }: vrátit se můžete jen tam.
error-not-waited-for = Na místě { $seat } se na nikoho nečeká.
error-no-mail = Tento server e-maily neposílá.
error-too-many-channels = Upozornění vám chodí už { $most } způsoby; nejprve některý odeberte.
error-bad-address = Na „{ $address }“ nelze nic poslat: adresa musí začínat https:// a vést na stroj v internetu.
error-not-seated = U tohoto stolu nesedíte.
error-no-workshop = { $game } nemá edice: nic se v ní změnit nedá.
error-no-such-run = Takové srovnání neexistuje.
error-run-too-long = Srovnání má na tomto serveru 2 až { $most } partií každé verze, ne { $games }.
error-bot-not-for-runs = „{ $bot }“ srovnání nehraje; hrají je tito boti: { $known }.
error-too-many-runs = Běží nebo čekají už { $most } vaše srovnání; počkejte na některé, nebo je zastavte.
error-workshop-full = Na tomto serveru čeká příliš mnoho srovnání; zkuste to později.
error-too-many-tokens = Máte už { $most } přístupových klíčů; nejprve některý zrušte.
error-too-many-tables = Máte { $most } nedohraných stolů; nejprve některý dohrajte, nebo od něj odejděte.
error-wrong-seats = Nastavení je pro { $players } hráče, ale zadaných míst je { $seats }.
error-seats-for-me = Jeden člověk sedí u stolu na jednom místě.
error-unplayable-record = Záznam nelze přehrát: jeho snímek není pozicí hry { $game }.
error-record-too-long = Záznam má { $answers } odpovědí; žádná hra jich nemá víc než { $most }.
error-too-costly = Tohle vyžaduje víc času nebo paměti, než kolik server na jeden požadavek dává.
error-busy = Server ještě pracuje na tom, co jste chtěli předtím; zkuste to za okamžik.

## Účty

error-login-taken = Jméno „{ $login }“ je obsazené.
error-already-account = Účet už máte.

## Spuštění

error-bad-setting-of-server = Nastavení { $name } nemůže být „{ $value }“: musí to být { $expected }.
error-bad-database = Databázi „{ $url }“ nelze použít: { $problem }.
error-newer-database = Databázi zapsala novější verze tohoto programu. Aktualizujte jej.
error-port-taken = Na adrese { $host } nelze použít port { $port }: { $problem }.
error-one-process = Více procesů potřebuje PostgreSQL: soubor SQLite patří jednomu. Zadejte databázi přes --db postgresql://…
error-damaged = Co je o tomto stole uloženo, je poškozené; musí se na to podívat ten, kdo server provozuje.
error-backup-exists = Soubor „{ $file }“ už existuje: zvolte jiný.
error-no-backup = „{ $file }“ není záloha: { $problem }.
error-not-empty = V databázi „{ $url }“ už něco je: záloha se obnovuje jen do prázdné.
