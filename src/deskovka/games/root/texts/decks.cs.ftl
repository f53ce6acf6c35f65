# Root: na co se ptají, co nabízejí a co oznamují jednotlivé karty obou balíčků

## Základní balíček

ask-bank_enemy = Banka Lepší nora: který soupeř si také dobere kartu?
ask-tax = Výběrčí daní: kterého bojovníka odstraníte?

option-use_on = { $card }: { $seat }
option-player = { $seat }
option-take_warrior = Mýtina { $clearing } ({ $piece })

## Vyhnanci a partyzáni

ask-swap = Výměnný trh: kterou kartu dáte hráči { $seat }?
ask-orders = Falešné rozkazy: koho oklamete a na které mýtině?
ask-orders_to = Falešné rozkazy: kam z mýtiny { $clearing } pošlete polovinu bojovníků hráče { $seat }?
ask-emigre_move = Orlí emigrant: kam se přesunete? Musíte tam svést bitvu, jinak o kartu přijdete.
ask-emigre_battle = Orlí emigrant: na koho zaútočíte?
ask-propaganda = Úřad propagandy: kterého bojovníka nahradíte svým?
ask-league_item = Liga dobrodružných myší: který předmět použijete?
ask-league = Liga dobrodružných myší: přesunete se, nebo svedete bitvu?
ask-charm = Ofenziva šarmu: kdo získá bod?
ask-informants = Máte dobrat { n-cards }. Vezmete si místo toho z odhazovacího balíčku kartu přepadení?

option-sabotage = Sabotéři proti hráči { $seat }: { $card }
option-swap_back = { $card }
option-mislead = { $seat } na mýtině { $clearing }
    .short = Mýtina { $clearing }
option-orders_to = Na mýtinu { $clearing }
option-use_with = { $card } za kartu { $payment }
option-win_over = Mýtina { $clearing }: { $piece } ({ $owner })
option-league_exhaust = { $item }
option-take_ambush = { $card }

event-warriors_gathered = Výrobci rakví (hráč { $seat }) dostávají bojovníky: { $count }.
event-warriors_returned = Výrobci rakví (hráč { $seat }) vracejí bojovníky: { $count }.
event-swapped = { $seat } dává kartu hráči { $receiver }.
event-swapped_card = Jen vy dva víte: { $seat } dává hráči { $receiver } kartu { $card }.
event-league_exhausted = { $seat } používá předmět: { $item }.
event-ambush_taken = { $seat } si bere z odhazovacího balíčku kartu { $card }.

## Na stole

table-exhausted = Z nich použité: { $items }
table-aside = Na Výrobcích rakví: { $pieces }
