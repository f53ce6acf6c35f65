# Co se řekne začátečníkovi v první hře s průvodcem a jak se vyhrává

guide-first = První hra krok za krokem
guide-bid = Kdo nabídne nejvíc, zaplatí a určí, kdo začne; ostatním mince zůstanou. Za mince se kupují i karty a nové samy nepřibývají, takže stačí malá nabídka, nebo žádná.
guide-starter = Kdo začíná, vybírá si karty jako první, ale i poslední slovo má svou cenu. Určete sebe.
guide-take = Tah je jedna karta: vezmete si ji, zaplatíte za její místo v řadě (první je zdarma) a provedete její akci. Karta pak zůstane před vámi a její schopnost platí dál. Podívejte se, co která dává, a vezměte levnou, která umisťuje armády.
guide-take-cards = Mince musí vystačit na celou hru, drahou kartu berte jen s dobrým důvodem: karty jednoho druhu bodují společně a schopnosti, třeba létání nebo víc armád, platí v každém dalším tahu.
guide-take-control = Na konci je každý region bod pro toho, kdo v něm má nejvíc armád a měst, a každý ostrov další pro toho, kdo ovládá nejvíc jeho regionů. Spočítejte si, kde jedna armáda navíc změní vládce.
guide-either = Karta má dvě akce a vy provedete jednu. Umístění vás rozmnoží, pohyb vás dovede tam, kde jsou body.
guide-place = Armády přicházejí do startovního regionu nebo do kteréhokoli vašeho města. Umístěte je tam, odkud se dá vyrazit dál.
guide-move = Vyberte armádu a kam půjde: krok po souši stojí jeden manévr, krok po moři víc. Jděte tam, kde jediná armáda získá region, a nikoho nenechávejte samotného proti dvěma.
guide-build = Město se v regionu počítá jako armáda a je novým místem, kde vaše armády vstupují do hry. Stavte daleko od začátku.
guide-destroy = Odstraňte armádu tam, kde soupeř vede o jednu: region získáte, nebo mu ho aspoň vezmete.

winning-game = Jak se vyhrává
win-end = Všichni si vezmou stejný počet karet; kdo má pak nejvíc bodů, vyhrává.
win-regions = Bod za každý region, kde máte víc armád a měst než kdokoli jiný.
win-islands = Bod za každý ostrov, na kterém ovládáte víc regionů než kdokoli jiný.
win-cards = Body z karet: některé bodují za další karty svého druhu, jiné za mince nebo létání.
win-elixirs = Nejvíc elixírů: { $alone ->
    [one] { $alone } bod
    [few] { $alone } body
   *[other] { $alone } bodů
}; při shodě každému { $shared ->
    [one] { $shared } bod
    [few] { $shared } body
   *[other] { $shared } bodů
}.
win-ties = Při shodě bodů rozhodují zbylé mince, pak armády na mapě.
