// What happened, newest first; names of cards light up the cards, rules explain themselves.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "./icons";
import { fill, parts } from "./text";
import type { Book, Sentence, Snapshot } from "./types";

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
          <button type="button" class="rn-bt" onClick={() => setRule(null)}>
            {book.words.close}
          </button>
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

/** An invasion or the final scoring, one step at a time; it can be stepped, shown whole and seen again. */
export function SceneSteps({ snapshot, book, onHover, onDone }: { snapshot: Snapshot; book: Book; onHover: (card: string | null) => void; onDone: () => void }) {
  const scene = snapshot.scene!;
  const [at, setAt] = useState(1);
  const last = scene.steps.length;
  const w = book.words;
  useEffect(() => {
    const sentence = scene.steps[at - 1];
    const card = sentence && Object.values(sentence.cards)[0];
    onHover(card ?? null);
    return () => onHover(null);
  }, [at]);
  return (
    <section class="rn-scene" aria-label={w[`scene-${scene.kind}`]} data-scene={scene.kind}>
      <h3>{w[`scene-${scene.kind}`]}</h3>
      <ol aria-live="polite">
        {scene.steps.slice(0, at).map((sentence, index) => (
          <li key={index} class={index === at - 1 ? "rn-new" : undefined}>
            <Tell sentence={sentence} book={book} onHover={onHover} />
          </li>
        ))}
      </ol>
      <p class="rn-scene-bar">
        <small>{fill(w["scene-step"], { at, length: last })}</small>
        <button type="button" class="rn-bt" onClick={() => setAt(1)} disabled={at === 1}>
          {w["scene-replay"]}
        </button>
        {at < last && (
          <button type="button" class="rn-bt" data-scene-skip onClick={() => setAt(last)}>
            {w["scene-skip"]}
          </button>
        )}
        <button type="button" class="rn-bt rn-primary" data-home data-scene-next onClick={() => (at < last ? setAt(at + 1) : onDone())}>
          <Icon name="next" /> {at < last ? w["scene-next"] : w.close}
        </button>
      </p>
    </section>
  );
}
