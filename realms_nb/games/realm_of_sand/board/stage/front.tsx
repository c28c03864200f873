// The front of a building.
import { broken } from "@realms/shell/broken";
import type { ComponentChildren } from "preact";
import { Icon, One, Shape } from "./signs";
import { Silhouette } from "./skyline";
import type { CardFacts } from "./wire";

interface FrontProps {
  facts: CardFacts;
  /** The side of a square of the pattern. */
  px: number;
  /** Of each square of the pattern whether it is missing. */
  hollow?: string;
  /** The points in words. */
  points: string;
  /** The foot, before what the building gives. */
  children: ComponentChildren;
}

export function Front({ facts, px, hollow, points, children }: FrontProps) {
  return (
    <>
      <span class="rn-sky-in">
        <Silhouette kind={facts.kind} />
        <Shape pattern={facts.pattern} px={px} hollow={hollow} />
      </span>
      <span class="rn-nm">{broken(facts.name)}</span>{" "}
      <span class="rn-worth">
        <b>{points}</b>{" "}
        {facts.hourglasses > 0 && (
          <span>
            <Icon name="glass" />
            <span aria-hidden data-n={facts.hourglasses} />
          </span>
        )}
      </span>{" "}
      <span class="rn-ft">
        {children}
        <span class="rn-gives">
          {[...facts.discs].map((colour, at) => (
            <One key={at} letter={colour.toLowerCase()} />
          ))}
          {facts.level_up > 0 && <Icon name="up" />}
        </span>
      </span>
    </>
  );
}
