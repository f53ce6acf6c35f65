# Deska Ochránců v prohlížeči

panel-retinue = Družina
panel-card-acted = { $card } ({ $suit }), už jednala
