"""A review in a cell: the curve, the ledger, the choices, the moments. Words from the catalogues, drawings in ink."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from realms_nb.core.lines import wrapped
from realms_nb.core.narrator import Narrator
from realms_nb.display.svg import points, written
from realms_nb.reviews.drawing import curve, waterfall
from realms_nb.reviews.ledger import ITEMS
from realms_nb.reviews.part import ReviewsPart, reviews_of
from realms_nb.simulation.policies import told

if TYPE_CHECKING:
    from realms_nb.reviews.ledger import Chosen, KeyDecision, Option
    from realms_nb.reviews.review import Review

_CELL = "border:1px solid rgba(128,128,128,.45);border-radius:6px;padding:10px 14px;margin:0 0 10px"
_TAG = "border:1px solid currentColor;border-radius:4px;padding:0 5px;font-size:12px"
_BUTTON = (
    "font:inherit;font-weight:600;color:inherit;background:none;border:2px solid currentColor;border-radius:6px;"
    "padding:8px 16px;min-height:44px;cursor:pointer"
)
_PLACE = "text-align:left;white-space:nowrap;padding:1px 12px 1px 0"


def headline(review: Review) -> str:
    """Who won, what luck did, what choices did: one line."""
    say, outcome = review.narrator().say, review.match.outcome
    scores = review.match.scores
    narrator = review.narrator()
    listed = ", ".join(f"{narrator.name(sheet.seat)} {sheet.total}" for sheet in scores)
    if outcome is None:
        ended = say("review-open")
    else:
        ended = say("review-won", seats=outcome.winners) if outcome.winners else say("review-lost")
    judged = len(review.evidence.decisions)
    stopped = [say("review-stopped", judged=str(judged), steps=str(review.steps))] if review.partial else []
    return " ".join((*stopped, ended, say("review-scores", listed=listed), *verdicts(review)))


def _whose(review: Review) -> list[str]:
    """Whose game it is, and how to choose: where nobody has said it."""
    names = review.match.names
    who, other = names[review.you], names[(review.you + 1) % len(names)]
    return (
        [review.narrator().say("review-whose", who=who, code=f"rn.review(match, {other!r})")] if review.guessed else []
    )


def verdicts(review: Review) -> tuple[str, str]:
    """What luck did, and how many choices cost something."""
    luck, say = review.items["luck"], review.narrator().say
    way = "with" if luck.low > 0 else "against" if luck.high < 0 else "even"
    return say(f"review-luck-{way}"), say("review-gave", count=sum(each.verdict == "cost" for each in review.own))


def text(review: Review) -> str:
    """The review without pictures."""
    narrator = review.narrator()
    lines = [f"{narrator.say('review-title')}: {headline(review)}", *_whose(review), ""]
    lines += [f"{name}: {value} ({interval})" for name, value, interval in _items(review)]
    lines += ["", narrator.say("review-moments", count=len(review.moments))]
    for moment in review.moments:
        lines.append(
            f"{moment.number}. {narrator.say('review-step', step=moment.step + 1)}: {_cost(moment, review.language)}. "
            f"{narrator.say('review-played')}: {_words(review, moment.played)}. "
            f"{narrator.say('review-better')}: {_words(review, moment.better)}. {' '.join(sentences(review, moment))}"
        )
    return "\n".join(wrapped(line) if line else "" for line in lines)


def html(review: Review) -> str:
    """The review as a cell shows it."""
    say = review.narrator().say
    playouts = written(review.evidence.playouts, review.language, 0)
    listed = ", ".join(f"{name} {value}" for name, value, _ in _items(review))
    like = told(review.narrator(), review.evidence)
    chances = say("review-curve"), f"{say('review-curve-below', playouts=playouts)} {like}"
    went = say("review-ledger"), say("review-ledger-below")
    parts = [
        f"<h3 style='margin:0'>{escape(say('review-title'))}</h3>",
        f"<p style='margin:2px 0 10px'>{escape(' '.join((headline(review), *_whose(review))))}</p>",
        "<div style='display:flex;flex-wrap:wrap;gap:0 10px;align-items:stretch'>",
        _panel(*chances, curve(review), _legend(review), "flex:2 1 640px"),
        _panel(*went, waterfall(review, listed), _note(review), "flex:1 1 330px"),
        "</div>",
        _panel(say("review-choices"), "", _choices(review), ""),
        f"<h4 style='margin:14px 0 6px'>{escape(say('review-moments', count=len(review.moments)))}</h4>",
    ]
    parts += [_moment(review, moment) for moment in review.moments] or [f"<p>{escape(say('review-nothing'))}</p>"]
    parts.append(f"<p style='font-size:12px;opacity:.75'>{escape(_evaluator(review, like))}</p>")
    return f"<div class='realms-review' style='max-width:1180px'>{''.join(parts)}</div>"


def _evaluator(review: Review, like: str) -> str:
    """Who judges: those who play on, and near the end a search where the game has one."""
    say = review.narrator().say
    searched = any(each.seen_wins is not each.wins for each in review.evidence.decisions)
    return " ".join((like, say("review-evaluator"), *([say("review-searched")] if searched else [])))


def sentences(review: Review, moment: KeyDecision) -> list[str]:
    """What was said of the move, and why the better one is better: the reasons of players, and how the games ended."""
    narrator, language = review.narrator(), review.language
    said = " ".join(narrator.reason(reason) for reason in moment.said)
    told = [narrator.say("review-said", said=said)] if said else []
    told += [narrator.reason(reason) for reason in moment.reasons]
    own = moment.better.scores[moment.seat], moment.played.scores[moment.seat]
    told.append(narrator.say("review-end-scores", better=written(own[0], language), played=written(own[1], language)))
    changes = [
        (abs(here - there), seat, here, there)
        for seat, (here, there) in enumerate(zip(moment.better.scores, moment.played.scores, strict=True))
        if seat != moment.seat
    ]
    if changes and max(changes)[0] >= 1:
        _, seat, here, there = max(changes)
        told.append(
            narrator.say(
                "review-end-others",
                rival=narrator.name(seat),
                better=written(here, language),
                played=written(there, language),
            )
        )
    return told


def _items(review: Review) -> list[tuple[str, str, str]]:
    """The items of the ledger: name, value, plus or minus."""
    say, language = review.narrator().say, review.language
    names = {item: say(f"review-{item}") for item in ITEMS}
    if not review.evidence.over:
        names["result"] = say("review-so-far")
    return [
        (
            names[item],
            points(review.items[item].value, language, signed=item not in {"start", "result"}),
            f"± {points(review.items[item].half, language)}",
        )
        for item in ITEMS
        if item in review.items
    ]


def _note(review: Review) -> str:
    own = {item: each.value for item, each in review.items.items()}
    language = review.language
    say, hidden = review.narrator().say, own.get("hidden", 0.0)
    told = say(
        "review-ledger-note",
        result=points(own["result"], language),
        luck=points(own["luck"], language),
        play=points(own["result"] - own["luck"], language),
        start=points(own["start"], language),
    )
    return f"{told} {say('review-hidden-note', hidden=points(hidden, language, signed=True))}" if hidden else told


def _legend(review: Review) -> str:
    say = review.narrator().say
    hidden = f"□ {say('review-mark-hidden')} · " if "hidden" in review.items else ""
    return (
        f"◆ {say('review-mark-choice')} · ○ {say('review-mark-luck')} · {hidden}{say('review-even')} · "
        f"{say('review-shaded')}"
    )


def _panel(head: str, below: str, inside: str, note: str, room: str = "") -> str:
    small = f"<span style='opacity:.75;font-size:12px'>{escape(below)}</span>" if below else ""
    after = f"<div style='font-size:12px;opacity:.85;margin-top:4px'>{escape(note)}</div>" if note else ""
    return f"<div style='{_CELL};{room}'><div><b>{escape(head)}</b> {small}</div>{inside}{after}</div>"


def _choices(review: Review) -> str:
    """One word per choice of yours: best, cost so much, or cannot tell."""
    narrator, language = review.narrator(), review.language
    cells = "".join(
        f"<span style='display:inline-block;margin:2px 14px 2px 0'>"
        f"<b>{each.phase}</b> {escape(_verdict(each, narrator, language))}</span>"
        for each in review.own
    )
    return f"<div>{cells}</div>"


def _verdict(each: Chosen, narrator: Narrator, language: str) -> str:
    key = each.verdict.replace(" ", "-")
    return narrator.say(f"review-verdict-{key}", cost=points(each.cost, language))


def _moment(review: Review, moment: KeyDecision) -> str:
    say = review.narrator().say
    head = (
        f"<b>{moment.number} · {escape(say('review-step', step=moment.step + 1))}, "
        f"{escape(say('review-round', number=moment.phase))}</b> "
        f"<span style='float:right'><b>{escape(_cost(moment, review.language))}</b></span>"
    )
    # What neither move changes tells nothing.
    pairs = zip(moment.played.figures, moment.better.figures, strict=False)
    moved = {here.key for here, there in pairs if not here.before == here.after == there.after}
    rows = _option(review, moment.played, "review-played", moved) + _option(
        review, moment.better, "review-better", moved
    )
    why = escape(" ".join(sentences(review, moment)))
    which = f"data-look='{moment.number}' data-step='{moment.step}'"
    code, look = escape(say("review-look", number=moment.number)), escape(say("ui-review-look"))
    return (
        f"<div style='{_CELL};overflow-x:auto'>{head}"
        f"<table style='margin:6px 0;border-collapse:collapse;font-size:13px'>{rows}</table>"
        f"<p style='margin:4px 0'>{why}</p>"
        # The line of code is for a page that nobody answers; where a kernel does, a button takes its place.
        f"<p style='margin:4px 0;font-size:12px;opacity:.75'><code>{code}</code></p>"
        f"<button type='button' {which} hidden style='{_BUTTON}'>{look}</button></div>"
    )


def _option(review: Review, option: Option, key: str, moved: set[str]) -> str:
    say, language = review.narrator().say, review.language
    cells = "".join(
        f"<td style='{_PLACE}'>{_change(each.before, each.after, language)} "
        f"<span style='opacity:.75'>{escape(say(f'review-figure-{each.key}'))}</span></td>"
        for each in option.figures
        if each.key in moved
    )
    win = say("review-win", low=points(option.win_low, language, 0), high=points(option.win_high, language, 0))
    return (
        f"<tr><th scope='row' style='{_PLACE}'><span style='{_TAG}'>{escape(say(key))}</span> "
        f"{escape(_words(review, option))}</th>{cells}"
        f"<td style='{_PLACE}'><b>{points(option.win, language, 0)} %</b> "
        f"<span style='opacity:.75'>{escape(win)}</span></td></tr>"
    )


def _change(before: float, after: float, language: str) -> str:
    start, end = written(before, language, 0), written(after, language, 0)
    return start if start == end else f"{start} → {end}"


def _words(review: Review, option: Option) -> str:
    return _room(review).move_words(review.match.game.parse(option.move, review.match.rules), review.narrator())


def _room(review: Review) -> ReviewsPart:
    return reviews_of(review.match.game)


def _cost(moment: KeyDecision, language: str) -> str:
    half = (moment.cost_high - moment.cost_low) / 2
    return f"{points(-moment.cost, language)} ± {points(half, language)}"
