# Root: Ochránci ve zbroji

faction-keepers = Ochránci ve zbroji
faction-keepers-about = Zbožní rytíři se vrátili pro své relikvie. Pátrají po nich v lesích, nosí je do útočišť a tam je obnovují; kolik toho zvládnou, určuje jejich družina.
role-keepers = Ochránci
setup-plays-keepers = { setup-factions-keepers }
setup-factions-keepers = Ochránci ve zbroji
setup-factions-keepers-help = Pátrají v lesích po relikviích a nosí je domů.
piece-relic_figure = skrytá soška
    .object = skrytou sošku
    .counted = { $count ->
        [one] skrytou sošku
        [few] { $count } skryté sošky
       *[other] { $count } skrytých sošek
    }
piece-relic_figure_1 = soška I
    .object = sošku I
    .counted = { $count ->
        [one] sošku I
        [few] { $count } sošky I
       *[other] { $count } sošek I
    }
piece-relic_figure_2 = soška II
    .object = sošku II
    .counted = { $count ->
        [one] sošku II
        [few] { $count } sošky II
       *[other] { $count } sošek II
    }
piece-relic_figure_3 = soška III
    .object = sošku III
    .counted = { $count ->
        [one] sošku III
        [few] { $count } sošky III
       *[other] { $count } sošek III
    }
piece-relic_tablet = skrytá destička
    .object = skrytou destičku
    .counted = { $count ->
        [one] skrytou destičku
        [few] { $count } skryté destičky
       *[other] { $count } skrytých destiček
    }
piece-relic_tablet_1 = destička I
    .object = destičku I
    .counted = { $count ->
        [one] destičku I
        [few] { $count } destičky I
       *[other] { $count } destiček I
    }
piece-relic_tablet_2 = destička II
    .object = destičku II
    .counted = { $count ->
        [one] destičku II
        [few] { $count } destičky II
       *[other] { $count } destiček II
    }
piece-relic_tablet_3 = destička III
    .object = destičku III
    .counted = { $count ->
        [one] destičku III
        [few] { $count } destičky III
       *[other] { $count } destiček III
    }
piece-relic_jewelry = skrytý šperk
    .object = skrytý šperk
    .counted = { $count ->
        [one] skrytý šperk
        [few] { $count } skryté šperky
       *[other] { $count } skrytých šperků
    }
piece-relic_jewelry_1 = šperk I
    .object = šperk I
    .counted = { $count ->
        [one] šperk I
        [few] { $count } šperky I
       *[other] { $count } šperků I
    }
piece-relic_jewelry_2 = šperk II
    .object = šperk II
    .counted = { $count ->
        [one] šperk II
        [few] { $count } šperky II
       *[other] { $count } šperků II
    }
piece-relic_jewelry_3 = šperk III
    .object = šperk III
    .counted = { $count ->
        [one] šperk III
        [few] { $count } šperky III
       *[other] { $count } šperků III
    }
piece-waystation_figure_tablet = útočiště (soška/destička)
    .object = útočiště (soška/destička)
    .counted = { $count ->
        [one] útočiště (soška/destička)
        [few] { $count } útočiště (soška/destička)
       *[other] { $count } útočišť (soška/destička)
    }
piece-waystation_figure_jewelry = útočiště (soška/šperk)
    .object = útočiště (soška/šperk)
    .counted = { $count ->
        [one] útočiště (soška/šperk)
        [few] { $count } útočiště (soška/šperk)
       *[other] { $count } útočišť (soška/šperk)
    }
piece-waystation_tablet_figure = útočiště (destička/soška)
    .object = útočiště (destička/soška)
    .counted = { $count ->
        [one] útočiště (destička/soška)
        [few] { $count } útočiště (destička/soška)
       *[other] { $count } útočišť (destička/soška)
    }
piece-waystation_tablet_jewelry = útočiště (destička/šperk)
    .object = útočiště (destička/šperk)
    .counted = { $count ->
        [one] útočiště (destička/šperk)
        [few] { $count } útočiště (destička/šperk)
       *[other] { $count } útočišť (destička/šperk)
    }
piece-waystation_jewelry_figure = útočiště (šperk/soška)
    .object = útočiště (šperk/soška)
    .counted = { $count ->
        [one] útočiště (šperk/soška)
        [few] { $count } útočiště (šperk/soška)
       *[other] { $count } útočišť (šperk/soška)
    }
piece-waystation_jewelry_tablet = útočiště (šperk/destička)
    .object = útočiště (šperk/destička)
    .counted = { $count ->
        [one] útočiště (šperk/destička)
        [few] { $count } útočiště (šperk/destička)
       *[other] { $count } útočišť (šperk/destička)
    }

relic_type-figure = soška
relic_type-tablet = destička
relic_type-jewelry = šperk
duty-move = Pohyb
duty-delve = Bitva a pátrání
duty-recover = Pohyb nebo obnovení
card-faithful_retainer = věrný sluha
about-faithful_retainer = Ptačí karta družiny. Když je odhozena, opouští hru.
about-duty-move = Každá karta provede jeden pohyb z mýtiny své barvy.
about-duty-delve = Každá karta si vybere mýtinu své barvy s vaším bojovníkem. S nepřáteli tam musíte svést bitvu; pak, pokud mýtinu ovládáte, vezměte relikvii ze sousedního lesa. Ovládáte-li u toho lesa méně mýtin, než kolik je hodnota relikvie, o kartu přijdete.
about-duty-recover = Každá karta provede jeden pohyb z mýtiny své barvy, nebo tam obnoví relikvie druhu, který ukazuje útočiště. Ovládáte-li méně mýtin té barvy, než kolik je hodnota relikvie, o kartu přijdete.
about-recovered = Obnovená relikvie přinese tolik bodů, kolik je její hodnota; doplní-li trojici všech druhů, ještě o { $more } víc.
about-retinue = V družině smí být nejvýše tolik karet: { $count }.
trigger-trophy = Cenné trofeje

ask-first_camp = Kde Ochránci začnou?
ask-second_camp = Kde vedle mýtiny { $clearing } stojí vaši další bojovníci?
ask-encamp = Kde rozbijete tábor a kterou stranou nahoru?
ask-begin_anew = Na mapě už nikoho nemáte. Kde začnete znovu?
ask-decamp = Kde sbalíte tábor?
ask-keepers_recruit = Použijete karty k verbování?
ask-keepers_craft = Budete vyrábět?
ask-retinue = { $duty }: co uděláte? { $left ->
    [one] Ve sloupci zbývá jedna karta.
    [few] Ve sloupci zbývají { $left } karty.
   *[other] Ve sloupci zbývá { $left } karet.
}
ask-retainer = Kterou kartu družiny použijete na mýtině { $clearing }?
ask-delve = Mýtinu { $clearing } ovládáte. Po které relikvii budete pátrat?
ask-recover_more = Obnovíte na mýtině { $clearing } další relikvii?
ask-carry = Které relikvie půjdou z mýtiny { $clearing } na mýtinu { $target } také?
ask-hide = Do kterého lesa položíte relikvii: { $relic }?
ask-gather = Které karty přidáte do družiny a do kterého sloupce? Nebo jedna karta změní sloupec.

option-encamp = Mýtina { $clearing }: { $waystation }
    .short = { $waystation }
option-decamp = Mýtina { $clearing }: { $waystation }
    .short = { $waystation }
option-keepers_recruit = Bojovníci na mýtinu { $clearing }: { $card }
    .short = { $card }
option-delve = { $place } → mýtina { $clearing }: { $relic }
    .short = { $relic }
option-recover = Obnovit na mýtině { $clearing }: { $relic }
    .short = { $relic }
option-by_card = { $card }
option-carry = { $relic }
option-hide_in = { $place }
option-gather = { $card }: { $duty }
    .short = { $duty }
option-reassign = { $card }: { $duty } → { $new_duty }
    .short = { $new_duty }

verb-encamp = Rozbití tábora
verb-decamp = Sbalení tábora
verb-keepers_recruit = Verbování
verb-delve = Pátrání
verb-recover = Obnovení
verb-gather = Přidání karty
verb-reassign = Přesun karty
verb-encamp-done = Dál nerozbíjet tábory
verb-decamp-done = Dál nebalit tábory
verb-keepers_recruit-done = Dál neverbovat
verb-keepers_craft-done = Dál nevyrábět
verb-retinue-done = Ukončit tento sloupec
verb-delve-done = Nepátrat
verb-recover_more-done = Skončit
verb-carry-done = Další nebrat
verb-gather-done = Družinu nechat tak
pick-encamp-clearing = Rozbití tábora: kde?
pick-encamp-waystation = Rozbití tábora na mýtině { $clearing }: které útočiště? Nahoře bude strana jmenovaná první.
pick-decamp-clearing = Sbalení tábora: kde?
pick-decamp-waystation = Sbalení tábora na mýtině { $clearing }: které útočiště?
pick-keepers_recruit-clearing = Verbování: kde?
pick-keepers_recruit-card = Verbování na mýtině { $clearing }: kterou kartu použijete?
pick-delve-clearing = Pátrání: na kterou mýtinu?
pick-delve-place = Pátrání na mýtinu { $clearing }: ve kterém lese?
pick-delve-relic = Pátrání na mýtinu { $clearing }: po které relikvii?
pick-recover-clearing = Obnovení: kde?
pick-recover-relic = Obnovení na mýtině { $clearing }: která relikvie?
pick-gather-card = Přidání karty: která?
pick-gather-duty = { $card }: do kterého sloupce?
pick-reassign-card = Přesun karty: která?
pick-reassign-duty = { $card }: ze kterého sloupce?
pick-reassign-new_duty = { $card }: do kterého sloupce?

event-relics_laid = V lesích leží lícem dolů relikvie ({ $seat }): { $count }.
event-encamped = { $seat } umisťuje { $waystation-object } na mýtinu { $clearing }.
event-delved = { $seat } pátrá ({ $place }) a bere { $relic-object } na mýtinu { $clearing }.
event-relic_turned = { $seat } otáčí relikvii ({ $place }): { $relic }.
event-recovered = { $seat } obnovuje { $relic-object } na mýtině { $clearing }.
event-set_completed = { $seat } dokončuje sadu všech tří druhů relikvií.
event-retinue_lost = { $seat } přichází o kartu družiny ({ $duty }): { $card }.
event-relic_laid = Relikvie ({ $seat }, { $place }): { $relic }.
event-retainers_ready = { $seat } má v každém sloupci družiny věrné sluhy: { $count }.
event-carried = { $seat } nese { $relic-object } z mýtiny { $clearing } na mýtinu { $target }.
event-hidden = { $seat } pokládá { $relic-object } ({ $place }).
event-knights = Zbožní rytíři ({ $seat }) ignorují zásah.
event-gathered = { $seat } přidává do družiny kartu { $card }: { $duty }.
event-reassigned = { $seat } přesouvá v družině kartu { $card }: { $before } → { $duty }.

## Deska

told-duty = { $duty }: { $cards }.
told-duty-empty = { $duty }: žádné karty.
told-served = Z toho už jednaly: { $cards }.
told-acting = Právě jedná: { $duty }.
told-retinue-room = Volná místa v družině: { $count }.
told-waystation = Útočiště na mýtině { $clearing } ukazuje: { $shows }. Vespod: { $below }.
told-waystation-folded = Mimo mapu: útočiště { $shows }/{ $below }.
told-recovered = Obnoveno ({ $relic_type }): { $values }.
told-unseen = Dosud neodkryté hodnoty ({ $relic_type }): { $values }.

## Proč ne

refused-no-waystations = Všechna vaše útočiště jsou na mapě.
refused-camped = Na mýtině { $clearing } už jste v tomto tahu tábor rozbili.
refused-no-waystation-in = Na mýtině { $clearing } nemáte útočiště.
refused-decamped = Na mýtině { $clearing } už jste v tomto tahu tábor sbalili.
refused-keepers-match = Nemáte kartu odpovídající mýtině { $clearing }.
refused-no-keepers-recruit = Nemáte kartu odpovídající mýtině s útočištěm.
refused-duty = Teď jedná jiný sloupec: { $duty }.
refused-no-retainer = Mýtině { $clearing } neodpovídá žádná karta, která v tomto sloupci zbývá.
refused-battle-first = Na mýtině { $clearing } musíte nejprve svést bitvu.
refused-no-relic-near = V žádném lese u mýtiny { $clearing } neleží relikvie.
refused-no-delve = Na žádné mýtině, které vaše karty odpovídají, nevládnete s bojovníkem a bez nepřátel vedle lesa s relikvií.
refused-no-relic-in = Na mýtině { $clearing } neleží relikvie.
refused-no-such-waystation = Žádné útočiště na mýtině { $clearing } neukazuje druh relikvií, které tam leží ({ $relic_types }).
refused-no-recovery = Nikde neleží relikvie vedle útočiště svého druhu.
refused-retinue-full = Družina je plná.
refused-gathered = V tomto tahu už jste karty přidali.
refused-no-retinue = Nemáte žádnou družinu.

## První hra

guide-keepers = Ochránci ve zbroji: relikvie a družina
guide-keepers-home = Vaši rytíři začínají v rohu. Vyberte vedle něj mýtinu pro ty ostatní. V lesích leží lícem dolů relikvie, nejvíc jich je daleko od vás.
guide-keepers-encamp = Nahraďte bojovníka útočištěm. Ukazuje druh relikvií, které tam můžete obnovit, a také vyrábí, verbuje a každý Večer přináší kartu.
guide-keepers-recruit = Použijte karty barvy mýtiny s útočištěm: každá tam přivede bojovníky.
guide-keepers-act = Tři sloupce družiny jednají zleva doprava. Každá karta jednou, na mýtině své barvy; věrní sluhové kdekoli. Nejprve se přesuňte k lesu.
guide-keepers-delve = Kde vládnete, vezměte relikvii z lesa. Ovládáte-li u lesa na její hodnotu málo mýtin, přijdete o kartu.
guide-keepers-recover = Doneste relikvie k útočišti jejich druhu a obnovte je: přinesou body za svou hodnotu a za každou sadu všech tří druhů další.
guide-keepers-gather = Přidejte karty do družiny: každá je akcí navíc v každém dalším tahu. Něco si ale nechte na verbování.
