// Light or dark is decided by the host's own ground colour, so that custom themes work.

/** Relative luminance of an rgb() colour, 0 to 1; null if it cannot be read. */
export function luminance(colour: string): number | null {
  const match = colour.match(/rgba?\(\s*([\d.]+)[,\s]+([\d.]+)[,\s]+([\d.]+)(?:[,\s/]+([\d.]+))?/);
  if (!match || match[4] === "0") return null;
  const [r, g, b] = [match[1], match[2], match[3]].map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The theme around an element: the first ancestor with a ground of its own decides, then the system. */
export function themeOf(element: Element): "light" | "dark" {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const bright = luminance(getComputedStyle(at).backgroundColor);
    if (bright !== null) return bright < 0.3 ? "dark" : "light";
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Call back whenever the host may have changed its theme; returns how to stop. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const attributes = { attributes: true, attributeFilter: ["class", "data-theme", "data-jp-theme-light", "style"] };
  observer.observe(document.documentElement, attributes);
  observer.observe(document.body, attributes);
  const media = matchMedia("(prefers-color-scheme: dark)");
  media.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    media.removeEventListener("change", changed);
  };
}
