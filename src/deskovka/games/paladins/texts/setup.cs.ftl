# Paladinové Západního království: nastavení hry

setup-players = Počet hráčů
setup-players-help = Jeden až čtyři; sám hrajete proti virtuálnímu hráči.

setup-difficulty = Virtuální hráč
setup-difficulty-help = Jak silný je virtuální hráč. Platí, jen když hrajete sami.
setup-difficulty-easy = jednoduchý
setup-difficulty-standard = standardní
setup-difficulty-hard = těžký

setup-edition = Edice
setup-edition-help = Soubor YAML s čísly, která se liší od tištěné hry. Prázdné: tištěná hra.
