// The top line: where in the game we are, and what is nearly used up.
import { fill, tell } from "@realms/shell/text";
import { One } from "./signs";
import type { Props } from "./state";

/** Only what so few are left of is worth a word. */
const FEW = 2;

export function Time({ desk: { snapshot, book } }: Props) {
  const { picture } = snapshot;
  const w = book.words;
  if (picture.seats.length === 1)
    return (
      <span class="rn-when">
        <b>{fill(w["turn-of-turns"], { at: Math.min(book.pages.turns, picture.round), turns: book.pages.turns })}</b>
      </span>
    );
  return (
    <span class="rn-when">
      <b>{fill(w.round, { round: picture.round })}</b>
      {picture.last ? (
        `, ${w["the-last"]}`
      ) : (
        <span class="rn-starter">, {tell(w, "began", snapshot, { name: 0 })}</span>
      )}
    </span>
  );
}

/** What has nearly run out. */
export function Stock({ desk: { snapshot, book } }: Props) {
  const { squares, discs } = snapshot.picture;
  const { words: w, pages } = book;
  const all = [
    ...[..."GRK"].map((letter, at) => [letter, squares[at]!] as const),
    ...[..."grkby"].map((letter, at) => [letter, discs[at]!] as const),
  ].filter(([letter, count]) => count <= (letter === letter.toUpperCase() ? FEW : 0));
  if (!all.length) return null;
  return (
    <span class="rn-sup">
      {all.map(([letter, count]) => {
        const colour = pages.colours[letter.toUpperCase()]!;
        const piece = fill(w[letter === letter.toUpperCase() ? "rune" : "disc-of"], { colour, disc: colour });
        return (
          <span key={letter} title={fill(w["few-left"], { count, piece })}>
            <One letter={letter} size={15} /> {fill(w["left-now"], { count })}
            <span class="rn-sr">{piece}</span>
          </span>
        );
      })}
    </span>
  );
}
