// The points of all realms over the game, with the invasions.
import { Curves, courseOf } from "@realms/parts/curves";
import type { MinuteDesk } from "./state";

export function Course({ desk }: { desk: MinuteDesk }) {
  const { snapshot, book } = desk;
  const over = snapshot.picture.winners.length > 0;
  return (
    <Curves
      caption={book.words["over-time"]}
      names={snapshot.picture.seats.map((_, seat) => snapshot.names[seat] ?? "")}
      mine={snapshot.you ?? 0}
      course={courseOf(desk.positions(), (picture) => picture.seats.map((seat) => seat.points), over)}
      rounds={book.pages.rounds}
      blows={book.pages.invasions}
    />
  );
}
