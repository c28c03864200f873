// A chance as a sentence with a number: what it is the chance of, what it is now and would be, and a bar of it.
import { change } from "@realms/shell/text";
import { Icon } from "./icons";

interface ChanceProps {
  // Of what: never left out, because a percentage alone says nothing.
  noun: string;
  icon?: string;
  // In percent: what it is, and what it would be.
  now: number;
  then?: number;
  // Where it may lie, and an even chance.
  low?: number;
  high?: number;
  even?: number;
}

export function ChanceLine({ noun, icon, now, then = now, low, high, even }: ChanceProps) {
  const interval = low !== undefined && high !== undefined;
  return (
    <span class={interval ? "rn-odds rn-odds-win" : "rn-odds"} data-chance>
      {icon && <Icon name={icon} />}
      <span>{noun}</span>
      <b>{`${change(now, then)}\u00a0%`}</b>
      <span class="rn-gauge" aria-hidden>
        <i style={{ width: `${then}%` }} />
        {interval && <u style={{ left: `${low}%`, width: `${Math.max(1, high - low)}%` }} />}
        {then !== now && <s style={{ left: `${now}%` }} />}
        {even !== undefined && <em style={{ left: `${even}%` }} />}
      </span>
    </span>
  );
}

/** The same while it is being worked out. */
export function ChanceWait({ noun, said }: { noun: string; said: string | undefined }) {
  return (
    <span class="rn-odds rn-odds-win" data-chance>
      <span>{noun}</span>
      <b>
        <span aria-hidden>…</span>
        <span class="rn-sr">{said}</span>
      </b>
      <span class="rn-gauge" aria-hidden />
    </span>
  );
}
