// The menu: new game, earlier games, files, pace, language, the tour.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./icons";
import type { Wish } from "./kernel";
import { Seg } from "./seg";
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
  // Missing where the game has no tour.
  onTour?: () => void;
  onClose: () => void;
}

export function Menu({ snapshot, book, still, away, onSend, onNew, onTour, onClose }: MenuProps) {
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
              values={["instant", "step", "slow"]}
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
      {onTour && (
        <button type="button" onClick={does(onTour)}>
          <Icon name="eye" /> {w["tour-again"]}
        </button>
      )}
    </div>
  );
}
