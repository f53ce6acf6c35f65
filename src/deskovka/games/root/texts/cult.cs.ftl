# Root: Ještěří kult

faction-cult = Ještěří kult
faction-cult-about = Zakládá zahrady a ovládá mýtiny, kde rostou. Body získává za použité karty jejich barev a z toho, co ostatní odhodí, určuje odpadlíka pro svá spiknutí.
role-cult = Kult
setup-plays-cult = { setup-factions-cult }
setup-factions-cult = Ještěří kult
setup-factions-cult-help = Pěstuje zahrady a žije z toho, co ostatní odhodí.

piece-garden_fox = liščí zahrada
    .object = liščí zahradu
    .counted = { $count ->
        [one] liščí zahradu
        [few] { $count } liščí zahrady
       *[other] { $count } liščích zahrad
    }
piece-garden_rabbit = zaječí zahrada
    .object = zaječí zahradu
    .counted = { $count ->
        [one] zaječí zahradu
        [few] { $count } zaječí zahrady
       *[other] { $count } zaječích zahrad
    }
piece-garden_mouse = myší zahrada
    .object = myší zahradu
    .counted = { $count ->
        [one] myší zahradu
        [few] { $count } myší zahrady
       *[other] { $count } myších zahrad
    }
conspiracy-crusade = Křížová výprava
conspiracy-convert = Konvertování
conspiracy-sanctify = Posvěcení
trigger-fear = Strach pravověrných

ask-first_garden = Kde vyroste vaše první zahrada?
ask-first_garden_suit = Ztracené město má všechny symboly. Kterého bude vaše první zahrada?
ask-spread_cultists = Kam půjde další bojovník? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-outcast = Která barva bude odpadlíkem?
ask-conspire = Které spiknutí? { $left ->
    [one] Máte { $left } kultistu.
    [few] Máte { $left } kultisty.
   *[other] Máte { $left } kultistů.
}
ask-crusade = Svedete bitvu tam, kam došla křížová výprava?
ask-rituals = Který rituál provedete?
ask-evening_craft = Budete vyrábět?

option-outcast = { $suit }
option-garden_of = { $suit }
option-crusade_battle = Křížová výprava na mýtině { $clearing }: { $defender }
    .short = { $defender }
option-crusade_move = Křížová výprava { $place } → { $target }
    .short = → { $target }
option-crusade_ferry = Křížová výprava { $clearing } → { $target } vorem
    .short = → { $target } vorem
option-convert = Konvertování: { $piece } ({ $owner }) na mýtině { $clearing }
    .short = { $owner } na mýtině { $clearing }
option-sanctify = Posvěcení: { $piece } ({ $owner }) na mýtině { $clearing }
    .short = { $owner } na mýtině { $clearing }
option-garden = Zahrada na mýtině { $clearing }: { $card }
    .short = { $card }
option-preach = Verbování na mýtině { $clearing }: { $card }
    .short = { $card }
option-ritual_score = Bodování kartou { $card }
option-sacrifice = Obětování kartou { $card }

verb-crusade_battle = Křížová výprava: bitva
verb-crusade_move = Křížová výprava: pohyb
verb-crusade_ferry = Křížová výprava: vor
verb-convert = Konvertování
verb-sanctify = Posvěcení
verb-garden = Stavba zahrady
verb-preach = Verbování
verb-ritual_score = Bodování
verb-sacrifice = Obětování
verb-rituals-done = Ukončit Bílý den
verb-conspire-done = Ukončit spiknutí
verb-evening_craft-done = Dál nevyrábět
verb-crusade-done = Bez bitvy
pick-crusade_battle-clearing = Křížová výprava: kde bude bitva?
pick-crusade_battle-defender = Křížová výprava na mýtině { $clearing }: proti komu?
pick-crusade_move-place = Křížová výprava: odkud?
pick-crusade_move-target = Křížová výprava z { $place }: kam?
pick-crusade_ferry-clearing = Křížová výprava vorem: odkud?
pick-crusade_ferry-target = Křížová výprava z { $clearing }: kam?
pick-convert-piece = Konvertování: koho?
pick-convert-owner = Konvertování ({ $piece }): čí?
pick-convert-clearing = Konvertování ({ $piece }, { $owner }): kde?
pick-sanctify-piece = Posvěcení: kterou stavbu?
pick-sanctify-owner = Posvěcení ({ $piece }): čí?
pick-sanctify-clearing = Posvěcení ({ $piece }, { $owner }): kde?
pick-garden-clearing = Stavba zahrady: kde?
pick-garden-card = Stavba na mýtině { $clearing }: kterou kartu ukážete?
pick-preach-clearing = Verbování: kde?
pick-preach-card = Verbování na mýtině { $clearing }: kterou kartu ukážete?
pick-ritual_score-card = Bodování: kterou kartu použijete?
pick-sacrifice-card = Obětování: kterého ptáka ukážete?

event-outcast = Odpadlíkem ({ $seat }) je barva: { $suit }.
event-outcast_hated = Odpadlík ({ $seat }) je nenáviděný: { $suit }.
event-acolytes_spent = { $seat } používá { $count ->
    [0] spiknutí bez kultistů
    [one] kultistu
    [few] { $count } kultisty
   *[other] { $count } kultistů
}: { $conspiracy }.
event-acolytes_joined = { $seat } získává { $count ->
    [one] kultistu
    [few] { $count } kultisty
   *[other] { $count } kultistů
}, celkem { $total }.
event-revealed = { $seat } ukazuje kartu { $card }.
event-revealed_back = { $seat } si bere zpět { $count ->
    [one] ukázanou kartu
    [few] { $count } ukázané karty
   *[other] { $count } ukázaných karet
}.
event-soul_lost = Karta { $card } jde mezi Ztracené duše ({ $seat }).
event-souls_emptied = { $seat } přesouvá Ztracené duše na odkládací balíček: { $count }.
event-feared = Pravověrní ({ $seat }) mají strach: zahrada na mýtině { $clearing } je pryč.

## Deska

told-outcast = Odpadlík: { $suit }.
told-hated = Odpadlík, nenáviděný: { $suit }.
told-acolytes = Kultisté: { $count }.
told-conspiracy = { $conspiracy }: { $count ->
    [one] { $count } kultista.
    [few] { $count } kultisté.
   *[other] { $count } kultistů.
}
told-gardens = { $piece }: na mapě { $on_map }, zbývá { $on_track }; s další vynese rituál { $points } VB.
told-gardens-empty = { $piece }: na mapě { $on_map }, zbývá { $on_track }.
told-ritual-worth = Rituál vynese { $points } VB za barvu: { $suit }.
told-ritual-scored = V tomto tahu už bodováno: { $suits }.
told-revealed = Ukázané karty: { $cards }.
told-lost-souls = Ztracené duše: { $cards }.
note-acolytes = { $count ->
    [one] { $count } kultista
    [few] { $count } kultisté
   *[other] { $count } kultistů
}

## Proč ne

refused-acolytes = Stojí to { $cost ->
    [one] { $cost } kultistu
    [few] { $cost } kultisty
   *[other] { $cost } kultistů
} a máte { $count }.
refused-no-cultists = Na mýtině odpadlíka ({ $suit }) nemáte bojovníky.
refused-no-crusade = Vedle vašich bojovníků na mýtině odpadlíka ({ $suit }) nikdo nestojí.
refused-no-convert = Na mýtinách odpadlíka ({ $suit }) nelze nahradit žádného nepřátelského bojovníka.
refused-no-sanctify = Na mýtinách odpadlíka ({ $suit }) nelze nahradit žádnou nepřátelskou stavbu.
refused-no-gardens = Nezbývá vám žádná zahrada této barvy: { $suit }.
refused-no-suited-card = Nemáte v ruce liščí, zaječí ani myší kartu; ptáci v rituálech nejsou žolíky.
refused-ritual-match = Nemáte kartu barvy mýtiny { $clearing }; ptáci v rituálech nejsou žolíky.
refused-no-garden-site = Nemáte kartu barvy mýtiny, kterou ovládáte a kde je pro zahradu místo.
refused-no-placing = Na žádnou mýtinu barev vašich karet nesmíte umisťovat.
refused-scored = Tuto barvu jste v tomto tahu už bodovali: { $suit }.
refused-no-garden-of = Na mapě nemáte zahradu této barvy: { $suit }.
refused-no-scoring = Nemáte kartu barvy se zahradou, kterou jste ještě nebodovali.

## První hra

guide-cult = Ještěří kult: zahrady a odpadlíci
guide-cult-garden = Vyberte roh, kde váš kult začne. Stojí tam čtyři bojovníci a zahrada: kde máte zahradu, tam vládnete, ať přijde kdokoli.
guide-cult-outcast = Vyberte odpadlíka. Spiknutí provádíte jen na mýtinách jeho barvy a vyrábějí jen zahrady jeho barvy.
guide-cult-rituals = Ukázaná karta provede jeden rituál a Večer se vrátí do ruky. Postavte zahradu tam, kde vládnete: vyberte stavbu, mýtinu a kartu její barvy.
guide-cult-more = Pokračujte: dalšími kartami verbujte, nebo některou použijte k bodování. Čím víc zahrad jedné barvy, tím víc bodů její karta přinese. Pták přidá kultistu.
guide-cult-end = Co ostatní odhodí, leží ve Ztracených duších a za vašeho Rozbřesku určí odpadlíka. Ukončete Bílý den.
