# Minutová říše: Legendy: otázky, možnosti a události

## Počty

n-coins = { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
n-armies = { $count ->
    [one] { $count } armádu
    [few] { $count } armády
   *[other] { $count } armád
}
n-victory-points = { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}

## Otázky

ask-centre = Který segment bude centrální?
ask-turn = O kolik stupňů jej otočíte po směru hodinových ručiček?
ask-open_side = Který okraj centrálního segmentu zůstane volný?
ask-arm = Který segment přiložíte jako rameno?
ask-touch = Kterým svým okrajem se rameno dotkne centrálního segmentu?
ask-segment = Který segment bude v řadě další?
ask-start = Který region bude startovní?
ask-token = Kam se žetonem?
ask-joint = Kam přijde po jedné další armádě každého hráče?
ask-neutral = Kam umístíte neutrální armádu? { $left ->
    [one] Je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-bid = Kolik mincí nabídnete za právo určit, kdo začne? Nabídka je tajná, platí jen vítěz dražby.
ask-starter = Vyhráváte dražbu. Kdo začne?
ask-take = Kterou kartu si vezmete? Máte { n-coins }.
ask-either = Kterou z obou akcí provedete?
ask-place = Kolik armád umístíte do regionu { $region }? Umístit { $left ->
    [one] můžete ještě { $left }.
    [few] můžete ještě { $left }.
   *[other] jich můžete ještě { $left }.
}
ask-place_through = Kolik armád umístíte do regionu { $region }? Za každou zaplatíte majiteli města ({ $owner }) { n-coins }. Umístit { $left ->
    [one] můžete ještě { $left }.
    [few] můžete ještě { $left }.
   *[other] jich můžete ještě { $left }.
}
ask-knight = Bílý rytíř: kolik armád přijde k novému městu v regionu { $region }?
ask-move = Kterou armádu přesunete? { $points ->
    [one] Zbývá { $points } manévr pohybu.
    [few] Zbývají { $points } manévry pohybu.
   *[other] Zbývá { $points } manévrů pohybu.
}
ask-build = Kde postavíte město?
ask-destroy = Kterou armádu zničíte?
ask-extra_card = Královna víl: kterou kartu si ještě koupíte? Máte { n-coins }.

## Možnosti

option-centre = { $face }
option-turn = { $degrees }°
option-open_side = { $side }
option-arm = { $side }: { $face }
    .short = { $face }
option-touch = { $side }
option-segment = { $place }. místo: { $face }
option-start = { $region }
option-put = { $token }: { $region }
    .short = { $region }
option-leave = { $token }: nechat v krabici
option-joint = { $region }
option-neutral = { $region }
option-bid = { n-coins }
option-begin = { $seat }
option-take = { $card }
option-perform = { $action }
option-place = { $region }: { $count ->
    [0] žádná
    [one] { $count } armáda
    [few] { $count } armády
   *[other] { $count } armád
}
option-place_through = { $region } ({ $owner }): { $count ->
    [0] žádná
    [one] { $count } armáda
    [few] { $count } armády
   *[other] { $count } armád
}
option-move = { $origin } → { $region }
    .short = → { $region }
option-build = { $region }
option-destroy = { $region }: { $victim }
    .short = { $victim }
option-done = To stačí

## Události

event-game_begins = { $game ->
    [1] Hra začíná, připravuje ji { $seat }.
   *[other] Začíná { $game }. partie, připravuje ji { $seat }.
}
event-leader_dealt = { $seat-player } dostává vůdce: { $leader }.
event-board_laid = Herní plán leží na stole.
event-start_chosen = Startovní region: { $region }.
event-token_put = { $token } je v regionu { $region }.
event-token_left = V krabici zůstává { $token }.
event-card_dealt = V nabídce přibývá karta { $card }.
event-armies_set_up = { $seat } umisťuje { n-armies } do regionu { $region }.
event-joint_chosen = { $seats } umisťují do regionu { $region } každý { n-armies }.
event-coins_dealt = { $seats } dostávají každý { n-coins }.
event-neutral_placed = { $seat } umisťuje neutrální armádu do regionu { $region }.
event-bid_made = { $seat } nabízí { n-coins }.
event-bid_tie_drawn = O shodě nabídek rozhoduje los: { $seat }.
event-bid_won = { $seat } vyhrává dražbu a platí { $coins ->
    [0] jen úsměvem.
   *[other] { n-coins }.
}
event-starter_named = { $seat } určuje, kdo začne: { $starter }.
event-took = { $seat } bere kartu { $card } { $coins ->
    [0] zdarma.
   *[other] za { n-coins }.
}
event-coins_gained = { $seat } získává z banku { n-coins }.
event-placed = { $seat } umisťuje { n-armies } do regionu { $region }.
event-paid_owner = { $seat } platí majiteli města ({ $owner }) { n-coins }.
event-paid_bandits = { $seat } platí bandě lupičů v regionu { $region } { n-coins }.
event-moved = { $seat } přesouvá armádu: { $origin } → { $region }.
event-stopped = { $seat } končí s přesuny. { $points ->
    [one] Propadá { $points } manévr.
    [few] Propadají { $points } manévry.
   *[other] Propadá { $points } manévrů.
}
event-dragon_slain = { $seat } zabíjí draka v regionu { $region }!
event-built = { $seat } staví město v regionu { $region }.
event-declined = { $seat } vynechává možnost „{ $action }“.
event-token_taken = { $seat } objevuje v regionu { $region } žeton { $token }.
event-destroyed = { $seat } ničí v regionu { $region } armádu ({ $victim }).
event-captured = { $seat } si zničenou armádu ({ $victim }) nechává.
event-robbed = { $seat } bere lup: { n-coins } ({ $victim }).
event-peeked = { $seat } se dívá na zakrytý žeton v regionu { $region }.
event-peeked_token = Jen vy víte: v regionu { $region } leží { $token }.
event-scored = { $seat }: { n-victory-points } (regiony { $regions }, ostrovy { $islands }, karty { $cards }, elixíry { $elixirs }{ $discoveries ->
    [0] { "" }
   *[other] , žetony objevů { $discoveries }
}{ $citadels ->
    [0] { "" }
   *[other] , citadely { $citadels }
}{ $dragon ->
    [0] { "" }
   *[other] , drak { $dragon }
}{ $leader ->
    [0] { "" }
   *[other] , vůdce { $leader }
}).
event-game_won = { $game }. partii vyhrává { $seat }.
event-won = Vítězí { $seat }: { n-victory-points }!
event-shared_victory = { $seat } se dělí o vítězství: { n-victory-points }.

## Názvy v nich

action-place = Umístění armád
action-move = Přesun armád
action-build = Stavba města
action-destroy = Zničení armády
action-extra_card = Karta navíc

side-N = Sever
side-E = Východ
side-S = Jih
side-W = Západ

seat-neutral = neutrální barva
