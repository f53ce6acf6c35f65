game = Bazar
ask-lay = { $day }. den: co vyložíte na trh?
ask-trade = Jak budete obchodovat?
may-trade = Můžete poslat darebáka pro minci toho, kdo obchoduje.
option-lay = { $cards-count ->
    [0] Nevyložit nic
   *[other] Vyložit: { $cards }
}
option-earn = Vydělat minci
option-draw = Dobrat kartu
option-wait = Počkat
option-send = Poslat: { $card }
event-day = Začíná { $day }. den.
event-drew = { $seat } dobírá kartu.
event-drew_card = Dobíráte: { $card }.
event-laid = { $cards-count ->
    [0] { $seat } nevykládá nic.
   *[other] { $seat } vykládá: { $cards } (zisk { $coins }).
}
event-traded = { $seat } { $how }.
event-sent = { $seat } posílá: { $card }. Mince hráče { $victim } je pryč.
how-earn = vydělává minci
how-draw = dobírá kartu
how-wait = čeká
card-hidden = karta
card-fig = Fík
card-date = Datle
card-olive = Oliva
card-salt = Sůl
card-tea = Čaj
card-wool = Vlna
card-rug = Koberec
card-silk = Hedvábí
card-amber = Jantar
card-pearl = Perla
card-thief = Zloděj
card-monkey = Opice
card-magpie = Straka
card-cutpurse = Kapsář
told-day = { $day }. den
told-turn = { $phase }: { $seat }, vede { $leader }.
told-piles = Banka { $bank }, balíček { $deck }, prodáno { $cards }.
told-seat = { $seat }: mince { $coins }, ruka { $cards }.
