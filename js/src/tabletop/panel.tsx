// The panel: what each move is, buttons for moves that are made with nothing on the table, choosers where there are many.
import { Option } from "@realms/parts/option";
import { useState } from "preact/hooks";
import { classes, fill } from "../shell/text";
import { byVerb, openWords } from "./moves";
import { chanceText } from "./press";
import type { TableDesk, TableState } from "./state";
import type { MoveSeen } from "./wire";

interface Props {
  desk: TableDesk;
  state: TableState;
}

export function Panel({ desk, state }: Props) {
  const { words: w, help } = desk.book;
  const { picked, ways, chances, asked } = state;
  const all = desk.snapshot.options?.moves ?? [];
  const onTable = new Map(byVerb([...ways.targets.values()].flat()));
  const inPanel = new Map(byVerb(ways.rest));
  const verbs = [...new Set(all.map(({ verb }) => verb))].filter((verb) => onTable.has(verb) || inPanel.has(verb));
  return (
    <div class="rn-tt-panel">
      {help.includes("chances") && (
        <button
          type="button"
          class="rn-switch"
          role="switch"
          aria-checked={asked}
          data-chances
          onClick={() => state.ask(!asked)}
        >
          <span>{w["table-chances"]}</span>
          <i aria-hidden />
        </button>
      )}
      {asked && <p class="rn-tt-note">{chances ? chances.note : w["plain-chances-wait"]}</p>}
      {picked.length > 0 && (
        <p class="rn-tt-picked">
          {ways.targets.size > 0 ? w["table-next"] : w["table-then"]}
          <button type="button" class="rn-link" data-drop onClick={state.drop}>
            {w["table-other"]}
          </button>
        </p>
      )}
      {verbs.map((verb) => {
        const here = inPanel.get(verb) ?? [];
        const there = onTable.get(verb);
        const said = (here[0] ?? there![0])!.help;
        // A button says by itself what it is called.
        const alone = !there && here.length === 1;
        return (
          <section key={verb} class="rn-tt-verb" data-verb={verb}>
            {!alone && <h4>{verb.replaceAll("_", " ")}</h4>}
            {!alone && said && <p>{said}</p>}
            {there && <p class="rn-tt-where">{w["table-press"]}</p>}
            <Chooser key={`${desk.snapshot.version} ${picked.join("|")}`} desk={desk} state={state} moves={here} />
          </section>
        );
      })}
    </div>
  );
}

// More numbers than this are a field to fill in.
const BUTTONS = 36;

/** Moves of one verb that differ in words or numbers: each of them is chosen in turn, the last one is the move. */
function Chooser({ desk, state, moves }: Props & { moves: MoveSeen[] }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [first] = moves;
  if (!first) return null;
  const open = openWords(first, state.drawn);
  if (moves.length === 1) return <Button desk={desk} state={state} move={first} whole />;
  const steps = open.slice(0, chosen.length + 1);
  return (
    <>
      {steps.map((place, at) => {
        const before = moves.filter((move) =>
          open.slice(0, at).every((each, step) => move.args[each] === chosen[step]),
        );
        const values = [...new Set(before.map((move) => move.args[place]!))];
        const last = at === open.length - 1;
        const number = first.numbers.includes(place);
        const label = first.asks[place]?.replaceAll("_", " ");
        const of = (value: string) => before.filter((move) => move.args[place] === value);
        if (number && values.length > BUTTONS)
          return <NumberField key={place} desk={desk} state={state} moves={before} place={place} label={label} />;
        return (
          <div key={place} class="rn-tt-values" role="group" aria-label={label}>
            {open.length > 1 && <small>{label}</small>}
            {values.map((value) => {
              const group = of(value);
              if (last && group.length === 1)
                return <Button key={value} desk={desk} state={state} move={group[0]!} text={value} />;
              const closed = group.every(({ why }) => why !== undefined);
              return (
                <button
                  key={value}
                  type="button"
                  class={classes("rn-tt-value", chosen[at] === value && "rn-tt-chosen")}
                  data-option
                  data-value={value}
                  aria-pressed={chosen[at] === value}
                  aria-disabled={closed || undefined}
                  title={closed ? group[0]!.why : undefined}
                  onClick={() => (closed ? state.say(group[0]!.why!) : setChosen([...chosen.slice(0, at), value]))}
                >
                  {value}
                </button>
              );
            })}
          </div>
        );
      })}
    </>
  );
}

interface ButtonProps extends Props {
  move: MoveSeen;
  /** What stands on it; its own words if nothing is said. */
  text?: string;
  /** A button with its explanation, or one of many small ones. */
  whole?: boolean;
}

/** A button that is a move. */
function Button({ desk, state, move, text, whole }: ButtonProps) {
  const closed = move.why !== undefined;
  const chance = closed ? undefined : chanceText(desk, state, [move]);
  const hinted = desk.snapshot.hint?.moves.includes(move.move);
  if (whole)
    return (
      <Option
        title={<b>{move.words.replaceAll("_", " ")}</b>}
        move={move.move}
        why={move.why}
        hinted={hinted}
        onPick={desk.play}
        onLook={desk.look}
      >
        {move.help && !closed && <small class="rn-tt-help">{move.help}</small>}
        {chance && <small class="rn-tt-help">{chance}</small>}
      </Option>
    );
  return (
    <button
      type="button"
      class="rn-tt-value"
      data-option
      data-move={move.move}
      data-hinted={hinted || undefined}
      aria-disabled={closed || undefined}
      aria-label={[move.words, move.why, chance].filter(Boolean).join(". ")}
      title={move.why}
      onClick={() => (closed ? state.say(move.why!) : desk.play(move.move))}
      onMouseEnter={() => desk.look(move.move)}
      onMouseLeave={() => desk.look(null)}
      onFocus={() => desk.look(move.move)}
    >
      {text}
      {chance && <small>{figureOf(state, move)}</small>}
    </button>
  );
}

const figureOf = (state: TableState, move: MoveSeen) => {
  const found = state.chanceOf([move]);
  return found && state.chances
    ? found.value < 0.5 && state.chances.even
      ? `0/${state.chances.tries}`
      : Math.round(found.value)
    : null;
};

/** Very many numbers: a field between the least and the most, and one button that says the number. */
function NumberField({
  desk,
  state,
  moves,
  place,
  label,
}: Props & { moves: MoveSeen[]; place: number; label?: string }) {
  const numbers = moves.map((move) => Number(move.args[place])).sort((one, other) => one - other);
  const [value, setValue] = useState(numbers[0]!);
  const nearest = numbers.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));
  const move = moves.find((each) => Number(each.args[place]) === nearest)!;
  return (
    <div class="rn-tt-field">
      <label>
        {label}{" "}
        <input
          type="number"
          min={numbers[0]}
          max={numbers.at(-1)}
          step={numbers.length > 1 ? numbers[1]! - numbers[0]! : 1}
          value={value}
          onInput={(event) => setValue(Number(event.currentTarget.value))}
        />
      </label>
      <small>{fill(desk.book.words["table-between"], { least: numbers[0]!, most: numbers.at(-1)! })}</small>
      <Button desk={desk} state={state} move={move} whole />
    </div>
  );
}
