# Root: Vůdce zástupů

faction-hundreds = Vůdce zástupů
faction-hundreds-about = Vojevůdce hromadí předměty, každý tah mění náladu a žene své krysy Lesní říší. Boduje pustošením a tím, že vládne tam, kde už nikdo jiný není.
role-hundreds = Zástupy
setup-plays-hundreds = { setup-factions-hundreds }
setup-factions-hundreds = Vůdce zástupů
setup-factions-hundreds-help = Hromadí předměty, pustoší a utlačuje.

piece-warlord = vojevůdce
    .object = vojevůdce
    .counted = { $count ->
        [one] vojevůdce
        [few] { $count } vojevůdci
       *[other] { $count } vojevůdců
    }
piece-stronghold = tvrz
    .object = tvrz
    .counted = { $count ->
        [one] tvrz
        [few] { $count } tvrze
       *[other] { $count } tvrzí
    }
piece-mob = dav
    .object = dav
    .counted = { $count ->
        [one] dav
        [few] { $count } davy
       *[other] { $count } davů
    }
mood-bitter = Zahořklý
mood-grandiose = Pompézní
mood-jubilant = Rozjařený
mood-lavish = Hýřivý
mood-relentless = Neúnavný
mood-rowdy = Neurvalý
mood-stubborn = Tvrdohlavý
mood-wrathful = Rozzlobený
about-bitter = V bitvě na mýtině vojevůdce před hodem odstraňte davy odtud i ze sousedních mýtin a za každý tam umístěte bojovníka.
about-grandiose = V tomto tahu je válečné tažení před velením Zástupům.
about-jubilant = Po podnícení davu na mýtině vojevůdce hoďte až { $count }× kostkou davu; každý hod smí umístit dav.
about-lavish = Na konci Rozbřesku odstraňte předměty z Hromady: každý umístí na mýtinu vojevůdce bojovníky ({ $warriors }).
about-relentless = Po tažení s pohybem i bitvou se vojevůdce ještě jednou pohne, nebo svede bitvu.
about-rowdy = Večer si lízněte o kartu víc, nebo o dvě, jsou-li na mýtině vojevůdce tři nepřátelské komponenty či více.
about-stubborn = V bitvě na mýtině vojevůdce ignorujte první zásah.
about-wrathful = Jako útočník na mýtině vojevůdce udělte zásah navíc.
about-mood-item = Nelze ji zvolit, dokud je v Hromadě tento předmět: { $item }.

ask-first_stronghold = Kde Zástupy začnou?
ask-raze = Kde budou vaše davy pustošit teď?
ask-mob = Na kostce davu padlo: { $suit }. Kde se objeví dav?
ask-garrison = Ke kterým tvrzím přijdou bojovníci? { $left ->
    [one] Zbývá jeden.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
ask-anoint = Kde pomažete nového vojevůdce?
ask-mood = Jakou náladu má vojevůdce?
ask-lavish = Který předmět prohýříte?
ask-hundreds_craft = Budete vyrábět?
ask-contempt = Necháte si předmět, nebo jej odstraníte za jeho body?
ask-overflow = Řada je plná. Který předmět opustí hru za bod?
ask-command = Co přikážete? { $left ->
    [one] Zbývá { $left } rozkaz.
    [few] Zbývají { $left } rozkazy.
   *[other] Zbývá { $left } rozkazů.
}
ask-advance = Kam potáhne vojevůdce? { $left ->
    [one] Zbývá { $left } tažení.
    [few] Zbývají { $left } tažení.
   *[other] Zbývá { $left } tažení.
}
ask-advance_battle = Svede vojevůdce bitvu tam, kam přišel?
ask-relentless = Vojevůdce je neúnavný: ještě jednou?
ask-loot = Budete loupit na mýtině { $clearing } ({ $seat }) a vzdáte se hozených zásahů?
ask-plunder = Který předmět uloupíte?
ask-bitter = Který dav se před hodem přidá k vojevůdci?
ask-incite = Kde podnítíte dav?
ask-revel = Hodíte kostkou davu? { $left ->
    [one] Zbývá { $left } hod.
    [few] Zbývají { $left } hody.
   *[other] Zbývá { $left } hodů.
}

option-raze = Pustošit na mýtině { $clearing }
option-mood = { $mood }
option-keep_item = Nechat si: { $item }
option-scrap = Odstranit: { $item }
option-fortify = Tvrz na mýtině { $clearing }: { $card }
    .short = { $card }
option-loot = Loupit
option-plunder = { $item }
option-disband = Dav na mýtině { $clearing }
option-incite = Dav na mýtině { $clearing }: { $card }
    .short = { $card }
option-roll = Hodit

verb-fortify = Stavba
verb-incite = Podněcování
verb-hundreds_craft-done = Dál nevyrábět
verb-command-done = Ukončit velení
verb-advance-done = Ukončit Bílý den
verb-advance_battle-done = Bez bitvy
verb-relentless-done = Stačí
verb-lavish-done = Zbytek si nechat
verb-bitter-done = Hodit kostkami
verb-incite-done = Dál nepodněcovat
verb-revel-done = Dál neházet
verb-mob-pass = Žádný dav
verb-loot-pass = Neloupit
pick-fortify-clearing = Stavba tvrze: kde?
pick-fortify-card = Stavba na mýtině { $clearing }: kterou kartu použijete?
pick-incite-clearing = Podněcování: kde?
pick-incite-card = Podněcování na mýtině { $clearing }: kterou kartu použijete?

event-mood = Nálada ({ $seat }): { $mood }.
event-razed = Dav ({ $seat }) pustoší mýtinu { $clearing }.
event-mob_rolled = { $seat } hází kostkou davu: { $suit }.
event-item_scorned = { $seat } bere body za vyrobený předmět a ten odchází ze hry: { $item }.
event-hoarded = { $seat } přidává na Hromadu: { $item }.
event-scrapped = { $seat } odstraňuje ze hry předmět: { $item }.
event-looting = { $seat } chce loupit ({ $victim }) a neudělí hozené zásahy.
event-looted = { $seat } loupí předmět ({ $victim }): { $item }.
event-stubborn = Tvrdohlavý vojevůdce ({ $seat }) ignoruje zásah.
event-oppressed = { $seat } utlačuje { $count ->
    [one] mýtinu
    [few] { $count } mýtiny
   *[other] { $count } mýtin
}.

## Deska

told-mood = Nálada: { $mood }.
told-moods = Příště lze zvolit: { $moods }.
told-command = Velení { $value }: { $items }.
told-command-empty = Velení { $value }, bez předmětů.
told-prowess = Chrabrost { $value }: { $items }.
told-prowess-empty = Chrabrost { $value }, bez předmětů.
told-commands = Zbývá rozkazů: { $count }.
told-advances = Zbývá tažení: { $count }.
told-warlord = Vojevůdce je na mýtině { $clearing }.
told-no-warlord = Vojevůdce není na mapě.
told-mobs = Davy na mýtinách { $clearings }.
told-strongholds = Tvrze na mapě: { $count }.
told-oppress = Utlačování by přineslo { $points } VB.

## Proč ne

refused-fortify-match = Nemáte kartu barvy mýtiny, kterou ovládáte a kde je volná pozice.
refused-no-warlord-in = Na mýtině { $clearing } vojevůdce není.
refused-no-mobs = Všechny vaše davy jsou na mapě.
refused-mob = Na mýtině { $clearing } už dav je.
refused-incite-match = Nemáte kartu odpovídající mýtině { $clearing }.
refused-no-incite = Nemáte kartu odpovídající mýtině s vašimi bojovníky a bez davu.

## První hra

guide-hundreds = Vůdce zástupů: hromada a davy
guide-hundreds-home = Vyberte roh, kde váš vojevůdce shromáždí krysy: čtyři bojovníci, tvrz a on sám.
guide-hundreds-mood = Každý tah vojevůdce mění náladu a každá má svou moc. Předměty v Hromadě některé nálady zavírají.
guide-hundreds-command = Hodnota velení říká, kolik akcí smíte přikázat. Postavte tvrz tam, kde vládnete: každý tah přivede bojovníka.
guide-hundreds-advance = Teď táhne sám vojevůdce, tolikrát, kolik je vaše chrabrost: pohne se s libovolnými bojovníky a pak svede bitvu.
guide-hundreds-incite = Kartami podněcujte davy: příští Rozbřesk vedle sebe zpustoší všechny nepřátelské stavby a žetony a prohrabou ruiny.
