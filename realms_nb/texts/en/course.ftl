# What the course says besides its exercises: predictions, and reports for the teacher.

predict-first = Guess first: put a number or a word in the place of the dots and run the cell again. (Run it again as it is to go on without a guess.)
predict-none = No guess. Go on; you can still make one until it is measured.
predict-noted = Noted: { $said }. Now go on and see.
predict-said = You guessed: { $said }.
predict-measured = Measured: { $measured }.
predict-class = Your class ({ $count }): { $listed }.
predict-you = you
predict-truth = measured
predict-word-more = more
predict-word-fewer = fewer
predict-word-same = the same
predict-word-yes = yes
predict-word-no = no
predict-word-unknown = cannot tell yet
error-predict-name = A prediction has a name, such as "rich-points", not { $given }.
error-predict-kind = A prediction is a number or a word such as "more", not { $given }.

report-wanted = Put your name in the place of the dots, and what you found out after it: rn.report("Ann", "..."). That writes your report.
report-head = { $name }: { $lesson }, { $date }
report-check = { $name }: { $word } (tries: { $tries }, largest hint: { $hint })
report-guess = { $name }: guessed { $said }, measured { $measured }
report-answer = In own words: { $text }
report-nothing = Nothing has been checked or guessed in this notebook yet.
report-written = Written to { $file } in the folder { $folder }, with a line for the table of the class.
error-report-name = A report has the name of a student, such as rn.report("Ann"), not { $given }.
error-report-words = Your own words are a text in quotation marks, not { $given }.
error-report-folder = There is no folder { $given } with reports.
