# Deska Aliance v prohlížeči

panel-bases = Základny
panel-base-built = { $base }: na mapě
panel-base-open = { $base }: nepostavená
