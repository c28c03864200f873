// The menu: new game, earlier games, files, pace, language, the lesson.
import type { ComponentChild } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/icons";
import { Seg } from "../parts/seg";
import type { Wish } from "./kernel";
import { fill } from "./text";
import type { BoardTexts, Snapshot } from "./wire";

interface MenuProps {
  snapshot: Snapshot<unknown, unknown>;
  book: BoardTexts<unknown>;
  // Nothing can be played, only looked at.
  still: boolean;
  // Nobody answers.
  away: boolean;
  onSend: (wish: Wish) => void;
  onNew: () => void;
  // Missing where the game has no lesson.
  onLearn?: () => void;
  onClose: () => void;
  // What lies in piles.
  store?: ComponentChild;
  // How boards look and sound.
  looks: ComponentChild;
}

export function Menu({ snapshot, book, still, away, onSend, onNew, onLearn, onClose, store, looks }: MenuProps) {
  const w = book.words;
  const file = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { earlier } = snapshot.history;
  useEffect(() => {
    box.current?.querySelector("button")?.focus({ preventScroll: true });
    // Whoever presses elsewhere is done with it; its own button closes it by itself.
    const elsewhere = (event: Event) => {
      const path = event.composedPath();
      const own = path.some((each) => each === box.current || (each instanceof Element && each.matches(".rn-menub")));
      if (!own) onClose();
    };
    document.addEventListener("pointerdown", elsewhere, true);
    return () => document.removeEventListener("pointerdown", elsewhere, true);
  }, []);
  const load = async () => {
    const chosen = file.current?.files?.[0];
    if (chosen) onSend({ kind: "load", name: chosen.name, text: await chosen.text() });
    onClose();
  };
  const does = (deed: () => void) => () => {
    onClose();
    deed();
  };
  return (
    <div class="rn-menu" role="group" aria-label={w.menu} ref={box}>
      {onLearn && (
        <button type="button" data-learn onClick={does(onLearn)}>
          <Icon name="bulb" /> {w["lesson-learn"]}
        </button>
      )}
      {!still && (
        <>
          <button type="button" onClick={does(onNew)}>
            <Icon name="new" /> {w.new} … <kbd>G</kbd>
          </button>
          {earlier.length > 0 && (
            <section>
              <h4>
                <Icon name="branch" /> {w.earlier}
              </h4>
              {earlier.map((game, number) => (
                <button
                  key={number}
                  type="button"
                  data-earlier={number}
                  onClick={does(() => onSend({ kind: "earlier", number }))}
                >
                  <span>
                    {game.names.map((name, seat) => (game.totals ? `${name} ${game.totals[seat]}` : name)).join(", ")}
                    <small>{fill(w["earlier-game"], { number: number + 1, length: game.length })}</small>
                  </span>
                </button>
              ))}
            </section>
          )}
          <button type="button" onClick={does(() => onSend({ kind: "save" }))}>
            <Icon name="save" /> {w["save-file"]}
          </button>
          <button type="button" onClick={does(() => onSend({ kind: "save", future: false }))}>
            <Icon name="save" /> {w["save-handin"]}
          </button>
          <button type="button" onClick={does(() => onSend({ kind: "page" }))}>
            <Icon name="save" /> {w["save-page"]}
          </button>
          <button type="button" onClick={() => file.current?.click()}>
            <Icon name="load" /> {w["load-file"]}
          </button>
          <input ref={file} type="file" accept=".json,application/json" hidden onChange={load} />
          <p>
            {w.pace}
            <Seg
              label={w.pace!}
              values={["instant", "step", "calm"]}
              chosen={snapshot.pace}
              name={(pace) => w[`pace-${pace}`]}
              onChoose={(value) => onSend({ kind: "pace", value })}
            />
          </p>
        </>
      )}
      {!away && (
        <>
          <p>
            {w.language}
            <Seg
              label={w.language!}
              values={book.languages as ("en" | "de" | "it")[]}
              chosen={book.language}
              name={(language) => language}
              onChoose={(value) => onSend({ kind: "language", value })}
            />
          </p>
          {book.help.includes("review") && (
            <button
              type="button"
              role="switch"
              class="rn-switch"
              aria-checked={book.help.includes("live")}
              onClick={() => onSend({ kind: "live", on: !book.help.includes("live") })}
            >
              <i aria-hidden /> <span>{w["review-live"]}</span>
            </button>
          )}
        </>
      )}
      {looks}
      {store}
    </div>
  );
}
