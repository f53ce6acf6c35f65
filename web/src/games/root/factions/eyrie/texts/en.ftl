# The board of the Eyrie in the browser

panel-leader = Leader
panel-leaders-left = Still to come:
panel-decree = Decree
panel-order-done = { $card } ({ $suit }), resolved
