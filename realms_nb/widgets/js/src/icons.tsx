// The signs of the game, each one shape on a 24 x 24 grid. Screen readers hear the words beside them instead.
import type { JSX } from "preact";
import type { Category } from "./types";

const HEX = "M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4z";
const WALL = "M2.5 21V6.2h4.1v2.9h3.3V6.2h4.2v2.9h3.3V6.2h4.1V21z";

const PATHS: Record<string, JSX.Element> = {
  productive: <path d="M12 12 12 2.6 18.3 7zM12 12h9.4L17 18.3zM12 12v9.4L5.7 17zM12 12H2.6L7 5.7z" />,
  residential: <path fill-rule="evenodd" d="M12 2.8 22.2 12H19v9.2H5V12H1.8zM9.7 21.2h4.6v-6.4H9.7z" />,
  commercial: <path d="M5 3.4h14l3.1 7.4a3.35 3.35 0 0 1-6.7.2 3.4 3.4 0 0 1-6.8 0 3.35 3.35 0 0 1-6.7-.2zM4.4 16h15.2v5.2H4.4z" />,
  military: (
    <>
      <path d="m12 1.4 2.4 3.4v8.4H9.6V4.8zM5.6 13.8h12.8v2.8H5.6zM10.6 16.6h2.8v3h-2.8z" />
      <circle cx="12" cy="20.9" r="2.1" />
    </>
  ),
  noble: <path d="m2.4 6 5.3 4.9L12 3.3l4.3 7.6L21.6 6 20 16.1H4zM4 17.7h16v3.5H4z" />,
  clerical: (
    <>
      <path d="M12 2.3c4.4 0 6.3 3.3 6.3 7.4v4.5l2.7 3.7H3l2.7-3.7V9.7c0-4.1 1.9-7.4 6.3-7.4z" />
      <circle cx="12" cy="20.2" r="2.3" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="10.4" class="rn-gold" />
      <circle cx="12" cy="12" r="7" class="rn-gold-ring" />
    </>
  ),
  gain: (
    <>
      <circle cx="12" cy="12" r="10.4" class="rn-gold" />
      <path d="M12 6.6v10.8M6.6 12h10.8" class="rn-gold-mark" />
    </>
  ),
  pay: (
    <>
      <circle cx="12" cy="12" r="10.2" class="rn-pay" />
      <path d="M6.8 12h10.4" class="rn-pay-mark" />
    </>
  ),
  token: (
    <>
      <path d={HEX} class="rn-foe" />
      <path
        class="rn-helm"
        d="M12 6.4c3.2 0 4.9 2.2 4.9 4.9v4.5l-2.9 2.1v-4.5l-2-1.1-2 1.1v4.5l-2.9-2.1v-4.5c0-2.7 1.7-4.9 4.9-4.9zM5.3 5.2c-.2 2.4.5 3.9 2.2 4.8l-.8 1.8C4.5 10.4 4 8 5.3 5.2zM18.7 5.2c.2 2.4-.5 3.9-2.2 4.8l.8 1.8c2.2-1.4 2.7-3.8 1.4-6.6z"
      />
    </>
  ),
  slot: <path d={HEX} class="rn-slot" />,
  shield: (
    <>
      <path d="M12 1.7 21.1 5v6.8c0 5.2-3.8 8.6-9.1 10.6-5.3-2-9.1-5.4-9.1-10.6V5z" class="rn-stone" />
      <path d="M12 4.4v15.2" class="rn-stone-line" />
    </>
  ),
  bastion: (
    <>
      <path d={WALL} class="rn-stone" />
      <path d="M9.5 21v-4a2.5 2.5 0 0 1 5 0v4z" class="rn-ink" />
    </>
  ),
  fixed: (
    <>
      <path d={WALL} class="rn-hollow" />
      <path d="m2.6 2.6 18.8 18.8" class="rn-strike-gap" />
      <path d="m2.6 2.6 18.8 18.8" class="rn-strike" />
    </>
  ),
  seal: <circle cx="12" cy="12" r="10.5" />,
  variety: <path d="M6.5 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM13 2.5h9v9h-9zM12 13l5.5 9.2h-11z" />,
  best: (
    <>
      <path d="M2 15h5.5v7H2zM9.2 8.5h5.6V22H9.2zM16.5 12.5H22V22h-5.5z" />
      <path d="m8 5.5 4-4 4 4" class="rn-line" />
    </>
  ),
  first: <path d="M6 22V9H4V4h3v2h3V4h4v2h3V4h3v5h-2v13z" />,
  swap: <path d="M3 8h13l-4-4m9 12H8l4 4" class="rn-line" />,
  ban: (
    <>
      <circle cx="12" cy="12" r="9" class="rn-line" />
      <path d="m6 6 12 12" class="rn-line" />
    </>
  ),
  undo: <path d="M8 5 3.5 9.5 8 14M4 9.5h9a6 5 0 0 1 0 10H9" class="rn-line" />,
  redo: <path d="m16 5 4.5 4.5L16 14m4-4.5h-9a6 5 0 0 0 0 10h4" class="rn-line" />,
  hint: <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.8v1.7h7v-1.7A6 6 0 0 0 12 3z" class="rn-line" />,
  new: <path d="M12 5v14M5 12h14" class="rn-line" />,
  save: <path d="M12 3v12m-5-5 5 5 5-5M4 20h16" class="rn-line" />,
  load: <path d="M12 16V4M7 9l5-5 5 5M4 20h16" class="rn-line" />,
  next: <path d="m8 4 9 8-9 8z" />,
};

export function Icon({ name, size }: { name: string; size?: number }) {
  const style = size ? { width: `${size}px`, height: `${size}px` } : undefined;
  return (
    <svg class="rn-i" viewBox="0 0 24 24" style={style} aria-hidden="true" focusable="false">
      {PATHS[name]}
    </svg>
  );
}

export function Badge({ category }: { category: Category }) {
  return (
    <span class={`rn-badge rn-cat-${category}`}>
      <Icon name={category} />
    </span>
  );
}

/** A token on the track: empty slot, face down, or turned up with its strength. */
export function TokenMark({ token, ghost }: { token: number | "face down" | null; ghost?: boolean }) {
  if (typeof token === "number")
    return (
      <svg class="rn-hex" viewBox="0 0 24 24" aria-hidden="true">
        <path d={HEX} class="rn-foe-open" />
        <text x="12" y="16.5" class="rn-foe-number">
          {token}
        </text>
      </svg>
    );
  return (
    <svg class="rn-hex" viewBox="0 0 24 24" aria-hidden="true">
      {token === null ? PATHS.slot : PATHS.token}
      {token === null && ghost ? <g class="rn-ghost">{PATHS.token}</g> : null}
    </svg>
  );
}
