// Vignettes as SVG: the generator gives paths, this gives them their place and colours.
import { discOf, vignette, wall } from "./vignettes";
import type { Layer } from "./vignettes";
import type { CardFacts } from "./types";

const ORDER: Layer[] = ["far", "tree", "wall", "roof", "window", "opening", "detail"];

export function Sun({ round, rounds }: { round: number; rounds: number }) {
  const { x, y, r } = discOf(round, rounds);
  return (
    <>
      <circle class="rnb-disc" cx={x} cy={y} r={r} />
      <circle class="rnb-bite" cx={x - 10} cy={y - 5} r={r - 2} />
    </>
  );
}

export function Scene({ card, round, rounds, tall }: { card: CardFacts; round: number; rounds: number; tall?: boolean }) {
  const { layers, mirrored } = vignette(card);
  return (
    <svg
      class="rnb-v"
      viewBox={tall ? "0 -14 160 114" : "0 0 160 100"}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sun round={round} rounds={rounds} />
      <g transform={mirrored ? "matrix(-1 0 0 1 160 0)" : undefined}>
        {ORDER.map((layer) => layers[layer] && <path key={layer} class={`rnb-l-${layer}`} d={layers[layer]} />)}
      </g>
    </svg>
  );
}

export function Wall() {
  return (
    <svg class="rnb-v" viewBox="0 0 160 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {Object.entries(wall).map(([layer, d]) => (
        <path key={layer} class={`rnb-w-${layer}`} d={d} />
      ))}
    </svg>
  );
}
