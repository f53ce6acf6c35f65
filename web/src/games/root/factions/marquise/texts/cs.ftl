# Deska Markýzy v prohlížeči

panel-wood-on-map = dřevo: na mapě { $count }
