### Hra zpětně a její rozbor.

replay-title = Záznam
replay-leave = Opustit záznam
replay-play = Přehrát
replay-pause = Pozastavit
replay-back = O krok zpět
replay-forward = O krok dál
replay-turn-back = K předchozímu tahu
replay-turn-forward = K dalšímu tahu
replay-rate = Rychlost
replay-coach = Co v každé pozici radí rádce
replay-eyes = Číma očima
replay-hands = Všechny ruce odkryté
replay-where = Tah { $turn } z { $turns }: { $name }
replay-diverged = Odtud se hrálo podle jiných pravidel než dnes a hru nelze ukázat.

review-title = Rozbor hry
review-points = Zlomové tahy
review-judging = Rádce posuzuje: { $done } z { $all } rozhodnutí
review-how = Co by místo toho zahrál rádce
review-none = Ani jedna velká chyba!
review-stop = Přerušit posuzování
review-go-on = Posuzovat dál
review-turn = Tah { $turn } · { $name }
review-lost = ztráta { $points } b.
review-played = Zahráno
review-better = Lepší
review-good = Dobrý tah
review-why = { $what }: { $why }
review-totals = Body ztracené proti nejlepším tahům
review-balance = Výhled: vlastní { $own }, nejlepší soupeř { $rival }
