// The tab Chances: the moves by their chance to win, then how strong the coming invasion may be.

import { type Chance, ChanceList } from "@realms/parts/chance-list";
import { fill, monogram, tell } from "@realms/shell/text";
import { useEffect } from "preact/hooks";
import { Badge, Icon } from "./icons";
import { roman } from "./realms";
import type { MinuteDesk, MinuteState } from "./state";
import { Strengths } from "./strengths";
import type { Coming, MoveChance } from "./wire";

interface Props {
  desk: MinuteDesk;
  state: MinuteState;
}

export function Chances({ desk, state }: Props) {
  const { snapshot, book } = desk;
  const w = book.words;
  useEffect(() => {
    state.watch(true);
    return () => state.watch(false);
  }, []);
  const { chances } = state;
  const { turn } = snapshot;
  if (!chances) return <p class="rn-quiet">{desk.live ? w["chances-wait"] : w["chances-none"]}</p>;
  const title = tell(w, "chances-of", snapshot, { name: turn ?? 0 });
  return (
    <div class="rn-chances">
      {chances.moves.length > 0 ? (
        <ChanceList
          noun={title}
          note={fill(w["chances-note"], { playouts: chances.playouts })}
          rows={chances.moves.map(row)}
          even={chances.even}
          most={100}
          onPick={(move) => {
            const name = cardOf(move);
            if (name && state.selected !== name) state.pick(name);
            desk.choose();
          }}
          onPoint={(move) => desk.point(move && cardOf(move))}
        />
      ) : (
        <p class="rn-quiet">{w["chances-none"]}</p>
      )}
      {chances.invasion ? (
        <Invasion desk={desk} invasion={chances.invasion} />
      ) : (
        <p class="rn-small">{w["chances-over"]}</p>
      )}
    </div>
  );

  function cardOf(move: string): string | null {
    return chances?.moves.find((each) => each.move === move)?.card ?? null;
  }

  function row({ move, card: name, win, low, high }: MoveChance): Chance {
    const card = book.pages.cards[name]!;
    const built = move.startsWith("build ");
    const used = built ? card.label : fill(w["end-bastion"], { card: card.label });
    const label = `${used}: ${fill(w.win, { percent: Math.round(win) })} (${Math.round(low)}–${Math.round(high)})`;
    return {
      key: move,
      sign: built ? <Badge category={card.category} /> : <Icon name="bastion" />,
      label: card.label,
      value: win,
      figure: fill(w.win, { percent: Math.round(win) }),
      low,
      high,
      name: label,
      title: label,
      here: state.selected === name,
    };
  }
}

/** Bars of the strengths, and under each the seats whose shields are just enough for it. */
function Invasion({ desk, invasion }: { desk: MinuteDesk; invasion: Coming }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { strengths, shields, round, words } = invasion;
  const strongest = Math.max(...strengths.map((each) => each.strength));
  const number = roman(book.pages.invasions.indexOf(round) + 1);
  return (
    <figure class="rn-fig">
      <figcaption>
        <h4>{fill(w["chances-invasion"], { number, round })}</h4>
      </figcaption>
      <Strengths strengths={strengths} words={w} below={marks} />
      <p class="rn-small">{words}</p>
    </figure>
  );

  function marks(strength: number) {
    return shields.map((each, seat) =>
      Math.min(each, strongest) === strength ? (
        <b key={seat} class={snapshot.you === seat ? "rn-mono rn-fill" : "rn-mono"}>
          {monogram(snapshot.names[seat] ?? "")}
        </b>
      ) : null,
    );
  }
}
