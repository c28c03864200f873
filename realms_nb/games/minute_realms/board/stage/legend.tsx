// What the signs of Minute Realms mean.
import type { BoardTexts } from "@realms/shell/wire";
import { Badge, Icon } from "./icons";
import type { Category, Pages } from "./wire";

const CATEGORIES: Category[] = ["productive", "residential", "commercial", "military", "noble", "clerical"];
// Sign -> the word that tells it.
const SIGNS = {
  coin: "coin",
  gain: "gain",
  pay: "pay",
  token: "token",
  shield: "shield",
  bastion: "bastion",
  fixed: "fixed",
  variety: "kinds",
  first: "first",
};

export function Legend({ book }: { book: BoardTexts<Pages> }) {
  return (
    <ul class="rn-legend">
      {CATEGORIES.map((category) => (
        <li key={category}>
          <Badge category={category} /> {book.pages.categories?.[category] ?? category}
        </li>
      ))}
      {Object.entries(SIGNS).map(([sign, word]) => (
        <li key={sign}>
          <Icon name={sign} /> {book.words[`sym-${word}`]}
        </li>
      ))}
    </ul>
  );
}
