// Pure helpers for words and numbers.

/** Fill the {holes} of a word from the book. */
export function fill(word: string | undefined, values: Record<string, string | number> = {}): string {
  return (word ?? "").replace(/\{(\w+)\}/g, (hole, name: string) => (name in values ? String(values[name]) : hole));
}

export interface Part {
  text: string;
  card?: string;
}

/** Cut a sentence where it names cards, so that the names can be lit; longer labels are found first. */
export function parts(text: string, cards: Record<string, string>): Part[] {
  const labels = Object.keys(cards).sort((a, b) => b.length - a.length);
  const found: Part[] = [];
  let rest = text;
  while (rest) {
    let at = -1;
    let label = "";
    for (const each of labels) {
      const here = rest.indexOf(each);
      if (each && here >= 0 && (at < 0 || here < at)) [at, label] = [here, each];
    }
    if (at < 0) break;
    if (at > 0) found.push({ text: rest.slice(0, at) });
    found.push({ text: label, card: cards[label] });
    rest = rest.slice(at + label.length);
  }
  if (rest) found.push({ text: rest });
  return found;
}

/** Before → after, with spaces that do not break; one number if nothing changes. */
export function change(before: number, after: number): string {
  return before === after ? String(after) : `${before}\u00a0→\u00a0${after}`;
}

/** The first letter of a name, for the monogram. */
export function monogram(name: string): string {
  return [...name][0]?.toUpperCase() ?? "?";
}

/** Roman numerals for invasions; there are never many. */
export function roman(number: number): string {
  return ["", "I", "II", "III", "IV", "V"][number] ?? String(number);
}
