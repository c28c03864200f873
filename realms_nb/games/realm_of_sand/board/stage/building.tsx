// Buildings in the choice: those that can be completed, and the one that is picked.
import { fill } from "@realms/shell/text";
import { buildMove, pickCard } from "./acts";
import { Go, Pick } from "./choices";
import { Mini } from "./mini";
import { Icon, One } from "./signs";
import type { Props } from "./state";
import type { Build } from "./wire";
import { bestOf, label, lacking, wayWord } from "./words";

/** Buildings that can be completed now. */
export function Ready({ desk, state }: Props) {
  const { options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const cards = [...new Set(options?.builds?.map((build) => build.card))];
  if (!cards.length) return null;
  return (
    <div class="rn-builds">
      {cards.map((card) => {
        const builds = state.builds(card);
        return (
          <Go
            key={card}
            primary
            move={builds.length === 1 ? buildMove(builds[0]!) : undefined}
            onClick={() => pickCard(desk, state, card, true)}
          >
            <span>
              {fill(w["build-card"], { card: label(desk, card) })}{" "}
              <small>{builds.length > 1 ? fill(w.ways, { count: builds.length }) : ""}</small>
            </span>
            <Gains {...builds[0]!} points={pages.cards[card]!.points} />
          </Go>
        );
      })}
    </div>
  );
}

/** What a building brings. */
export function Gains({
  gains,
  level,
  hourglasses,
  points,
}: Pick<Build, "gains" | "level" | "hourglasses"> & { points: number }) {
  return (
    <span class="rn-brings">
      +{points}
      {[...gains].map((colour, at) => (
        <One key={at} letter={colour.toLowerCase()} size={18} />
      ))}
      {Array.from({ length: level }, (_, at) => (
        <Icon key={at} name="up" size={18} />
      ))}
      {Array.from({ length: hourglasses }, (_, at) => (
        <Icon key={at} name="glass" size={15} />
      ))}
    </span>
  );
}

/** A card that is picked: the ways to build it, or what it lacks; it can be made the goal. */
export function Picked({ desk, state, card }: Props & { card: string }) {
  const { options, picture } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const facts = pages.cards[card]!;
  const builds = state.builds(card);
  const chosen = builds[Math.min(state.way, builds.length - 1)];
  const best = bestOf(desk, state, card);
  // While a summoning is under way a building waits; one click ends the summoning and builds.
  const waiting = !chosen && options?.finish && picture.seats.length > 1 && best?.missing === 0 ? best : null;
  const after =
    waiting &&
    `build ${card} ${waiting.place
      .map(([field]) => field)
      .sort((one, other) => one - other)
      .map((field) => state.ground.name(field))
      .join(" ")}`;
  return (
    <>
      <h3>{facts.label}</h3>
      <p class="rn-quiet">
        {state.cards.includes(card) ? "" : `${facts.spoken}. `}
        {lacking(desk, state, card)}
      </p>
      {builds.length > 1 && (
        <div class="rn-way">
          {builds.map((build, at) => (
            <Pick
              key={build.fields}
              on={build === chosen}
              number={at + 1}
              data-way={build.fields}
              onClick={() => state.set({ way: at })}
            >
              <Mini
                ground={state.ground}
                board={[...state.seat.board]
                  .map((letter, field) => (state.ground.numbers(build.fields).includes(field) ? letter : "."))
                  .join("")}
                word=""
              />
              <span>{wayWord(desk, build.fields, build.back)}</span>
            </Pick>
          ))}
        </div>
      )}
      {chosen?.lost && <p class="rn-quiet">{fill(w["bonus-lost"], { disc: pages.colours[chosen.lost[0]!]! })}</p>}
      {chosen?.wakes && <p class="rn-quiet">{w["wakes-crystal"]}</p>}
      <div class="rn-go" data-target="build">
        {chosen && (
          <Go primary keys="Enter" move={buildMove(chosen)} onClick={() => state.play(buildMove(chosen))}>
            {w.build} <Gains {...chosen} points={facts.points} />
          </Go>
        )}
        {after && (
          <Go primary keys="Enter" onClick={() => state.play("finish", after)}>
            {w["finish-build"]}
          </Go>
        )}
        {!chosen && !after && (
          <Go primary keys="T" onClick={() => state.set({ goal: state.goal === card ? null : card })}>
            {state.goal === card ? w["no-goal"] : w["make-goal"]}
          </Go>
        )}
        <Go keys="Esc" onClick={() => state.set({ picked: null })}>
          {w.back}
        </Go>
      </div>
    </>
  );
}
