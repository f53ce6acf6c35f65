# Paladinové Západního království: názvy

game = Paladinové Západního království

## Měšťané

townsfolk-abbot_1 = Opat (nádeník)
townsfolk-abbot_2 = Opat (proviant)
townsfolk-abbot_3 = Opat (daň)
townsfolk-acolyte_1 = Ministrant (nádeník)
townsfolk-acolyte_2 = Ministrant (mince)
townsfolk-acolyte_3 = Ministrant (daň)
townsfolk-architect_1 = Architektka (nádeník)
townsfolk-architect_2 = Architektka (proviant)
townsfolk-architect_3 = Architektka (daň)
townsfolk-conspirator_1 = Pletichářka (výprava: podezření)
townsfolk-conspirator_2 = Pletichářka (výprava: zločinec)
townsfolk-debt_collector_1 = Výběrčí dluhů (nádeník)
townsfolk-debt_collector_2 = Výběrčí dluhů (bojovník)
townsfolk-debt_collector_3 = Výběrčí dluhů (zvěd)
townsfolk-defender_1 = Obránce (nádeník)
townsfolk-defender_2 = Obránce (proviant)
townsfolk-defender_3 = Obránce (daň)
townsfolk-gatekeeper_1 = Strážná (nádeník)
townsfolk-gatekeeper_2 = Strážná (mince)
townsfolk-gatekeeper_3 = Strážná (daň)
townsfolk-missionary_1 = Jeptiška (nádeník)
townsfolk-missionary_2 = Jeptiška (proviant)
townsfolk-missionary_3 = Jeptiška (daň)
townsfolk-peddler_1 = Pouliční prodavač (nádeník)
townsfolk-peddler_2 = Pouliční prodavač (proviant)
townsfolk-peddler_3 = Pouliční prodavač (mince)
townsfolk-squire_1 = Panoš (síla)
townsfolk-squire_2 = Panoš (vliv)
townsfolk-squire_3 = Panoš (víra)
townsfolk-watchman_1 = Hlídač (nádeník)
townsfolk-watchman_2 = Hlídač (mince)
townsfolk-watchman_3 = Hlídač (daň)

## Cizinci

outsider-adventurer_v = Dobrodruh (Viking)
outsider-armourer_v = Zbrojíř (Viking)
outsider-assassin_v = Vrah (Viking)
outsider-barbarian_v = Barbar (Viking)
outsider-guardian_v = Strážce (Viking)
outsider-lookout_v = Hlídka (Viking)
outsider-marauder_v = Plenitel (Viking)
outsider-mercenary_v = Žoldnéř (Viking)
outsider-protector_v = Ochránce (Viking)
outsider-thief_v = Zloděj (Viking)
outsider-traitor_v = Zrádce (Viking)
outsider-vigilante_v = Mstitel (Viking)
outsider-archer_b = Lučištník (Byzantinec)
outsider-armourer_b = Zbrojíř (Byzantinec)
outsider-assassin_b = Vrah (Byzantinec)
outsider-champion_b = Šampion (Byzantinec)
outsider-guardian_b = Strážce (Byzantinec)
outsider-hunter_b = Lovec (Byzantinec)
outsider-invader_b = Nájezdník (Byzantinec)
outsider-lookout_b = Hlídka (Byzantinec)
outsider-mercenary_b = Žoldnéř (Byzantinec)
outsider-thief_b = Zloděj (Byzantinec)
outsider-traitor_b = Zrádce (Byzantinec)
outsider-warrior_b = Válečník (Byzantinec)
outsider-adventurer_s = Dobrodruh (Saracén)
outsider-archer_s = Lučištník (Saracén)
outsider-barbarian_s = Barbar (Saracén)
outsider-champion_s = Šampion (Saracén)
outsider-hunter_s = Lovec (Saracén)
outsider-invader_s = Nájezdník (Saracén)
outsider-marauder_s = Plenitel (Saracén)
outsider-mercenary_s1 = Žoldnéř (Saracén, nádeník)
outsider-mercenary_s2 = Žoldnéř (Saracén, daň)
outsider-protector_s = Ochránce (Saracén)
outsider-vigilante_s = Mstitel (Saracén)
outsider-warrior_s = Válečník (Saracén)

## Paladinové

paladin-anseis = Anséis
paladin-berengier = Bérengier
paladin-engelier = Engelier
paladin-gerier = Gérier
paladin-gerin = Gérin
paladin-girard = Girard
paladin-ivoire = Ivoire
paladin-ivon = Ivon
paladin-oliver = Oliver
paladin-otton = Otton
paladin-roland = Roland
paladin-samson = Samson
paladin-hidden = paladin lícem dolů

## Karty krčmy

tavern-tavern_a = Krčma A
tavern-tavern_b = Krčma B
tavern-tavern_c = Krčma C
tavern-tavern_d = Krčma D
tavern-tavern_e = Krčma E
tavern-tavern_f = Krčma F
tavern-tavern_g = Krčma G
tavern-tavern_h = Krčma H
tavern-tavern_i = Krčma I
tavern-tavern_j = Krčma J
tavern-tavern_k = Krčma K
tavern-tavern_l = Krčma L
tavern-tavern_m = Krčma M
tavern-tavern_n = Krčma N
tavern-tavern_o = Krčma O
tavern-tavern_p = Krčma P
tavern-tavern_q = Krčma Q
tavern-tavern_r = Krčma R
tavern-tavern_s = Krčma S
tavern-tavern_t = Krčma T
tavern-tavern_u = Krčma U
tavern-tavern_v = Krčma V
tavern-tavern_w = Krčma W
tavern-tavern_x = Krčma X

## Královské rozkazy

order-commission = Rozkaz: Misie
order-fortify = Rozkaz: Opevnění
order-garrison = Rozkaz: Posádka
order-absolve = Rozkaz: Odpustek
order-attack = Rozkaz: Útok
order-convert = Rozkaz: Obrácení

## Královské přízně

favour-recruit = Přízeň: měšťan
favour-tax = Přízeň: daně
favour-criminals = Přízeň: zločinci
favour-attribute = Přízeň: vlastnost
favour-pardon = Přízeň: milost
favour-levy = Přízeň: odvody
favour-works = Přízeň: stavby
favour-labour = Přízeň: nádeníci
favour-supplies = Přízeň: zásoby
favour-pray = Přízeň: modlitba

## Hradby

wall-strength = Mohutné hradby
wall-labourer_vp = Hradby s nádeníkem a body
wall-vp2 = Slavné hradby
wall-debt_or_silver = Hradby s dluhem
wall-suspicion_or_silver = Hradby s podezřením
wall-labourer3 = Hradby s mnoha nádeníky
wall-labourer2 = Hradby s nádeníky
wall-labourer_merchant = Hradby s nádeníkem a kupcem
wall-labourer_fighter = Hradby s nádeníkem a bojovníkem
wall-labourer_scout = Hradby s nádeníkem a zvědem
wall-labourer_cleric = Hradby s nádeníkem a knězem
wall-scout_merchant = Hradby se zvědem a kupcem
wall-scout = Hradby se zvědem
wall-merchant = Hradby s kupcem
wall-fighter = Hradby s bojovníkem
wall-cleric = Hradby s knězem

## Políčka: regionů a pro džbány

slot-R1S1 = I a
slot-R1S2 = I b
slot-R1S3 = I c
slot-R1S4 = I d
slot-R2S1 = II a
slot-R2S2 = II b
slot-R2S3 = II c
slot-R2S4 = II d
slot-R2S5 = II e
slot-R2S6 = II f
slot-R2S7 = II g
slot-R3S1 = III a
slot-R3S2 = III b
slot-R3S3 = III c
slot-R3S4 = III d
slot-R3S5 = III e
slot-R3S6 = III f
slot-R3S7 = III g
slot-R3S8 = III h
slot-R3S9 = III i
slot-R4S1 = IV a
slot-R4S2 = IV b
slot-R4S3 = IV c
slot-R4S4 = IV d
slot-R4S5 = IV e
slot-R4S6 = IV f
slot-R4S7 = IV g
slot-R4S8 = IV h
slot-R4S9 = IV i
slot-R4S10 = IV j
slot-R5S1 = V a
slot-R5S2 = V b
slot-R5S3 = V c
slot-R5S4 = V d
slot-R5S5 = V e
slot-R5S6 = V f
slot-R5S7 = V g
slot-R6S1 = VI a
slot-R6S2 = VI b
slot-R6S3 = VI c
slot-A1 = Džbán a
slot-A2 = Džbán b
slot-A3 = Džbán c
slot-A4 = Džbán d
slot-A5 = Džbán e
slot-A6 = Džbán f
slot-A7 = Džbán g

## Akce

action-develop = Rozvoj
action-recruit = Verbování
action-hunt = Lov
action-trade = Obchod
action-pray = Modlitba
action-conspire = Spiknutí
action-commission = Misie
action-fortify = Opevnění
action-garrison = Posádka
action-absolve = Odpustek
action-attack = Útok
action-convert = Obrácení
action-rest = Odpočinek
action-nothing = nic

## Poddaní

worker-labourer = nádeník
worker-scout = zvěd
worker-merchant = kupec
worker-fighter = bojovník
worker-cleric = kněz
worker-criminal = zločinec
worker-any = kdokoli
worker-virtual = poddaný virtuálního hráče

## Vlastnosti

attribute-faith = víra
attribute-strength = síla
attribute-influence = vliv

## Odměny

reward-labourer = nádeník
    .counted = { gain-labourer }
reward-scout = zvěd
    .counted = { gain-scout }
reward-merchant = kupec
    .counted = { gain-merchant }
reward-fighter = bojovník
    .counted = { gain-fighter }
reward-cleric = kněz
    .counted = { gain-cleric }
reward-criminal = zločinec
    .counted = { gain-criminal }
reward-faith = víra
    .counted = { gain-faith }
reward-strength = síla
    .counted = { gain-strength }
reward-influence = vliv
    .counted = { gain-influence }
reward-provision = proviant
    .counted = { gain-provision }
reward-silver = mince
    .counted = { gain-silver }
reward-tax = daň
reward-remove_suspicion = odhodit podezření
reward-destroy_debt = zrušit dluh
reward-pay_debt = splatit dluh
reward-pray = modlitba
reward-free_recruit = měšťan zdarma
reward-free_develop = dílna zdarma
reward-any_attribute = libovolná vlastnost
reward-either = jedna z odměn na kartě

## Národy

people-saracen = Saracén
people-byzantine = Byzantinec
people-viking = Viking

## Co počítají obrácení cizinci

term-commission = misionáři na plánu
term-garrison = tvrze na plánu
term-develop = dílny na akcích
term-fortify = hradby
term-absolve = přesunuté džbány
term-recruited_townsfolk = měšťané v družině
term-faith = víra
term-strength = síla
term-influence = vliv
term-attacked_saracen = přemožení Saracéni
term-attacked_byzantine = přemožení Byzantinci
term-attacked_viking = přemožení Vikingové
term-fulfilled_kings_order = splněné královské rozkazy
term-converted_mercenary = obrácení Žoldnéři
term-paid_debt = splacené dluhy
term-unpaid_debt = nesplacené dluhy
term-suspicion = karty podezření

## Způsoby platby

way-silver = za mince
way-debt = za dluh

## Kameny a zásoby

piece-monk = misionář
piece-outpost = tvrz
piece-workshop = dílny
piece-supply = počáteční zásoba
piece-suspicion = podezření
piece-debt = dluhy
piece-tax = zásoba daní
piece-carried = poddaní do dalšího kola

## Intriky

scheme-commission = Misie
scheme-fortify = Opevnění
scheme-garrison = Posádka
scheme-absolve = Odpustek
scheme-attack = Útok
scheme-convert = Obrácení
scheme-recruit = Verbování
scheme-pray = Modlitba
scheme-trade = Obchod
scheme-conspire = Spiknutí
scheme-order = královský rozkaz
scheme-favour = královská přízeň

## Části bodování

part-orders = královské rozkazy
part-faith = víra
part-strength = síla
part-influence = vliv
part-workshops = dílny
part-monks = misionáři
part-walls = hradby
part-outposts = tvrze
part-jars = džbány
part-outsiders = obrácení cizinci
part-paid = splacené dluhy
part-unpaid = nesplacené dluhy
part-leftovers = zbylé suroviny

## Fáze

phase-prepare = připravuje se stůl
phase-first = každý si bere prvního měšťana
phase-round = začíná kolo
phase-paladins = tajně se volí paladinové
phase-gather = shromažďují se poddaní
phase-act = akce
phase-virtual = jedná virtuální hráč
phase-refresh = doplňuje se stůl
phase-scoring = počítají se body
phase-over = hra skončila

## Hráči

seat-virtual = virtuální hráč

## Soupeři

rival-virtual = Virtuální hráč

## Co brání virtuálnímu hráči

obstacle-used = pole je použité
obstacle-workers = málo poddaných
obstacle-limit = akce je vyčerpaná
obstacle-reach = na nic nedosáhne
obstacle-orders = žádný odhalený rozkaz není možný
obstacle-favours = žádná přízeň není volná
