// A long word that may be broken in a narrow place, at its soft hyphens.

const SOFT_HYPHEN = "\u00ad";

/** The word with its soft hyphens drawn by the style: they are no part of what it says. */
export const broken = (word: string) =>
  word.split(SOFT_HYPHEN).flatMap((part, at) => (at ? [<i class="rn-shy" />, part] : [part]));
