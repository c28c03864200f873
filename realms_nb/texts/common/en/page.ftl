# A match as a page, and the game in one file.

ui-save-page = Save as a page
ui-page-theme = Light or dark
ui-page-print = Print this position
ui-page-licences = Licences of what is inside
page-too-old = This page needs a browser of 2023 or later with scripts allowed to show the board. What you read here is the position in words.

error-page-of-what = A page shows a match, made by rn.Match(game, ...), not { $given }.
error-page-review-of-what = review is what rn.review(match) gives, not { $given }.
error-page-review-of-another-match = This review is of another match, or of fewer moves: make it anew with rn.review(match).
error-page-not-written = The page cannot be written to { $path }: { $error }.
