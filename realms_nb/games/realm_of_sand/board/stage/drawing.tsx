// A pattern to draw, square by square: a press puts the next piece, a letter that piece; arrows lead on.

import { type Alone, alone } from "@realms/shell/alone";
import { isHeld, rove, wayOf } from "@realms/shell/keys";
import { fill } from "@realms/shell/text";
import { useRef, useState } from "preact/hooks";
import "./drawing.css";
import { asPiece, One } from "./signs";

const NOTHING = ".";
const ORDER = `${NOTHING}GRKBY`;

interface Traits extends Record<string, unknown> {
  value: string;
  words: Record<string, string>;
  discs: boolean;
}

function Drawing({ model, theme }: Alone<Traits>) {
  const words = model.get("words");
  const rows = model.get("value").split("/");
  const [at, setAt] = useState("0 0");
  const grid = useRef<HTMLDivElement>(null);

  function put(x: number, y: number, letter: string) {
    const drawn = model
      .get("value")
      .split("/")
      .map((row, place) => (place === y ? row.slice(0, x) + letter + row.slice(x + 1) : row));
    model.set("value", drawn.join("/"));
    model.save_changes();
  }

  /** No key that is pressed here reaches the notebook, where M, X or D D would change the cell. */
  function onKeyDown(event: KeyboardEvent) {
    if (isHeld(event) || event.key === "Tab") return;
    event.stopPropagation();
    const way = wayOf(event.key);
    const letter = ["Backspace", "Delete"].includes(event.key) ? NOTHING : event.key.toUpperCase();
    // From where the focus is: what was drawn last may be a press behind.
    const [x, y] = (event.target as HTMLElement).dataset.at!.split(" ").map(Number) as [number, number];
    if (way) {
      const upright = way === "up" || way === "down";
      const next = upright ? [x, rove(y, rows.length, way)] : [rove(x, rows[y]!.length, way), y];
      grid.current?.querySelector<HTMLElement>(`[data-at="${next.join(" ")}"]`)?.focus();
    } else if (letter.length === 1 && ORDER.includes(letter)) put(x, y, letter);
    else return;
    event.preventDefault();
  }

  return (
    <div class="rn rn-realm_of_sand rn-drawing" data-theme={theme} data-lm-suppress-shortcuts="true">
      <span aria-hidden>{words.label}</span>
      <div class="rn-cells" role="group" aria-label={words.label} ref={grid} onKeyDown={onKeyDown}>
        {rows.map((row, y) => (
          <div key={y}>
            {[...row].map((letter, x) => (
              <button
                key={x}
                type="button"
                data-at={`${x} ${y}`}
                tabIndex={at === `${x} ${y}` ? 0 : -1}
                aria-label={fill(words.cell, { row: y + 1, column: x + 1, piece: words[letter] ?? letter })}
                onFocus={() => setAt(`${x} ${y}`)}
                onClick={() => put(x, y, ORDER[(ORDER.indexOf(letter) + 1) % ORDER.length]!)}
              >
                {letter !== NOTHING && (
                  <One letter={model.get("discs") ? letter.toLowerCase() : asPiece(letter)} size={26} />
                )}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export default alone("value", Drawing);
