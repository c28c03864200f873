// A card: its face, or its back; several that are equal lie fanned.
import { faceOf, shortOf } from "./faces";
import { Piece, Sign } from "./signs";
import type { ThingSeen } from "./wire";

export type Size = "l" | "m" | "s" | "xs";

interface FaceProps {
  thing: ThingSeen;
  size: Size;
  /** How many equal ones lie here. */
  count?: number;
  image?: string;
}

/** What is read on a card: a large number or a sign, its name, some columns. */
export function CardFace({ thing, size, count = 1, image }: FaceProps) {
  if (thing.seat !== undefined) return <Piece seat={thing.seat} />;
  const fan = count > 1 && <FanOf count={count} />;
  if (thing.name === undefined)
    return (
      <span class="rn-tt-card rn-tt-back" data-size={size} style={{ "--hue": hueOfBack(thing.back) }}>
        {fan}
        {thing.back && size !== "xs" && <small>{thing.back}</small>}
      </span>
    );
  const { caption, big, sign, icon, tone, hue, lines, text } = faceOf(thing);
  return (
    <span
      class="rn-tt-card"
      data-size={size}
      data-tone={tone}
      data-image={image ? "" : undefined}
      style={{ "--hue": hue }}
    >
      {fan}
      {image && <img src={image} alt="" />}
      <span class="rn-tt-head">
        {big && <b class="rn-tt-big">{big}</b>}
        {sign ? (
          <Sign name={sign} />
        ) : icon ? (
          <i class="rn-tt-icon">{icon}</i>
        ) : (
          !big && !image && <i class="rn-tt-icon">{shortOf(caption)}</i>
        )}
      </span>
      {size === "xs" || (size === "s" && big) ? (
        <span class="rn-sr">{thing.name}</span>
      ) : (
        <span class="rn-tt-name" data-long={isLong(caption) || undefined}>
          {caption}
        </span>
      )}
      {(size === "l" || size === "m") &&
        lines.slice(0, size === "l" ? 3 : 1).map((line) => <small key={line}>{line}</small>)}
      {size === "l" && text && <small class="rn-tt-text">{text}</small>}
    </span>
  );
}

/** Whether a word of a name is so long that it would not fit on a line. */
const isLong = (caption: string) => caption.split(" ").some((word) => word.length > 8);

/** How many lie here: so many edges behind the first, up to three, and the number. */
function FanOf({ count }: { count: number }) {
  return (
    <>
      <span class="rn-tt-fan" aria-hidden data-more={Math.min(3, count - 1)} />
      <b class="rn-tt-count">×{count}</b>
    </>
  );
}

const hueOfBack = (back?: string) =>
  back ? [...back].reduce((sum, sign) => sum + sign.codePointAt(0)! * 37, 0) % 360 : 262;
