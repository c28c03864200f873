// A scene goes on by itself at the calm pace, frame by frame; it can be held, stepped, skipped and seen again.
import type { ComponentChild } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Bt } from "../parts/icons";
import { patched } from "./patches";
import type { Beat } from "./stage";
import { Tell } from "./story";
import { lightOf } from "./text";
import type { BoardTexts, Frame, Scene, Snapshot } from "./wire";

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
  const seatAt = (place: number) =>
    frames[place - 1]?.facts === undefined ? frames[place - 1]?.sentence.seat : undefined;
  let next = at + 1;
  while (next < frames.length && seatAt(next) !== undefined && seatAt(next + 1) === seatAt(next)) next += 1;
  return next;
}

/** The frames that are drawn as one picture, with the one that is seen: of a kind, side by side. */
export function sameKind(frames: Frame[], at: number): [number, number] {
  const kindOf = (place: number) => (frames[place - 1]?.facts as { kind?: string } | undefined)?.kind;
  let [first, last] = [at, at];
  while (first > 1 && kindOf(first - 1) === kindOf(at)) first -= 1;
  while (last < frames.length && kindOf(last + 1) === kindOf(at)) last += 1;
  return [first, last];
}

// So many sentences can be read beside a picture.
const BESIDE = 7;

/** What has been told of the picture that is seen, up to a frame; nothing where that would be a page of lines. */
export function beside(frames: Frame[], at: number): Frame[] | undefined {
  const [from, to] = sameKind(frames, at);
  return to > from && to - from < BESIDE ? frames.slice(from - 1, at) : undefined;
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
  const title = book.words[`scene-${scene.kind}`];
  const frame = scene.frames[at - 1];
  const drawn = frame?.facts !== undefined && beat !== undefined;
  const next = () => (at < last ? onStep(at + 1) : onDone());
  // What is held goes on where it was, not from the beginning of its frame.
  const left = useRef(0);
  useEffect(() => {
    left.current = 1000 * (frame?.stay ?? 0);
  }, [scene, at]);
  useEffect(() => {
    if (!auto) return;
    const begun = performance.now();
    const timer = setTimeout(next, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - begun));
    };
  }, [scene, at, auto]);
  useEffect(() => {
    const spans = (!drawn && frame?.sentence.spans) || [];
    const thing = spans.find((span) => span.kind === "card" || span.kind === "coins");
    onPoint((thing && lightOf(thing)) ?? null);
    return () => onPoint(null);
  }, [at]);
  if (drawn) {
    const [from, to] = sameKind(scene.frames, at);
    return (
      <section class="rn-scene rn-beat" aria-label={title} data-scene={scene.kind} data-frame={at}>
        {beat({
          facts: frame.facts,
          last: at === last,
          next,
          whole: at === to,
          skip: () => (at === to ? next() : onStep(to)),
          again: () => onStep(from),
        })}
      </section>
    );
  }
  return (
    <section class="rn-scene" aria-label={title} data-scene={scene.kind} data-frame={at}>
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
        <Bt data-scene-skip onClick={() => (at < last ? onStep(last) : onDone())}>
          {at < last ? book.words["scene-skip"] : book.words["go-on"]}
        </Bt>
      </p>
    </section>
  );
}
