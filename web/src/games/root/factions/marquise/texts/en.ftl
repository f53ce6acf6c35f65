# The board of the Marquise in the browser

panel-wood-on-map = wood: { $count } on the map
