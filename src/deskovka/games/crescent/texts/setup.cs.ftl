# Ve svitu půlměsíce: nastavení

setup-players = Hráčů
setup-players-help = Čtyři nebo pět. Místa u stolu hrají za postavy v pořadí tahu: Válečník, Muršid, Sultán, Chalífa a v pěti hráčích Nomád.

setup-map = Mapa
setup-map-help = Hotové rozložení pro daný počet hráčů, nebo mapa, kterou sestaví hráči.
setup-map-auto = obvyklá
setup-map-variable = sestaví ji hráči
setup-map-fertile_crescent = Úrodný půlměsíc (pět hráčů)
setup-map-divided_banks = Rozdělené břehy (pět hráčů)
setup-map-short_campaign = Krátké tažení (čtyři hráči)
setup-map-river_bend = Ohyb řeky (čtyři hráči)

setup-length = Délka
setup-length-help = Kolik roků se hraje.
setup-length-standard = standardní hra
setup-length-long = dlouhá hra, o rok víc

setup-edition = Edice
setup-edition-help = Co má být jinak než u tohoto stolu, jako YAML: čísla, postavy, karty, hexy, rozložení. Prázdné: nic.
