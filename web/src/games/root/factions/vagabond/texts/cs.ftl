# Deska Tuláka v prohlížeči

panel-items-ready = připravené předměty: { $ready } z { $all }
panel-quests-done = { $count ->
    [one] 1 splněný úkol
    [few] { $count } splněné úkoly
   *[other] { $count } splněných úkolů
}
panel-item-tracks = Stupnice
panel-satchel = Brašna
panel-limit = (neseno { $kept } z { $limit })
panel-damaged = Poškozené
panel-item-damaged = { $item }, poškozeno
panel-relations = Vztahy
panel-aids = pomoc { $aids }/{ $needed }
panel-quests-by-suit = Splněné úkoly:
