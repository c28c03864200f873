// The tab Chances: the moves by their chance to win, then how strong the coming invasion may be.

import { fill, monogram, tell } from "@realms/shell/text";
import { useEffect } from "preact/hooks";
import { Badge, Icon } from "./icons";
import { roman } from "./realms";
import type { MinuteDesk, MinuteState } from "./state";
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
        <>
          <h4>{title}</h4>
          <p class="rn-small">{fill(w["chances-note"], { playouts: chances.playouts })}</p>
          <ol style={{ "--even": `${chances.even}%` }}>{chances.moves.map(row)}</ol>
        </>
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

  function row({ move, card: name, win, low, high }: MoveChance) {
    const card = book.pages.cards[name]!;
    const built = move.startsWith("build ");
    const used = built ? card.label : fill(w["end-bastion"], { card: card.label });
    const label = `${used}: ${fill(w.win, { percent: Math.round(win) })} (${Math.round(low)}–${Math.round(high)})`;
    return (
      <li key={move}>
        <button
          type="button"
          class={state.selected === name ? "rn-chance rn-here" : "rn-chance"}
          title={label}
          aria-label={label}
          onClick={() => {
            if (state.selected !== name) state.pick(name);
            desk.choose?.();
          }}
          onMouseEnter={() => desk.point(name)}
          onMouseLeave={() => desk.point(null)}
        >
          {built ? <Badge category={card.category} /> : <Icon name="bastion" />}
          <span>{card.label}</span>
          <span class="rn-range" aria-hidden>
            <i style={{ left: `${low}%`, width: `${high - low}%` }} />
            <s style={{ left: `${win}%` }} />
          </span>
          <b>{Math.round(win)}</b>
        </button>
      </li>
    );
  }
}

/** Bars of the strengths, and under each the seats whose shields are just enough for it. */
function Invasion({ desk, invasion }: { desk: MinuteDesk; invasion: Coming }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { strengths, shields, round, words } = invasion;
  const most = Math.max(...strengths.map((each) => each.percent));
  const strongest = Math.max(...strengths.map((each) => each.strength));
  const number = roman(book.pages.invasions.indexOf(round) + 1);
  return (
    <figure class="rn-fig">
      <figcaption>
        <h4>{fill(w["chances-invasion"], { number, round })}</h4>
      </figcaption>
      <ol class="rn-bars" aria-hidden>
        {strengths.map(({ strength, percent }) => (
          <li key={strength}>
            <small>{percent < 0.5 ? "<1" : Math.round(percent)}</small>
            <i style={{ height: `${(56 * percent) / most}px` }} />
            <b>{strength}</b>
            <span>
              {shields.map((each, seat) =>
                Math.min(each, strongest) === strength ? (
                  <b key={seat} class={snapshot.you === seat ? "rn-mono rn-fill" : "rn-mono"}>
                    {monogram(snapshot.names[seat] ?? "")}
                  </b>
                ) : null,
              )}
            </span>
          </li>
        ))}
      </ol>
      <p class="rn-small">{words}</p>
    </figure>
  );
}
