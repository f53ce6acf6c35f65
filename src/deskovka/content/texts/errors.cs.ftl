# Co se může pokazit. Anglické věty jsou u chyb samotných.

## Hry a nastavení

error-unknown-game = Hra „{ $name }“ neexistuje; nemyslíte „{ $nearest }“? Známé hry: { $known }.
error-bad-setup = V nastavení hry { $game } nemůže být { $key } „{ $value }“; může být: { $allowed }.
error-unknown-option = Nastavení hry { $game } nemá volbu „{ $option }“; má: { $known }.
error-setup-conflict = V nastavení hry { $game } vyžaduje { $key } = { $value } také { $needs }.
error-edition-not-read = Edici { $file } nelze přečíst jako YAML s klíči a hodnotami: { $problem }.
error-edition-unknown-key = Edice mění { $path }, ale nic takového tu není; je tu: { $known }.
error-edition-wrong-value = Edice nastavuje { $path } na { $value }, což se nehodí: { $expected }.
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
error-wrong-result = Záznam končí výsledkem { $said }, ale podle pravidel vychází { $found }.
error-newer-rules = Záznam vznikl podle pravidel { $theirs } hry { $game }; tento program zná pravidla do { $ours }. Aktualizujte jej.
error-older-rules = Záznam vznikl podle pravidel { $theirs } hry { $game }, tento program hraje podle pravidel { $ours }; lze jej číst jen jako text.

## Poruchy

error-endless-game = Partie hry { $game } neskončila ani po { $limit } rozhodnutích.
error-broken-game = Hra { $game } se rozbila v kroku { $step } po { $count }. odpovědi ({ $answer }): { $problem }. Záznam je v pořádku.

## Hra v terminálu

error-unknown-seat = „{ $name }“ si sednout nemůže; kdo může: { $known }. Lidé mohou mít jména, třeba you:Anna.
error-file-taken = V souboru { $file } už je něco jiného; zvolte jiný soubor.
