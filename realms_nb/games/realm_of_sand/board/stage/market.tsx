// The market: the open buildings, small ones on top. Over them what a power, a scene or a look at the others shows.
import { classes, fill } from "@realms/shell/text";
import type { ComponentChild } from "preact";
import { Card } from "./card";
import { Ended } from "./ended";
import { Enlarged } from "./others";
import { Circle, Three } from "./over";
import { PALACE, Silhouette } from "./skyline";
import { LEVELS, type Props } from "./state";

export function Market({ desk, state, front }: Props & { front: ComponentChild }) {
  const { picture, options } = desk.snapshot;
  const w = desk.book.words;
  const keeping = options?.keeps && picture.decision?.kind === "keep";
  const swapping = options?.swaps && (state.power || picture.decision?.kind === "swap");
  return (
    <section class="rn-mk" data-target="market" aria-label={w.market}>
      {front ? (
        <div class="rn-over rn-scn">
          <Silhouette kind={PALACE} />
          {front}
        </div>
      ) : swapping || state.show === "circle" ? (
        <Circle desk={desk} state={state} />
      ) : keeping ? (
        <Three desk={desk} state={state} />
      ) : typeof state.show === "number" ? (
        <Enlarged desk={desk} state={state} seat={state.show} />
      ) : (picture.winners.length || picture.rank !== undefined) && desk.live ? (
        <Ended desk={desk} state={state} />
      ) : (
        <Rows desk={desk} state={state} />
      )}
    </section>
  );
}

function Rows({ desk, state }: Props) {
  const { picture } = desk.snapshot;
  const w = desk.book.words;
  return (
    <div class="rn-disp" role="group" aria-label={w.market}>
      {LEVELS.map((level, row) => (
        <div key={level} class={classes("rn-lv", `rn-lv-${row + 1}`)}>
          <p class="rn-row-word">
            <b>{level}</b>
            <strong>{w[`row-${row + 1}`]}</strong> <span>{w[`row-${row + 1}-brings`]}</span>
            <small>{fill(w["cards-left"], { count: picture.decks[row]! })}</small>
          </p>
          {picture.display[row]!.map((card, column) =>
            card ? (
              <Card
                key={card}
                desk={desk}
                state={state}
                card={card}
                spot={`${row} ${column}`}
                first={row === 0 && column === 0}
              />
            ) : (
              <span key={column} class="rn-bc rn-gap">
                {w["built-gap"]}
              </span>
            ),
          )}
        </div>
      ))}
    </div>
  );
}
