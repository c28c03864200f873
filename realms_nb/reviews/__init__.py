"""Looking back on a match, decision by decision: what luck brought, what choices cost, what would have been better."""

from realms_nb.reviews.looking_back import Review, review
from realms_nb.reviews.moments import Figure, Moment, Option

__all__ = ["Figure", "Moment", "Option", "Review", "review"]
