// What happened, newest first; names of cards light up the cards, rules explain themselves.
import { useEffect, useState } from "preact/hooks";
import { Bt, Icon } from "./icons";
import { fill, monogram, parts } from "./text";
import type { Book, Scene, Sentence, Snapshot } from "./types";

interface TellProps {
  sentence: Sentence;
  book: Book;
  onHover: (card: string | null) => void;
  onRule?: (rule: string) => void;
}

export function Tell({ sentence, book, onHover, onRule }: TellProps) {
  const rule = book.rules[sentence.rule];
  return (
    <p>
      {parts(sentence.text, sentence.cards).map((part, index) =>
        part.card ? (
          <u key={index} onMouseEnter={() => onHover(part.card!)} onMouseLeave={() => onHover(null)}>
            {part.text}
          </u>
        ) : (
          part.text
        ),
      )}{" "}
      {rule && onRule && (
        <button type="button" class="rn-link" onClick={() => onRule(sentence.rule)}>
          {rule.title}
        </button>
      )}
    </p>
  );
}

export function Story({ snapshot, book, onHover }: { snapshot: Snapshot; book: Book; onHover: (card: string | null) => void }) {
  const [rule, setRule] = useState<string | null>(null);
  const explained = rule ? book.rules[rule] : null;
  return (
    <section class="rn-story" aria-label={book.words.story}>
      <h4>{book.words.story}</h4>
      {explained && (
        <div class="rn-rule" role="note">
          <strong>{explained.title}</strong>
          <p>{explained.text}</p>
          <Bt onClick={() => setRule(null)}>
            {book.words.close}
          </Bt>
        </div>
      )}
      <ol tabIndex={0} aria-label={book.words.story}>
        {snapshot.story.map((sentence, index) => (
          <li key={snapshot.told - index} class={index === 0 ? "rn-new" : undefined}>
            <Tell sentence={sentence} book={book} onHover={onHover} onRule={setRule} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SceneProps {
  scene: Scene;
  at: number;
  // Whether it goes on by itself.
  auto: boolean;
  book: Book;
  onHover: (card: string | null) => void;
  onStep: (at: number) => void;
  onDone: () => void;
}

// How long a step of a scene that goes on by itself is shown.
const STEP = 1200;

/** An invasion or the final scoring, one step at a time; it can be stepped, shown whole and seen again. */
export function SceneSteps({ scene, at, auto, book, onHover, onStep, onDone }: SceneProps) {
  const last = scene.steps.length;
  const w = book.words;
  useEffect(() => {
    if (!auto || at === last) return;
    const timer = setTimeout(() => onStep(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [at, auto, last]);
  useEffect(() => {
    const sentence = scene.steps[at - 1];
    const card = sentence && Object.values(sentence.cards)[0];
    onHover(card ?? null);
    return () => onHover(null);
  }, [at]);
  return (
    <section class="rn-scene" aria-label={w[`scene-${scene.kind}`]} data-scene={scene.kind}>
      <h3>{w[`scene-${scene.kind}`]}</h3>
      <ol tabIndex={0} aria-label={w[`scene-${scene.kind}`]}>
        {scene.steps
          .slice(0, at)
          .map((sentence, index) => (
            <li key={index} class={index === at - 1 ? "rn-new" : undefined}>
              <Tell sentence={sentence} book={book} onHover={onHover} />
            </li>
          ))
          .reverse()}
      </ol>
      <p class="rn-scene-bar">
        <small>{fill(w["scene-step"], { at, length: last })}</small>
        <Bt onClick={() => onStep(1)} disabled={at === 1}>
          {w["scene-replay"]}
        </Bt>
        {at < last && (
          <Bt data-scene-skip onClick={() => onStep(last)}>
            {w["scene-skip"]}
          </Bt>
        )}
        <Bt class="rn-primary" data-home data-scene-next onClick={() => (at < last ? onStep(at + 1) : onDone())}>
          <Icon name="next" /> {at < last ? w["scene-next"] : w.close}
        </Bt>
      </p>
    </section>
  );
}

/** How the seats stand: bars of points, as long as they are beside the most. */
export function Standings({ names, points, most, order }: { names: string[]; points: number[]; most: number; order: number[] }) {
  return (
    <ol class="rn-standings">
      {order.map((seat) => (
        <li key={seat} style={{ "--part": `${(100 * points[seat]!) / (most || 1)}%` }}>
          <b class="rn-mono">{monogram(names[seat]!)}</b>
          {names[seat]}
          <b>{points[seat]}</b>
        </li>
      ))}
    </ol>
  );
}
