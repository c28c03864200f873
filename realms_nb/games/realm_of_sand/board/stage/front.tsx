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
  /** The foot, before what the building gives. */
  children: ComponentChildren;
}

export function Front({ facts, px, hollow, children }: FrontProps) {
  return (
    <>
      <span class="rn-sky-in">
        <Silhouette kind={facts.kind} />
        <span class="rn-hg">
          {Array.from({ length: facts.hourglasses }, (_, at) => (
            <Icon key={at} name="glass" />
          ))}
        </span>
        <Shape pattern={facts.pattern} px={px} hollow={hollow} />
        <b class="rn-vp" data-n={facts.points} />
      </span>
      <span class="rn-nm">{broken(facts.name)}</span>{" "}
      <span class="rn-ft">
        {children}
        {[...facts.discs].map((colour, at) => (
          <One key={at} letter={colour.toLowerCase()} />
        ))}
        {facts.level_up > 0 && <Icon name="up" />}
      </span>
    </>
  );
}
