# Root: what single cards of both decks ask, offer and tell

## Base deck

ask-bank_enemy = Better Burrow Bank: which enemy draws a card too?
ask-tax = Tax Collector: which warrior do you remove?

option-use_on = { $card }: { $seat }
option-player = { $seat }
option-take_warrior = Clearing { $clearing } ({ $piece })

## Exiles & Partisans

ask-swap = Swap Meet: which card do you give to { $seat }?
ask-orders = False Orders: whom do you mislead, and where?
ask-orders_to = False Orders: where do you send half of the warriors of { $seat } from clearing { $clearing }?
ask-emigre_move = Eyrie Émigré: where do you move? You must battle there, or the card is lost.
ask-emigre_battle = Eyrie Émigré: whom do you attack?
ask-propaganda = Propaganda Bureau: which warrior do you replace with one of yours?
ask-league_item = League of Adventurous Mice: which item do you exhaust?
ask-league = League of Adventurous Mice: do you move or battle?
ask-charm = Charm Offensive: who scores a point?
ask-informants = You are about to draw { n-cards }. Do you take an ambush card from the discard pile instead?

option-sabotage = Saboteurs against { $seat }: { $card }
option-swap_back = { $card }
option-mislead = { $seat } in clearing { $clearing }
    .short = Clearing { $clearing }
option-orders_to = To clearing { $clearing }
option-use_with = { $card } for { $payment }
option-win_over = Clearing { $clearing }: { $piece } ({ $owner })
option-league_exhaust = { $item }
option-take_ambush = { $card }

event-warriors_gathered = Coffin Makers of { $seat } receive { $piece-counted } of { $owner }.
event-warriors_returned = Coffin Makers of { $seat } give { $piece-counted } back to { $owner }.
event-swapped = { $seat } gives a card to { $receiver }.
event-swapped_card = Only the two of you know: { $seat } gave { $card } to { $receiver }.
event-ambush_taken = { $seat } takes { $card } from the discard pile.
