# Root: na co se ptají, co nabízejí a co oznamují jednotlivé karty obou balíčků

## Základní balíček

ask-bank_enemy = Banka Lepší nora: který soupeř si také dobere kartu?
ask-tax = Výběrčí daní: kterého bojovníka odstraníte?

option-use_on = { $card }: { $seat }
option-player = { $seat }
option-take_warrior = Mýtina { $clearing } ({ $piece })

## Vyhnanci a partyzáni

ask-swap = Výměnný trh: kterou kartu dáte? Dostane ji { $seat }.
ask-orders = Falešné rozkazy: koho oklamete a na které mýtině?
ask-orders_to = Falešné rozkazy: kam z mýtiny { $clearing } pošlete polovinu bojovníků? Velí jim { $seat }.
ask-emigre_move = Orlí emigrant: kam se přesunete? Musíte tam svést bitvu, jinak o kartu přijdete.
ask-emigre_battle = Orlí emigrant: na koho zaútočíte?
ask-propaganda = Úřad propagandy: kterého bojovníka nahradíte svým?
ask-league_item = Liga dobrodružných myší: který předmět použijete?
ask-league = Liga dobrodružných myší: přesunete se, nebo svedete bitvu?
ask-charm = Ofenziva šarmu: kdo získá bod?
ask-informants = Máte dobrat { n-cards }. Vezmete si místo toho z odhazovacího balíčku kartu přepadení?

option-sabotage = Sabotéři: o kartu { $card } přijde { $seat }
option-swap_back = { $card }
option-mislead = { $seat } na mýtině { $clearing }
    .short = Mýtina { $clearing }
option-orders_to = Na mýtinu { $clearing }
option-use_with = { $card } za kartu { $payment }
option-win_over = Mýtina { $clearing }: { $piece } ({ $owner })
option-league_exhaust = { $item }
option-take_ambush = { $card }

event-warriors_gathered = Výrobci rakví ({ $seat }) dostávají { $piece-counted } ({ $owner }).
event-warriors_returned = Výrobci rakví ({ $seat }) vracejí { $piece-counted } ({ $owner }).
event-swapped = { $seat } dává kartu, dostává ji { $receiver }.
event-swapped_card = Jen vy dva víte: { $seat } dává kartu { $card }, dostává ji { $receiver }.
event-ambush_taken = { $seat } si bere z odhazovacího balíčku kartu { $card }.
