# Root: what the Eyrie Dynasties ask, offer, tell and show

card-loyal_vizier = Loyal Vizier

ask-first_roost = Where does your first roost stand?
ask-leader = Who leads you from now on?
ask-decree_add = Which card do you add to the Decree, and in which column? { $left ->
    [one] A second card is up to you.
   *[other] You must add one.
}
ask-new_roost = You have no roost left on the map. Where do you found a new one?
ask-decree = Decree, { $column }: what do you do? { $left ->
    [one] This is the last card of the column.
   *[other] { $left } cards of the column are left.
}
ask-end_daylight = The Decree is fulfilled. Is there anything else before Evening?

option-leader = { $leader }
option-decree_add = { $card }: { $column }
    .short = { $column }
option-decree_first = The { $suit } card first
option-decree_recruit = { $suit }: recruit in { $clearing }
    .short = recruit in { $clearing }
option-decree_move = { $suit }: { $clearing } → { $target }
    .short = { $clearing } → { $target }
option-decree_ferry = { $suit }: { $clearing } → { $target } by ferry
    .short = { $clearing } → { $target } by ferry
option-decree_battle = { $suit }: battle in { $clearing } with { $defender }
    .short = in { $clearing } with { $defender }
option-decree_build = { $suit }: build a roost in { $clearing }
    .short = a roost in { $clearing }
option-turmoil = Turmoil: start with a card that cannot be resolved

event-leaders_ready = All leaders of { $seat } lie face up.
event-leader_chosen = { $seat } has a new leader: { $leader }.
event-decree_added = { $seat } adds { $card } to the Decree ({ $column }).
event-decree_resolved = { $seat } resolves a card of the Decree ({ $column }, { $suit }).
event-decree_lost = { $seat } loses a card of the Decree: { $card }.
event-turmoil = { $seat } falls into Turmoil ({ $column }); bird cards in the Decree: { $count }.

note-roost = Evening: { $points } VP

## The board

told-leader = Leader: { $leader }.
told-leaders-left = Still face up: { $leaders }.
told-column = { $column }: { $cards }.
told-resolved = Resolved of these: { $cards }.
told-resolving = Now resolved: { $column }.
told-added = Added to the Decree in this turn: { $count }.
told-roosts = Roosts: { $on_map } on the map, { $on_track } left; with one more the Evening brings { $points } VP.
told-roosts-empty = Roosts: { $on_map } on the map, { $on_track } left.
told-evening-points = Evening: { $points } VP.

about-loyal_vizier = A bird card of the Decree that stays when there is Turmoil. The leader says in which column it lies.
about-viziers = Viziers: { $columns }.
about-full-points = Crafted items bring their full points.
about-recruits = Each Recruit must place { n-warriors }.
about-attacks = As attacker you deal { $count ->
    [one] { $count } extra hit
   *[other] { $count } extra hits
}.
about-razes = { $points ->
    [one] { $points } extra point
   *[other] { $points } extra points
} for each battle in which you remove an enemy building or token.
