"""`rn.review(match)` in a cell: apart, because it is a page to read, and only with a kernel a board."""

from __future__ import annotations

from realms_nb.reviews.review import Review


class ReviewCell(Review):
    """A review whose moments can be looked at on a board."""

    def _ipython_display_(self) -> None:
        from IPython.display import display

        # An output of its own: it is read where no widget is drawn, too.
        display({"text/html": self._repr_html_(), "text/plain": repr(self)}, raw=True)
        if self.moments:
            # Here, because a review that is not shown needs no widgets.
            from realms_nb.notebook.review_board import ReviewBoard

            display(ReviewBoard(self))


review = ReviewCell.of
