"""Who somebody is: guests, accounts and tokens; and whether a request is really theirs."""
