# Die Lektion: ein erster Zug, auf dem Brett selbst gezeigt. Was ihre Schritte sagen, gehört zu jedem Spiel.

ui-lesson = Lektion
ui-lesson-step = Lektion · Schritt { $at } von { $length } · ohne Uhr
ui-lesson-learn = Lern es (etwa 2 Minuten)
ui-lesson-first = Neu hier?
ui-lesson-first-text = Die Lektion spielt mit dir einen ersten Zug, Schritt für Schritt und ohne Uhr.
ui-lesson-later = Jetzt nicht
ui-lesson-back = Zurück
ui-lesson-show = Zeig es mir
ui-lesson-on = Weiter
ui-lesson-again = Nimm es zurück
ui-lesson-end = Lektion beenden
ui-lesson-sure = Die Lektion beenden?
ui-lesson-stay = Bleiben
ui-lesson-leave = Zurück zu meinem Spiel
ui-lesson-play-on = Von hier aus weiterspielen
ui-lesson-new = Ein neues Spiel beginnen
ui-lesson-shaded = In der Lektion lassen sich nur die hellen Stellen drücken.
ui-lesson-keys = F6: zur hellen Stelle und zurück
lesson-wrong = { $deed } Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes.
lesson-else = Das ist es nicht. Schau noch einmal auf die hellen Stellen.
