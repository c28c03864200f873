"""What the checker of types is asked: does every part of every game fit what its room wants? `make lint` runs it."""

from __future__ import annotations

from realms_nb.adapters.part import ListedChancePart, NumbersPart, RedealPart
from realms_nb.board.part import ChancesPart, ShortMovesPart, Stage
from realms_nb.charts.part import QuickPart, SourcesPart, StudioPart
from realms_nb.fast.part import FastPart
from realms_nb.games.minute_realms import adapters as minute_adapters
from realms_nb.games.minute_realms import board as minute_board
from realms_nb.games.minute_realms import charts as minute_charts
from realms_nb.games.minute_realms import lab as minute_lab
from realms_nb.games.minute_realms import odds as minute_odds
from realms_nb.games.minute_realms import players as minute_players
from realms_nb.games.minute_realms import reviews as minute_reviews
from realms_nb.games.minute_realms.fast import warm as minute_fast
from realms_nb.games.minute_realms.notebook import workshop as minute_workshop
from realms_nb.games.realm_of_sand import adapters as sand_adapters
from realms_nb.games.realm_of_sand import board as sand_board
from realms_nb.games.realm_of_sand import charts as sand_charts
from realms_nb.games.realm_of_sand import lab as sand_lab
from realms_nb.games.realm_of_sand import odds as sand_odds
from realms_nb.games.realm_of_sand import players as sand_players
from realms_nb.games.realm_of_sand import reviews as sand_reviews
from realms_nb.games.realm_of_sand.fast import warm as sand_fast
from realms_nb.games.realm_of_sand.notebook import workshop as sand_workshop
from realms_nb.lab.part import DecksPart, MeasuresPart, ReportPart, RestrictedPart, WeighedPart
from realms_nb.notebook.part import WorkshopPart
from realms_nb.players.part import AfterPart, EditionsPart, PlayersPart
from realms_nb.reviews.part import ReviewsPart
from realms_nb.simulation.part import CardRecordPart, OddsPart, WholeGamesPart

PLAYERS: tuple[PlayersPart, ...] = (minute_players, sand_players)
EDITIONS: tuple[EditionsPart, ...] = (minute_players, sand_players)
AFTER: tuple[AfterPart, ...] = (minute_players, sand_players)
FAST: tuple[FastPart, ...] = (minute_fast, sand_fast)
ODDS: tuple[OddsPart, ...] = (minute_odds, sand_odds)
WHOLE: tuple[WholeGamesPart, ...] = (minute_odds, sand_odds)
RECORD: tuple[CardRecordPart, ...] = (minute_odds, sand_odds)
DECKS: tuple[DecksPart, ...] = (minute_lab, sand_lab)
MEASURES: tuple[MeasuresPart, ...] = (minute_lab,)
RESTRICTED: tuple[RestrictedPart, ...] = (minute_lab, sand_lab)
WEIGHED: tuple[WeighedPart, ...] = (minute_lab, sand_lab)
REPORT: tuple[ReportPart, ...] = (minute_lab, sand_lab)
REVIEWS: tuple[ReviewsPart, ...] = (minute_reviews, sand_reviews)
SOURCES: tuple[SourcesPart, ...] = (minute_charts, sand_charts)
STUDIO: tuple[StudioPart, ...] = (minute_charts, sand_charts)
QUICK: tuple[QuickPart, ...] = (sand_charts,)
STAGE: tuple[Stage, ...] = (minute_board, sand_board)
CHANCES: tuple[ChancesPart, ...] = (minute_board, sand_board)
SHORT: tuple[ShortMovesPart, ...] = (minute_board,)
NUMBERS: tuple[NumbersPart, ...] = (minute_adapters, sand_adapters)
REDEAL: tuple[RedealPart, ...] = (minute_adapters, sand_adapters)
LISTED: tuple[ListedChancePart, ...] = (minute_adapters,)
WORKSHOP: tuple[WorkshopPart, ...] = (minute_workshop, sand_workshop)
