# Minutová říše: Legendy: nastavení hry

setup-players = Počet hráčů
setup-players-help = Hrají dva až čtyři; ve dvou přibývá deset neutrálních armád.

setup-variants = Varianty
setup-variants-help = Kterékoli z nich lze hrát dohromady; Jedovatý močál jen s Žetony objevů.
setup-variants-discovery = Žetony objevů
setup-variants-discovery-help = Pět žetonů leží lícem nahoru na plánu; každý si vezme první, kdo v jeho regionu postaví město.
setup-variants-poison_swamp = Jedovatý močál
setup-variants-poison_swamp-help = Žetony objevů leží lícem dolů a je mezi nimi močál, který body ubírá.
setup-variants-citadels = Citadely
setup-variants-citadels-help = Některé regiony vynesou tomu, kdo je na konci ovládá, více.
setup-variants-encounters = Setkání
setup-variants-encounters-help = Na plánu číhá drak a banda lupičů a dva portály spojují vzdálené kraje.
setup-variants-leaders = Vůdci
setup-variants-leaders-help = Každý dostane náhodného vůdce s vlastní výhodou.
setup-variants-bid_die_tie = Losovaná dražba
setup-variants-bid_die_tie-help = O shodě v úvodní dražbě rozhoduje místo věku los.
setup-variants-row_wrap = Smyčka
setup-variants-row_wrap-help = Segmenty leží v řadě vedle sebe a její konce jsou propojeny.
setup-variants-full_game = Plná hra
setup-variants-full_game-help = Hrají se tři partie a body se sčítají.

setup-map = Herní plán
setup-map-help = V příkazu jde plán i rozepsat, třeba t:meadows@0,E=fern@W,S=citadel@N,W=volcano@E.
setup-map-auto = připravený, který se hodí
setup-map-first_game = První hra
setup-map-desert_game = Poušť
setup-map-ring_game = Prstenec (pro Smyčku)
setup-map-drawn = vylosovaný
setup-map-chosen = složí jej hráč, který hru připravuje

setup-start = Startovní region
setup-start-help = Id regionu, třeba meadows_village. Prázdné: podle plánu, nebo se rozhodne při přípravě.

setup-joint = Společné armády
setup-joint-help = Id regionu, kam při přípravě přijde po jedné armádě každého hráče. Prázdné: podle plánu, nebo se rozhodne při přípravě.

setup-preparation = Příprava hry
setup-preparation-help = Kdo při přípravě rozhoduje o žetonech a o tom, co neurčuje plán.
setup-preparation-asked = hráč, který hru připravuje
setup-preparation-drawn = los

setup-prepares = Hru připravuje
setup-prepares-help = Které místo u stolu hru připravuje.
setup-prepares-drawn = kdokoli, rozhodne los
setup-prepares-0 = místo A
setup-prepares-1 = místo B
setup-prepares-2 = místo C
setup-prepares-3 = místo D

setup-age_order = Pořadí podle věku
setup-age_order-help = Čísla míst od nejmladšího, místo A má číslo 0: třeba 2,0,1. Prázdné: vylosuje se. Rozhoduje při shodě v dražbě.

setup-edition = Edice
setup-edition-help = Soubor YAML s čísly, která se liší od tištěné hry. Prázdné: tištěná hra.
