# Co boti počítají, jak to říkají, když vysvětlují tah

feature-points = vítězné body
feature-yearly = co budou bodovat další roky
feature-nearly = rozpracované cíle
feature-coins = mince
feature-income = příjem
feature-units = jednotky
feature-reserve = zálohy
feature-refill = zálohy na příští rok
feature-hexes = ovládané hexy
feature-influence = vliv
feature-strongholds = tvrze a pevnosti
feature-combat_cards = bojové karty
feature-contest_cards = karty do soupeření
feature-other_cards = ostatní karty
feature-exposed = ohrožené hexy
feature-prey = nepřátelské hexy na dosah
feature-spoils = co lze vzápětí vyplenit
feature-further = co dovolí zbytek akce
feature-bargains = co lze ještě koupit
feature-bare_cities = sídla, která lze vyplenit
feature-wares = karty na sultánově trhu
feature-won = probíhající střet
feature-losses = ztráty v probíhajícím střetu
feature-plunder = kořist z probíhajícího střetu
feature-tokens = vliv v probíhajícím střetu
feature-deal = probíhající dohoda
