// The key of whoever sits here: it comes behind the # of the address, which no server sees, and is kept in this browser.
// Several halls may stand at one address, as at a hub: each has its own key.

type At = "seat" | "wall";

const nameOf = (at: At) => `rn-hall-${at}-${new URL(".", location.href).pathname}`;

/** The key of this tab, else the last one of this browser. Where a browser keeps nothing, there is none. */
export function keyOf(at: At): string {
  try {
    return sessionStorage.getItem(nameOf(at)) ?? localStorage.getItem(nameOf(at)) ?? "";
  } catch {
    return "";
  }
}

/** The key that the address brings, which is cleaned of it; else the one that is kept. */
export function keyOfTab(at: At): string {
  const given = new URLSearchParams(location.hash.slice(1)).get("key");
  if (given) history.replaceState(null, "", location.pathname + location.search);
  return given ?? keyOf(at);
}

export function remember(at: At, key: string) {
  try {
    sessionStorage.setItem(nameOf(at), key);
    localStorage.setItem(nameOf(at), key);
  } catch {
    // Then it is known until the page is closed.
  }
}

export function lose(at: At) {
  try {
    if (localStorage.getItem(nameOf(at)) === sessionStorage.getItem(nameOf(at))) localStorage.removeItem(nameOf(at));
    sessionStorage.removeItem(nameOf(at));
  } catch {
    // There was none.
  }
}
