# The board of the Vagabond in the browser

panel-items-ready = items ready: { $ready } of { $all }
panel-quests-done = { $count ->
    [one] 1 quest done
   *[other] { $count } quests done
}
panel-item-tracks = Tracks
panel-satchel = Satchel
panel-limit = ({ $kept } of { $limit } carried)
panel-damaged = Damaged
panel-item-damaged = { $item }, damaged
panel-relations = Relationships
panel-aids = aid { $aids }/{ $needed }
panel-quests-by-suit = Quests done:
