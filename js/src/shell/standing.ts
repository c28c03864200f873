// What can be done at a board now: whose turn it is, what is offered, and which tabs the panel has.
import type { Shown } from "./kernel";
import type { Tab } from "./panel";
import type { BoardTexts, ReviewState, Snapshot } from "./wire";

interface Given {
  snapshot: Snapshot<unknown, unknown>;
  shown: Shown<unknown, unknown>;
  book: BoardTexts<unknown>;
  review: ReviewState | null;
  // A page to look at; nobody answers; an earlier game is offered; the past is shown; a scene is there, and is played.
  still: boolean;
  away: boolean;
  offer: boolean;
  past: boolean;
  scene: boolean;
  playing: boolean;
  // Whether the stage has a tab of chances.
  chances: boolean;
}

export function standingOf(given: Given) {
  const { snapshot, shown, book, review, still, away, offer, past, scene, playing } = given;
  const { history } = snapshot;
  const { turn } = shown;
  const over = history.lines[history.line]?.totals !== undefined;
  // At a table that somebody else leads: undo, pace, lines and new games are not offered.
  const guest = book.rights !== undefined && !book.rights.includes("table");
  const mine = turn !== undefined && shown.people.includes(turn) && !away && !offer;
  // A handler of a hook has stopped the board: it goes on when somebody says so.
  const paused = past || scene ? undefined : snapshot.pause;
  const waits =
    !guest && !past && turn !== undefined && !mine && !away && !offer && !snapshot.thinking && paused === undefined;
  // While others move by themselves there is Pause; where somebody has to press for the next move, Next.
  const others = turn !== undefined && !mine && !guest;
  const calm = !still && snapshot.pace === "calm";
  const flows = calm && !past && !away && !offer && paused === undefined && (scene || others);
  const live = (shown as unknown) === snapshot && !past;
  const can = {
    undo: !still && !guest && !past && history.at > 0 && !away && !offer,
    next: playing || past || ((waits || paused !== undefined) && !away),
    hint: !still && mine && live && (snapshot.hint?.depth ?? 0) < book.hints,
    review: book.help.includes("review") && over && !playing && (!(still || away) || review !== null),
  };
  const tabs: Tab[] = ["choice", "moves"];
  if (given.chances && !still && !away && !offer && book.help.includes("chances")) tabs.push("chances");
  if (can.review || (review && !playing)) tabs.push("review");
  // A lesson lays another game on the table: only who may do that is offered it.
  const teaches = book.lesson && !still && !away && !guest;
  // Next stands in the bar where a move is waited for that somebody has to ask for.
  const steps = (snapshot.pace === "step" && (waits || playing)) || past;
  return { over, guest, mine, paused, flows, steps, live, can, tabs, teaches };
}
