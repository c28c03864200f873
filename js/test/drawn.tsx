// Boards as Python sends them, drawn without a browser: what they are called, and how much one act draws again.
import { Fragment, options } from "preact";
import { act } from "preact/test-utils";

interface States {
  books: unknown[];
  states: Record<string, { book: number; snapshot: object; replay: unknown[]; log: unknown[]; opens: string }>;
}

/** A board of a stage in one of the recorded positions, and what was sent to Python. */
export function boardOf(stage: Widget, recorded: unknown, name: string, more: object = {}) {
  const { books, states } = recorded as States;
  const { book, ...state } = states[name]!;
  const traits: Record<string, unknown> = {
    ...structuredClone(state),
    book: books[book],
    highlight: [],
    born: 0,
    marked: {},
    ...more,
  };
  const sent: { kind: string }[] = [];
  const ears = new Map<string, ((told: unknown) => void)[]>();
  const model = {
    get: (key: string) => traits[key],
    set: (key: string, value: unknown) => void (traits[key] = value),
    save_changes() {},
    on: (key: string, ear: () => void) => void ears.set(key, [...(ears.get(key) ?? []), ear]),
    off() {},
    send(message: { kind: string; id: number }) {
      sent.push(message);
      const answer = { kind: "answer", id: message.id, serial: 0 };
      for (const ear of ears.get("msg:custom") ?? []) ear(answer);
    },
  };
  const el = document.createElement("div");
  document.body.append(el);
  stage.initialize({ model } as never);
  let leave: unknown;
  act(() => void (leave = stage.render({ model, el } as never)));
  return { el, sent, traits, leave: leave as () => void };
}

interface Widget {
  initialize(given: never): void;
  render(given: never): unknown;
}

/** How many components are drawn while something is done. */
export function drawings(deed: () => void): string[] {
  const hooks = options as unknown as { __r?: (vnode: { type: unknown }) => void };
  const before = hooks.__r;
  const drawn: string[] = [];
  hooks.__r = (vnode) => {
    // A fragment is no part of anything.
    if (vnode.type !== Fragment) drawn.push((vnode.type as { name?: string }).name || "?");
    before?.(vnode);
  };
  act(deed);
  hooks.__r = before;
  return drawn;
}
