# What somebody is told who is away

notice-turn = It’s your turn
notice-nudge = { $by } is waiting for you
notice-test = Deskovka
notice-works = Notices work: this is how you will hear that it is your turn.
notice-mail =
    { $text }

    { $address }

    --
    You chose to be told by mail: { $settings }/settings
notice-confirm = Is this address yours?
notice-confirm-text =
    Somebody wants to be told at this address when it is their turn at a table. If that is you, follow this link:

    { $address }

    If not, do nothing: you will not hear from us again.
password-forgotten = A new password
password-forgotten-text =
    Somebody, perhaps you, has forgotten the password of your account. This link gives you a new one, within an hour:

    { $address }

    If it was not you, do nothing.
password-changed = Your password was changed
password-changed-text =
    The password of your account was changed, and whoever was signed in was signed out. If it was not you, get a new one:

    { $address }
