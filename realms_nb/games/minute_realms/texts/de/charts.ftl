# Wörter der Diagramme: Titel, Lesehilfen, Achsen, Beschreibungen für alle, die das Bild nicht sehen.

chart-coin = Münzen
chart-shield = Schilde
chart-strength = Stärke der Invasoren
chart-hold = Chance, die Invasion abzuwehren
chart-award = letzte Invasion abgewehrt
chart-score-below = Punkte, wenn das Spiel jetzt endete, nach Gebäudetyp
chart-score-below-projected = Punkte, wenn das Spiel jetzt endete, nach Gebäudetyp; gestrichelt: erwarteter Endstand
chart-history-below = Punkte am Ende jeder Runde, nach Gebäudetyp

chart-coins-title = Münzen und Schilde, Runde für Runde
chart-coins-small = Münzen und Schilde (gestrichelt) am Ende jeder Runde; Balken: Invasion
chart-coins-below = Am Ende jeder Runde; das Sechseck zeigt, wie stark eine Invasion war
chart-coins-seat = { $name }: { COUNT($coins, "coin") }, { COUNT($shields, "shield") }
chart-coins-struck = Die Invasion nach Runde { $round } hatte Stärke { $strength }.
chart-coins-description = Münzen und Schilde jetzt: { $listed }.

chart-invasion-title = Wie stark die Invasoren werden und wer sie abwehrt
chart-invasion-grid = Grau: das Reich wehrt diese Stärke ab, so wie es jetzt ist; rechts die Chance, die Invasion abzuwehren
chart-invasion-below = Exakt für Plättchen auf der Invasoren-Tafel; künftige Runden erhalten in { $rate } der Fälle eines
chart-invasion-after = Gestrichelt: nach dem Zug, der erwogen wird
chart-invasion-next = Invasion nach Runde { $round }
chart-invasion-last = Letzte Invasion, nach Runde { $round }
chart-invasion-holds = { $name }, { COUNT($shields, "shield") }: Chance, sie abzuwehren { $chance }
chart-invasion-description = Invasion nach Runde { $round }, Chance jeder Stärke: { $strengths }. { $holds }.
chart-invasion-none = Es kommt keine Invasion mehr.
chart-kind-build = bauen
chart-kind-bastion = Bastion errichten
chart-kind-discard = ablegen
chart-kind-lose = verlieren
chart-move-build = { $card } bauen
chart-move-bastion = Bastion: { $card }
chart-move-discard = { $card } ablegen
chart-move-lose = { $card } verlieren
chart-measure-held = Anteil der abgewehrten Invasionen
chart-measure-bastions = Bastionen je Reich
chart-measure-coins = übrige Münzen je Reich

chart-worth-title = Was Münzen hier wert sind
chart-worth-description = Punkte nach Zahl der Münzen: { $listed }.
chart-counted = gezählt
chart-drawn = gezogen
chart-draws-title = Gezählt und gezogen
chart-draws-below = Balken: gezählt. Punkte: Anteile an { $draws } Ziehungen, die Linie ist das 95-%-Intervall
chart-draws-description = Chance jeder Stärke, gezählt und als Anteil an { $draws } Ziehungen: { $listed }.
chart-rate = token_rate
chart-enough-title = Die letzte Invasion abwehren
chart-enough-description = Chance, sie abzuwehren, mit 0 bis { $most } Schilden, nach token_rate: { $listed }.
