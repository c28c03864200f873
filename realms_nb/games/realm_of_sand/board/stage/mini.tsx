// A board drawn small.
import { memo } from "@realms/parts/memo";
import { classes } from "@realms/shell/text";
import type { Ground } from "./ground";
import { Piece } from "./signs";

/** A board drawn small, not to be touched; `fresh` are the fields that were filled last. */
export const Mini = memo(
  ({ ground, board, fresh = "", word }: { ground: Ground; board: string; fresh?: string; word: string }) => {
    const size = 24;
    const filled = ground.numbers(fresh);
    return (
      <svg
        class="rn-mini"
        viewBox={`-3 -3 ${ground.width * 26 + 4} ${ground.height * 26 + 4}`}
        role={word ? "img" : undefined}
        aria-label={word || undefined}
        aria-hidden={!word}
      >
        <rect class="rn-night" x={-3} y={-3} width={ground.width * 26 + 4} height={ground.height * 26 + 4} rx={6} />
        {[...board].map((letter, field) => (
          <g
            key={field}
            data-field={field}
            transform={`translate(${(field % ground.width) * 26} ${Math.floor(field / ground.width) * 26})`}
          >
            <rect
              class={classes(
                "rn-ground",
                ground.dark(field) && "rn-dz",
                ground.dark(field) && letter !== "." && "rn-glim",
              )}
              width={size}
              height={size}
              rx={3}
            />
            {letter !== "." && (
              <g transform="translate(1.5 1.5) scale(.875)">
                <g class="rn-lies">
                  <Piece letter={letter} />
                </g>
              </g>
            )}
            {filled.includes(field) && letter !== "." && (
              <rect class="rn-new" x={-0.5} y={-0.5} width={size + 1} height={size + 1} rx={3} />
            )}
          </g>
        ))}
      </svg>
    );
  },
);
