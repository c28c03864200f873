// Small helpers for what is shown: pure, and of no game.

/** Class names, without those that are not. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** The first letter of a name, for the monogram. */
export function monogram(name: string): string {
  return [...name][0]?.toUpperCase() ?? "?";
}
