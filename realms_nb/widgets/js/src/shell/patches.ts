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

/** A position of a replay; undefined where the replay does not reach. */
export function positionAt<T>(replay: Patch[], at: number): T | undefined {
  let picture: unknown = {};
  for (let place = 0; place <= at; place++) {
    const patch = replay[place];
    if (!patch) return undefined;
    picture = patched(picture, patch);
  }
  return picture as T;
}
