# Uprising: names

game = Uprising

## Scenarios and maps

scenario-duel = Uprising in the South
scenario-three_rivals = Two Fires
scenario-coalition = Civil War
map-republic = The Republic

## Sides, factions, colours

side-rebels = rebels
side-government = government
faction-government = Central Government
faction-general_staff = General Staff
faction-southern_front = Southern Front
faction-western_league = Western League
faction-eastern_brigade = Eastern Brigade
role-government = Central Government
role-general_staff = General Staff
role-southern_front = Southern Front
role-western_league = Western League
role-eastern_brigade = Eastern Brigade
colour-blue = blue
colour-grey = grey
colour-red = red
colour-orange = orange
colour-green = green
colour-violet = violet

## Stocks, kinds of cities, phases

stock-money = money
stock-food = food
stock-weapons = weapons
stock-popularity = popularity
stock-political = political points
stock-military = military power
kind-basic = basic city
kind-border = border city
kind-capital = capital
phase-prepare = the game is set up
phase-economy = economic phase
phase-movement = movement phase
phase-over = the game is over

## Cards

card-forced_march = Forced March
card-rail_transport = Rail Transport
card-blown_bridges = Blown Bridges
card-night_crossing = Night Crossing
card-ambush = Ambush
card-barricades = Barricades
card-siege_guns = Siege Guns
card-field_hospital = Field Hospital
card-mobilisation = Mobilisation
card-foreign_loan = Foreign Loan
card-good_harvest = Good Harvest
card-arms_shipment = Arms Shipment
card-sabotage = Sabotage
card-rally = Rally
card-defectors = Defectors
card-curfew = Curfew
card-general_strike = General Strike

## Cities

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

## Territories

space-korunov_n = Korunov North
space-korunov_e = Korunov East
space-korunov_s = Korunov South
space-korunov_w = Korunov West
space-severin_in = Severín Inland
space-severin_out = Severín Outland
space-javorna_in = Javorná Inland
space-javorna_out = Javorná Outland
space-east_plain = Eastern Plain
space-east_forest = Eastern Forest
space-dubnice_in = Dubnice Inland
space-dubnice_out = Dubnice Outland
space-olsany_in = Olšany Inland
space-olsany_out = Olšany Outland
space-bukovec_in = Bukovec Inland
space-bukovec_out = Bukovec Outland
space-west_plain = Western Plain
space-west_forest = Western Forest
space-brezina_in = Březina Inland
space-brezina_out = Březina Outland
space-horni_brana_1 = Horní Brána First Pass
space-horni_brana_2 = Horní Brána Second Pass
space-solna_brana_1 = Solná Brána First Pass
space-solna_brana_2 = Solná Brána Second Pass
space-dolni_brana_1 = Dolní Brána First Pass
space-dolni_brana_2 = Dolní Brána Second Pass
space-vetrna_brana_1 = Větrná Brána First Pass
space-vetrna_brana_2 = Větrná Brána Second Pass
