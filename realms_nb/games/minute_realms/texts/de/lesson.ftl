# Die Lektion von Minute Realms. Ein Schritt hat Titel und Text, und wo etwas zu tun ist, Aufgabe und wann sie fertig ist.

lesson-goal = Die meisten Punkte siegen.
lesson-goal-text = Das Spiel hat acht Runden. In jeder bekommt jedes Reich eine Karte dazu. Nach den Runden 4 und 8 kommt eine Invasion. Hier siehst du alle Reiche, Runde für Runde.

lesson-read = Jede Karte sagt, was sie bringt.
lesson-read-text = Die Münze links oben ist der Preis. Die dunkle Zahl sind Punkte.
lesson-read-task = Drück auf die Karte, die 4 Punkte bringt.
lesson-read-done = Fertig, wenn eine Karte mit 4 Punkten ausgewählt ist
lesson-read-else = Das ist sie nicht: Such die dunkle 4.

lesson-price = Bevor du wählst, siehst du, was passiert.
lesson-price-text = „{ $card }“ zu bauen kostet { $cost } von deinen { $coins } Münzen und bringt { $points } Punkte. Aber du hast dann immer noch keinen Schild: Die Chance, dass du Invasion I abwehrst, ist { $build } %.

lesson-bastion = Eine Bastion statt Punkten.
lesson-bastion-text = Fast jede Karte kann stattdessen eine Bastion werden (nicht die mit dem durchgestrichenen Zeichen): keine Punkte, aber { $gain } Münzen und { $shields } Schilde. Deine Chance, Invasion I abzuwehren, springt von { $build } % auf { $bastion } %.
lesson-bastion-task = Mach aus „{ $card }“ eine Bastion.
lesson-bastion-done = Fertig, wenn dein Ring { $bastion } % zeigt
lesson-bastion-after = Dein Ring zeigt { $bastion } %: So wahrscheinlich wehrst du Invasion I ab.

lesson-trade = Nicht deine eigene Karte? Dann kommt zuerst ihr Tausch.
lesson-trade-text = Zwei Runden später. Du darfst auch eine Karte aus der Mitte nehmen, oder von jemandem, der noch nicht gewählt hat. Dann passiert zuerst, was rechts oben auf ihr steht. Hier: Du bekommst eine Münze, und ein Invasorenplättchen kommt verdeckt auf die Leiste.
lesson-trade-task = Nimm „{ $card }“ und baue.
lesson-trade-done = Fertig, wenn „{ $card }“ in deinem Reich steht

lesson-invasion = Die Invasion ist nah.
lesson-invasion-text = Runde 4: Nur Bo muss noch wählen. { $tokens } Plättchen liegen verdeckt, jedes mit 0, 1 oder 2 Invasoren. Die Ringe sagen, wie wahrscheinlich jedes Reich sie alle abwehrt.
lesson-invasion-task = Rate: Wer wird ein Gebäude verlieren?
lesson-invasion-done = Fertig, wenn du geraten hast
lesson-invasion-after = Es sind { $strength } Invasoren. Du hast { $own } Schilde und wehrst sie ab; { $other } hat nur { $shields } und verliert ein Gebäude. Ihr Ring sagte { $chance } %.

lesson-end = Verloren ist ein Gebäude, nicht das Spiel.
lesson-end-text = Das verlorene Gebäude ist jetzt eine Bastion: keine Punkte, aber zwei Schilde. Du kennst eine ganze Runde.
lesson-end-task = Spiel von hier aus weiter, oder beginne ein eigenes Spiel.
