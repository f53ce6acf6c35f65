# Deska Společnosti Říčního lidu

panel-services = Služby a jejich ceny
panel-open-hand = Odkryté karty Společnosti
panel-payments = Platby
panel-funds = Zdroje
panel-committed = Vyhrazeno
