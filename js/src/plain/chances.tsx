// The tab Chances of a game without a stage of its own: the moves by their chance to win, alone by their points. Quick first, then closer.

import { useEffect, useState } from "preact/hooks";
import type { Desk } from "../shell/stage";
import type { Chances as Found, MoveChance, Options, Pages, Picture } from "./wire";

export function Chances({ desk }: { desk: Desk<Picture, Options, Pages> }) {
  const { snapshot, book, live } = desk;
  const { words: w } = book;
  const [found, setFound] = useState<Found | null>(null);
  const open = live && snapshot.options !== undefined;

  useEffect(() => {
    let stale = false;
    setFound(null);
    const ask = async () => {
      for (let look = 1; !stale; look++) {
        const told = (await desk.chances(look)) as Found | undefined;
        if (stale || !told) return;
        setFound(told);
        if (told.exact) return;
      }
    };
    if (open) void ask();
    return () => {
      stale = true;
    };
  }, [snapshot.version, open]);

  if (!open) return <p class="rn-quiet">{w["plain-chances-none"]}</p>;
  if (!found) return <p class="rn-quiet">{w["plain-chances-wait"]}</p>;
  const alone = found.even === 0;
  return (
    <div class="rn-futures" data-exact={found.exact}>
      {found.moves.length > 0 && <h4>{alone ? w["plain-chances-points"] : w["plain-chances-win"]}</h4>}
      <p>
        {found.note} {found.exact ? "" : w["plain-chances-more"]}
      </p>
      <ol style={{ "--even": `${(100 * found.even) / found.most}%` }}>{found.moves.map(row)}</ol>
    </div>
  );

  function row({ move, label, value, low, high }: MoveChance) {
    const share = (each: number) => `${Math.max(0, Math.min(100, (100 * each) / found!.most))}%`;
    const figures = `${Math.round(value)} (${Math.round(low)}–${Math.round(high)})`;
    return (
      <li key={move}>
        <button
          type="button"
          data-chance={move}
          onClick={() => {
            desk.look(move);
            desk.choose();
          }}
          onMouseEnter={() => desk.look(move)}
          onMouseLeave={() => desk.look(null)}
        >
          <span>{label}</span>
          <span class="rn-future" aria-hidden>
            <i style={{ left: share(low), right: `calc(100% - ${share(high)})` }} />
            <s style={{ left: share(value) }} />
          </span>
          <b>{figures}</b>
        </button>
      </li>
    );
  }
}
