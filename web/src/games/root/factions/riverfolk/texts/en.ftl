# The board of the Riverfolk Company

panel-services = Services and their prices
panel-open-hand = The open hand of the Company
panel-payments = Payments
panel-funds = Funds
panel-committed = Committed
