game = Jarmark
ask-market = { $day }. den: co koupíte? Máte { $left ->
    [one] { $left } minci
    [few] { $left } mince
   *[other] { $left } mincí
}.
option-buy = { $goods }: { $amount }
event-bought = { $seat } platí { $coins }: obilí { $wheat }, nástroje { $tools }, vojáci { $soldiers }.
goods-wheat = Obilí
goods-wheat-about = Chléb na zimu.
goods-tools = Nástroje
goods-soldiers = Vojáci
told-day = { $day }. den
told-turn = Nakupuje { $seat }.
told-seat = { $seat }: mince { $coins }, obilí { $wheat }, nástroje { $tools }, vojáci { $soldiers }.
