# The lesson: a first turn, taught on the board itself. What its steps say belongs to each game.

ui-lesson = Lesson
ui-lesson-step = Lesson · step { $at } of { $length } · no clock
ui-lesson-learn = Learn it (about 2 minutes)
ui-lesson-first = New here?
ui-lesson-first-text = The lesson plays a first turn with you, step by step, with no clock.
ui-lesson-later = Not now
ui-lesson-back = Back
ui-lesson-show = Show me
ui-lesson-on = Go on
ui-lesson-again = Take it back
ui-lesson-end = End the lesson
ui-lesson-sure = End the lesson?
ui-lesson-stay = Stay
ui-lesson-leave = Back to my game
ui-lesson-play-on = Play on from here
ui-lesson-new = Begin a new game
ui-lesson-shaded = In the lesson only the bright places can be pressed.
ui-lesson-keys = F6: to the bright place and back
lesson-wrong = { $deed } That is allowed, but this step is about something else.
lesson-else = Not that one. Look at the bright places again.
