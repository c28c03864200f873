// Patches: what Python sends of a position is what differs from another one. Pure, so that it can be tested.
import type { Patch } from "./wire";

/** The value that a patch makes of another; neither is changed. Null takes a key away from an object. */
export function patched<T>(before: T, patch: Patch): T {
  return patch.reduce<unknown>((value, [way, now]) => put(value, way, now), before) as T;
}

function put(target: unknown, way: (string | number)[], value: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (Array.isArray(target)) return target.map((old, place) => (place === step ? put(old, rest, value) : old));
  const copy = { ...(target as Record<string, unknown>) };
  if (!rest.length && value === null) delete copy[step];
  else copy[step] = put(copy[step], rest, value);
  return copy;
}

// The positions of each replay, as far as somebody has asked for them.
const known = new WeakMap<Patch[], unknown[]>();

/** A position of a replay, worked out once; undefined where the replay does not reach. */
export function positionAt<T>(replay: Patch[], at: number): T | undefined {
  const pictures = known.get(replay) ?? [];
  known.set(replay, pictures);
  while (pictures.length <= at) {
    const patch = replay[pictures.length];
    if (!patch) return undefined;
    pictures.push(patched(pictures.at(-1) ?? {}, patch));
  }
  return pictures[at] as T;
}

/** From this position on the replay is another one. */
export function forgetFrom(replay: Patch[], since: number) {
  known.get(replay)?.splice(since);
}
