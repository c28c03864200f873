// How strong the levels are: the rows that were measured, with how sure they are.
import { fill } from "./text";
import type { BoardTexts } from "./wire";

/** A level with as many diamonds as it has, of those there are: ◆◆◇◇. */
export const diamonds = (levels: string[], level: string) =>
  levels.map((_, place) => (place <= levels.indexOf(level) ? "◆" : "◇")).join("");

/** What a player is called: a level by its word, every other by the name that cells know it by. */
export const calledOf = ({ words }: BoardTexts<unknown>, player: string) => words[`kind-${player}`] ?? player;

export function Strengths({ book }: { book: BoardTexts<unknown> }) {
  const { words: w, strengths } = book;
  const percent = (value: number) => `${value.toLocaleString(book.language, { minimumFractionDigits: 1 })} %`;
  const fair = [...new Set(strengths.map((row) => `${row.fair} %`))].join(" / ");
  return (
    <>
      <p class="rn-quiet">{fill(w["strong-note"], { fair })}</p>
      <table class="rn-strong">
        <thead>
          <tr>
            {["seats", "level", "against", "games", "wins", "interval"].map((head) => (
              <th key={head} scope="col">
                {w[`strong-${head}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {strengths.map((row) => (
            <tr key={`${row.seats} ${row.level}`}>
              <td>{row.seats}</td>
              <th scope="row">
                {calledOf(book, row.level)} <span aria-hidden>{diamonds(book.levels, row.level)}</span>
              </th>
              <td>
                {row.seats > 2 && `${row.seats - 1} × `}
                {calledOf(book, row.against)}
              </td>
              <td>{row.games.toLocaleString(book.language)}</td>
              <td>{percent(row.wins)}</td>
              <td>
                {percent(row.low)} – {percent(row.high)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
