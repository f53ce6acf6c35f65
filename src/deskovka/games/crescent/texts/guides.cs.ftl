# Co se řekne začátečníkovi v první hře s průvodcem a jak se vyhrává

guide-first = První rok krok za krokem, za Chalífu
guide-warlord-first = První rok krok za krokem, za Válečníka
guide-palace = Palác je opevnění i sídlo zároveň. Postavte ho tam, kde ochrání, co si chcete nechat: nelze ho podrobit, jen vyplenit.
guide-caliph = Jste Chalífa. Hexy, které ovládáte, jsou každý rok po bodu, jen ne bez konce; kamenolomy a brod jsou víc. Za rok máte čtyři akce: stavte tvrze vedle svých pevností, verbujte a obsazujte prázdnou zemi.
guide-caliph-build = Tvrz sama ovládá hex a vás stojí méně než ostatní. Stavte tam, kde jste přítomni a kde nevládne nikdo jiný.
guide-caliph-units = Jednotky na kartě záloh čekají na verbování. Pevnosti a žetony vlivu zvyšují zálohy příštího roku, takže se vliv vyplatí dvakrát.
guide-caliph-cards = Podívejte se na trh: karty se posouvají k místnímu konci a zlevňují. Karty vaší postavy stojí polovinu, a když vaši kartu koupí jiný, zaplatí vám.
guide-warlord = Jste Válečník. Bodujete hned: za padlé nepřátelské jednotky a za vypleněné stavby. Shromážděte síly a hledejte vesnici nebo město, které nikdo nehlídá.
guide-warlord-assault = Zteč do hexu, který nikdo neovládá, vyplení tamní sídlo bez boje. Kde někdo vládne, porovnejte napřed síly: jednotky, tvrze a pevnosti jsou na hexu vidět.
guide-warlord-muster = Kde máte žetony vlivu, tam shromážděním přibudou nové jednotky, ze zásoby a kdekoli leží.
guide-cards = Karty se vybírají tajně a odhalí se najednou. Polovina nepřítelovy síly je vaše ztráta, i když vyhrajete.
guide-stance = Jste přítomni v hexu, o který se soupeří. Podpora ani obrana nic nestojí; vaše sídlo, jednotky nebo vliv přidají sílu vaší straně.
guide-offer = Muršid je poblíž a může pomoci kartami nebo rozhodnout shodu. Smíte mu slíbit body, zaplatíte je jen tehdy, vyhraje-li vaše strana.

winning-game = Jak se vyhrává
win-points = Vyhrává, kdo má nejvíc vítězných bodů. Každá postava boduje za něco jiného: podívejte se na její cíle.
win-secret = Kolik kdo za rok získal, se oznámí, součty jsou do konce tajné.
win-years = Počet roků: standardní hra { $standard }, dlouhá { $long }.
win-ties = Při shodě rozhodují mince, pak pořadí tahu.
