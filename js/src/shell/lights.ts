// What is pointed at is lit wherever it is drawn. The light is a mark on the page and no drawing: to point at a card
// draws nothing again.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { type Store, storeOf } from "../parts/store";

/** Give what carries `data-light` with one of these keys the mark `data-lit`, and take it from everything else. */
export function light(root: ParentNode, keys: string[]) {
  for (const each of root.querySelectorAll<HTMLElement>("[data-lit]"))
    if (!keys.includes(each.dataset.light!)) delete each.dataset.lit;
  for (const key of keys)
    for (const each of root.querySelectorAll<HTMLElement>(`[data-light="${CSS.escape(key)}"]`)) each.dataset.lit = "";
}

/** The key that is pointed at on the board; where there is none, what Python lights is lit. */
export function useLights(root: RefObject<HTMLElement | null>, highlight: string[]): Store<string | null> {
  const pointed = useMemo(() => storeOf<string | null>(null), []);
  const put = () => {
    const key = pointed.get();
    if (root.current) light(root.current, key === null ? highlight : [key]);
  };
  // What was drawn just now has no light yet.
  useLayoutEffect(put);
  useEffect(() => pointed.follow(put), [highlight]);
  return pointed;
}
