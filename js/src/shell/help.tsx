// Behind the question mark: what the signs mean, and the keys. And a first look in three steps.
import type { ComponentChild, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialog";
import { Bt } from "./icons";
import type { BoardTexts } from "./wire";

/** The keys of a board: pairs of what is pressed and what it does, from one line of the catalogue. */
export function keysOf(list: string | undefined): [string, string][] {
  return (list ?? "").split(" · ").map((item) => {
    const [keys, ...words] = item.split(" = ");
    return [keys ?? "", words.join(" = ")];
  });
}

interface HelpProps {
  book: BoardTexts<unknown>;
  legend: ComponentChild;
  onClose: () => void;
}

export function Help({ book, legend, onClose }: HelpProps) {
  const w = book.words;
  return (
    <Dialog title={w.help!} wide onClose={onClose}>
      <div class="rn-help">
        {legend}
        <dl>
          {keysOf(w["keys-list"]).map(([keys, words]) => (
            <div key={keys}>
              <dt>
                {keys.split(/,? /).map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p class="rn-answers">
        <Bt data-first onClick={onClose}>
          {w.close}
        </Bt>
      </p>
    </Dialog>
  );
}

const STEPS = 3;

/** Whether a game has a tour: its catalogue tells one. */
export const hasTour = (book: BoardTexts<unknown>) => book.words[`tour-${STEPS}`] !== undefined;

const place = (book: BoardTexts<unknown>) => `realms_nb tour ${book.game}`;

/** Whether the tour has been seen on this machine; where nothing can be kept it counts as seen. */
export function tourSeen(book: BoardTexts<unknown>): boolean {
  try {
    return localStorage.getItem(place(book)) !== null;
  } catch {
    return true;
  }
}

interface TourProps {
  book: BoardTexts<unknown>;
  root: RefObject<HTMLElement | null>;
  // What each step points at.
  targets: string[];
  onClose: () => void;
}

export function Tour({ book, root, targets, onClose }: TourProps) {
  const w = book.words;
  const [step, setStep] = useState(1);
  useEffect(() => {
    const target = targets[step - 1] ? root.current?.querySelector(targets[step - 1]!) : null;
    target?.setAttribute("data-toured", "");
    return () => target?.removeAttribute("data-toured");
  }, [step]);
  const done = () => {
    try {
      localStorage.setItem(place(book), "seen");
    } catch {
      // Then it is shown again: better than not at all.
    }
    onClose();
  };
  return (
    <div class="rn-tour" role="group" aria-label={w.tour} data-tour={step}>
      <h3>{w[`tour-${step}`]}</h3>
      <p>{w[`tour-${step}-text`]}</p>
      <p class="rn-answers">
        <span class="rn-beads" aria-hidden>
          {[1, 2, 3].map((bead) => (
            <i key={bead} class={bead === step ? "rn-on" : undefined} />
          ))}
        </span>
        <Bt onClick={done}>{w["tour-skip"]}</Bt>
        <Bt class="rn-deed" onClick={() => (step < STEPS ? setStep(step + 1) : done())}>
          {step < STEPS ? w.next : w["tour-play"]}
        </Bt>
      </p>
    </div>
  );
}
