// The band above the table when something is the matter with the board: nobody answers, a cell runs, the past is shown.
import type { ComponentChild } from "preact";
import { Icon } from "./icons";

export interface StateBandProps {
  /** What is the matter. Dark are those that stop the game. */
  kind: "busy" | "restarted" | "gone" | "silent" | "film" | "noline";
  sign: string;
  /** The game, for whoever walks along headings. */
  title: string;
  said: string;
  /** A button, or what is to be done where the board can do nothing. */
  children?: ComponentChild;
}

export function StateBand({ kind, sign, title, said, children }: StateBandProps) {
  const light = kind === "film" || kind === "busy";
  return (
    <div class={light ? "rn-top rn-away-band rn-film" : "rn-top rn-away-band"} data-band={kind}>
      <h2 class="rn-sr">{title}</h2>
      <Icon name={sign} />
      <b>{said}</b>
      {children}
    </div>
  );
}
