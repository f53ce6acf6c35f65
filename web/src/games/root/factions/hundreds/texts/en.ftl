# The board of the Hundreds in the browser

panel-command = Command
panel-prowess = Prowess
