"""A realm laid by hand: what would it score? The same scoring as at the end of a game, without playing one."""

from __future__ import annotations

from html import escape
from typing import cast

from msgspec import Struct, structs

from realms_nb.core.closing import ScoreSheet, ScoreTotalled
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import Language, Narrator, checked_language
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.cards import Bastion
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.moves import TakeCard
from realms_nb.games.minute_realms.engine.notation import parse, told
from realms_nb.games.minute_realms.engine.rules import STANDARD, Rules
from realms_nb.games.minute_realms.engine.scoring import score_sheet
from realms_nb.games.minute_realms.engine.state import Invasion, Plot, Realm, State
from realms_nb.games.minute_realms.engine.trade import why_not_take


class LaidRealm(Struct, frozen=True):
    """A realm with its score sheet. It never changes: `plus` and `changed` give another one."""

    realm: Realm
    # How strong the last invasion was; None while it is still to come.
    invaders: int | None
    rules: Rules
    language: Language

    def plus(self, *cards: str) -> LaidRealm:
        """The same realm with more cards: `Mill` is built, `bastion Mill` lies face down."""
        plots = self.realm.plots
        for card in cards:
            plots = (*plots, _plot(card, plots, self.rules))
        return structs.replace(self, realm=Realm(self.realm.coins, plots))

    def changed(self, *, coins: int | None = None, invaders: int | None = None) -> LaidRealm:
        """The same cards with other coins, or after a last invasion of another strength."""
        coins = self.realm.coins if coins is None else _whole("coins", coins)
        invaders = self.invaders if invaders is None else _whole("invaders", invaders)
        return structs.replace(self, realm=Realm(coins, self.realm.plots), invaders=invaders)

    @property
    def sheet(self) -> ScoreSheet:
        """Where the points come from, line by line."""
        held = () if self.invaders is None else (self.shields >= self.invaders,)
        rounds = self.rules.invasion_rounds[-1:] if held else ()
        return score_sheet(
            State(
                rules=self.rules,
                round=self.rules.rounds,
                first=0,
                decision=None,
                realms=(self.realm,),
                fronts=(None,),
                middle=(),
                pile=(),
                token_pile=(),
                track=(),
                invasions=tuple(Invasion(round, cast(int, self.invaders), held) for round in rounds),
            ),
            seat=0,
        )

    @property
    def points(self) -> int:
        """All lines of the sheet added up."""
        return self.sheet.total

    @property
    def coins(self) -> int:
        """The coins beside the cards."""
        return self.realm.coins

    @property
    def shields(self) -> int:
        """Those printed on buildings, and those of bastions."""
        return defence(self.realm, self.rules)

    @property
    def lines(self) -> tuple[str, ...]:
        """The score sheet in words: how each card scores, and in brackets its category."""
        told, cards = self._narrator(), self.rules.cards
        return tuple(
            told.formula(line) + (f" ({told.term(cards[line.card].category)})" if line.card else "")
            for line in self.sheet.lines
        )

    def _narrator(self) -> Narrator:
        return GAME.narrator(rules=self.rules, language=self.language, you=0)

    def _sentences(self) -> tuple[list[str], str, str]:
        """How the points came about and what lies face down; the sum; what lies beside the cards."""
        told = self._narrator()
        walls = [told.label(card.name) for card in self.realm.bastions]
        listed = [*self.lines, *([f"{told.say('column-bastions')}: {told.join(walls)}"] if walls else [])]
        goods = f"{told.say('count-coin', n=self.coins)}, {told.say('count-shield', n=self.shields)}"
        return listed, told.tell(ScoreTotalled(0, self.points)), goods

    def __repr__(self) -> str:
        listed, total, goods = self._sentences()
        return "\n".join((*listed, f"{total} ({goods})"))

    def _repr_html_(self) -> str:
        listed, total, goods = self._sentences()
        items = "".join(f"<li>{escape(line)}</li>" for line in listed)
        return (f"<ul>{items}</ul>" if items else "") + f"<p><strong>{escape(total)}</strong> ({escape(goods)})</p>"


def realm(
    *cards: str, coins: int = 0, invaders: int | None = None, rules: Rules = STANDARD, language: str = "en"
) -> LaidRealm:
    """Lay a realm on the table and read its score sheet: `realm("Castle", "bastion Mill", coins=1)`.

    Cost and trade are left out: it is about what the cards are worth. `invaders` is how strong the last invasion was.
    """
    if not isinstance(cast(object, rules), Rules):
        raise BadSetup(f"The rules of {GAME.title} are made by STANDARD.changed(...), not {shown(rules)}.")
    empty = LaidRealm(Realm(_whole("coins", coins)), None, rules, checked_language(language))
    return empty.plus(*cards).changed(invaders=invaders)


def _plot(text: object, plots: tuple[Plot, ...], rules: Rules) -> Plot:
    """A card by its name, or by the move that would lay it."""
    if not isinstance(text, str) or not text.strip():
        raise BadSetup(f"A card is given by its name, such as 'Mill' or 'bastion Mill', not {shown(text)}.")
    said = told(text)
    laid = parse(text if said and said[0] in ("build", "bastion") else f"build {text}", rules)
    assert isinstance(laid, TakeCard)
    card = rules.cards[laid.card]
    there = {plot.card if isinstance(plot, Bastion) else plot for plot in plots}
    if card in there:
        raise BadSetup(f"{card.name} lies in this realm already; there is only one card of each name.")
    if len(plots) == rules.rounds:
        raise BadSetup(f"A realm has {rules.rounds} cards, one for each round; {card.name} would be one too many.")
    if laid.use == "build":
        return card
    refusal = why_not_take(card, "bastion", 0, swap=False)
    if refusal is not None:
        raise BadSetup(GAME.narrator(rules=rules).refuse(refusal, "beginner"))
    return Bastion(card)


def _whole(what: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 99:
        raise BadSetup(f"{what} is a whole number from 0 to 99, not {shown(number)}.")
    return number
