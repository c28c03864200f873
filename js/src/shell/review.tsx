// What did it cost: the moments of a game to look at again, one at a time, and the marks over the slider.
import { useEffect, useState } from "preact/hooks";
import { ChanceBar } from "../parts/chance-bar";
import { Bt, Icon } from "../parts/icons";
import { Figures } from "../parts/option";
import { Seg } from "../parts/seg";
import { fill, sureness } from "./text";
import type { BoardTexts, ReviewState as Facts, KeyDecisionCard, Snapshot, Way } from "./wire";

interface Props {
  snapshot: Snapshot<unknown, unknown>;
  book: BoardTexts<unknown>;
  review: Facts | null;
  /** Whether the game that is looked at can be reviewed now. */
  can: boolean;
  /** Whether a move may be played: with a kernel. */
  live: boolean;
  /** The position that is shown. */
  at: number;
  onReview: (seat?: number) => void;
  onStop: () => void;
  onSeek: (to: number) => void;
  onTry: (step: number) => void;
}

export function Review({ snapshot, book, review, can, live, at, onReview, onStop, onSeek, onTry }: Props) {
  const w = book.words;
  const [chosen, setChosen] = useState(0);
  // Whoever looks at a moment reads of that one, however they came there.
  const here = review?.moments.findIndex(({ step }) => step === at) ?? -1;
  useEffect(() => {
    if (here >= 0) setChosen(here);
  }, [here]);
  const ask = (
    <Bt class="rn-wide rn-primary" aria-disabled={!can} data-review onClick={() => onReview()}>
      <Icon name="eye" /> {w["review-this"]} <kbd>V</kbd>
    </Bt>
  );
  if (!review) return <div class="rn-review">{ask}</div>;
  const { state, done, length, moments } = review;
  if (state === "running")
    return (
      <div class="rn-review" data-review-state={state}>
        <p>{done ? fill(w["review-wait"], { done, length }) : w["review-warm"]}</p>
        <div class="rn-progress" aria-hidden>
          <i style={{ width: `${(100 * done) / length}%` }} />
        </div>
        <p class="rn-answers">
          <Bt data-home onClick={onStop}>
            {w.stop}
          </Bt>
        </p>
      </div>
    );
  const number = Math.min(chosen, moments.length - 1);
  const moment = moments[number];
  // Whoever looks at one moment goes on looking at the next.
  const turn = (by: number) => {
    const next = (number + by + moments.length) % moments.length;
    setChosen(next);
    if (here >= 0) onSeek(moments[next]!.step);
  };
  const { people, names } = snapshot;
  return (
    <div class="rn-review" data-review-state={state}>
      {people.length > 1 && state === "done" && (
        <Seg
          label={w["review-for"]!}
          values={people}
          chosen={review.seat}
          name={(seat) => names[seat]}
          onChoose={onReview}
        />
      )}
      <p>{review.text}</p>
      {moment ? (
        <>
          <section class="rn-moment" data-moment={moment.step}>
            <h3>
              {moment.title}: {moment.cost}
            </h3>
            <small>
              {w["review-points"]} · {fill(w["review-moment"], { number: number + 1, count: moments.length })}
            </small>
            <Told way={moment.played} word={w["review-played"]} even={review.even} words={w} />
            <Told way={moment.better} word={w["review-better"]} even={review.even} words={w} better />
            <p>{moment.why}</p>
          </section>
          <p class="rn-answers">
            {moments.length > 1 && (
              <Bt class="rn-ic" aria-label={w["review-before"]} onClick={() => turn(-1)}>
                <Icon name="back" />
              </Bt>
            )}
            <Bt data-look onClick={() => onSeek(moment.step)}>
              <Icon name="eye" /> {w["review-look"]}
            </Bt>
            {moments.length > 1 && (
              <Bt class="rn-ic" aria-label={w["review-after"]} data-moment-next onClick={() => turn(1)}>
                <Icon name="next" />
              </Bt>
            )}
            <Bt class="rn-deed rn-wide" aria-disabled={!live} data-try onClick={() => onTry(moment.step)}>
              <Icon name="branch" /> {w["review-try"]}
            </Bt>
          </p>
        </>
      ) : state === "done" && review.length > 1 ? (
        <>
          <h3>{w["review-nothing"]}</h3>
          <p>{w["review-nothing-note"]}</p>
        </>
      ) : (
        ask
      )}
    </div>
  );
}

interface ToldProps {
  way: Way;
  word: string | undefined;
  even: number;
  words: Record<string, string>;
  better?: boolean;
}

/** A move with the columns of the choice, and its chance to win. */
function Told({ way, word, even, words, better }: ToldProps) {
  return (
    <div class={better ? "rn-told rn-better" : "rn-told"}>
      <p>
        <em>{word}</em> <b>{way.words}</b>
      </p>
      <Figures figures={way.figures} />
      <ChanceBar now={way.win} {...sureness(way, even, words)} />
    </div>
  );
}

/** Over the slider: a diamond for each choice that cost something, a dot for luck. Moves tells them in words. */
export function Marks({ review, length }: { review: Facts | null; length: number }) {
  return (
    <div class="rn-marks" aria-hidden>
      {review?.verdicts.map(({ at, kind }) =>
        kind === "cost" || kind === "luck" ? (
          <i key={`${at} ${kind}`} data-kind={kind} style={{ "--at": at / (length || 1) }} />
        ) : null,
      )}
    </div>
  );
}

/** The moment that was decided in this position. */
export function momentAt(review: Facts | null, at: number): KeyDecisionCard | undefined {
  return review?.moments.find(({ step }) => step === at);
}
