// The dock at the foot of the panel in a studio: one chart at a time, whole on the screen while a choice is made.

import { fill, tell } from "@realms/shell/text";
import { useEffect, useState } from "preact/hooks";
import { Course } from "./course";
import { Badge, Icon } from "./icons";
import { roman } from "./realms";
import type { MinuteDesk, MinuteState } from "./state";
import { Strengths } from "./strengths";
import type { Coming, MoveChance } from "./wire";

interface Props {
  desk: MinuteDesk;
  state: MinuteState;
}

const CHARTS = ["moves", "invaders", "points"] as const;
type Chart = (typeof CHARTS)[number];
// So many moves are seen at once, the best ones.
const ROWS = 4;

export function Dock({ desk, state }: Props) {
  const { words: w } = desk.book;
  const [chart, setChart] = useState<Chart>("invaders");
  const { large, enlarge } = state.chart;
  useEffect(() => {
    state.watch(true);
    return () => state.watch(false);
  }, []);
  const { chances } = state;
  return (
    <section class={large ? "rn-dock rn-dock-wide" : "rn-dock"} aria-label={w.dock}>
      <div class="rn-seg" role="group" aria-label={w.dock}>
        {CHARTS.map((name) => (
          <button
            key={name}
            type="button"
            data-dock={name}
            aria-pressed={chart === name}
            onClick={() => setChart(name)}
          >
            {w[`dock-${name}`]}
          </button>
        ))}
        <button type="button" class="rn-link" data-dock-large title="D" onClick={() => enlarge(!large)}>
          {large ? w["dock-smaller"] : w["dock-larger"]}
        </button>
      </div>
      <div class="rn-dock-chart" data-chart={chart}>
        {chart === "points" && <Course desk={desk} />}
        {chart === "moves" &&
          (chances?.moves.length ? <Moves desk={desk} moves={chances.moves} even={chances.even} /> : wait())}
        {chart === "invaders" &&
          (chances?.invasion ? (
            <Invaders desk={desk} invasion={chances.invasion} />
          ) : chances ? (
            <p class="rn-small">{w["chances-over"]}</p>
          ) : (
            wait()
          ))}
      </div>
    </section>
  );

  function wait() {
    return <p class="rn-small">{desk.live && !chances ? w["chances-wait"] : w["chances-none"]}</p>;
  }
}

/** The moves that win most often, each with its interval; the dashed line is an even chance. */
function Moves({ desk, moves, even }: { desk: MinuteDesk; moves: MoveChance[]; even: number }) {
  const { words: w, pages } = desk.book;
  return (
    <ol class="rn-dock-moves" style={{ "--even": `${even}%` }}>
      {moves.slice(0, ROWS).map(({ move, card: name, win, low, high }) => {
        const card = pages.cards[name]!;
        const built = move.startsWith("build ");
        const label = built ? card.label : fill(w["end-bastion"], { card: card.label });
        return (
          <li key={move} title={`${label}: ${fill(w.win, { percent: Math.round(win) })}`}>
            {built ? <Badge category={card.category} /> : <Icon name="bastion" />}
            <span>{card.label}</span>
            <span class="rn-range" aria-hidden>
              <i style={{ left: `${low}%`, width: `${high - low}%` }} />
              <s style={{ left: `${win}%` }} />
            </span>
            <b>{fill(w.win, { percent: Math.round(win) })}</b>
          </li>
        );
      })}
      <li class="rn-even-said">{fill(w.even, { percent: Math.round(even) })}</li>
    </ol>
  );
}

/** A bar for each strength; those that your shields do not stop are hollow. */
function Invaders({ desk, invasion }: { desk: MinuteDesk; invasion: Coming }) {
  const { snapshot, book } = desk;
  const { strengths, shields, round } = invasion;
  const w = book.words;
  const seat = snapshot.you ?? snapshot.turn ?? 0;
  const own = shields[seat] ?? 0;
  const held = strengths.reduce((sum, each) => sum + (each.strength <= own ? each.percent : 0), 0);
  const number = roman(book.pages.invasions.indexOf(round) + 1);
  const facts = { number, shields: own, percent: Math.round(held) };
  const falls = strengths.some(({ strength }) => strength > own);
  return (
    <>
      <Strengths strengths={strengths} words={w} own={own} />
      <p class="rn-small">
        {tell(w, "dock-holds", snapshot, { name: seat }, facts)}{" "}
        {falls && tell(w, "dock-least", snapshot, { name: seat }, { least: own + 1 })}
      </p>
    </>
  );
}
