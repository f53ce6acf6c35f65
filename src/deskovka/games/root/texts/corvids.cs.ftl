# Root: Krkavčí spiknutí

faction-corvids = Krkavčí spiknutí
faction-corvids-about = Mazaně se pohybuje, kam chce, a klade plány lícem dolů. Boduje, když je otočí; nepřítel, který stojí vedle plánu, smí hádat, co to je.
role-corvids = Krkavci
setup-plays-corvids = { setup-factions-corvids }
setup-factions-corvids = Krkavčí spiknutí
setup-factions-corvids-help = Klade skryté plány a boduje, když je otočí.

piece-plot = plán
    .object = plán
    .counted = { $count ->
        [one] plán
        [few] { $count } plány
       *[other] { $count } plánů
    }
piece-plot_bomb = bomba
    .object = bombu
    .counted = { $count ->
        [one] bombu
        [few] { $count } bomby
       *[other] { $count } bomb
    }
piece-plot_snare = past
    .object = past
    .counted = { $count ->
        [one] past
        [few] { $count } pasti
       *[other] { $count } pastí
    }
piece-plot_extortion = vydírání
    .object = vydírání
    .counted = { $count ->
        [one] vydírání
        [few] { $count } vydírání
       *[other] { $count } vydírání
    }
piece-plot_raid = nájezd
    .object = nájezd
    .counted = { $count ->
        [one] nájezd
        [few] { $count } nájezdy
       *[other] { $count } nájezdů
    }
piece-hidden_bomb = skrytá bomba
    .object = skrytou bombu
    .counted = { $count ->
        [one] skrytou bombu
        [few] { $count } skryté bomby
       *[other] { $count } skrytých bomb
    }
piece-hidden_snare = skrytá past
    .object = skrytou past
    .counted = { $count ->
        [one] skrytou past
        [few] { $count } skryté pasti
       *[other] { $count } skrytých pastí
    }
piece-hidden_extortion = skryté vydírání
    .object = skryté vydírání
    .counted = { $count ->
        [one] skryté vydírání
        [few] { $count } skrytá vydírání
       *[other] { $count } skrytých vydírání
    }
piece-hidden_raid = skrytý nájezd
    .object = skrytý nájezd
    .counted = { $count ->
        [one] skrytý nájezd
        [few] { $count } skryté nájezdy
       *[other] { $count } skrytých nájezdů
    }
plot-bomb = bomba
plot-snare = past
plot-extortion = vydírání
plot-raid = nájezd
about-bomb = Když ji otočíte, odstraníte z její mýtiny všechny nepřátelské komponenty a pak i bombu.
about-snare = Dokud leží lícem nahoru, nepřátelé na její mýtinu nesmějí nic umístit ani z ní odejít.
about-extortion = Když je otočíte, vezmete náhodnou kartu každému nepříteli s komponentou na jeho mýtině. Dokud leží lícem nahoru, Večer si lížete o kartu víc.
about-raid = Když je odstraněn jinak než prozrazením, umístíte bojovníka na každou sousední mýtinu.
trigger-raid = Nájezd

ask-scatter = Kde začne váš bojovník na mýtině této barvy: { $suit }?
ask-nest = Kde je vaše domovská mýtina?
ask-first_plot = Který plán položíte lícem dolů na mýtinu { $clearing }?
ask-corvid_craft = Budete vyrábět?
ask-flip = Který plán otočíte?
ask-flock = Použijete kartu k verbování?
ask-flock_where = Kam půjdou vaši bojovníci? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-corvids = Co uděláte? { $left ->
    [one] Zbývá { $left } akce.
    [few] Zbývají { $left } akce.
   *[other] Zbývá { $left } akcí.
}
ask-exert = Napnete síly: ještě jedna akce a tento Večer žádné karty?
ask-raid = Kde se objeví vaši nájezdníci? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-expose = Kterou kartu ukážete ({ $seat }) a který plán na mýtině { $clearing } jmenujete?

option-flip = Otočit na mýtině { $clearing }
option-flock = Verbování na všech mýtinách ({ $suit }): { $card }
    .short = { $card }
option-plot = Plán na mýtinu { $clearing }: { $plot }
    .short = { $plot }
option-trick = Prohodit plány mýtin { $clearing } a { $target }
    .short = s mýtinou { $target }
option-expose = Prozradit plán na mýtině { $clearing }
option-guess = Ukázat { $card }: { $plot }

verb-flip = Otočení
verb-flock = Verbování
verb-plot = Plán
verb-trick = Trik
verb-expose = Prozrazení
verb-corvid_craft-done = Dál nevyrábět
verb-flip-done = Dál neotáčet
verb-flock-done = Neverbovat
verb-corvids-done = Ukončit Bílý den
verb-exert-done = Nenapínat síly
verb-expose-pass = Nic neprozradit
pick-flip-clearing = Otočení: který plán?
pick-flock-suit = Verbování: na mýtinách které barvy?
pick-flock-card = Verbování ({ $suit }): kterou kartu použijete?
pick-plot-clearing = Plán: kam?
pick-plot-plot = Plán na mýtinu { $clearing }: který?
pick-trick-clearing = Trik: který plán?
pick-trick-target = Trik: mýtina { $clearing } a která další?
pick-expose-clearing = Prozrazení: který plán?
pick-guess-card = Kterou kartu ukážete?
pick-guess-plot = Ukážete { $card }: který plán to je?

event-flipped = { $seat } otáčí plán na mýtině { $clearing }: { $plot }.
event-plotted = { $seat } klade plán lícem dolů na mýtinu { $clearing }: { $plot }.
event-tricked = { $seat } prohazuje plány na mýtinách { $clearing } a { $target }.
event-exerted = { $seat } provádí akci navíc a nelíže si karty.
event-raided = Nájezdníci ({ $seat }) se rozbíhají z mýtiny { $clearing }.
event-exposed = { $seat } prozrazuje plán na mýtině { $clearing } ({ $owner }): { $plot }.
event-not_exposed = { $seat } hádá na mýtině { $clearing } špatně: tento plán ({ $owner }) je něco jiného než { $plot }.
event-shown = { $seat } ukazuje kartu ({ $owner }): { $card }.
event-kept = { $owner } si nechává kartu ({ $seat }): { $card }.

## Deska

told-plot-up = Plán na mýtině { $clearing }, lícem nahoru: { $plot }.
told-plot-down = Plán na mýtině { $clearing }, lícem dolů: { $plot }.
told-plot-hidden = Plán na mýtině { $clearing }, lícem dolů.
told-plot-refuted = Plán na mýtině { $clearing } není nic z tohoto: { $plots }.
told-plots-left = V zásobě: { $plot } × { $count }.
told-plots-unknown = Plány v zásobě: { $count }.
told-corvid-actions = Zbývá akcí: { $count }.
told-exerted = Síly napnuty: tento Večer žádné karty.
told-plot-cost = Další plán stojí { $count ->
    [one] { $count } bojovníka.
    [few] { $count } bojovníky.
   *[other] { $count } bojovníků.
}
told-flip-points = Další otočený plán přinese { $points } VB.
note-plot = { $count ->
    [one] { $count } bojovník
    [few] { $count } bojovníci
   *[other] { $count } bojovníků
}

## Proč ne

refused-snare = Na mýtině { $clearing } leží odkrytá past: umisťovat tam smějí jen Krkavci.
refused-snared = Na mýtině { $clearing } leží odkrytá past: odejít z ní smějí jen Krkavci.
refused-no-flip = Nemáte skrytý plán, vedle nějž stojí váš bojovník.
refused-no-flock = Na žádnou mýtinu barev vašich karet nesmíte umístit bojovníka.
refused-no-trick = Nemáte dva plány, které leží stejně.
refused-no-plots = Všechny vaše plány jsou na mapě.
refused-plot-spent = Tento plán vám v zásobě nezbývá: { $plot }.
refused-plot-there = Na mýtině { $clearing } už plán leží.
refused-plot-cost = Plán na mýtině { $clearing } stojí { $cost ->
    [one] { $cost } bojovníka
    [few] { $cost } bojovníky
   *[other] { $cost } bojovníků
} a máte jich tam { $count }.
refused-no-plot-site = Na žádné mýtině bez plánu nemáte tolik bojovníků, kolik další plán stojí: { $count }.

## První hra

guide-corvids = Krkavčí spiknutí: plány potmě
guide-corvids-scatter = Na mýtině každé barvy začíná váš bojovník. Vyberte křižovatky, odkud je blízko k mnoha mýtinám: k pohybu nemusíte nic ovládat.
guide-corvids-flock = Použijte kartu a umístěte bojovníka na každou mýtinu její barvy. Plány se platí bojovníky, potřebujete jich mnoho.
guide-corvids-plot = Teď položte plán: bojovník odejde a místo něj leží žeton lícem dolů. Jen vy víte, který to je. Vyberte plán, mýtinu a co to má být.
guide-corvids-more = Máte další akce. Přesuňte bojovníka vedle svého plánu: jen tam, kde stojí, jej smíte příští Rozbřesk otočit.
guide-corvids-exert = Akce navíc vás stojí karty tohoto Večera. Dokud máte málo plánů, vezměte si karty.
guide-corvids-flip = Váš Rozbřesk: otočte svůj plán. Přinese bod za každý plán, který leží lícem nahoru, včetně sebe.
