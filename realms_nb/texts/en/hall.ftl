# A table for a class: the pages of students, the wall, the class view, and what can go wrong there.

hall-lobby = A table of { $title }.
hall-lobby-code = Code on the wall
hall-lobby-name = Your name
hall-lobby-note = A first name or a nickname. Only your class sees it.
hall-lobby-sit = Sit down
hall-lobby-again = Lost the connection? Open the same address again: your seat is kept on this device.
hall-lobby-back = Back to your seat
hall-lobby-script = The game itself needs a browser that runs scripts. This one does not; try another one, or ask your teacher.
hall-slow-down = That were too many tries. Wait a minute, then try again.
hall-language = Language

hall-title = Table { $number }, seat { $place }
hall-hello = Hello { $person }. You play with
hall-said-waiting = Your teacher starts the game. Nothing to do now; the screen wakes up by itself.
hall-said-late = The games have begun. Your teacher looks for a seat for you; this page goes on by itself.
hall-said-paused = A pause for everybody at this table. Your teacher goes on with it.
hall-you = You
hall-here = is here
hall-not-yet = not yet
hall-plays-itself = plays by itself
hall-away-for = away { $seconds } s
hall-stands-in = { $player } plays for { $person } until { $person } is back
hall-away-rule = After { $seconds } s without a connection { $player } plays for whoever is away, until they are back.
hall-not-me = I am not { $person }
hall-decides = { $person } decides
hall-your-turn = Your turn
hall-at-table = Table { $number }
hall-watching = What { $person } decides, you will see here.
hall-lost = No connection. Your seat is kept.
hall-lost-again = Trying again in { $seconds } s.
hall-lost-now = Trying again …
hall-arrived = Your last move has arrived.
hall-on-its-way = Your last move is on its way. It is played once.
hall-try = Try now
hall-learn = Learn it in 90 seconds
hall-learn-end = Back to the table
hall-cards = All cards
hall-answer = Answer
hall-answer-here = Your answer, a number or a word
hall-answered = Your answer: { $guess }. You may change it.
hall-no-answer = An answer is a number or a word of at most 40 letters; nothing has changed.
hall-signs = Signs to your table
hall-sign-well-played = Well played
hall-sign-thanks = Thanks
hall-sign-one-moment = One moment
hall-sign-help = Help
hall-sign-wow = Wow
hall-sign-sorry = Sorry
hall-to-lobby = To the first page
hall-no-key = This device has no seat here. Go to the first page and type the code on the wall.
hall-gone = This seat is not yours any more. If that is a mistake, tell your teacher.
hall-closed = The table has been closed. Thank you for playing.
hall-unread = The page sent something that cannot be read here; nothing has changed.
hall-no-board = There is no game at your table yet; nothing has changed.
hall-too-fast = That was too much at once, so this line was closed. The page connects again by itself.
hall-held = This table is paused: nothing was played. Your teacher goes on with it.
hall-player-failed = A player of this table has failed; a person can take the seat.
hall-game-unread = The game of this table cannot be read; a new one can be dealt.

hall-wall-join = Play along at
hall-wall-hidden = Hands stay hidden here.
hall-wall-over = The game is over.
hall-leads = Who leads?

hall-view-here = { $count } of { $most } here
hall-view-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
hall-view-table = table
hall-view-seats = seats
hall-view-is-here = here
hall-view-is-away = away
hall-view-is-bot = plays by itself
hall-view-moves = moves
hall-view-whose-turn = whose turn
hall-view-since = since
hall-view-leads = leads
hall-view-points = { $person }, { $points } points
hall-view-over = over
hall-view-not-dealt = not dealt yet
hall-view-waits = { $person } is away and decides
hall-view-paused = paused
hall-view-pause = Pause
hall-view-resume = Go on
hall-view-pause-all = Pause all
hall-view-resume-all = All go on
hall-view-project = Show on the wall
hall-view-projected = on the wall
hall-view-code-wall = Show the code on the wall
hall-view-wall = Page for the wall
hall-view-stands-in = { $player } plays for { $person }
hall-view-give-back = { $person } plays again
hall-view-start = Start the games
hall-view-again = A new game where one is over
hall-view-late = { $person } waits for a seat.
hall-view-seat-late = Give { $person } the seat of { $player } at table { $number }
hall-view-nobody = Nobody is here yet. The class opens the address and types the code.
hall-view-closed = This hall is closed. rn.host with the same folder opens it again.
hall-view-next-round = Next round: those with as many points meet
hall-view-qr = The address, for the camera of a phone
hall-view-asks-help = { $person } asks for help

hall-note-loopback = Only this computer can come in. rn.host(..., open=True) lets the class in.
hall-note-open = Whoever is in the same network can come in. A firewall may ask for your leave: Windows does at the first time, and “private networks” is what is meant. If a phone cannot open the address, the wifi keeps devices apart; try a hotspot or a cable.
hall-note-folder = Nothing is kept: without folder=... the games end with the kernel.
hall-note-hub = The class comes in through your hub. Its relay has to be switched on once: docs/halls.md.

error-hall-code-length = { $typed ->
    [0] The code is missing: it has { $length } signs.
   *[other] The code has { $length } signs; these are { $typed }.
}
error-hall-code-wrong = That is not the code on the wall. Please look once more.
error-hall-name-empty = Please type a name: a first name or a nickname.
error-hall-name-too-long = That name is too long: it has at most { $most } letters.
error-hall-name-with-markup = A name must not contain < or >.
error-hall-name-with-hidden-letters = A name must not contain line breaks or letters that nobody sees.
error-hall-name-you = Please take another name than { $given }: the game calls everybody so who reads it.
error-hall-name-taken = Somebody here is called { $given } already. If that is you, open the address on the device where you sat down; else take another name.
error-hall-full = There is no free seat any more. Tell your teacher.
error-hall-folder = The hall cannot be kept in the folder { $folder }: { $fault }.
error-hall-unreadable = { $path } cannot be read: { $fault }. Give the hall another folder, or put the file right.
error-hall-not-ours = { $path } is no hall that this version of realms_nb has written. Give the hall another folder.
error-hall-other-game = The folder { $folder } holds a hall of { $title }. Give this one another folder, or leave the game out.
error-hall-game-missing = There is no hall in the folder { $folder } yet: say which game, as in rn.host(game, folder=...).
error-hall-port = Nothing can listen at { $address }, port { $port }: { $fault }. Perhaps this hall is open in another notebook; close it there, or say port=0 for another one.
error-hall-address = { $given } is no address of this machine. It has { $known }.
error-hall-no-table = There is no table { $given }; there are { $count }.
error-hall-no-seat = At table { $table } nobody is called { $given }; there are { $known }.
error-hall-nobodys-seat = Nobody sits on seat { $place } of table { $table }.
error-hall-nobody-late = Nobody called { $given } waits for a seat; there are { $known }.
error-hall-taken = At table { $table } that seat is somebody’s; only the seat of a player such as a knight can be given away.
error-hall-size = A table has from 1 to { $most } seats, not { $given }.
error-hall-player = Empty seats of { $title } are filled with a player by its name: { $known }; not with { $given }.
error-hall-students = students is a number from 1 to { $most }, or None for as many as come, not { $given }.
error-hall-patience = patience is a number of seconds from 1 to { $most }, or None, not { $given }.
error-hall-shut = This hall is closed. rn.host with the same folder opens it again.
error-hall-not-dealt = No game has been dealt at table { $table } yet.
error-hall-still-playing = A game is still played at: { $tables }. The next round begins when all are over.
error-hall-question = A question has a name and one line of text, of at most { $most } letters, not { $given }.
error-hall-hub = hub is the address of your own Jupyter as the browser shows it, such as "https://hub.school.org/user/ada/lab", not { $given }.
