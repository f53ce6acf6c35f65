# Co říká program, ať se hraje cokoli

## Výčty

list-comma = { ", " }
list-and = { " a " }
list-nothing = –
sentences = { $first } { $second }

## Kdo hraje

role-and-player = { $role } ({ $player })
person = Hráč
bot-random = Náhoda
bot-random-about = hraje, co ji napadne
bot-greedy = Chamtivec
bot-greedy-about = bere, co právě vypadá nejlépe
bot-sharp = Bystrý
bot-sharp-about = plánuje dopředu a odpovídá hned
bot-strong = Silný
bot-strong-about = plánuje dopředu, chvilku přemýšlí
bot-expert = Mistr
bot-expert-about = plánuje dopředu a dává si na čas

## Proč počítač odpověděl právě tak, rady a rozbor hry

points-plus = +{ $whole },{ $tenth }
points-minus = −{ $whole },{ $tenth }
why-lead = Očekávaný náskok v bodech: předtím { $before }, s nejlepší odpovědí { $after }.
why-answer = { $seat }: { $option }
why-plan = Co čeká dál: { $answers }.
why-decides = Co rozhoduje: { $features }.
why-feature = { $feature } { $worth }
why-feature-of = { $seat }: { $feature } { $worth }
why-nothing = nedělat nic
why-drawn = Odpověď je vylosovaná: kterákoli jiná byla stejně dobrá.
why-as-you-know = Podle toho, co můžete vědět: počítač možná ví víc, ale to se před koncem hry neprozradí.
analysis = Rozbor hry
analysis-what = Náskok v bodech, jaký mohl kdo čekat; u každého rozhodnutí znovu promyšlený z toho, co rozhodující hráč věděl.
analysis-turning = Kde se hra zlomila
analysis-no-turning = Žádná odpověď sama hru nezlomila.
analysis-turn = { $number }. odpověď, { $player }: { $answered }. Lepší: { $best } ({ $cost }).

## Konec

result-won = Vítězství: { $winners }
result-shared = Společné vítězství: { $winners }
result-team = Vítězství týmu: { $winners }
result-rival = Vyhrává soupeř: { $winners }
result-draw = Remíza: nikdo nevyhrál

## Příkazy: každé slovo, které lze napsat, a co udělá

command-help = nápověda, n, h
command-table = stůl, t
command-log = deník, d, l
command-look = co, ?, karta
command-rules = pravidla, p, r
command-hint = rada, poradit
command-act = zasáhnout, !
command-undo = zpět, z, u
command-save = ulož, s
command-leave = konec, k, q

help-answer = Odpovězte některým z nabízených čísel, nebo napište:
help-help = tento přehled
help-table = znovu celý stůl
help-log = co se dosud stalo (deník 100: posledních sto řádků)
help-look = co dělá karta nebo žeton, nebo proč něco nejde: ? jméno
help-rules = pravidlo k této otázce, pravidlo podle čísla, nebo všechna o nějakém slovu: pravidla mince
help-hint = co by na vašem místě udělal silný počítač z toho, co víte, a proč
help-act = zasáhnout mimo pořadí, kde to pravidla dovolují: ! nebo ! jméno
help-undo = vzít poslední odpověď zpět, dokud se nic neodkrylo a nikdo další neodpověděl
help-save = kopie hry: ulož SOUBOR
help-leave = odejít od stolu; hra zůstane uložena
help-words = Místo čísla lze napsat slova některé možnosti, třeba jen začátky: 5 10, bitva 5.
help-why = Proč něco nejde: ? stavba, ? výroba kovadlina.
help-file = Uložená hra obsahuje všechno, i skryté věci a budoucí náhodu: během hry do ní nenahlížejte.

## U stolu

play-players = U stolu: { $players }.
play-saved-as-you-go = Hra se po každé odpovědi ukládá do souboru { $file }.
play-hint = Písmeno h ukáže nápovědu, písmenem q odejdete od stolu.
play-guide = Průvodce: { $prompt }
play-over = Hra skončila. Její záznam je v souboru { $file }.
play-type = Napište { $allowed }, nebo h (nápověda).
play-not-understood = „{ $line }“ tu nic neznamená: napište { $allowed }, nebo h (nápověda).
play-which = „{ $line }“ může znamenat { $allowed }.
play-hand-over = Na řadě je { $player }. Ostatní se prosím nedívají. Pak stiskněte Enter.
may-act = Můžete zasáhnout; nikdo na vás nečeká.
play-may-go-on = Enter: pokračuje { $player }; - nechá pokračovat všechny, dokud zas nebudete tázáni.
play-may-act = Chystá se odpovědět { $player }. Kdo chce zasáhnout dřív, napíše !; Enter pokračuje, - až do další otázky pro někoho z vás.
play-act-who = Kdo chce zasáhnout?
play-act-nothing = Teď nemůžete udělat nic. Stiskněte Enter.
play-act-nobody = Nikdo další u této klávesnice teď zasáhnout nemůže.
play-several = Napište čísla všeho, co chcete, třeba 1 3 (od { $least } do { $most }){ $least ->
    [0] ; jen Enter znamená nic
   *[other] {""}
}.
play-row = { $thing }: po { $price }, nejvýše { $most }
play-amounts = Kolik čeho? Napište { $rows ->
    [one] jedno číslo
    [few] { $rows } čísla s mezerami
   *[other] { $rows } čísel s mezerami
}; jen Enter znamená nic. K utracení: { $left }.
play-form-total = { $things }: { $cost } z { $budget }. Enter potvrdí, jiná čísla to změní.
play-form-too-much = Tolik mít nelze: stálo by to { $cost } z { $budget }.
play-back = Zpět
play-more-news = … (více v deníku)
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
    { $program } play --resume { $file }
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
menu-seat = Místo { $seat }
menu-name = Jméno { $number }. hráče (nemusí být)
menu-bot = Kdo usedne na další místo?
menu-setup = Nastavení hry: co má být jinak?
menu-begin = Nic, hrajeme
menu-none = žádné
menu-open = neurčeno
menu-own = vlastní
menu-several = Čísla všeho, co chcete, třeba 1 3; Enter: nic.

## Co se na partiích měří

measure-wins = výhry: { $role }
measure-score = skóre: { $role }
measure-rounds = kola
measure-decisions = rozhodnutí
measure-draws = remízy
measure-share = { $share } %
measure-moved = { $measure }: z { $before } na { $after }. Rozdíl { $difference } (95% interval { $low } až { $high }) je víc než náhoda.
measure-noise = { $measure }: z { $before } na { $after }. Rozdíl { $difference } (95% interval { $low } až { $high }) může být náhoda.
