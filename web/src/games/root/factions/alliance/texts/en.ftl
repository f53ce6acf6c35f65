# The board of the Alliance in the browser

panel-bases = Bases
panel-base-built = { $base }: on the map
panel-base-open = { $base }: not built
