// How strong an invasion may be: a bar for each strength, with its chance over it; both rows say what they are.
import type { ComponentChild } from "preact";
import type { Strength } from "./wire";

interface StrengthsProps {
  strengths: Strength[];
  words: Record<string, string>;
  // Strengths above these shields are drawn hollow.
  own?: number;
  // What stands under a strength.
  below?: (strength: number) => ComponentChild;
}

export function Strengths({ strengths, words: w, own = Infinity, below }: StrengthsProps) {
  const most = Math.max(...strengths.map((each) => each.percent));
  return (
    <div class="rn-strengths">
      <p aria-hidden>
        <small>{w["dock-chance"]}</small>
        <b>{w["dock-strength"]}</b>
      </p>
      <ol>
        {strengths.map(({ strength, percent }) => (
          <li key={strength} class={strength > own ? "rn-falls" : undefined}>
            <small>{said(percent)}</small>
            <i style={{ height: `${(100 * percent) / most}%` }} />
            <b>{strength}</b>
            {below && <span>{below(strength)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const said = (percent: number) => `${percent < 0.5 ? "<1" : Math.round(percent)}\u202f%`;
