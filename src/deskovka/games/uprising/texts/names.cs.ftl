# Povstání: jména

game = Povstání

## Scénáře a mapy

scenario-duel = Povstání na jihu
scenario-three_rivals = Dva ohně
scenario-coalition = Občanská válka
map-republic = Republika

## Strany, frakce, barvy

side-rebels = povstalci
side-government = vláda
faction-government = Centrální vláda
faction-general_staff = Generální štáb
faction-southern_front = Jižní fronta
faction-western_league = Západní liga
faction-eastern_brigade = Východní brigáda
role-government = Centrální vláda
role-general_staff = Generální štáb
role-southern_front = Jižní fronta
role-western_league = Západní liga
role-eastern_brigade = Východní brigáda
colour-blue = modrá
colour-grey = šedá
colour-red = červená
colour-orange = oranžová
colour-green = zelená
colour-violet = fialová

## Zásoby, druhy měst, fáze

stock-money = peníze
stock-food = jídlo
stock-weapons = zbraně
stock-popularity = popularita
stock-political = politické body
stock-military = vojenská moc
kind-basic = základní město
kind-border = hraniční město
kind-capital = hlavní město
phase-prepare = hra se připravuje
phase-economy = ekonomická fáze
phase-movement = tahová fáze
phase-over = je po hře

## Karty

card-forced_march = Rychlý pochod
card-rail_transport = Železniční přesun
card-blown_bridges = Zničené mosty
card-night_crossing = Noční přechod
card-ambush = Léčka
card-barricades = Barikády
card-siege_guns = Obléhací děla
card-field_hospital = Polní lazaret
card-mobilisation = Mobilizace
card-foreign_loan = Zahraniční půjčka
card-good_harvest = Dobrá sklizeň
card-arms_shipment = Zásilka zbraní
card-sabotage = Sabotáž
card-rally = Manifestace
card-defectors = Přeběhlíci
card-curfew = Zákaz vycházení
card-general_strike = Generální stávka

## Města

space-korunov = Korunov
space-severin = Severín
space-javorna = Javorná
space-dubnice = Dubnice
space-olsany = Olšany
space-bukovec = Bukovec
space-brezina = Březina
space-horni_brana = Horní Brána
space-solna_brana = Solná Brána
space-dolni_brana = Dolní Brána
space-vetrna_brana = Větrná Brána

## Území

space-korunov_n = Korunov – sever
space-korunov_e = Korunov – východ
space-korunov_s = Korunov – jih
space-korunov_w = Korunov – západ
space-severin_in = Severín – vnitrozemí
space-severin_out = Severín – pomezí
space-javorna_in = Javorná – vnitrozemí
space-javorna_out = Javorná – pomezí
space-east_plain = Východní pláně
space-east_forest = Východní les
space-dubnice_in = Dubnice – vnitrozemí
space-dubnice_out = Dubnice – pomezí
space-olsany_in = Olšany – vnitrozemí
space-olsany_out = Olšany – pomezí
space-bukovec_in = Bukovec – vnitrozemí
space-bukovec_out = Bukovec – pomezí
space-west_plain = Západní pláně
space-west_forest = Západní les
space-brezina_in = Březina – vnitrozemí
space-brezina_out = Březina – pomezí
space-horni_brana_1 = Horní Brána – první průsmyk
space-horni_brana_2 = Horní Brána – druhý průsmyk
space-solna_brana_1 = Solná Brána – první průsmyk
space-solna_brana_2 = Solná Brána – druhý průsmyk
space-dolni_brana_1 = Dolní Brána – první průsmyk
space-dolni_brana_2 = Dolní Brána – druhý průsmyk
space-vetrna_brana_1 = Větrná Brána – první průsmyk
space-vetrna_brana_2 = Větrná Brána – druhý průsmyk
