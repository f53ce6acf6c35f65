# Co se řekne začátečníkovi v první hře s průvodcem a jak se vyhrává

guide-first = První hra krok za krokem
guide-market = Vaše území přinesla peníze. Nejdřív kupte jídlo: každá jednotka jí v každém kole a jídlo pro města vám získá popularitu. Za zbytek můžete mít zbraně.
guide-market-weapons = Zbraň zvýší level jednotky. Dvě silné jednotky před jedním městem jsou víc než čtyři slabé po celé mapě.
guide-economy = Nakrmte všechny jednotky, jinak ztratí levely a dezertují. Pak dejte jídlo městům: za popularitu se verbují jednotky a získávají politické body. Až nebude nic, co byste chtěli, fázi ukončete.
guide-economy-political = Za politické body jsou karty, snížíte jimi obranu napadeného města, nebo jimi slabé město získáte ve volbách úplně bez boje. Nějaké si šetřete.
guide-movement = Každá jednotka jedná jednou: udělá krok, nebo zaútočí. Území, na kterém stojí vaše jednotka, vám přináší peníze. Neutrální hraniční města jsou prázdná a mají nejvíc bodů: vydejte se tam.
guide-movement-joint = Město se silnou jednotkou padne jen útokem z více stran: přiveďte jednotky na různá jeho území a zaútočte jimi najednou.
guide-commit = Vojenská moc posílí vaši stranu v tomto boji a je pryč. Soupeř odpovídá až po vás, takže si před útokem spočítejte, co mu zbývá.

winning-game = Jak se vyhrává
win-side = { $side }: hlavní město a města za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
win-worth = { $kind }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
win-team = Frakce jednoho týmu počítají města dohromady a vyhrávají společně.
win-moment = Hra končí hned, jakmile o tom rozhodne změna majitele některého města.
win-stalemate = Celých kol za sebou bez jakékoli změny, po nichž nastává remíza: { $rounds }.
