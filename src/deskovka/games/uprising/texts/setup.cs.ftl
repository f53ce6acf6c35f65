# Povstání: nastavení

setup-players = Hráčů
setup-players-help = Dva až čtyři. Místa u stolu hrají za frakce scénáře v jejich pořadí.

setup-scenario = Scénář
setup-scenario-help = Co je na začátku na plánu a kdo stojí na čí straně.
setup-scenario-auto = ten pro daný počet hráčů
setup-scenario-duel = Povstání na jihu: povstalci proti vládě
setup-scenario-three_rivals = Dva ohně: dvě povstalecké skupiny, každá sama za sebe, a vláda
setup-scenario-coalition = Občanská válka: dva proti dvěma

setup-length = Délka
setup-length-help = Zda se hra, která nemá konce, přeruší remízou.
setup-length-open = bez omezení
setup-length-capped = po mnoha kolech se přeruší

setup-edition = Edice
setup-edition-help = Co má být jinak než v základní hře, jako YAML: ceny, mapy, karty, frakce, scénáře. Prázdné: základní hra.
