// The tab Chances of a game without a stage of its own: the moves by their chance to win, alone by their points. Quick first, then closer.

import { type Chance, ChanceList } from "@realms/parts/chance-list";
import { useEffect, useState } from "preact/hooks";
import type { Desk } from "../shell/stage";
import type { Chances as Found, MoveChance } from "./wire";

export function Chances<P, O, B>({ desk }: { desk: Desk<P, O, B> }) {
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
  const note = `${found.note} ${found.exact ? "" : w["plain-chances-more"]}`;
  return (
    <div class="rn-futures" data-exact={found.exact}>
      {found.moves.length > 0 ? (
        <ChanceList
          noun={(alone ? w["plain-chances-points"] : w["plain-chances-win"])!}
          note={note}
          rows={found.moves.map(row)}
          even={found.even}
          most={found.most}
          onPick={(move) => {
            desk.look(move);
            desk.choose();
          }}
          onPoint={desk.look}
        />
      ) : (
        <p>{note}</p>
      )}
    </div>
  );

  function row({ move, label, value, low, high }: MoveChance): Chance {
    const figure = `${Math.round(value)} (${Math.round(low)}–${Math.round(high)})`;
    return { key: move, label, value, low, high, figure };
  }
}
