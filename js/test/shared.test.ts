// Views of one board: a host gives each the model as another object, and all of them draw the same.
import { expect, it } from "vitest";
import { drawable, remember, sharedOf } from "../src/shell/kernel";

const picture = (n: number) => [[[], { n }]];
const update = (serial: number, since: number, patches: unknown[], rest = {}) => ({
  version: serial,
  serial,
  history: { at: since + patches.length - 1, length: 9 },
  fresh: { since, patches, records: patches.map(() => ({ sentences: [] })) },
  ...rest,
});

function host() {
  const traits: Record<string, unknown> = {
    snapshot: update(1, 0, []),
    replay: [picture(0)],
    log: [{ sentences: [] }],
  };
  const view = () => ({ get: (name: string) => traits[name] }) as never;
  const its = sharedOf(view());
  const hear = (given: Record<string, unknown>) => {
    Object.assign(traits, given);
    remember(view(), its);
  };
  return { view, hear };
}

it("draws what has come, and nothing past a hole until everything is there", () => {
  const { view, hear } = host();
  hear({ snapshot: update(2, 1, [picture(1)]) });
  expect(drawable(view())).toMatchObject({ version: 2, picture: { n: 1 } });
  hear({ snapshot: update(4, 3, [picture(3)]) });
  expect(sharedOf(view()).line.hole).toBe(true);
  expect(drawable(view())).toMatchObject({ version: 2, picture: { n: 1 } });
  const replay = [0, 1, 2, 3].map(picture);
  hear({ replay, log: replay.map(() => ({ sentences: [] })), snapshot: update(5, 4, [], { whole: true }) });
  expect(sharedOf(view()).line.hole).toBe(false);
  expect(drawable(view())).toMatchObject({ version: 5, picture: { n: 3 } });
  hear({ snapshot: update(6, 4, [picture(4)]) });
  expect(drawable(view())).toMatchObject({ version: 6, picture: { n: 4 } });
});

it("draws nothing old again", () => {
  const { view, hear } = host();
  hear({ snapshot: update(2, 1, [picture(1)]) });
  hear({ snapshot: update(3, 2, [picture(2)]) });
  hear({ snapshot: update(2, 1, [picture(1)]) });
  expect(drawable(view())).toMatchObject({ version: 3, picture: { n: 2 } });
});
