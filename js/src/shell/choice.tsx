// The next choice: the stage's own while a person decides, the next of the others, what was done here, or the result.
import type { ComponentChild } from "preact";
import { Bt, Icon } from "../parts/icons";
import type { Pulse } from "./line";
import { Tell } from "./story";
import { tell } from "./text";
import { Thinking } from "./waiting";
import type { BoardTexts, Entry, Snapshot } from "./wire";

export interface ChoiceProps {
  snapshot: Snapshot<unknown, unknown>;
  book: BoardTexts<unknown>;
  pulse: Pulse;
  // What is to be said where nobody answers.
  away?: ComponentChild;
  // The step that is looked at, in the past.
  past?: Entry;
  // Open the reason of that step, if there is one.
  onWhy?: (() => void) | undefined;
  onStop: () => void;
  onPoint: (key: string | null) => void;
  // What the stage shows when a person is to decide, and when the game is over.
  panel: () => ComponentChild;
  result: () => ComponentChild;
}

export function Choice({ snapshot, book, pulse, away, past, onWhy, onStop, onPoint, panel, result }: ChoiceProps) {
  return (
    <section class="rn-choice" aria-label={book.words.choice}>
      {away}
      {pulse === "busy" && <p class="rn-quiet">{book.words.busy}</p>}
      {body()}
    </section>
  );

  function body() {
    const w = book.words;
    const { turn, people, names, auto, halted, thinking } = snapshot;
    if (past)
      return (
        <ol class="rn-story">
          {past.sentences.map((sentence, index) => (
            <li key={index}>
              <Tell sentence={sentence} book={book} onPoint={onPoint} />
            </li>
          ))}
          {past.deal && <li>{past.deal}</li>}
          {onWhy && (
            <li>
              <button type="button" class="rn-link" data-why-step onClick={onWhy}>
                {w.why}
              </button>
            </li>
          )}
        </ol>
      );
    if (turn === undefined) return result();
    if (away) return null;
    if (people.includes(turn)) return panel();
    const name = names[turn] ?? "";
    if (thinking)
      return (
        <Thinking
          thinking={thinking}
          name={name}
          said={tell(w, "thinking", snapshot, { name: turn })}
          book={book}
          onStop={onStop}
        />
      );
    return (
      <p class="rn-quiet">
        {tell(w, auto ? "watch-auto" : halted ? "watch-halted" : "watch", snapshot, { name: turn })}
      </p>
    );
  }
}

interface EndedProps {
  book: BoardTexts<unknown>;
  review: boolean;
  onAct: (act: "review" | "moves" | "new") => void;
  children: ComponentChild;
}

/** The result, and what can be done after it: the focus comes to the first of it. */
export function Ended({ book: { words: w }, review, onAct, children }: EndedProps) {
  return (
    <div class="rn-ended">
      {children}
      {review && (
        <Bt class="rn-wide rn-primary" data-home data-review onClick={() => onAct("review")}>
          <Icon name="eye" /> {w["review-this"]} <kbd>V</kbd>
        </Bt>
      )}
      <Bt class="rn-wide" data-home={review ? undefined : ""} onClick={() => onAct("moves")}>
        <Icon name="undo" /> {w["review-again"]}
      </Bt>
      <Bt class="rn-wide" onClick={() => onAct("new")}>
        <Icon name="new" /> {w.new} <kbd>G</kbd>
      </Bt>
    </div>
  );
}
