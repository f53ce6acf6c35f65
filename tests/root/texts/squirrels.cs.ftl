# Veverky, které jsou jen v testech

ask-squirrels = Co uděláte? Zbývá { $left }.
ask-corner = Kde bydlíte?
option-raise = { $piece } na mýtině { $clearing }
option-corner = Mýtina { $clearing }
piece-den = doupě
piece-acorn = žalud
trigger-lost_acorns = ztracené žaludy
faction-squirrels = Veverky
faction-weasels = Lasičky
