// A scene, one frame at a time; it can be stepped, shown whole and seen again.
import type { ComponentChild } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Bt, Icon } from "./icons";
import { patched } from "./patches";
import type { Beat } from "./stage";
import { Tell } from "./story";
import { fill, lightOf } from "./text";
import type { BoardTexts, Frame, Scene, Snapshot } from "./wire";

// How long a step of a scene that goes on by itself is shown.
const STEP = 1200;
// The same for a frame that is drawn: there is more to look at.
const BEAT = 2500;

/** The scene that is being watched, and how far; null once it has been seen. */
export function useScene<P, O>(snapshot: Snapshot<P, O>) {
  const [seen, setSeen] = useState(snapshot.scene?.id ?? -1);
  const [at, setAt] = useState(1);
  const scene = snapshot.scene && snapshot.scene.id !== seen ? snapshot.scene : null;
  useEffect(() => setAt(1), [scene?.id]);
  const pictures = useMemo(() => {
    let picture = snapshot.picture;
    return scene?.frames.map((frame) => (picture = patched(picture, frame.patch))) ?? [];
  }, [scene, snapshot.picture]);
  function done() {
    setSeen(scene?.id ?? -1);
    // The next scene begins with its first step, from its first frame on.
    setAt(1);
  }
  return { scene, at, setAt, done, picture: pictures[at - 1] };
}

/** The next place to stop: what is told of one seat in a row is one step. */
export function stopAfter(frames: Frame[], at: number): number {
  const seatAt = (place: number) => frames[place - 1]?.sentence.seat;
  let next = at + 1;
  while (next < frames.length && seatAt(next) !== undefined && seatAt(next + 1) === seatAt(next)) next += 1;
  return next;
}

interface SceneProps {
  scene: Scene;
  at: number;
  // Whether it goes on by itself.
  auto: boolean;
  book: BoardTexts<unknown>;
  onPoint: (key: string | null) => void;
  onStep: (at: number) => void;
  onDone: () => void;
  // Draws a frame that has facts.
  beat: ((beat: Beat) => ComponentChild) | undefined;
}

export function SceneSteps({ scene, at, auto, book, onPoint, onStep, onDone, beat }: SceneProps) {
  const last = scene.frames.length;
  const w = book.words;
  const title = w[`scene-${scene.kind}`];
  const next = () => (at < last ? onStep(at + 1) : onDone());
  const facts = scene.frames[at - 1]?.facts;
  const drawn = facts !== undefined && beat !== undefined;
  useEffect(() => {
    if (!auto || (at === last && !drawn)) return;
    const timer = setTimeout(next, drawn ? BEAT : STEP);
    return () => clearTimeout(timer);
  }, [at, auto, last]);
  useEffect(() => {
    const spans = (!drawn && scene.frames[at - 1]?.sentence.spans) || [];
    const thing = spans.find((span) => span.kind === "card" || span.kind === "coins");
    onPoint((thing && lightOf(thing)) ?? null);
    return () => onPoint(null);
  }, [at]);
  if (drawn)
    return (
      <section class="rn-scene rn-beat" aria-label={title} data-scene={scene.kind}>
        {beat({ facts, last: at === last, next })}
      </section>
    );
  return (
    <section class="rn-scene" aria-label={title} data-scene={scene.kind}>
      <h3>{title}</h3>
      <ol tabIndex={0} aria-label={title}>
        {scene.frames
          .slice(0, at)
          .map(({ sentence }, index) => (
            <li key={index} class={index === at - 1 ? "rn-new" : undefined}>
              <Tell sentence={sentence} book={book} onPoint={onPoint} />
            </li>
          ))
          .reverse()}
      </ol>
      <p class="rn-scene-bar">
        <small>{fill(w["scene-step"], { at, length: last })}</small>
        {at < last && (
          <Bt data-scene-skip onClick={() => onStep(last)}>
            {w["scene-skip"]}
          </Bt>
        )}
        <Bt onClick={() => onStep(1)} disabled={at === 1}>
          {w["scene-replay"]}
        </Bt>
        <Bt
          class="rn-primary"
          data-home
          data-scene-next
          onClick={() => (at < last ? onStep(stopAfter(scene.frames, at)) : onDone())}
        >
          <Icon name="next" /> {at < last ? w["scene-next"] : w.close}
        </Bt>
      </p>
    </section>
  );
}
