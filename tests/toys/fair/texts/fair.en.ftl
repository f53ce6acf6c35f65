game = Fair
ask-market = Day { $day }: what do you buy? You have { $left ->
    [one] { $left } coin
   *[other] { $left } coins
}.
option-buy = { $goods }: { $amount }
event-bought = { $seat } pays { $coins }: wheat { $wheat }, tools { $tools }, soldiers { $soldiers }.
goods-wheat = Wheat
goods-wheat-about = Bread for a winter.
goods-tools = Tools
goods-soldiers = Soldiers
told-day = Day { $day }
told-turn = { $seat } buys.
told-seat = { $seat }: coins { $coins }, wheat { $wheat }, tools { $tools }, soldiers { $soldiers }.
