// The result: who won by what, and what decided it. The boxes in the place of the market show the rest.
import { classes, fill, monogram, tell } from "@realms/shell/text";
import { byLevel, placed } from "./ended";
import type { Props, SandDesk } from "./state";
import { bestOf, label } from "./words";

/** The winner and the points, in the top line. */
export function ending({ snapshot, book: { words: w, pages } }: SandDesk): string | undefined {
  const { winners, seats, rank } = snapshot.picture;
  if (rank !== undefined)
    return `${pages.ranks.find(({ key }) => key === rank)?.name}. ${fill(w["points-label"], { points: seats[0]!.points })}`;
  if (!winners.length) return undefined;
  const points = seats[winners[0]!]!.points;
  const rest = placed(snapshot.picture)
    .filter((seat) => !winners.includes(seat))
    .map((seat) => tell(w, "has-points", snapshot, { name: seat }, { points: seats[seat]!.points }));
  const won =
    winners.length > 1
      ? tell(w, "share", snapshot, { names: winners }, { points })
      : tell(w, "wins", snapshot, { name: winners }, { points });
  return [`${won.replace(/[.!]?$/, ".")}`, rest.length ? `${rest.join(", ")}.` : ""].filter(Boolean).join(" ");
}

export function Result({ desk, state }: Props) {
  const { snapshot, book } = desk;
  const { words: w, pages } = book;
  const { winners, seats, rank, tie } = snapshot.picture;
  const all = seats.map((seat) => seat.points);
  const order = placed(snapshot.picture);
  const solo = rank !== undefined;
  const points = all[winners[0] ?? 0] ?? 0;
  const next = pages.ranks.find((each) => each.least > all[0]!);
  return (
    <div class="rn-result">
      <h3>
        {solo
          ? pages.ranks.find((each) => each.key === rank)?.name
          : winners.length > 1
            ? tell(w, "share", snapshot, { names: winners }, { points })
            : tell(w, "wins-by", snapshot, { name: winners }, { score: order.map((seat) => all[seat]).join(" : ") })}
      </h3>
      {solo && (
        <p>
          {fill(w["points-label"], { points: all[0]! })}.{" "}
          {next && fill(w["next-rank"], { count: next.least - all[0]!, rank: next.name })}
        </p>
      )}
      {tie && <p>{w[`tie-${tie}`]}</p>}
      <p class="rn-decided">{decided()}</p>
      {!solo && (
        <ol class="rn-places">
          {order.map((seat, at) => (
            <li key={seat} class={classes(winners.includes(seat) && "rn-ok")}>
              <b>{at + 1}</b>
              <b class="rn-mono">{monogram(snapshot.names[seat]!)}</b>
              <span>{snapshot.names[seat]}</span>
              <b>{all[seat]}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  );

  /** What decided it: the level that the winner is furthest ahead in; alone the building that was nearest. */
  function decided(): string {
    const lacks = (card: string) => bestOf(desk, state, card)?.missing ?? 9;
    const [near] = [...state.cards].sort(
      (one, other) => lacks(one) - lacks(other) || pages.cards[other]!.points - pages.cards[one]!.points,
    );
    if (solo)
      return near
        ? fill(w["was-near"], { card: label(desk, near), count: lacks(near), points: pages.cards[near]!.points })
        : "";
    const [first, second] = order.map((seat) => byLevel(pages.cards, seats[seat]!));
    if (!first || !second || tie) return "";
    const lead = first.map((sum, level) => sum - second[level]!);
    const level = lead.indexOf(Math.max(...lead));
    return fill(w["level-decided"], {
      size: w[`size-${level + 1}`]!,
      one: snapshot.names[order[0]!]!,
      other: snapshot.names[order[1]!]!,
      more: first[level]!,
      less: second[level]!,
    });
  }
}
