// A chance: a bar with its figure, and the words that say what it is a chance of.

export interface ChanceBarProps {
  /** The chance in percent, and what it would become. */
  now: number;
  then?: number;
  /** How sure it is: the ends of its interval. */
  low?: number;
  high?: number;
  /** What everybody would have if nothing were known. */
  even?: number;
  /** What it is a chance of. No percentage stands without it. */
  noun: string;
}

/** Filled as far as it goes, its interval dark, an even chance dashed; the figure and its noun beside it. */
export function ChanceBar({ now, then, low, high, even, noun }: ChanceBarProps) {
  const sure = low !== undefined && high !== undefined;
  return (
    <span class="rn-win">
      <span class="rn-wintrack" style={even === undefined ? undefined : { "--even": `${even}%` }}>
        <s style={{ width: `${now}%` }} />
        {then !== undefined && then !== now && (
          <u style={{ left: `${Math.min(now, then)}%`, width: `${Math.abs(then - now)}%` }} data-less={then < now} />
        )}
        {sure && <i style={{ left: `${low}%`, width: `${Math.max(1, high - low)}%` }} />}
      </span>
      <b>
        {Math.round(now)}
        {then !== undefined && Math.round(then) !== Math.round(now) && `\u00a0→\u00a0${Math.round(then)}`} %
      </b>
      <small>{noun}</small>
    </span>
  );
}

export interface RangeProps {
  value: number;
  low: number;
  high: number;
  /** What the whole width stands for. */
  most: number;
}

/** A figure as a mark on a line, over the bar of its interval; the even one is drawn where `--even` of the list says. */
export function Range({ value, low, high, most }: RangeProps) {
  const share = (each: number) => `${Math.max(0, Math.min(100, (100 * each) / most))}%`;
  return (
    <span class="rn-range" aria-hidden>
      <i style={{ left: share(low), right: `calc(100% - ${share(high)})` }} />
      <s style={{ left: share(value) }} />
    </span>
  );
}
