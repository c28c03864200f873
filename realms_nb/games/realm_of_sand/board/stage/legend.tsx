// What the signs of Realm of Sand mean.
import type { BoardTexts } from "@realms/shell/wire";
import { Icon, One } from "./signs";
import type { Pages } from "./wire";

const SIGNS = ["glass", "lamp", "lamp1", "lamp0", "up", "queen", "first", "shut"];

export function Legend({ book: { words, pages } }: { book: BoardTexts<Pages> }) {
  return (
    <ul class="rn-legend">
      {Object.entries(pages.colours).map(([colour, name]) => (
        <li key={colour}>
          {pages.runes.includes(colour) && <One letter={colour} />} <One letter={colour.toLowerCase()} /> {name}
        </li>
      ))}
      <li>
        <One letter="G" hollow /> {words["sym-hollow"]}
      </li>
      {SIGNS.map((sign) => (
        <li key={sign}>
          <Icon name={sign} /> {words[`sym-${sign}`]}
        </li>
      ))}
    </ul>
  );
}
