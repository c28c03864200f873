// What can be chosen, wherever it is offered: one of several ways, a disc, a deed.

import { classes } from "@realms/shell/text";
import type { ComponentChild, JSX } from "preact";
import { One } from "./signs";

type Button = Omit<JSX.IntrinsicElements["button"], "class">;

/** One of several; the chosen one wears the sun. `number` is its key. */
export const Pick = ({ on, number, children, ...rest }: Button & { on: boolean; number?: number }) => (
  <button type="button" class={classes("rn-wy", on && "rn-on")} data-option aria-pressed={on} {...rest}>
    {number && <kbd aria-hidden>{number}</kbd>}
    {children}
  </button>
);

/** A spirit disc, with how many there are or where it lies. */
export const Orb = ({
  colour,
  badge,
  on,
  open = true,
  ...rest
}: Button & { colour: string; badge: ComponentChild; on: boolean; open?: boolean }) => (
  <button type="button" class={classes("rn-orb", on && "rn-on", !open && "rn-dim")} aria-pressed={on} {...rest}>
    <One letter={colour.toLowerCase()} />
    <b aria-hidden>{badge}</b>
  </button>
);

/** A deed of the panel. */
export const Go = ({
  move,
  primary,
  off,
  keys,
  cure,
  onClick,
  children,
}: {
  move?: string;
  /** What kind of cure it is, where something was refused. */
  cure?: string;
  primary?: boolean;
  off?: boolean;
  keys?: string;
  onClick: () => void;
  children: ComponentChild;
}) => (
  <button
    type="button"
    class={classes("rn-bt", primary && "rn-primary")}
    data-option
    data-move={move}
    data-cure={cure}
    aria-disabled={off || undefined}
    onClick={() => !off && onClick()}
  >
    {children}
    {keys && <kbd aria-hidden>{keys}</kbd>}
  </button>
);
