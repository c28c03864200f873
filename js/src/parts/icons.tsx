// Signs, each one shape on a 24 x 24 grid. Screen readers hear the words beside them instead.
import type { JSX } from "preact";
import { memo } from "./memo";

/**
 * A line, or a circle in the middle, with the class that says how it is painted. A sign is data and no vnode: Preact
 * writes into a vnode where it stands, so one that is kept would keep every board that it ever stood on.
 */
export type Mark = { name?: string } & ({ d: string } | { r: number; cy: number });
export type Signs = Record<string, Mark | Mark[]>;

/** A shape of a sign. */
export const shape = (d: string, name?: string): Mark => ({ d, name });
export const line = (d: string) => shape(d, "line");
export const round = (r: number, name?: string, cy = 12): Mark => ({ r, cy, name });

/** What a sign is made of, drawn; nothing for a sign that there is not. */
export const marksOf = (sign: Mark | Mark[] | undefined) =>
  [sign ?? []].flat().map((mark) => {
    const name = mark.name && `rn-${mark.name}`;
    return "d" in mark ? <path d={mark.d} class={name} /> : <circle cx={12} cy={mark.cy} r={mark.r} class={name} />;
  });

/** A component that draws one of these signs by its name. */
export function iconsOf(signs: Signs) {
  return memo(({ name, size }: { name: string; size?: number }) => {
    const style = size ? { width: `${size}px`, height: `${size}px` } : undefined;
    return (
      <svg class="rn-i" viewBox="0 0 24 24" style={style} aria-hidden>
        {marksOf(signs[name])}
      </svg>
    );
  });
}

/** The signs that every board has. */
export const SIGNS: Signs = {
  ban: [round(9, "line"), line("m6 6 12 12")],
  undo: line("M8 5 3.5 9.5 8 14M4 9.5h9a6 5 0 0 1 0 10H9"),
  back: shape("M16 4 7 12l9 8z"),
  branch: [line("M6 4v16M6 12c0-4 10-2 10-8"), round(2.2, "", 4)],
  eye: [line("M2 12c4-7.5 16-7.5 20 0-4 7.5-16 7.5-20 0z"), round(3)],
  full: line("M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5"),
  menu: line("M4 6h16M4 12h16M4 18h16"),
  hint: line("M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.8v1.7h7v-1.7A6 6 0 0 0 12 3z"),
  new: line("M12 5v14M5 12h14"),
  save: line("M12 3v12m-5-5 5 5 5-5M4 20h16"),
  load: line("M12 16V4M7 9l5-5 5 5M4 20h16"),
  next: shape("m8 4 9 8-9 8z"),
  pause: [line("M8.5 5v14"), line("M15.5 5v14")],
  clock: [round(9, "line"), line("M12 7v5l3 3")],
  step: line("m13 5 7 7-7 7M4 12h15"),
  again: line("M19 12a7 7 0 1 1-2.1-5M19.5 3.5V8H15"),
};

export const Icon = iconsOf(SIGNS);

/** A button of the board, at least 44 px high. One that is closed can be reached and read, but does nothing. */
export function Bt({ onClick, ...props }: JSX.IntrinsicElements["button"]) {
  const closed = props["aria-disabled"] === true;
  return (
    <button type="button" {...props} onClick={closed ? undefined : onClick} class={`rn-bt ${props.class ?? ""}`} />
  );
}
