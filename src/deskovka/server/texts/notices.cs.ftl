# Co se dozví ten, kdo zrovna u stolu není

notice-turn = Jste na tahu
notice-nudge = { $by } na vás čeká
notice-test = Deskovka
notice-works = Upozornění fungují: takto se dozvíte, že jste na tahu.
notice-mail =
    { $text }

    { $address }

    --
    E-maily jste si zvolili sami: { $settings }/settings
notice-confirm = Je to vaše adresa?
notice-confirm-text =
    Někdo chce na této adrese dostávat zprávu, že je u stolu na tahu. Pokud jste to vy, otevřete tento odkaz:

    { $address }

    Pokud ne, nedělejte nic: víc vám psát nebudeme.
password-forgotten = Nové heslo
password-forgotten-text =
    Někdo, možná vy, zapomněl heslo k vašemu účtu. Tímto odkazem si do hodiny nastavíte nové:

    { $address }

    Pokud jste to nebyli vy, nemusíte dělat nic.
password-changed = Vaše heslo bylo změněno
password-changed-text =
    Heslo k vašemu účtu bylo změněno a všechna zařízení odhlášena. Pokud jste to nebyli vy, nastavte si nové:

    { $address }
