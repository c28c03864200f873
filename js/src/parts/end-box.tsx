// How a game ended: the sentence that says it, why it came so, and who has how much.
import type { ComponentChild } from "preact";
import { monogram } from "./words";

export interface StandingsProps {
  names: string[];
  points: number[];
  /** What the longest bar stands for; the most that anybody has without it. */
  most?: number;
  /** The seats from above; as they sit without it. */
  order?: number[];
}

/** How the seats stand: bars of points, as long as they are beside the most. */
export function Standings({ names, points, most = Math.max(...points), order = [...points.keys()] }: StandingsProps) {
  return (
    <ol class="rn-standings">
      {order.map((seat) => (
        <li key={seat} style={{ "--part": `${(100 * points[seat]!) / (most || 1)}%` }}>
          <b class="rn-mono">{monogram(names[seat]!)}</b>
          {names[seat]}
          <b>{points[seat]}</b>
        </li>
      ))}
    </ol>
  );
}

export interface EndBoxProps {
  /** Who won, as a headline. */
  title: ComponentChild;
  /** More of it, such as how a tie was broken. */
  said?: ComponentChild;
  /** Why it came so. */
  reason?: ComponentChild;
  /** Who has how much; nothing where nobody else plays. */
  places?: StandingsProps;
  /** What a game has to say besides. */
  children?: ComponentChild;
}

export function EndBox({ title, said, reason, places, children }: EndBoxProps) {
  return (
    <div class="rn-result">
      <h3>{title}</h3>
      {said && <p>{said}</p>}
      {reason && <p class="rn-quiet">{reason}</p>}
      {places && <Standings {...places} />}
      {children}
    </div>
  );
}
