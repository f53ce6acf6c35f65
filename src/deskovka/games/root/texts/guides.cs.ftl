# Co se řekne začátečníkovi v první hře s průvodcem a jak se vyhrává

guide-marquise = Markýza z Kocourova: stavět a udržet
guide-marquise-keep = Na začátku vám patří skoro celá Lesní říše. Pevnost postavíte v rohu: odtud všechno poroste a nikdo jiný na její mýtinu nesmí nic umístit. Vyberte kterýkoli roh.
guide-marquise-first = První stavby stojí na mýtině s pevností nebo vedle ní. Rozložte je: na mýtinách je málo míst a kolem pily budete chtít stavět dál.
guide-marquise-build = Za Rozbřesku vám pila dala dřevo a za dřevo se staví: tak získáváte body. Zvolte stavbu a pilu nebo dílnu na mýtině, kterou ovládáte a kde je ještě volné místo. Ovládáte tu mýtinu, kde máte dohromady nejvíc bojovníků a staveb.
guide-marquise-march = Postaveno a obodováno. Co postavíte, hlídají bojovníci: kde vás někdo převýší, tam už nevládnete. Zvolte pochod, pak odkud a kam, a posilte místa, kde vaše stavby stojí skoro samy.
guide-marquise-second-move = Pochod jsou až dva pohyby. Táhněte ještě jednou, nebo pochod ukončete.
guide-marquise-recruit = Zbylé akce: verbování (bojovník u každého sídla verbíře, jednou za tah), bitva tam, kde vedle vás stojí nepřítel, nebo přesčas v pile kvůli dřevu. Za ptačí kartu máte akci navíc. Až nic nezbude, ukončete Bílý den: Večer si líznete kartu.
guide-marquise-later = Takhle vypadá každý tah: přibude dřevo, postavíte to nejdražší, na co stačí, a nedovolíte ostatním ovládnout vaše mýtiny. Pozor na Rody Orlího hnízda, rostou hned vedle.
guide-eyrie = Rody Orlího hnízda: slíbit a splnit
guide-eyrie-leader = Vůdce určuje, kam ve výnosu patří vaši dva věrní vezíři, a má své nadání. Charismatický vůdce umisťuje při verbování víc bojovníků: s ním se začíná snadno.
guide-eyrie-decree = Výnos je váš zákon: každý tah do něj přidáte kartu a každý tah musíte splnit všechno, co v něm je. Barva říká, na kterých mýtinách. Vložte pod verbování nebo pohyb kartu, které dokážete vyhovět: verbujete na hřadech, táhnete odtud, kde máte bojovníky.
guide-eyrie-second-card = Můžete přidat druhou kartu, ale každá je povinnost na všechny další tahy. Teď stačí jedna: skončete.
guide-eyrie-later = Zase aspoň jedna karta. Projděte sloupce a ptejte se: zvládnu to i za pár tahů? Ptačí karta se hodí všude, ale za tah smíte přidat jen jednu.
guide-eyrie-resolve = Teď plníte výnos sloupec po sloupci: verbování, pohyb, bitva, stavba. Každá karta platí jednou, na mýtině své barvy. Nejde-li některou splnit, nastane chaos: přijdete o body i o všechny karty výnosu kromě vezírů. Kdykoli můžete, stavte hřady: dávají body každý Večer.
guide-alliance = Lesní aliance: od šepotu ke vzpouře
guide-alliance-revolt = Vzpoura stojí Stoupence v barvě mýtiny, na které už leží sympatie. Zatím tam nic nemáte: nejdřív sympatie.
guide-alliance-spread = Na mapě nemáte nic, a to je vaše síla. Šiřte sympatii: použijte Stoupence v barvě mýtiny a položte na ni žeton. Kdo tam vkročí s bojovníky nebo žeton odstraní, musí vám dát kartu. Vyberte mýtinu, přes kterou budou ostatní muset chodit.
guide-alliance-spread-more = Další žeton musí sousedit s tím, který už leží na mapě. Každý stojí víc Stoupenců a dá víc bodů. Nechte si Stoupence jedné barvy na vzpouru v příštím tahu, nebo šiřte, dokud je to levné.
guide-alliance-mobilize = Za Bílého dne se mohou karty z ruky přidat ke Stoupencům: zvolte mobilizaci a kartu. Stoupenci jsou vaše peníze.
guide-alliance-end = Mobilizujte dál, nebo ukončete Bílý den. Na výcvik důstojníků je potřeba základna a tu přinese vzpoura: podívejte se po ní za příštího Rozbřesku.
guide-alliance-operations = Za každého důstojníka máte jednu vojenskou operaci: pohyb, bitvu, verbování na základně, nebo agitaci, při které vyměníte bojovníka za sympatii. Agitujte tam, kde byste sympatii nezaplatili.
guide-vagabond = Tulák: jeden poutník, spousta předmětů
guide-vagabond-character = Postava určuje, s jakými předměty začínáte a co umí navíc. Zálesák dovede bojovat i skrývat se; Zloděj a Kutil žijí z karet. Když nevíte, zvolte toho, kdo má meč a pochodeň.
guide-vagabond-forest = Začínáte v lese: tam vám nikdo neublíží. Vyberte les vedle mýtin s ruinami: leží v nich předměty.
guide-vagabond-slip = Jednou za tah se zadarmo prosmyknete na sousední místo, i z lesa ven. Jděte na mýtinu s ruinou.
guide-vagabond-move = Jednáte tím, že používáte předměty. Bota vás přesune na sousední mýtinu, dvě boty tam, kde má bojovníky někdo nepřátelský. Jděte tam, kde je ruina.
guide-vagabond-explore = S pochodní prohledáte ruinu: zvolte průzkum a získáte předmět a bod. Víc předmětů znamená delší tahy. Není-li tu ruina, dojděte k ní.
guide-vagabond-aid = Pomozte frakci na své mýtině: použijte libovolný předmět a dejte jí kartu v barvě mýtiny. Smíte si vzít předmět, který vyrobila, a začne vás mít ráda, což přináší body. Kde nikdo není, plňte úkol, střílejte, nebo jděte dál.
guide-vagabond-end = Využijte, co zbývá: úkol chce správné předměty a mýtinu své barvy. Když už nic vhodného nezbývá, ukončete Bílý den. Konvičky vám za Rozbřesku obnoví víc předmětů.

winning-game = Jak se vyhrává
win-points = Kdo má jako první { $points } bodů, ihned vyhrává.
win-scoring = Všichni získávají body za odstranění cizích staveb a žetonů a za výrobu předmětů a každá frakce ještě po svém:
win-dominance = Od { $points } bodů lze aktivovat kartu nadvlády: body přestanou platit a vyhraje, kdo na začátku svého tahu ovládá, co karta žádá.
