# Root: Podzemní hrabství

faction-duchy = Podzemní hrabství
faction-duchy-about = Vystupuje tunely ze své Nory a ovlivňuje vyslance, kteří za ně každý tah jednají a bodují. Ztracená stavba je připraví o vyslance.
role-duchy = Hrabství
setup-plays-duchy = { setup-factions-duchy }
setup-factions-duchy = Podzemní hrabství
setup-factions-duchy-help = Hloubí tunely a ovlivňuje vyslance.

piece-citadel = citadela
    .object = citadelu
    .counted = { $count ->
        [one] citadelu
        [few] { $count } citadely
       *[other] { $count } citadel
    }
piece-market = tržiště
    .object = tržiště
    .counted = { $count ->
        [one] tržiště
        [few] { $count } tržiště
       *[other] { $count } tržišť
    }
piece-tunnel = tunel
    .object = tunel
    .counted = { $count ->
        [one] tunel
        [few] { $count } tunely
       *[other] { $count } tunelů
    }
rank-squire = panoš
rank-noble = šlechtic
rank-lord = lord
trigger-failure = Cena za neúspěch
minister-foremole = Předák
about-foremole = Ukažte kteroukoli kartu a postavte tam, kde vládnete.
minister-captain = Kapitán
about-captain = Začněte bitvu.
minister-marshal = Maršál
about-marshal = Proveďte pohyb.
minister-brigadier = Brigadýr
about-brigadier = Až dva pohyby, nebo až dvě bitvy.
minister-banker = Bankéř
about-banker = Použijte karty jedné barvy, každou za bod.
minister-mayor = Starosta
about-mayor = Proveďte akci ovlivněného panoše nebo šlechtice.
minister-duchess_of_mud = Hraběnka Blátová
about-duchess_of_mud = { $points } VB, jsou-li na mapě všechny tunely.
minister-baron_of_dirt = Baron Prašivka
about-baron_of_dirt = Bod za každé tržiště.
minister-earl_of_stone = Vévoda Zkamene
about-earl_of_stone = Bod za každou citadelu.
about-rank = { $rank }: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[other] { $count } karet.
}

ask-first_tunnel = Kde poprvé vylezete?
ask-spread_moles = Kam půjde další bojovník? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-assembly = Co udělá Shromáždění? { $left ->
    [one] Zbývá { $left } akce.
    [few] Zbývají { $left } akce.
   *[other] Zbývá { $left } akcí.
}
ask-fill_in = Který tunel zasypete?
ask-dig_out = Kolik bojovníků vyleze tunelem na mýtinu { $clearing }?
ask-parliament = Který vyslanec bude jednat?
ask-foremole = Co postavíte a kterou kartu ukážete?
ask-brigadier = Co udělá Brigadýr?
ask-bank_suit = Karty které barvy použijete?
ask-bank = Kterou kartu použijete ({ $suit })? Použito: { $count }.
ask-mayor = Čí akci provede Starosta?
ask-sway = Ovlivníte vyslance?
ask-reveal_cards = Které karty ukážete? Vyslanec: { $minister }.
ask-duchy_craft = Budete vyrábět?
ask-failure = Který vyslanec vás opustí?

option-duchy_build = Stavba: { $piece } na mýtině { $clearing }: { $card }
    .short = na mýtině { $clearing }: { $card }
option-muster = Verbování do Nory
option-dig = Hloubení na mýtině { $clearing }: { $card }
    .short = { $card }
option-fill_in = Mýtina { $clearing }
option-minister = { $minister }
option-bank_suit = { $suit }
option-sway = { $minister }
option-reveal_cards = { $cards }
option-dismiss = { $minister }

verb-duchy_build = Stavba
verb-muster = Verbování
verb-dig = Hloubení
verb-minister = Vyslanec
verb-sway = Ovlivnění
verb-assembly-done = Ukončit Shromáždění
verb-parliament-done = Ukončit Parlament
verb-sway-done = Ukončit Bílý den
verb-duchy_craft-done = Dál nevyrábět
pick-duchy_build-piece = Stavba: co?
pick-duchy_build-clearing = Stavba ({ $piece }): kde?
pick-duchy_build-card = Stavba ({ $piece }) na mýtině { $clearing }: kterou kartu ukážete?
pick-dig-clearing = Hloubení: kde?
pick-dig-card = Hloubení na mýtině { $clearing }: kterou kartu použijete?
pick-minister-minister = Který vyslanec bude jednat?
pick-sway-minister = Koho ovlivníte?

event-burrowed = { $seat } verbuje v Noře { $count ->
    [one] bojovníka
    [few] { $count } bojovníky
   *[other] { $count } bojovníků
}.
event-minister_acts = { $seat }: jedná { $minister }.
event-swayed = { $seat } ovlivňuje vyslance: { $minister }.
event-failed = { $seat } platí cenu za neúspěch na mýtině { $clearing }.
event-revealed_lost = { $seat } odkládá odhalenou kartu: { $card }.
event-dismissed = { $minister } opouští hráče { $seat }.

## Deska

told-burrow = Bojovníci v Noře: { $count }.
told-tunnels = Tunely vedou na mýtiny { $clearings }.
told-assembly = Zbývá akcí Shromáždění: { $count }.
told-swayed = Ovlivnění: { $ministers }.
told-acted = V tomto tahu jednali: { $ministers }.
told-unswayed = Neovlivnění: { $ministers }.
told-crowns = Zbývá korun ({ $rank }): { $count }.
told-raised = { $piece }: na mapě { $count }.
told-reinforcements = Bojovníci za Rozbřesku: { $count }.
note-sway = { $rank }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}, { $points } VB

## Proč ne

refused-duchy-match = Nemáte kartu barvy mýtiny, kterou ovládáte a kde je volná pozice.
refused-tunnel = Na mýtině { $clearing } už tunel je.
refused-dig-match = Nemáte kartu odpovídající mýtině { $clearing }.
refused-no-dig = Nemáte kartu odpovídající mýtině bez tunelu.
refused-acted = { $minister } už v tomto tahu jednal.
refused-minister-idle = { $minister } teď nemá co dělat.
refused-parliament = Žádný z vašich vyslanců teď nemá co dělat.
refused-no-crown = Pro tuto hodnost nezbývá koruna: { $rank }.
refused-sway-cards = Hodnost { $rank } žádá karet: { $cards_needed }; máte { $count }.
refused-sway-match = Každá z karet (kolik: { $cards_needed }) potřebuje vlastní odpovídající mýtinu s vaší komponentou.
refused-sway = Vaše karty a mýtiny teď nikoho neovlivní.

## První hra

guide-duchy = Podzemní hrabství: tunely a vyslanci
guide-duchy-tunnel = Vyberte roh, kde vyústí první tunel. Vaši bojovníci se scházejí dole v Noře: sousedí s ní každá mýtina s tunelem.
guide-duchy-assembly = Vaše Shromáždění provede dvě akce. Přesuňte bojovníky z Nory nahoru, nebo stavějte: ukažte kartu barvy mýtiny, kterou ovládáte.
guide-duchy-second = Ještě jedna akce. Stavby přinášejí více bojovníků a karet; ztracená stavba vás připraví o vyslance.
guide-duchy-sway = Teď ovlivněte vyslance: ukažte karty, každou s mýtinou její barvy, kde máte komponentu. Panoši žádají nejméně. Od příštího tahu za vás bude jednat.
guide-duchy-parliament = Váš Parlament: každý ovlivněný vyslanec smí jednou jednat.
