// What a browser keeps between two visits, by name: what is there may be anything, and nothing on it is thrown away.
//
// On two shelves. What a tab keeps for itself survives each reload, and what the browser keeps survives the tab; but
// Chromium was seen to find the second one empty after a page from a folder had been loaded again.

const SHELVES = [() => sessionStorage, () => localStorage];
// What cannot be read, perhaps because another version wrote it, is put aside under this name.
const ASIDE = " (put aside)";

/** Put a text on both shelves; whether one of them has it. */
export function put(name: string, text: string): boolean {
  let done = false;
  for (const shelf of SHELVES) {
    try {
      shelf().setItem(name, text);
      done = true;
    } catch {
      // Full, or forbidden.
    }
  }
  return done;
}

/** The text of this name. */
export function found(name: string): string | null {
  for (const shelf of SHELVES) {
    try {
      const text = shelf().getItem(name);
      if (text !== null) return text;
    } catch {
      // As above.
    }
  }
  return null;
}

/** Keep on each shelf what stands there under another name, too. */
export function copy(name: string, to: string) {
  for (const shelf of SHELVES) {
    try {
      const text = shelf().getItem(name);
      if (text !== null) shelf().setItem(to, text);
    } catch {
      // Full: then there is no room for anything else either, and what was kept stays where it is.
    }
  }
}

/** What was kept as JSON under this name, if it is of the right shape. */
export function read<T>(name: string, fits: (value: unknown) => value is T): T | undefined {
  for (const shelf of SHELVES) {
    try {
      const text = shelf().getItem(name);
      if (text === null) continue;
      const value = parsed(text);
      if (fits(value)) return value;
      // It may be somebody's game all the same.
      shelf().setItem(name + ASIDE, text);
      shelf().removeItem(name);
    } catch {
      // As above.
    }
  }
  return undefined;
}

/** The names of all that is kept and begins like this. */
export function namesOf(start: string): string[] {
  const names = new Set<string>();
  for (const shelf of SHELVES) {
    try {
      const its = shelf();
      for (let place = 0; place < its.length; place++) {
        const name = its.key(place);
        if (name?.startsWith(start) && !name.endsWith(ASIDE)) names.add(name);
      }
    } catch {
      // As above.
    }
  }
  return [...names];
}

export function drop(name: string) {
  for (const shelf of SHELVES) {
    try {
      shelf().removeItem(name);
    } catch {
      // As above.
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object, so that its parts can be looked at. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
