# A match as a page, and the game in one file.

ui-save-page = Save as a page
ui-page-theme = Light or dark
ui-page-print = Print this position
ui-page-licences = Licences of what is inside
ui-page-unpack = Unpacking …
ui-page-python = Starting Python …
ui-page-games = Setting the table …
ui-page-failed = This page could not start its Python. Load it again; if that does not help, take a browser of 2023 or later (Firefox 114, Chrome 111, Safari 16.4 or newer), or fetch the file once more. The reason:
ui-page-busy = The others are thinking. What you chose is kept and comes next.
ui-page-silent = Python does not answer
ui-page-offline = You can look through the game with the slider. Load the page again to play on: the game is kept.
ui-page-chances = A page plays only few futures, one after another: { $playouts } of each of these moves so far, all play on by the same weights. The bands (95 %) are that wide. Press a move to see it on the board.
ui-page-kept = The game is kept in this browser: close the page, and it goes on where you left it. “Save to a file” in the menu keeps it for good.
ui-page-not-kept = This browser keeps nothing for this page: a game is gone when the page is closed. “Save to a file” in the menu keeps it.
page-too-old-to-play = This page plays with Python inside the browser: it needs Firefox 114, Chrome 111, Safari 16.4 or newer, with scripts allowed.
page-too-old = This page needs a browser of 2023 or later with scripts allowed to show the board. What you read here is the position in words.

page-set-aside = It is still there, under the name “{ $name }”; this is a new game.
error-kept-of-another-shape = What this browser has kept is no game that this page could have written.
error-page-of-what = A page shows a match, made by rn.Match(game, ...), not { $given }.
error-page-review-of-what = review is what rn.review(match) gives, not { $given }.
error-page-review-of-another-match = This review is of another match, or of fewer moves: make it anew with rn.review(match).
error-page-not-written = The page cannot be written to { $path }: { $error }.
