# Root: na co se ptají, co nabízejí, ohlašují a ukazují Rody Orlího hnízda

card-loyal_vizier = věrný vezír
card-loyal_vizier-about = Ptačí karta výnosu, která v něm zůstává i po chaosu. Ve kterém sloupci leží, určuje vůdce.

ask-first_roost = Kde bude stát váš první hřad?
ask-leader = Kdo vás odteď povede?
ask-decree_add = Kterou kartu přidáte do výnosu a do kterého sloupce? { $left ->
    [one] Druhou kartu přidat nemusíte.
    [few] Jednu přidat musíte.
   *[other] Jednu přidat musíte.
}
ask-new_roost = Na mapě nemáte žádný hřad. Kde založíte nový?
ask-decree = Výnos, { $column }: co uděláte? { $left ->
    [one] Je to poslední karta sloupce.
    [few] Ve sloupci zbývají { $left } karty.
   *[other] Ve sloupci zbývá { $left } karet.
}
ask-end_daylight = Výnos je splněn. Chcete před Večerem udělat ještě něco?

option-leader = { $leader }
option-decree_add = { $card }: { $column }
    .short = { $column }
option-decree_first = Nejdřív { $suit } karta
option-decree_recruit = { $suit }: verbování na mýtině { $clearing }
    .short = verbování na mýtině { $clearing }
option-decree_move = { $suit }: { $clearing } → { $target }
    .short = { $clearing } → { $target }
option-decree_ferry = { $suit }: { $clearing } → { $target } vorem
    .short = { $clearing } → { $target } vorem
option-decree_battle = { $suit }: bitva na mýtině { $clearing }, soupeř { $defender }
    .short = na mýtině { $clearing }, soupeř { $defender }
option-decree_build = { $suit }: hřad na mýtině { $clearing }
    .short = hřad na mýtině { $clearing }
option-turmoil = Chaos: začít kartou, kterou nelze splnit

event-leader_chosen = { $seat } má nového vůdce: { $leader }.
event-decree_added = { $seat } přidává do výnosu kartu { $card } ({ $column }).
event-decree_resolved = { $seat } plní kartu výnosu ({ $column }, { $suit }).
event-turmoil = { $seat } upadá do chaosu ({ $column }); ptačích karet ve výnosu: { $count }.

table-eyrie-leader = Vůdce: { $leader } · dosud lícem nahoru: { $left }
table-eyrie-card = { $suit } { $card }
table-eyrie-column = { $column }: { $cards }{ $resolved ->
    [0] { "" }
   *[other] { " " }(splněno { $resolved })
}
table-eyrie-roosts = Hřady: na mapě { $on_map } · Večer: { $points } VB a { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}{ $on_track ->
    [0] { "" }
   *[other] { " " }· s dalším hřadem: { $next } VB
}
note-roost = Večer: { $points } VB
