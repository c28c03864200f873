// Why somebody moved so, beside the move in the list: what was compared, how such a player thinks, and another try.
import { useState } from "preact/hooks";
import { Bt } from "../parts/icons";
import { fill } from "./text";
import type { BoardTexts, Entry } from "./wire";

interface ComparedProps {
  entry: Entry;
  book: BoardTexts<unknown>;
  name: string;
  onTry: ((move: string) => void) | undefined;
}

/** Why somebody moved so: what they said, what they compared, what the figures are worth, and another move to try. */
export function Compared({ entry, book: { words: w, levels }, name, onTry }: ComparedProps) {
  const { title, rows, note, level } = entry.compared!;
  const [told, setTold] = useState(false);
  // The first one was played; the next is what might be tried.
  const other = rows.slice(1).find(({ move }) => move !== undefined);
  return (
    <section class="rn-compared" data-why-card aria-label={w.why}>
      <h4>{title}</h4>
      <table>
        <tbody>
          {rows.map(({ words, value }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p>{note}</p>}
      {level && (
        <button type="button" class="rn-link" data-thinks aria-expanded={told} onClick={() => setTold(!told)}>
          {w[`thinks-${level}`]}
        </button>
      )}
      {level && told && (
        <ul class="rn-thinks">
          {levels.map((each) => (
            <li key={each} aria-current={each === level}>
              <b>{w[`kind-${each}`]}</b> {w[`plays-${each}`]}
            </li>
          ))}
        </ul>
      )}
      {other && onTry && (
        <Bt class="rn-wide" data-try={other.move} onClick={() => onTry(other.move!)}>
          {fill(w["try-for"], { name, move: other.words })}
        </Bt>
      )}
    </section>
  );
}
