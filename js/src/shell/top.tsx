// The line above the table: what game it is, where in it we are, who is to do what; in the past, a band.
import type { ComponentChild } from "preact";
import { Bt, Icon } from "../parts/icons";
import type { Desk, Stage } from "./stage";
import { tell } from "./text";
import { Dots } from "./waiting";

interface LineProps<P, O, B, S> {
  desk: Desk<P, O, B>;
  state: S;
  stage: Stage<P, O, B, S>;
}

interface TopProps<P, O, B, S> extends LineProps<P, O, B, S> {
  said: string | undefined;
  // Whether a person is to decide, and whether something is waited for.
  yours: boolean;
  waiting: boolean;
  goal: ComponentChild;
}

export function TopLine<P, O, B, S>({ desk, state, stage, said, yours, waiting, goal }: TopProps<P, O, B, S>) {
  return (
    <div class="rn-top">
      <h2>{desk.book.title}</h2>
      {goal}
      {stage.Time && <stage.Time desk={desk} state={state} />}
      <span class="rn-say">
        {yours && <i aria-hidden />}
        {said} {waiting && <Dots />}
      </span>
      {stage.Stock && <stage.Stock desk={desk} state={state} />}
    </div>
  );
}

interface BandProps<P, O, B, S> extends LineProps<P, O, B, S> {
  where: string;
  goal: ComponentChild;
  still: boolean;
  // Whether the game can be played on from here.
  open: boolean;
  onPlayOn: () => void;
  onEnd: () => void;
}

export function PastBand<P, O, B, S>(props: BandProps<P, O, B, S>) {
  const { desk, state, stage, where, goal, still, open, onPlayOn, onEnd } = props;
  const { words: w, title } = desk.book;
  return (
    <div class="rn-top rn-past-band">
      <h2 class="rn-sr">{title}</h2>
      <Icon name="eye" />
      <b>{where}</b>
      {goal}
      {stage.Time && <stage.Time desk={desk} state={state} />}
      {!still && (
        <Bt aria-disabled={!open} data-play-on onClick={onPlayOn}>
          <Icon name="branch" /> {w["play-on"]}
        </Bt>
      )}
      <Bt class="rn-ghostb" data-to-end onClick={onEnd}>
        {w["to-end"]}
      </Bt>
    </div>
  );
}

/** Who is to do what, in words; `mine` if a person at this board is. */
export function saying<P, O, B, S>(
  desk: Desk<P, O, B>,
  state: S,
  stage: Stage<P, O, B, S>,
  past: boolean,
  mine: boolean,
) {
  const { snapshot, book } = desk;
  const { turn, you, thinking } = snapshot;
  const w = book.words;
  if (turn === undefined) return stage.ending?.(desk) ?? w.over;
  if (thinking && !past) return tell(w, "thinking", snapshot, { name: turn });
  const whose = you === turn ? w["your-turn"] : tell(w, "turn-of", snapshot, { name: turn });
  return [whose, mine && stage.task?.(desk, state)].filter(Boolean).join(" ");
}
