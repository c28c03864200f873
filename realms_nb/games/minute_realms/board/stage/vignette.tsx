// Vignettes as SVG: the generator gives paths, this gives them their place and colours.
import { useMemo } from "preact/hooks";
import { discOf, LAYERS, MIRROR, vignette, wall } from "./vignettes";
import type { CardFacts } from "./wire";

export function Sun({ round, rounds }: { round: number; rounds: number }) {
  const { x, y, r } = discOf(round, rounds);
  return (
    <>
      <circle class="rn-disc" cx={x} cy={y} r={r} />
      <circle class="rn-bite" cx={x - 10} cy={y - 5} r={r - 2} />
    </>
  );
}

interface SceneProps {
  card: CardFacts;
  round: number;
  rounds: number;
  tall?: boolean;
}

/** A card's picture. It is the costliest thing on the board and never changes, so it is made once per place. */
export function Scene({ card, round, rounds, tall }: SceneProps) {
  return useMemo(() => {
    const { layers, mirrored } = vignette(card);
    return (
      <svg
        class="rn-v"
        viewBox={tall ? "0 -14 160 114" : "0 0 160 100"}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
      >
        <Sun round={round} rounds={rounds} />
        <g transform={mirrored ? MIRROR : undefined}>
          {LAYERS.map((layer) => layers[layer] && <path key={layer} class={`rn-l-${layer}`} d={layers[layer]} />)}
        </g>
      </svg>
    );
  }, [card, round, rounds, tall]);
}

export function Wall() {
  return useMemo(
    () => (
      <svg class="rn-v" viewBox="0 0 160 100" preserveAspectRatio="none" aria-hidden>
        {Object.entries(wall).map(([layer, d]) => (
          <path key={layer} class={`rn-w-${layer}`} d={d} />
        ))}
      </svg>
    ),
    [],
  );
}
