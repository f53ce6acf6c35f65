# The board of the Cult in the browser

panel-lost-souls = Lost Souls
