// Whose row it is: monogram, name, what the seat has, its points.
import type { ComponentChild } from "preact";
import { monogram } from "./words";

export interface SeatHeadProps {
  name: string;
  /** More about the seat, such as which player sits there. */
  title?: string;
  points: number | string;
  /** What the points are called, for those who do not see where they stand. */
  pointsWord: string;
  /** That the seat began, in words; nothing if it did not. */
  first?: string;
  /** What else it has, in the order in which it is drawn, and the key that lights it. */
  figures?: ComponentChild;
  light?: string;
  /** What stands behind the name: that the seat has won, for example. */
  after?: ComponentChild;
}

export function SeatHead({ name, title, points, pointsWord, first, figures, light, after }: SeatHeadProps) {
  return (
    <div class="rn-seat">
      <p class="rn-who">
        {/* Whoever began has battlements. */}
        <b class="rn-mono" aria-hidden title={first}>
          {monogram(name)}
        </b>
        <strong title={title}>{name}</strong>
        {first && <span class="rn-sr">{first}</span>}
        {after}
      </p>
      {figures && (
        <p class="rn-goods" data-light={light}>
          {figures}
        </p>
      )}
      <b class="rn-score">
        {points}
        <span class="rn-sr"> {pointsWord}</span>
      </b>
    </div>
  );
}
