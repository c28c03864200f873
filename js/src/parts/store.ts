// A value that only those follow who draw it: to point at something draws nothing else again.
import { useEffect, useState } from "preact/hooks";

export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Calls back after each change; calling the answer ends it. */
  follow(heard: () => void): () => void;
}

export function storeOf<T>(value: T): Store<T> {
  const ears = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const ear of [...ears]) ear();
    },
    follow(heard) {
      ears.add(heard);
      return () => void ears.delete(heard);
    },
  };
}

/** What is picked of a value; whoever asks is drawn again when that changes, and not when anything else of it does. */
export function useStored<T, S>(store: Store<T>, pick: (value: T) => S): S {
  const now = pick(store.get());
  const [, setShown] = useState(now);
  useEffect(() => {
    const look = () => setShown(() => pick(store.get()));
    // It may have changed since it was drawn.
    look();
    return store.follow(look);
  }, [store, now]);
  return now;
}
