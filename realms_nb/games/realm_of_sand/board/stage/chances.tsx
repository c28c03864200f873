// The tab Chances: the best moves by their chance to win, alone by the points they lead to. Quick first, then closer with every look.

import { type Chance, ChanceList } from "@realms/parts/chance-list";
import { fill } from "@realms/shell/text";
import { useEffect, useState } from "preact/hooks";
import { prepare } from "./acts";
import { Icon, One, Shape } from "./signs";
import type { Props } from "./state";
import type { Chances as Found, MoveChance } from "./wire";

// While the engine is being compiled, it is asked again after so long.
const AGAIN = 3000;

/** The fields of a tile that is laid: its colours are drawn beside them. */
const fields = (move: string) =>
  move
    .split(" ")
    .slice(2)
    .map((each) => each.slice(0, 2))
    .join(" ");

export function Chances({ desk, state }: Props) {
  const { snapshot, book, live } = desk;
  const { words: w, pages } = book;
  const [found, setFound] = useState<Found | null>(null);
  const open = live && snapshot.options !== undefined;
  const alone = snapshot.picture.seats.length === 1;

  useEffect(() => {
    let stale = false;
    setFound(null);
    const ask = async () => {
      for (let look = 1; ; look++) {
        const told = (await desk.chances(look)) as Found | undefined;
        if (stale || !told) return;
        setFound(told);
        if (told.exact) return;
        if (told.waits) {
          look--;
          await new Promise((wake) => setTimeout(wake, AGAIN));
        }
        if (stale) return;
      }
    };
    if (open) void ask();
    return () => {
      stale = true;
    };
  }, [snapshot.version, open]);

  if (!open) return <p class="rn-quiet">{w["chances-none"]}</p>;
  if (!found?.moves.length) return <p class="rn-quiet">{w[found?.waits ? "chances-compile" : "chances-wait"]}</p>;
  return (
    <div class="rn-odds" data-exact={found.exact}>
      <ChanceList
        noun={(alone ? w["chances-points"] : w["chances-win"])!}
        note={[
          fill(w["chances-futures"], { playouts: Math.max(...found.moves.map(({ playouts }) => playouts)) }),
          found.exact ? "" : w["chances-more"],
        ].join(" ")}
        rows={found.moves.map(row)}
        even={found.even}
        most={found.most}
        onPick={(move) => {
          prepare(desk, state, move);
          desk.choose();
        }}
      />
    </div>
  );

  function row({ move, label, tile, disc, value, low, high }: MoveChance): Chance {
    const laid = move.startsWith("lay ") ? fields(move) : undefined;
    // What is shown comes first: whoever speaks to a computer says what they see.
    const name = [`${laid ?? label} ${Math.round(value)}`, laid && label, `${Math.round(low)}–${Math.round(high)}`];
    const sign = tile ? (
      <Shape pattern={pages.tiles[tile]!.faces[0]!} px={11} />
    ) : disc ? (
      <One letter={disc.toLowerCase()} />
    ) : (
      <Icon name="step" />
    );
    return {
      key: move,
      sign,
      label: laid ?? label,
      value,
      low,
      high,
      name: name.filter(Boolean).join(", "),
      title: label,
    };
  }
}
