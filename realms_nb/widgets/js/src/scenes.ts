// What a scene has shown so far, as a picture. Pure, so that it can be tested.
import type { Book, Picture, Scene } from "./types";

/** The position when so many steps of a scene have been told: realms not judged, buildings not lost, lines not counted. */
export function pictureAt(picture: Picture, book: Book, { kind, steps }: Scene, at: number): Picture {
  const told = steps.slice(0, at);
  const coming = steps.slice(at);
  const counting = told.some((step) => step.kind === "LineScored");
  const seats = picture.seats.map((seat, number) => {
    const own = coming.filter((step) => step.seat === number);
    const lost = own.flatMap((step) => (step.kind === "BuildingLost" ? Object.values(step.cards) : []));
    // Scores are counted from nothing; until then the last award is not in them.
    const lines = counting ? own : own.filter((step) => !Object.keys(step.cards).length);
    return {
      ...seat,
      shields: lost.reduce((sum, card) => sum - book.bastion.shields + (book.cards[card]?.shields ?? 0), seat.shields),
      points: kind === "scoring" ? lines.reduce((sum, line) => sum - line.points, seat.points) : seat.points,
      plots: seat.plots.map((plot) => (plot && lost.includes(plot.card) ? { ...plot, down: false } : plot)),
    };
  });
  const last = Object.keys(picture.struck).pop();
  const struck = { ...picture.struck };
  if (last && steps.some((step) => step.kind === "InvasionStruck")) {
    const judged = (seat: number) => told.some((step) => step.seat === seat && /^Realm/.test(step.kind));
    struck[last] = { ...struck[last]!, held: struck[last]!.held.map((held, seat) => (judged(seat) ? held : null)) };
  }
  return { ...picture, seats, struck, winners: coming.length ? [] : picture.winners };
}
