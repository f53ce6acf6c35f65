# The board of the Keepers in the browser

panel-retinue = Retinue
panel-card-acted = { $card } ({ $suit }), has acted
