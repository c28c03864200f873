// Is the host light or dark? Decided by how bright its ground is, so that custom themes are understood too.

export type Theme = "light" | "dark";

/** How bright a computed colour such as `rgb(33, 33, 33)` is, from 0 to 1; null for one that shows nothing. */
export function luminance(colour: string): number | null {
  const parts = colour
    .match(/[\d.]+%?/g)
    ?.map((part) => (part.endsWith("%") ? parseFloat(part) / 100 : parseFloat(part)));
  if (!parts || parts.length < 3 || parts[3] === 0) return null;
  const scale = colour.startsWith("rgb") ? 255 : 1;
  const [red, green, blue] = parts.slice(0, 3).map((part) => {
    const value = part / scale;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The theme around an element: the luminance of JupyterLab's ground, or of the page where there is none. */
export function hostTheme(near: Element): Theme {
  const probe = document.createElement("span");
  probe.style.cssText = "position:absolute;visibility:hidden;background-color:var(--jp-layout-color1, Canvas)";
  // Outside: inside, the board's own colours would answer. What a host has not put into its page yet has no colours at
  // all; there the page answers, or a chart on a dark page would be drawn twice, first as on a light one.
  (near.isConnected ? (near.parentElement ?? near) : document.body).append(probe);
  const bright = luminance(getComputedStyle(probe).backgroundColor);
  probe.remove();
  return bright !== null && bright < 0.2 ? "dark" : "light";
}

/** Calls back whenever the theme around an element changes; calling the answer ends it. */
export function watchTheme(near: Element, changed: (theme: Theme) => void): () => void {
  let theme = hostTheme(near);
  const look = () => {
    const now = hostTheme(near);
    if (now === theme) return;
    theme = now;
    changed(theme);
  };
  // A host marks its body before or after its new style sheet has arrived: look a moment later. Never at once, because
  // looking makes the browser lay out the page, and hosts touch their body for other reasons all the time.
  let later: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(later);
    later = setTimeout(look, 120);
  };
  const observer = new MutationObserver(soon);
  const marks = { attributeFilter: ["class", "style", "data-theme", "data-jp-theme-light"] };
  for (const node of [document.documentElement, document.body]) observer.observe(node, marks);
  observer.observe(document.head, { childList: true });
  const preference = window.matchMedia?.("(prefers-color-scheme: dark)");
  preference?.addEventListener("change", soon);
  return () => {
    clearTimeout(later);
    observer.disconnect();
    preference?.removeEventListener("change", soon);
  };
}
