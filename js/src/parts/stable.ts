// Props that stay the same while they say the same, so that what is given them need not be drawn again.
import { useRef } from "preact/hooks";

/** A function that is always the same one, and does what the latest one does. */
export function useStable<A extends unknown[], R>(latest: (...values: A) => R): (...values: A) => R {
  const now = useRef(latest);
  now.current = latest;
  return useRef((...values: A) => now.current(...values)).current;
}

/** The object of last time, as long as its values are the same. */
export function useSame<T extends object>(value: T): T {
  const last = useRef(value);
  const names = Object.keys(value) as (keyof T)[];
  if (names.some((name) => !Object.is(value[name], last.current[name]))) last.current = value;
  return last.current;
}
