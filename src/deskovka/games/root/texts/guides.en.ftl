# What a beginner is told in a guided first game, and how a game is won

guide-marquise = The Marquise de Cat: build and hold
guide-marquise-keep = You own most of the woodland at the start. Your keep goes into a corner: everything grows from there, and nobody else may place pieces in its clearing. Pick any corner.
guide-marquise-first = Your first buildings stand in the clearing of the keep or next to it. Spread them: each clearing has few slots, and a sawmill wants room for more buildings around it.
guide-marquise-build = In Birdsong your sawmill gave you wood, and wood buys buildings: that is how you score. Pick Build and a sawmill or a workshop, in a clearing that you rule and that still has a free slot. You rule where you have the most warriors and buildings together.
guide-marquise-march = Built, and scored. Warriors guard what you build: where you have fewer pieces than others, you no longer rule. Pick March, then where from and where to, and gather a few warriors where your buildings stand thin.
guide-marquise-second-move = One march is up to two moves. Move once more, or finish the march.
guide-marquise-recruit = With what is left you can Recruit (a warrior at each recruiter, once a turn), Battle where enemies stand beside you, or Overwork a sawmill for more wood. A bird card buys another action. When nothing is left, end your Daylight: you draw a card in the Evening.
guide-marquise-later = Every turn goes like this: wood arrives, you build as dear a building as your wood allows, and you keep the others from ruling your clearings. Watch the Eyrie: they grow next to you.
guide-eyrie = The Eyrie Dynasties: promise and obey
guide-eyrie-leader = A leader says where your two loyal viziers stand in the Decree, and has a gift. The Charismatic one places more warriors at each recruiting: an easy beginning.
guide-eyrie-decree = The Decree is your law: each turn you add a card, and each turn you must do everything in it. The suit says in which clearings. Put a card under Recruit or Move whose suit you can serve: you recruit at your roosts, and you move from where your warriors are.
guide-eyrie-second-card = You may add a second card, but every card is a duty for all turns to come. One is enough now: finish.
guide-eyrie-later = Again one card at least. Look at each column and ask: will I still be able to do this a few turns from now? Bird cards fit anywhere, but only one bird may be added in a turn.
guide-eyrie-resolve = Now obey the Decree, column by column: Recruit, Move, Battle, Build. Each card counts once, in a clearing of its suit. If one cannot be obeyed, your government falls into turmoil: you lose points and all but your viziers. Build a roost whenever you can: roosts score every Evening.
guide-alliance = The Woodland Alliance: from whisper to revolt
guide-alliance-revolt = A revolt takes supporters of a clearing's suit, and sympathy that already lies there. You have none yet: sympathy comes first.
guide-alliance-spread = You have nothing on the map, and that is your strength. Spread sympathy: pay a supporter of a clearing's suit and put a token there. Whoever marches warriors into it, or removes it, must give you a card. Pick a clearing where others will have to walk.
guide-alliance-spread-more = Another token must be next to one that lies on the map. Each costs more supporters and scores more points. Keep supporters of one suit for a revolt in the next turn, or spread while it is cheap.
guide-alliance-mobilize = In Daylight cards from your hand can join the supporters: pick Mobilize and a card. Supporters are your money.
guide-alliance-end = Mobilize more, or end your Daylight. Training officers takes a base, and a base comes from a revolt: in your next Birdsong, look for it.
guide-alliance-operations = Each officer gives you one operation: move, battle, recruit at a base, or organize: swap a warrior for a sympathy token. Organize where you could not pay for sympathy.
guide-vagabond = The Vagabond: one wanderer, many items
guide-vagabond-character = Your character says which items you begin with, and what you can do besides. The Ranger can fight and hide; the Thief and the Tinker live on cards. If you do not know, take one with a sword and a torch.
guide-vagabond-forest = You begin in a forest: nobody can hurt you there. Choose one beside clearings with ruins: items lie in them.
guide-vagabond-slip = Once a turn you slip to a neighbouring place for nothing, also out of the forest. Slip into a clearing with a ruin.
guide-vagabond-move = You act by exhausting items. A boot moves you to a neighbouring clearing, two boots if somebody hostile has warriors there. Go where a ruin lies.
guide-vagabond-explore = A torch searches a ruin: pick Explore to gain an item and a point. More items mean longer turns. No ruin here? Walk to one.
guide-vagabond-aid = Aid a faction in your clearing: exhaust any item and give a card of the clearing's suit. You may take an item that they crafted, and they come to like you, which scores. Where nobody stands, complete a quest, strike, or move on.
guide-vagabond-end = Use what is left: quests need the right items and a clearing of their suit. When only the wrong items are ready, end your Daylight. Teas bring back more items each Birdsong.

winning-game = How you win
win-points = Whoever first has { $points } points wins at once.
win-scoring = Everybody scores for removing buildings and tokens of others and for crafting items, and each faction in a way of its own:
win-dominance = From { $points } points on a dominance card can be activated: the score no longer counts, and whoever rules what the card says at the beginning of a turn wins.
