# Deska Orlího hnízda v prohlížeči

panel-leader = Vůdce
panel-leaders-left = Ještě k dispozici:
panel-decree = Výnos
panel-order-done = { $card } ({ $suit }), splněno
