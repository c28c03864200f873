"""Looking back on a match, decision by decision: what luck brought, what choices cost, what would have been better."""

from realms_nb.reviews.ledger import Figure, KeyDecision, Option
from realms_nb.reviews.review import Review, review

__all__ = ["Figure", "KeyDecision", "Option", "Review", "review"]
