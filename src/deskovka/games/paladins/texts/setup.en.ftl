# Paladins of the West Kingdom: the set-up

setup-players = Players
setup-players-help = One to four; alone you play against a virtual player.

setup-difficulty = Virtual player
setup-difficulty-help = How strong the virtual player is. It counts only if you play alone.
setup-difficulty-easy = easy
setup-difficulty-standard = standard
setup-difficulty-hard = hard

setup-edition = Edition
setup-edition-help = A YAML file of numbers that differ from the printed game. Empty: the printed game.
