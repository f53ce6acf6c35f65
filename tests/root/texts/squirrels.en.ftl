# The Squirrels, who exist only in the tests

ask-squirrels = What do you do? { $left } left.
ask-corner = Where do you live?
option-raise = { $piece } in { $clearing }
option-corner = Clearing { $clearing }
piece-den = den
piece-acorn = acorn
trigger-lost_acorns = lost acorns
faction-squirrels = Squirrels
faction-weasels = Weasels
