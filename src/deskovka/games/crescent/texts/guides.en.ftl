# What a beginner is told in the guided first game, and how the game is won

guide-first = Guided first year, as the Caliph
guide-warlord-first = Guided first year, as the Warlord
guide-palace = The palace is stronghold and settlement in one. Put it where it protects what you want to keep: it cannot be captured, only sacked.
guide-caliph = You are the Caliph. Hexes that you control are worth a point each year, up to a limit; quarries and the crossing are worth more. You have four actions a year: build forts beside your castles, recruit, and move into empty land.
guide-caliph-build = A fort controls a hex by itself and costs you less than anybody else. Build where you are present and nobody else controls the hex.
guide-caliph-units = Units on your reserves card wait to be recruited. Castles and influence tokens raise the reserve of the next year, so influence pays twice.
guide-caliph-cards = Look at the market: cards slide towards the local end and get cheaper. Cards of your own character cost half, and what others buy of yours is paid to you.
guide-warlord = You are the Warlord. You score at once: for enemy units that fall and for buildings that you sack. Gather units and look for a town or city that nobody guards.
guide-warlord-assault = An assault into a hex that nobody controls sacks the settlement there without a fight. Where somebody controls it, compare strengths first: units, forts and castles are shown on the hex.
guide-warlord-muster = Influence tokens of yours bring new units by mustering, from your supply and wherever they lie.
guide-cards = Cards are selected in secret, and everybody reveals at once. Half of the enemy's strength is your loss, even when you win.
guide-stance = You are present in a contested hex. Supporting or defending costs nothing; your settlement, units or influence there add strength to your side.
guide-offer = The Murshid is near and can help with cards or decide a tie. You may promise points, to be paid only if your side wins.

winning-game = How the game is won
win-points = Most victory points win. Each character scores for something else: see the objectives of each.
win-secret = What is scored each year is announced, totals are secret until the end.
win-years = A standard game has { $standard } years, a long one { $long }.
win-ties = Ties are broken by coins, then by turn order.
