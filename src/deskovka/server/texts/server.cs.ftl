# Co říká server. Anglické věty jsou u chyb samotných.

## Požadavky

error-malformed = Požadavku nelze rozumět: { $problem }.
error-nobody = Nejprve řekněte, kdo jste: jako host, účtem, nebo klíčem programu.
error-wrong-password = Účet s tímto heslem neexistuje.
error-not-yours = Toto patří někomu jinému.
error-not-your-seat = Místo { $seat } není vaše.
error-watchers-kept-out = Tento stůl vidí jen jeho hráči.
error-knows-too-much = To smějí vidět jen ti, kdo o této hře smějí vědět všechno.
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
error-seat-taken = Místo { $seat } je obsazené.
error-already-seated = U tohoto stolu už sedíte, na místě { $seat }.
error-not-seated = U tohoto stolu nesedíte.
error-too-many-tables = Máte { $most } nedohraných stolů; nejprve některý dohrajte, nebo od něj odejděte.
error-wrong-seats = Nastavení je pro { $players } hráče, ale zadaných míst je { $seats }.
error-seats-for-me = Jeden člověk sedí u stolu na jednom místě.
error-unplayable-record = Záznam nelze přehrát: jeho snímek není pozicí hry { $game }.
error-record-too-long = Záznam má { $answers } odpovědí; žádná hra jich nemá víc než { $most }.
error-record-too-slow = Přehrát tento záznam trvá příliš dlouho.

## Účty

error-login-taken = Jméno „{ $login }“ je obsazené.
error-already-account = Účet už máte.

## Spuštění

error-bad-setting-of-server = Nastavení { $name } nemůže být „{ $value }“: musí to být { $expected }.
error-bad-database = Databázi „{ $url }“ nelze použít: { $problem }.
error-newer-database = Databázi zapsala novější verze tohoto programu. Aktualizujte jej.
error-port-taken = Na adrese { $host } nelze použít port { $port }: { $problem }.
