// Behind the question mark: what the signs mean, and the keys.
import type { ComponentChild } from "preact";
import { Bt } from "../parts/icons";
import { Dialog } from "./dialog";
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
    <Dialog title={w.help!} size="wide" onClose={onClose}>
      <div class="rn-help">
        {legend}
        <dl>
          {[...keysOf(w["keys-list"]), ...keysOf(w["keys-view"])].map(([keys, words]) => (
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
