"""What a page shows around a board, and what the class view shows of all tables: facts of a hall, in words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, get_args

from realms_nb.board.lesson import lesson_of
from realms_nb.core.narrator import checked_language, narrator_of_none
from realms_nb.halls.cards import has_cards
from realms_nb.halls.codes import written
from realms_nb.halls.qr import qr_of
from realms_nb.halls.wire import HallRoom, HallView, Neighbour, SignName, TableRow

if TYPE_CHECKING:
    from realms_nb.halls.classroom import Classroom
    from realms_nb.halls.seats import Chair
    from realms_nb.halls.table import HallTable

SIGNS: tuple[SignName, ...] = get_args(SignName)

# The words of the pages and of the class view: each is the message of that name after `hall-`.
PAGE = (
    *("title", "hello", "you", "here", "not-yet", "plays-itself", "away-for", "stands-in", "away-rule", "not-me"),
    *("decides", "your-turn", "at-table", "watching", "lost", "lost-again", "lost-now", "arrived", "on-its-way", "try"),
    *("to-lobby", "no-key", "closed", "language", "wall-join", "wall-hidden", "wall-over"),
    *("leads", "learn", "learn-end", "cards", "answer", "answered", "answer-here", "signs"),
    *(f"sign-{sign}" for sign in SIGNS),
)
VIEW = tuple(
    f"view-{word}"
    for word in (
        *("here", "table", "seats", "is-here", "is-away", "is-bot", "moves", "whose-turn", "since", "leads", "points"),
        *("over", "not-dealt", "waits", "paused", "pause", "resume", "pause-all", "resume-all", "project", "projected"),
        *("code-wall", "wall", "stands-in", "give-back", "start", "again", "late", "seat-late", "nobody", "closed"),
        *("next-round", "qr", "asks-help"),
    )
)
HOLES = ("count", "most", "person", "number", "place", "player", "points", "seconds", "guess")


@cache
def words(language: str, keys: tuple[str, ...]) -> dict[str, str]:
    """Sentences whose holes the browser fills."""
    narrator = narrator_of_none(language)
    holes = {hole: f"{{{hole}}}" for hole in HOLES}
    return {key: narrator.say(f"hall-{key}", **holes) for key in keys}


def called(player: str, language: str) -> str:
    """A player as people say it: a knight."""
    return narrator_of_none(language).say("odds-like", name=player)


def neighbours(hall: Classroom, table: HallTable, mine: int | None, language: str) -> tuple[Neighbour, ...]:
    """Who sits at a table."""
    return tuple(_neighbour(hall, chair, seat == mine, language) for seat, chair in enumerate(table.chairs))


def _neighbour(hall: Classroom, chair: Chair, you: bool, language: str) -> Neighbour:
    player = None if chair.player is None else called(chair.player, language)
    if chair.key is None:
        if chair.player is None:
            return Neighbour("", "empty", you)
        return Neighbour(chair.name or chair.player.capitalize(), "bot", you, player=player)
    since = hall.away.get(chair.key)
    seconds = None if since is None else max(0, round(hall.clock() - since))
    sign = hall.sign_of(chair.key)
    return Neighbour(chair.name or "", "here" if since is None else "away", you, seconds, player, sign)


def room(
    hall: Classroom,
    table: HallTable | None,
    mine: int | None,
    language: str,
    *,
    wall: bool = False,
    key: str = "",
    learning: bool = False,
) -> HallRoom:
    """What one page shows around its board; `mine` is the seat of whoever reads it, `key` the hash of their key."""
    say = narrator_of_none(language).say
    playing = table is not None and table.match is not None
    if wall:
        stage = "wall"
    elif table is None:
        stage = "late"
    else:
        stage = "over" if table.over else "playing" if playing else "waiting"
    paused = playing and table is not None and table.paused
    said = ""
    if stage == "late":
        said = say("hall-said-late")
    elif stage == "waiting":
        said = say("hall-said-waiting")
    elif paused:
        said = say("hall-said-paused")
    return HallRoom(
        title=hall.title,
        language=checked_language(language),
        neighbours=() if table is None else neighbours(hall, table, mine, language),
        stage=stage,
        paused=paused,
        said=said,
        table=None if table is None else table.number,
        turn=None if table is None else table.turn,
        since=max(0, round(hall.clock() - table.since)) if playing and table is not None else None,
        patience=None if hall.patience is None else round(hall.patience),
        fill=called(hall.fill, language),
        code=written(hall.code) if wall else None,
        address=short(hall.link) if wall else None,
        qr=qr_of(hall.link) if wall else None,
        scores=tuple(sheet.total for sheet in table.match.scores) if wall and table and table.match else None,
        signs=SIGNS if hall.signs and not wall and playing else None,
        question=None if hall.question is None else hall.question.text,
        guess=None if wall or (guess := hall.guess_of(key)) is None else str(guess),
        learns=(stage in ("waiting", "late") and lesson_of(hall.game) is not None) or None,
        learning=learning or None,
        cards=(stage in ("waiting", "late") and has_cards(hall.game)) or None,
    )


def short(link: str) -> str:
    """An address as it is typed."""
    return link.removeprefix("http://").removeprefix("https://").removesuffix("/")


def row(hall: Classroom, table: HallTable) -> TableRow:
    """One line of the class view."""
    match, turn = table.match, table.turn
    leads, points = None, None
    if match is not None:
        totals = [sheet.total for sheet in match.scores]
        best = max(totals)
        if totals.count(best) == 1:
            leads = match.names[totals.index(best)]
        points = best
    return TableRow(
        number=table.number,
        seats=neighbours(hall, table, None, hall.language),
        moves=0 if match is None else match.at,
        game=table.games,
        turn=turn,
        since=None if turn is None or table.paused else max(0, round(hall.clock() - table.since)),
        leads=leads,
        points=points,
        paused=table.paused,
        over=table.over,
        trouble=None if table.trouble is None else narrator_of_none(hall.language).say(table.trouble),
    )


def overview(hall: Classroom, address: str, wall: str, *, note: str = "", closed: bool = False) -> HallView:
    """All tables at a glance."""
    say = narrator_of_none(hall.language).say
    keys = [chair.key for table in hall.tables for chair in table.chairs if chair.key is not None]
    here = sum(key not in hall.away for key in keys)
    head = (say("hall-view-here", count=here, most=len(keys)), say("hall-view-tables", count=len(hall.tables)), note)
    return HallView(
        title=hall.title,
        game=hall.game.title,
        code=written(hall.code),
        address=address,
        wall=wall,
        here=here,
        people=len(keys),
        rows=tuple(row(hall, table) for table in hall.tables),
        late=tuple(each.name for each in hall.late),
        begun=hall.begun,
        fill=called(hall.fill, hall.language),
        head=tuple(filter(None, head)),
        words=words(hall.language, VIEW),
        language=checked_language(hall.language),
        projected=hall.projected,
        trouble=hall.trouble,
        closed=closed or None,
        qr=qr_of(address),
        next_round=(any(table.over for table in hall.tables) and all(t.turn is None for t in hall.tables)) or None,
    )
