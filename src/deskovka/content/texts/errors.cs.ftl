# Co se může pokazit. Anglické věty jsou u chyb samotných.

## Hry a nastavení

error-unknown-game = Hra „{ $name }“ neexistuje; nemyslíte „{ $nearest }“? Známé hry: { $known }.
error-bad-setup = V nastavení hry { $game } nemůže být { $key } „{ $value }“; může být: { $allowed }.
error-unknown-option = Nastavení hry { $game } nemá volbu „{ $option }“; má: { $known }.
error-setup-conflict = V nastavení hry { $game } vyžaduje { $key } = { $value } také { $needs }.
error-edition-not-read = Edici { $file } nelze přečíst: { $problem }.
error-edition-not-yaml = Edice není YAML; chyba je na řádku { $line }.
error-edition-not-mapping = Edice se píše jako klíče a jejich hodnoty (sea_cost: 2), ne jako { $value }.
error-edition-says-twice = Edice uvádí { $name } na jednom místě dvakrát, podruhé na řádku { $line }.
error-edition-too-large = Edice je příliš velká: smí mít { $letters } znaků, { $values } hodnot a { $levels } úrovní.
error-edition-unknown-key = Edice mění { $path }, ale nic takového tu není; je tu: { $known }.
error-edition-wrong-value = Edice nastavuje { $path } na { $value }; správně by bylo { $expected }.
error-edition-incomplete = Edice přidává { $path } a vynechává { $missing }; je tu už: { $known }.
error-edition-apart = Edice nechává { $path } v kusech: z { $start } nevede žádná cesta do { $apart }; přidejte spojení.
error-edition-breaks-count = V edici nesouhlasí počet: { $path } je { $value }, ale musí být { $expected }.
error-unknown-language = Jazyk „{ $language }“ tu není; jsou tu: { $known }.

## Odpovědi

error-illegal-answer = „{ $answer }“ není mezi možnostmi místa { $seat }; možné je: { $legal }.
error-not-asked = Místa { $seat } se teď nikdo na nic neptá; čeká se na: { $asked ->
    [nobody] nikoho
   *[other] { $asked }
}.
error-undo-refused = Místo { $seat } nemůže vzít poslední odpověď zpět: { $reason ->
    [nothing] není co.
    [other] mezitím odpověděl někdo další.
    [chance] mezitím rozhodla náhoda.
   *[revealed] mezitím se odkrylo něco skrytého.
}

## Záznamy

error-not-text = Toto není záznam: není to text.
error-bad-line = Na řádku { $line } záznamu stojí „{ $text }“, ale patří tam: { $expected }.
error-truncated = Záznam končí příliš brzy: chybí { $missing }.
error-no-seed = Záznam nemá semínko, takže jej lze číst, ale ne přehrát.
error-bad-answer = Řádek { $line } záznamu: místo { $seat } nemůže odpovědět „{ $answer }“; možné bylo: { $legal }.
error-bad-seat = Řádek { $line } záznamu: místa { $seat } se nikdo neptal; čekalo se na: { $asked ->
    [nobody] nikoho
   *[other] { $asked }
}.
error-wrong-part = Díl místa { $seat } není ten, který předem slíbilo.
error-wrong-seed = Semínko není složené z dílů, které záznam uvádí; z nich vychází { $made }.
error-other-seed = Po { $at }. odpovědi pokračuje záznam podle jiného semínka, než uvádí.
error-wrong-result = Záznam končí výsledkem { $said }, ale podle pravidel vychází { $found }.
error-newer-rules = Záznam vznikl podle pravidel { $theirs } hry { $game }; tento program zná pravidla do { $ours }. Aktualizujte jej.
error-older-rules = Záznam vznikl podle pravidel { $theirs } hry { $game }, tento program hraje podle pravidel { $ours }; lze jej číst jen jako text.

## Poruchy

error-endless-game = Partie hry { $game } neskončila ani po { $limit } rozhodnutích.
error-broken-game = Hra { $game } se rozbila v kroku { $step } po { $count }. odpovědi ({ $answer }): { $problem }. Záznam je v pořádku.
error-trial-broke = Zkušební partie hry { $game } se rozbila po { $count }. odpovědi ({ $answer }): { $problem }.

## Hra v terminálu

error-unknown-seat = „{ $name }“ si sednout nemůže; kdo může: { $known }. Lidé mohou mít jména, třeba you:Anna.
error-file-taken = V souboru { $file } už je něco jiného; zvolte jiný soubor.

## Správa serveru

error-no-admin-token = Nastavte DESKOVKA_ADMIN_TOKEN na token, se kterým byl server spuštěn.
error-server-refused = { $server }: { $problem }
