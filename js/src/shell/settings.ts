// How somebody wants to see and hear boards: the same for every board of this browser, and remembered by it.
import { useEffect, useState } from "preact/hooks";
import { recall, remember } from "../parts/remembered";

export interface Settings {
  /** High contrast, where somebody has said; otherwise as the system asks. */
  contrast?: boolean;
  /** Runes are told apart by patterns, too. */
  patterns?: boolean;
  sound?: boolean;
  /** How much boards are enlarged, in tenths. */
  zoom?: number;
}

const KEY = "realms_nb view";
const CHANGED = "realms_nb-view";
export const SMALLEST = 8;
export const LARGEST = 16;
const STEP = 2;

/** What is remembered, as far as it makes sense: a browser keeps whatever is put there. */
export function settingsOf(text: string | null): Settings {
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
  const switches = (["contrast", "patterns", "sound"] as const).filter((name) => typeof found[name] === "boolean");
  const settings: Settings = Object.fromEntries(switches.map((name) => [name, found[name]]));
  const { zoom } = found;
  if (Number.isInteger(zoom)) settings.zoom = Math.max(SMALLEST, Math.min(LARGEST, zoom as number));
  return settings;
}

/** The next size, larger or smaller. */
export function zoomed(zoom = 10, way: 1 | -1): number {
  return Math.max(SMALLEST, Math.min(LARGEST, zoom + way * STEP));
}

/** The settings, and the way to change them for every board on the page. */
export function useSettings(): [Settings, (change: Settings) => void] {
  const [settings, setSettings] = useState(() => settingsOf(recall(KEY)));
  useEffect(() => {
    // Where nothing can be kept, a change comes with what it says.
    const look = (event: Event) =>
      setSettings(event instanceof CustomEvent ? (event.detail as Settings) : settingsOf(recall(KEY)));
    window.addEventListener(CHANGED, look);
    window.addEventListener("storage", look);
    return () => {
      window.removeEventListener(CHANGED, look);
      window.removeEventListener("storage", look);
    };
  }, []);
  const change = (some: Settings) => {
    const next = { ...settings, ...some };
    remember(KEY, JSON.stringify(next));
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: next }));
  };
  return [settings, change];
}

/** Whether the system asks for something, such as more contrast. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia?.(query).matches ?? false);
  useEffect(() => {
    const media = window.matchMedia?.(query);
    const look = () => setMatches(media.matches);
    media?.addEventListener("change", look);
    return () => media?.removeEventListener("change", look);
  }, [query]);
  return matches;
}
