# Das Labor: Spielweisen, und was die sechs Spezialkräfte wert sind.
lab-way-is-no-level-i = keine kleinen Gebäude
lab-way-is-no-level-ii = keine großen Gebäude
lab-way-is-no-level-iii = keine prächtigen Gebäude
lab-way-is-only-level-i = nur kleine Gebäude
lab-way-is-no-hourglasses = keine Sanduhren
lab-way-is-no-bonus-discs = keine Bonus-Geister
lab-way-is-no-rare-discs = keine seltenen Geister
lab-way-is-never-summons = beschwört nie
lab-way-is-stays-in-the-light = bleibt im Licht

lab-power-title = Was jede Spezialkraft wert ist
lab-power-head = { $title }, mit Spezialkräften, { $size } Plätze, die wie { $player } spielen: { $deals } Auslagen, jede { $cards }-mal gespielt, sodass jeder Platz jedes Geländes einmal hat. Der Wert steht in Punkten des Gewinnanteils über dem gerechten, mit 95-%-Intervallen; das Urteil vergleicht eine Spezialkraft mit dem Mittel aller anderen, gegen ± { $smallest } (oder ± { $few } Punkte je Reich), berichtigt für { $asked } Fragen. Eine Spezialkraft, die so niemand nutzt, ist nur ihr Gelände wert. Die letzten zwei Spalten zeigen nur einen Zusammenhang.
lab-power-card = Spezialkraft
lab-power-held = gewinnt, wie ausgelegt
lab-power-taken = Kristall genutzt
lab-power-is-red = Rot: suchen und behalten
lab-power-is-purple = Lila: Geister
lab-power-is-yellow = Gelb: einen Geist tauschen
lab-power-is-green = Grün: ein Quadrat bewegen
lab-power-is-orange = Orange: eine Laterne mehr
lab-power-is-blue = Blau: Plättchen tauschen

# Die Werkstatt: ein Gebäude als Formular.
workshop-title = Das Gebäude; es ersetzt { $card }
workshop-pattern = Muster
workshop-level = Größe
workshop-hourglasses = Sanduhren
workshop-discs = bringt Geister
workshop-level-up = Laternen dazu
workshop-cell = Zeile { $row }, Spalte { $column }: { $piece }
workshop-disc-cell = Geist { $column }: { $piece }
workshop-a-disc = Geist in { $colour }
workshop-no-piece = nichts
workshop-worth = Punkte Gewinnanteil mehr als ein mittleres Gebäude seiner Größe
workshop-deals = { $size } Herzöge, bisher { $deals } Auslagen. Früh hinzusehen schadet nicht: Gemessen wird, bis das Urteil feststeht.
workshop-built = gebaut, wenn es auslag
workshop-brings = Punkte mehr für den Sitz, der es baut
workshop-rounds = Runden einer Partie
