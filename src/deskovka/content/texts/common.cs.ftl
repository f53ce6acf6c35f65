# Co říká program, ať se hraje cokoli

## Kdo hraje

person = Hráč
bot-random = Náhoda
bot-random-about = hraje, co ji napadne
bot-greedy = Chamtivec
bot-greedy-about = bere, co právě vypadá nejlépe

## Příkazy: každé slovo, které lze napsat, a co udělá

command-help = nápověda, n, h
command-table = stůl, t
command-log = deník, d, l
command-look = co, ?, karta
command-rules = pravidla, p, r
command-undo = zpět, z, u
command-save = ulož, s
command-leave = konec, k, q

help-answer = Odpovězte některým z nabízených čísel, nebo napište:
help-help = tento přehled
help-table = znovu celý stůl
help-log = co se dosud stalo (deník 100: posledních sto řádků)
help-look = co dělá karta nebo žeton: ? jméno
help-rules = pravidlo k této otázce, pravidlo podle čísla, nebo všechna o nějakém slovu: pravidla mince
help-undo = vzít poslední odpověď zpět, dokud se nic neodkrylo a nikdo další neodpověděl
help-save = kopie hry: ulož SOUBOR
help-leave = odejít od stolu; hra zůstane uložena
help-words = Místo čísla lze napsat slova některé možnosti, třeba jen začátky: 5 10, bitva 5.
help-file = Uložená hra obsahuje všechno, i skryté věci a budoucí náhodu: během hry do ní nenahlížejte.

## U stolu

play-players = U stolu: { $players }.
play-saved-as-you-go = Hra se po každé odpovědi ukládá do souboru { $file }.
play-hint = Písmeno h ukáže nápovědu, písmenem q odejdete od stolu.
play-over = Hra skončila. Její záznam je v souboru { $file }.
play-type = Napište { $allowed }, nebo h (nápověda).
play-not-understood = „{ $line }“ tu nic neznamená: napište { $allowed }, nebo h (nápověda).
play-which = „{ $line }“ může znamenat { $allowed }.
play-hand-over = Na řadě je { $player }. Ostatní se prosím nedívají. Pak stiskněte Enter.
play-more-news = … (více v deníku)
play-too-narrow = Okno je příliš úzké: stůl potřebuje { $columns ->
    [one] { $columns } sloupec
    [few] { $columns } sloupce
   *[other] { $columns } sloupců
}.
play-look-what = Na co se chcete podívat? Napište jméno: ? jméno
play-nothing-called = Karta ani žeton jménem „{ $word }“ tu není.

rules-which = Které z nich? Třeba: pravidla { $example }
rules-none = O „{ $word }“ žádné pravidlo nemluví. Napište číslo nebo jiné slovo: pravidla { $example }

undo-done = Vzato zpět.
undo-nothing = Není co vzít zpět.
undo-other = Zpět to vzít nelze: mezitím odpověděl někdo další.
undo-chance = Zpět to vzít nelze: mezitím rozhodla náhoda.
undo-revealed = Zpět to vzít nelze: mezitím se odkrylo něco skrytého.

save-done = Uloženo do souboru { $file }.
save-where =
    Hra je uložena v souboru { $file }. Pokračovat se dá takto:
    deskovka play --resume { $file }
leave-copy = Hra je uložena. Chcete-li její kopii ještě jinam, napište jméno souboru; jinak stačí Enter.

## Nabídka

menu-title = Co si přejete?
menu-new = Začít novou hru
menu-resume = Pokračovat v uložené hře
menu-language = Jazyk
menu-leave = Odejít
menu-number = Napište číslo od { $least } do { $most }.
menu-which-save = Kterou uloženou hru? Číslo, nebo jméno souboru; Enter vede zpět.
menu-game = Kterou hru?
menu-players = Kolik bude hráčů?
menu-people = Kolik z nich jsou lidé u této klávesnice?
menu-name = Jméno { $number }. hráče (nemusí být)
menu-bot = Kdo usedne na další místo?
menu-setup = Nastavení hry: co má být jinak?
menu-begin = Nic, hrajeme
menu-none = žádné
menu-open = neurčeno
menu-own = vlastní
menu-several = Čísla všeho, co chcete, třeba 1 3; Enter: nic.
