# Minute Realms in German. Events, refusals, rules, formulas, words of the text board.

title = Minute Realms

term-productive = Produktion
term-residential = Wohnen
term-commercial = Handel
term-military = Militär
term-noble = Adel
term-clerical = Klerus

count-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
count-shield = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
count-token = { $n ->
    [one] { $n } Invasoren-Plättchen
   *[other] { $n } Invasoren-Plättchen
}
count-building = { $n ->
    [one] { $n } Gebäude
   *[other] { $n } Gebäude
}
count-bastion = { $n ->
    [one] { $n } Bastion
   *[other] { $n } Bastionen
}
count-category = { $n ->
    [one] { $n } Gebäudetyp
   *[other] { $n } verschiedene Gebäudetypen
}

## Events

coins-given = { WHO($seat, $seat_is, "startest", "startet") } mit { COUNT($coins, "coin") }.
    .beginner = { WHO($seat, $seat_is, "startest", "startet") } mit { COUNT($coins, "coin") }. Wer in der ersten Runde später wählt, beginnt nie mit weniger.

tokens-shuffled = { COUNT($count, "token") } { $count ->
    [one] liegt
   *[other] liegen
} verdeckt neben den Rundenfeldern bereit.
    .beginner = { COUNT($count, "token") } { $count ->
        [one] liegt
       *[other] liegen
    } gemischt und verdeckt bereit. Wie stark ein Plättchen ist, zeigt sich erst bei einer Invasion.

round-opened = { $first_is ->
    [you] Runde { $round } von { $rounds }. Du fängst an.
   *[other] Runde { $round } von { $rounds }. { $first } fängt an.
}
    .beginner = { $first_is ->
        [you] Runde { $round } von { $rounds } beginnt. Du hast das Startspieler-Plättchen und wählst zuerst, danach sind die anderen der Reihe nach dran.
       *[other] Runde { $round } von { $rounds } beginnt. { $first } hat das Startspieler-Plättchen und wählt zuerst, danach sind die anderen der Reihe nach dran.
    }

card-dealt = { $seat_is ->
    [nobody] „{ $card }“ kommt in die Mitte.
    [you] Du bekommst „{ $card }“.
   *[other] { $seat } bekommt „{ $card }“.
}
    .beginner = { $seat_is ->
        [nobody] „{ $card }“ kommt offen in die Mitte. Wer am Zug ist, kann die eigene Karte dagegen tauschen.
        [you] „{ $card }“ liegt jetzt offen vor dir. Du kannst die Karte behalten, wenn sie dir vor deinem Zug niemand wegnimmt.
       *[other] „{ $card }“ liegt jetzt offen vor { $seat }. Bis { $seat } am Zug ist, können andere die Karte noch wegnehmen.
    }

card-kept = { WHO($seat, $seat_is, "behältst", "behält") } „{ $card }“.
    .beginner = { WHO($seat, $seat_is, "behältst", "behält") } { $seat_is ->
        [you] deine Karte
       *[other] die eigene Karte
    } „{ $card }“. Es wird nicht getauscht, also entfallen die Handelsaktionen.

card-taken = { $holder_is ->
    [nobody] { WHO($seat, $seat_is, "nimmst", "nimmt") } „{ $card }“ aus der Mitte.
    [you] { WHO($seat, $seat_is, "nimmst", "nimmt") } „{ $card }“ von dir.
   *[other] { WHO($seat, $seat_is, "nimmst", "nimmt") } „{ $card }“ von { $holder }.
}
    .beginner = { $holder_is ->
        [nobody] { WHO($seat, $seat_is, "nimmst", "nimmt") } „{ $card }“ aus der Mitte. Das ist ein Tausch, also gelten die Handelsaktionen dieser Karte.
        [you] { WHO($seat, $seat_is, "nimmst", "nimmt") } „{ $card }“ von dir. Dafür bekommst du eine andere Karte und jede Münze, die der Tausch kostet.
       *[other] { WHO($seat, $seat_is, "nimmst", "nimmt") } „{ $card }“ von { $holder }. Dafür bekommt { $holder } eine andere Karte und jede Münze, die der Tausch kostet.
    }

card-swapped = { $holder_is ->
    [nobody] Dafür kommt „{ $card }“ in die Mitte.
    [you] Dafür liegt jetzt „{ $card }“ vor dir.
   *[other] Dafür liegt jetzt „{ $card }“ vor { $holder }.
}
    .beginner = { $holder_is ->
        [nobody] Dafür kommt „{ $card }“ in die Mitte. Wer danach am Zug ist, kann diese Karte wählen.
        [you] Jetzt liegt „{ $card }“ vor dir. Du kannst die Karte behalten, wenn sie dir vor deinem Zug niemand wegnimmt.
       *[other] Jetzt liegt „{ $card }“ vor { $holder } und kann dort noch weggenommen werden.
    }

coin-gained = { WHO($seat, $seat_is, "nimmst", "nimmt") } 1 Münze aus der Bank ({ $coins_before } → { $coins_after }).
    .beginner = Handelsaktion „Münze nehmen“: 1 Münze kommt aus der Bank. { WHO($seat, $seat_is, "hast", "hat") } jetzt { COUNT($coins_after, "coin") } statt { $coins_before }.

coin-paid = { $holder_is ->
    [nobody] { WHO($seat, $seat_is, "zahlst", "zahlt") } 1 Münze an die Bank ({ $coins_before } → { $coins_after }).
    [you] { WHO($seat, $seat_is, "zahlst", "zahlt") } dir 1 Münze ({ $coins_before } → { $coins_after }); du hast jetzt { COUNT($holder_after, "coin") }.
   *[other] { WHO($seat, $seat_is, "zahlst", "zahlt") } 1 Münze an { $holder } ({ $coins_before } → { $coins_after }); { $holder } hat jetzt { COUNT($holder_after, "coin") }.
}
    .beginner = { $holder_is ->
        [nobody] Handelsaktion „Münze zahlen“: Die Karte lag in der Mitte, also geht 1 Münze an die Bank. { WHO($seat, $seat_is, "hast", "hat") } jetzt { COUNT($coins_after, "coin") }.
        [you] Handelsaktion „Münze zahlen“: Die Karte lag vor dir, also zahlt dir { $seat } 1 Münze. { $seat } hat jetzt { COUNT($coins_after, "coin") }, du hast { $holder_after }.
       *[other] Handelsaktion „Münze zahlen“: Die Karte lag vor { $holder }. { $holder } bekommt 1 Münze und hat jetzt { $holder_after }. { WHO($seat, $seat_is, "hast", "hat") } jetzt { COUNT($coins_after, "coin") }.
    }

token-placed = Auf Runde { $round } kommt ein verdecktes Invasoren-Plättchen.
    .beginner = Handelsaktion „Invasoren“: Das oberste Plättchen kommt verdeckt auf das Feld von Runde { $round }. Seine Stärke kennt niemand. Noch im Stapel: { COUNT($tokens_left, "token") }.

token-ignored = { $reason ->
    [pile_empty] Das Invasoren-Symbol bleibt ohne Wirkung: Es ist kein Plättchen mehr da.
   *[already_placed] Das Invasoren-Symbol bleibt ohne Wirkung: Auf Runde { $round } liegt schon ein Plättchen.
}
    .beginner = { $reason ->
        [pile_empty] Handelsaktion „Invasoren“: Der Stapel der Invasoren-Plättchen ist leer, also passiert nichts. Die Karte darf man trotzdem nehmen.
       *[already_placed] Handelsaktion „Invasoren“: Auf Runde { $round } liegt schon ein Plättchen, und mehr als eins pro Runde ist nicht erlaubt. Das Symbol entfällt; die Karte darf man trotzdem nehmen.
    }

building-built = { $cost ->
    [0] { WHO($seat, $seat_is, "baust", "baut") } „{ $card }“ kostenlos.
   *[other] { WHO($seat, $seat_is, "baust", "baut") } „{ $card }“ für { COUNT($cost, "coin") } ({ $coins_before } → { $coins_after }).
}
    .beginner = { $cost ->
        [0] { WHO($seat, $seat_is, "baust", "baut") } „{ $card }“. Das kostet nichts. Die Karte liegt offen, zählt als Gebäude und wird am Ende gewertet.
       *[other] { WHO($seat, $seat_is, "baust", "baut") } „{ $card }“ und { $seat_is ->
            [you] zahlst
           *[other] zahlt
        } dafür { COUNT($cost, "coin") } an die Bank: vorher { $coins_before }, nachher { $coins_after }. Die Karte liegt offen, zählt als Gebäude und wird am Ende gewertet.
    }

bastion-raised = { WHO($seat, $seat_is, "machst", "macht") } „{ $card }“ zur Bastion: { COUNT($shields, "shield") }, Münzen { $coins_before } → { $coins_after }.
    .beginner = { WHO($seat, $seat_is, "legst", "legt") } „{ $card }“ verdeckt als Bastion hin. Das bringt sofort { COUNT($income, "coin") } ({ $coins_before } → { $coins_after }) und { COUNT($shields, "shield") } gegen jede Invasion, aber keine Punkte.

turn-lost = { WHO($seat, $seat_is, "kannst", "kann") } keine Karte nehmen: „{ $card }“ kommt auf den Ablagestapel.
    .beginner = Keine der ausliegenden Karten lässt sich bezahlen oder als Bastion nutzen, also entfällt der Zug. „{ $card }“, die Karte vor { $seat_is ->
        [you] dir
       *[other] { $seat }
    }, kommt auf den Ablagestapel, und gebaut wird nichts.

leftovers-discarded = { $cards_count ->
    [0] Runde { $round } ist zu Ende.
   *[other] Runde { $round } ist zu Ende. Auf den Ablagestapel { $cards_count ->
        [one] kommt
       *[other] kommen
    }: { $cards }.
}
    .beginner = { $cards_count ->
        [0] Alle waren einmal dran, also ist Runde { $round } zu Ende.
       *[other] Alle waren einmal dran, also ist Runde { $round } zu Ende. Was noch in der Mitte liegt, kommt endgültig auf den Ablagestapel: { $cards }.
    }

first-player-passed = { $seat_is ->
    [you] Du hast jetzt das Startspieler-Plättchen.
   *[other] { $seat } hat jetzt das Startspieler-Plättchen.
}
    .beginner = Das Startspieler-Plättchen wandert einen Platz weiter, zu { $seat_is ->
        [you] dir
       *[other] { $seat }
    }.

invasion-struck = { $strengths_count ->
    [0] Invasion nach Runde { $round }: Es liegen keine Plättchen auf der Invasoren-Tafel, die Stärke ist 0.
    [1] Invasion nach Runde { $round }: ein Plättchen, Stärke { $strength }.
   *[other] Invasion nach Runde { $round }: { $strengths_sum } = Stärke { $strength }.
}
    .beginner = { $strengths_count ->
        [0] Nach Runde { $round } kommen die Invasoren, aber es wurde kein Plättchen gelegt: Ihre Stärke ist 0.
       *[other] Nach Runde { $round } kommen die Invasoren. { $strengths_count ->
            [1] Auf der Invasoren-Tafel liegt nur ein Plättchen, es wird aufgedeckt: Stärke { $strength }.
           *[other] Alle Plättchen auf der Invasoren-Tafel werden aufgedeckt und zusammengezählt: { $strengths_sum } ergibt Stärke { $strength }.
        } { $last ->
            [yes] Es ist die letzte Invasion: Wer sie abwehrt, bekommt dafür Punkte, wer nicht, verliert ein Gebäude.
           *[no] Jedes Reich mit weniger Schilden verliert ein Gebäude.
        }
    }

realm-held = { WHO($seat, $seat_is, "wehrst", "wehrt") } die Invasion ab: { $defence } gegen { $strength }.
    .beginner = { WHO($seat, $seat_is, "hast", "hat") } { COUNT($defence, "shield") }, das reicht gegen Stärke { $strength }: Das Reich wehrt die Invasion ab, nichts geht verloren.

realm-breached = { $choices ->
    [0] { $seat_is ->
        [you] Deine Verteidigung
       *[other] Die Verteidigung von { $seat }
    } reicht nicht ({ $defence } gegen { $strength }), aber es gibt nichts zu verlieren.
   *[other] { $seat_is ->
        [you] Deine Verteidigung
       *[other] Die Verteidigung von { $seat }
    } reicht nicht: { $defence } gegen { $strength }.
}
    .beginner = { $choices ->
        [0] { WHO($seat, $seat_is, "hast", "hat") } { COUNT($defence, "shield") }, das reicht nicht gegen Stärke { $strength }. Verloren gehen aber nur Gebäude, die man umdrehen darf, und davon ist keines da. Also passiert nichts.
       *[other] { WHO($seat, $seat_is, "hast", "hat") } { COUNT($defence, "shield") }, das reicht nicht gegen Stärke { $strength }. Ein Gebäude muss umgedreht werden, egal wie viele Schilde fehlen.
    }

building-lost = { WHO($seat, $seat_is, "verlierst", "verliert") } „{ $card }“; die Verteidigung ist jetzt { $defence }.
    .beginner = { WHO($seat, $seat_is, "drehst", "dreht") } „{ $card }“ um. Das Gebäude bringt keine Punkte mehr, ist aber ab jetzt eine Bastion und zählt { COUNT($shields, "shield") }: Verteidigung { $defence }. Münzen gibt es dieses Mal nicht.

award-given = { WHO($seat, $seat_is, "bekommst", "bekommt") } { COUNT($points, "point") } für die abgewehrte letzte Invasion.
    .beginner = { WHO($seat, $seat_is, "hast", "hat") } die letzte Invasion abgewehrt. Das bringt in der Schlusswertung { COUNT($points, "point") }.

tie-broken = { $tie_break ->
    [coins] Gleichstand nach Punkten: { $seats }. Die meisten Münzen entscheiden.
    [buildings] Gleichstand nach Punkten: { $seats }. Auch die Münzen entscheiden nicht, also zählen die meisten Gebäude.
   *[shared] Gleichstand nach Punkten: { $seats }. Auch Münzen und Gebäude bringen an der Spitze keine Entscheidung.
}
    .beginner = { $tie_break ->
        [coins] Gleich viele Punkte: { $seats }. Dann liegt vorn, wer die meisten Münzen übrig hat.
        [buildings] Gleich viele Punkte: { $seats }. Auch die Münzen entscheiden nicht. Dann liegt vorn, wer die meisten offenen Gebäude hat; Bastionen zählen nicht.
       *[shared] Gleich viele Punkte: { $seats }. Auch Münzen und offene Gebäude bringen an der Spitze keine Entscheidung, also wird der Sieg geteilt.
    }

## Refusals

refusal-not-a-move = { $text } ist kein Zug.
    .beginner = { $text } ist kein Zug in diesem Spiel. Nimm einen aus der Liste der erlaubten Züge oder schreibe zum Beispiel „baue Mühle“.
refusal-unknown-card = { $near_is ->
    [nobody] Keine Karte heißt { $text }.
   *[other] Keine Karte heißt { $text }. Meinst du „{ $near }“?
}
    .beginner = { $near_is ->
        [nobody] In diesem Spiel heißt keine Karte { $text }. Welche Karten zur Wahl stehen, zeigt das Spielbrett.
       *[other] In diesem Spiel heißt keine Karte { $text }. Meinst du „{ $near }“? Welche Karten zur Wahl stehen, zeigt das Spielbrett.
    }
refusal-no-loss-due = „{ $card }“ muss nicht verloren gehen: Gerade verlangt keine Invasion eine Wahl.
    .beginner = „{ $card }“ muss nicht verloren gehen. Gebäude werden nur umgedreht, wenn eine Invasion gerade durchgebrochen ist; jetzt musst du eine Karte nehmen.
refusal-loss-due = Wähle zuerst ein Gebäude, das du verlierst.
    .beginner = Zuerst kommt die Invasion: Wähle das Gebäude, das umgedreht wird. Danach geht das Spiel weiter.
refusal-choice-left = „{ $card }“ darf nicht abgelegt werden: Es gibt noch eine andere Möglichkeit.
    .beginner = „{ $card }“ darf nicht abgelegt werden. Das geht nur, wenn man gar keine Karte nehmen kann, und hier ist mindestens ein anderer Zug erlaubt.
refusal-discard-own-card = Nur deine eigene Karte darf abgelegt werden: „{ $own }“.
    .beginner = Wenn du nichts nehmen kannst, wird die Karte vor dir abgelegt. Das ist „{ $own }“, nicht „{ $card }“.
refusal-already-bastion = „{ $card }“ ist schon eine Bastion.
    .beginner = „{ $card }“ liegt schon verdeckt. Eine Bastion kann nicht verloren gehen: Wähle ein Gebäude, das offen liegt.
refusal-not-in-your-realm = „{ $card }“ liegt nicht in deinem Reich.
    .beginner = „{ $card }“ liegt nicht in deinem Reich. Du kannst nur ein eigenes Gebäude umdrehen.
refusal-cannot-be-flipped = „{ $card }“ kann nicht umgedreht werden.
    .beginner = „{ $card }“ trägt das Symbol „keine Bastion“ und wird deshalb auch bei einer Invasion nicht umgedreht. Wähle ein anderes Gebäude.
refusal-card-in-realm = „{ $card }“ liegt schon { $seat_is ->
        [you] in deinem Reich
       *[other] im Reich von { $seat }
    }.
    .beginner = „{ $card }“ ist schon gebaut, liegt { $seat_is ->
        [you] in deinem Reich
       *[other] im Reich von { $seat }
    } und bleibt dort. Nehmen kann man nur Karten, die in dieser Runde ausgeteilt wurden.
refusal-card-discarded = „{ $card }“ liegt auf dem Ablagestapel.
    .beginner = „{ $card }“ wurde nicht gebaut und liegt auf dem Ablagestapel. Von dort kommt keine Karte zurück.
refusal-card-not-in-game = „{ $card }“ ist erst ab { $needed } Spielern dabei.
    .beginner = „{ $card }“ zeigt die Zahl { $needed } und bleibt deshalb bei { $players } Spielern in der Schachtel.
refusal-card-not-dealt = „{ $card }“ liegt nicht auf dem Tisch.
    .beginner = „{ $card }“ wurde in dieser Runde nicht ausgeteilt. Nehmen kann man nur Karten, die offen in der Mitte liegen oder vor jemandem, der in dieser Runde noch keine Karte genommen hat.
refusal-trade-not-payable = Für den Tausch brauchst du { COUNT($needed, "coin") }; du hast { $coins }.
    .beginner = „{ $card }“ liegt nicht vor dir, also kommen zuerst die Handelsaktionen. Bei Aktion { $step } von { $steps } hättest du keine Münze mehr zum Zahlen. Vor dem Tausch hast du { COUNT($coins, "coin") }.
refusal-cannot-be-bastion = „{ $card }“ kann keine Bastion werden.
    .beginner = „{ $card }“ trägt das Symbol „keine Bastion“: Diese Karte kann nur als Gebäude gebaut werden.
refusal-too-few-coins = „{ $card }“ kostet { COUNT($cost, "coin") }; du hättest { $coins }.
    .beginner = „{ $card }“ kostet { COUNT($cost, "coin") }, aber zum Bauen hättest du nur { $coins }. Dir { $missing ->
        [one] fehlt
       *[other] fehlen
    } { COUNT($missing, "coin") }.

## Rules

rule-starting-coins = Startmünzen
    .text = Zu Beginn gibt es reihum ab dem Startspieler { $starting_coins } Münzen. Die Bank wird nie leer.
rule-invader-tokens = Stapel der Invasoren
    .text = Die Invasoren-Plättchen liegen verdeckt auf einem Stapel. Jedes verbirgt eine Stärke; bei wenigen Spielern bleiben einige der schwächsten in der Schachtel.
rule-player-count = Spielerzahl
    .text = Karten, deren Zahl größer ist als die Spielerzahl, bleiben in der Schachtel.
rule-round = Runden
    .text = Das Spiel hat { $rounds } Runden. In jeder Runde nehmen alle je eine Karte und bauen sie.
rule-dealing = Austeilen
    .text = In jeder Runde bekommen alle eine Karte, die offen vor ihnen liegt. { COUNT($middle_cards, "card") } { $middle_cards ->
        [one] kommt
       *[other] kommen
    } offen in die Mitte.
rule-turn = Dein Zug
    .text = Nimm eine der ausliegenden Karten. Lag sie nicht vor dir, führe ihre Handelsaktionen aus. Baue sie dann als Gebäude oder als Bastion.
rule-taking = Karte wählen
    .text = Zur Wahl stehen die Karte vor dir, die Karten vor allen, die in dieser Runde noch nicht dran waren, und die Karten in der Mitte. Was in einem Reich liegt, kann niemand mehr nehmen.
rule-swapping = Tauschen
    .text = Nimmst du eine Karte, die nicht vor dir lag, kommt deine eigene an deren Platz. Die Handelsaktionen auf deiner abgegebenen Karte zählen nicht.
rule-trade-order = Handelsaktionen
    .text = Bei einer eingetauschten Karte werden alle Handelsaktionen ausgeführt, von links nach rechts. Ließe sich eine davon nicht bezahlen, kannst du die Karte gar nicht erst nehmen.
rule-trade-gain = Münze nehmen
    .text = Die Bank gibt dir 1 Münze. Damit kannst du schon die nächste Aktion oder das Gebäude bezahlen.
rule-trade-pay = Münze zahlen
    .text = Du gibst 1 Münze ab: an die Person, vor der die Karte lag, oder an die Bank, wenn sie in der Mitte lag.
rule-trade-token = Invasoren-Plättchen
    .text = Das oberste Plättchen des Stapels kommt ungesehen auf das Feld dieser Runde.
rule-one-token = Ein Plättchen pro Runde
    .text = Auf jedes Rundenfeld passt nur ein Plättchen. Weitere Invasoren-Symbole in derselben Runde entfallen, ebenso wenn der Stapel leer ist; die Karten darf man trotzdem nehmen.
rule-building = Bauen
    .text = Zahle die Baukosten an die Bank und lege die Karte offen in dein Reich.
rule-bastion = Bastionen
    .text = Die Karte kommt verdeckt in dein Reich, und du bekommst { COUNT($bastion_income, "coin") }. Eine Bastion hat { COUNT($bastion_strength, "shield") }. Sie ist kein Gebäude, bringt also keine Punkte und gehört zu keinem Gebäudetyp.
rule-fixed-cards = Keine Bastion
    .text = Karten mit diesem Symbol kann man nur als Gebäude bauen. Auch eine Invasion dreht sie nicht um.
rule-dead-end = Kein Zug möglich
    .text = Wer gar keine Karte nehmen kann, legt die eigene auf den Ablagestapel und baut in dieser Runde nichts. Mit den normalen Karten kommt das nie vor.
rule-end-of-round = Ende der Runde
    .text = Haben alle gebaut, kommen die übrigen Karten aus der Mitte offen auf den Ablagestapel.
rule-first-player = Startspieler
    .text = Nach jeder Runde wandert das Startspieler-Plättchen einen Platz weiter.
rule-invasion = Invasion
    .text = Nach bestimmten Runden werden alle Plättchen auf der Invasoren-Tafel aufgedeckt. Die Invasoren sind so stark wie alle Plättchen zusammen, die seit Spielbeginn gelegt wurden.
rule-defence = Verteidigung
    .text = Deine Verteidigung ist die Zahl der Schilde in deinem Reich, auf Gebäuden und Bastionen. Sind es mindestens so viele wie die Stärke der Invasoren, wehrst du sie ab.
rule-losing = Ein Gebäude verlieren
    .text = Wer sie nicht abwehrt, verliert ein Gebäude nach eigener Wahl: Es wird umgedreht und ist dann eine Bastion, aber ohne Münzen. Bastionen und Karten mit dem Symbol „keine Bastion“ kann man nicht wählen; wer nichts anderes hat, verliert nichts.
rule-award = Belohnung
    .text = { $award ->
        [1] Wer die letzte Invasion abwehrt, bekommt ihre Stärke als Siegpunkte. Frühere Invasionen bringen nichts.
       *[other] Wer die letzte Invasion abwehrt, bekommt das { $award }-Fache ihrer Stärke als Siegpunkte. Frühere Invasionen bringen nichts.
    }
rule-scoring = Wertung
    .text = Jedes offene Gebäude bringt die Siegpunkte, die es zeigt, hier kurz Punkte genannt. Bastionen bringen nichts und gehören zu keinem Gebäudetyp. Eine Karte zählt sich selbst mit.
rule-ties = Gleichstand
    .text = Bei gleich vielen Punkten zählen die meisten Münzen, dann die meisten offenen Gebäude. Ist auch das gleich, wird der Sieg geteilt.
rule-winning = Sieg
    .text = Wer nach der letzten Runde und ihrer Invasion die meisten Punkte hat, gewinnt.

## Formulas of the score sheet

score-flat = „{ $card }“ bringt { COUNT($points, "point") }
score-percat = „{ $card }“ bringt { COUNT($each, "point") } für jedes Gebäude des Typs { $category }: { $count } × { $each } = { COUNT($points, "point") }
score-bestcat = „{ $card }“ bringt { COUNT($each, "point") } für jedes Gebäude eines Typs, am besten { $category }: { $count } × { $each } = { COUNT($points, "point") }
score-coin = „{ $card }“ bringt { COUNT($each, "point") } für jede Münze: { $coins } × { $each } = { COUNT($points, "point") }
score-pair = { $complete ->
    [1] „{ $card }“ bringt { COUNT($points, "point") }, denn { $first } und { $second } sind beide vertreten
   *[0] „{ $card }“ bringt { COUNT($points, "point") }, denn { $first } und { $second } sind nicht beide vertreten
}
score-cats = „{ $card }“ bringt für { COUNT($count, "category") } { COUNT($points, "point") }
score-inv = „{ $card }“ bringt { COUNT($most, "point") } minus 1 für jede Münze, aber nie weniger als 0: { $most } − { $coins }, also { COUNT($points, "point") }
score-award = { $each ->
    [1] Letzte Invasion abgewehrt, Stärke { $strength }: { COUNT($points, "point") }
   *[other] Letzte Invasion abgewehrt, Stärke { $strength } × { $each }: { COUNT($points, "point") }
}

## Words of the text board

board-heading = Minute Realms, Runde { $round } von { $rounds }
board-turn = { $seat_is ->
    [you] Du nimmst jetzt eine Karte.
   *[other] { $seat } nimmt jetzt eine Karte.
}
board-loss = { $seat_is ->
    [you] Du wählst ein Gebäude, das verloren geht.
   *[other] { $seat } wählt ein Gebäude, das verloren geht.
}
board-first = Startspieler: { $seat }.
board-offer = Zur Wahl: { $cards }.
board-place = „{ $card }“ ({ $place })
board-middle = Mitte
board-track = Invasoren-Tafel: { $spaces }. Im Stapel: { COUNT($pile, "token") }.
board-space-empty = Runde { $round } leer
board-space-hidden = Runde { $round } verdeckt
board-space-open = Runde { $round } Stärke { $strength }
board-invasion = Invasion nach Runde { $round }: Stärke { $strength }. Verteidigte Reiche: { $seats }.
board-seat = { $seat }: { COUNT($points, "point") }, { COUNT($coins, "coin") }, { COUNT($defence, "shield") }. Gebäude: { $buildings }. Bastionen: { $bastions }.
board-deck = Nachziehstapel: { $pile }, Ablagestapel: { $discards }.
column-coins = Münzen
column-defence = Schilde
column-buildings = Gebäude
column-bastions = Bastionen

error-too-few-cards = { $players } Spieler brauchen { $needed } Karten ({ $rounds } Runden zu { $cards }); dieser Kartensatz hat { $have } für so viele Spieler.
error-rule-strikes = invasion_rounds müssen steigende Zahlen von 1 bis { $most } (rounds) sein, etwa (4, 8), nicht { $given }.
error-rule-coins = starting_coins muss { $least } bis { $most } ganze Zahlen von 0 bis 99 enthalten, eine je Platz, nicht { $given }.
error-rule-table = category_table muss { $numbers } ganze Zahlen von 0 bis 99 enthalten, für 0 bis { $categories } verschiedene Gebäudetypen, nicht { $given }.
error-rule-tokens = tokens muss eine Liste sein, etwa [Tokens(strength=1, count=5)], mit Stärken 0-9 und Anzahlen 0-50; { $given } passt nicht.
error-rule-most-tokens = tokens dürfen zusammen höchstens { $most } sein, nicht { $given }.
error-cell-trade = Zeile { $row }, Spalte { $column }: ist { $given }; dort stehen bis zu { $most } Buchstaben g (gewinnen), p (zahlen) und i (Invasorenplättchen), der Reihe nach.
error-cell-not-empty = Zeile { $row }, Spalte { $column }: ist { $given }; bei einer Karte, die als '{ $scoring }' wertet, bleibt sie leer.
error-cell-pair = Zeile { $row }, Spalte { $column }: ist { $given } wie arg1; ein Paar nennt zwei verschiedene Gebäudetypen.
