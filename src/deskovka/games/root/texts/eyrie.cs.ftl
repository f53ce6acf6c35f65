# Root: na co se ptají, co nabízejí, ohlašují a ukazují Rody Orlího hnízda

card-loyal_vizier = věrný vezír

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

event-leaders_ready = Všichni vůdci leží lícem nahoru ({ $seat }).
event-leader_chosen = { $seat } má nového vůdce: { $leader }.
event-decree_added = { $seat } přidává do výnosu kartu { $card } ({ $column }).
event-decree_resolved = { $seat } plní kartu výnosu ({ $column }, { $suit }).
event-decree_lost = { $seat } přichází o kartu výnosu: { $card }.
event-turmoil = { $seat } upadá do chaosu ({ $column }); ptačích karet ve výnosu: { $count }.

note-roost = Večer: { $points } VB

## Deska

told-leader = Vůdce: { $leader }.
told-leaders-left = Dosud lícem nahoru: { $leaders }.
told-column = { $column }: { $cards }.
told-resolved = Z toho splněno: { $cards }.
told-resolving = Právě se plní: { $column }.
told-added = V tomto tahu přidáno do výnosu: { $count }.
told-roosts = Hřady: na mapě { $on_map }, zbývá { $on_track }; s dalším hřadem přinese Večer { $points } VB.
told-roosts-empty = Hřady: na mapě { $on_map }, zbývá { $on_track }.
told-evening-points = Večer: { $points } VB.

about-loyal_vizier = Ptačí karta výnosu, která zůstává i při chaosu. Ve kterém sloupci leží, určuje vůdce.
about-viziers = Vezíři: { $columns }.
about-full-points = Vyrobené předměty přinášejí plný počet bodů.
about-recruits = Každé verbování musí umístit { $count ->
    [one] { $count } bojovníka
    [few] { $count } bojovníky
   *[other] { $count } bojovníků
}.
about-attacks = Jako útočník udělujete { $count ->
    [one] { $count } dodatečný zásah
    [few] { $count } dodatečné zásahy
   *[other] { $count } dodatečných zásahů
}.
about-razes = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} navíc za každou bitvu, v níž odstraníte soupeřovu stavbu nebo žeton.
