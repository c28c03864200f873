// What the table remembers between two drawings: what has been pressed of a move, what was refused, the chances.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Chances, MoveChance } from "../plain/wire";
import type { Desk } from "../shell/stage";
import { drawnIn, type Ways, waysAfter, whyNone } from "./moves";
import type { MoveSeen, Options, Pages, Picture } from "./wire";

export type TableDesk = Desk<Picture, Options, Pages>;

export interface TableState {
  /** What has been pressed of a move that needs more than one press. */
  picked: string[];
  ways: Ways;
  drawn: Set<string>;
  /** Press a thing on the table. */
  press(key: string): void;
  /** Begin again. */
  drop(): void;
  /** Why what was pressed or pointed at last may not be done. */
  why: string | null;
  say(why: string | null): void;
  /** The chances, if they were asked for. */
  asked: boolean;
  ask(wanted: boolean): void;
  chances: Chances | null;
  chanceOf(moves: MoveSeen[]): MoveChance | undefined;
}

export function useTable(desk: TableDesk): TableState {
  const { snapshot, live } = desk;
  const moves = snapshot.options?.moves ?? [];
  const [pressed, setPressed] = useState<{ version: number; picked: string[] }>({ version: -1, picked: [] });
  const [said, setSaid] = useState<{ version: number; why: string | null }>({ version: -1, why: null });
  const [asked, setAsked] = useState(false);
  const [found, setFound] = useState<{ version: number; chances: Chances } | null>(null);
  const { version } = snapshot;
  // What was pressed in another position is forgotten.
  const picked = pressed.version === version ? pressed.picked : [];
  const drawn = useMemo(() => drawnIn(snapshot.picture.table), [snapshot.picture]);
  const ways = useMemo(() => waysAfter(picked, moves, drawn), [picked, snapshot.options, drawn]);
  const open = live && moves.length > 0;

  useEffect(() => {
    if (!asked || !open) return;
    let stale = false;
    const look = async () => {
      for (let number = 1; !stale; number++) {
        const chances = (await desk.chances(number)) as Chances | undefined;
        if (stale || !chances) return;
        setFound({ version, chances });
        if (chances.exact) return;
      }
    };
    void look();
    return () => {
      stale = true;
    };
  }, [asked, open, version]);

  const chances = asked && found?.version === version ? found.chances : null;
  const say = (why: string | null) => setSaid({ version, why });
  return {
    picked,
    ways,
    drawn,
    press(key) {
      const group = ways.targets.get(key);
      if (!group) return;
      const [only] = group;
      const none = whyNone(group);
      say(none ?? null);
      if (none !== undefined) return;
      if (group.length === 1) desk.play(only!.move);
      else setPressed({ version, picked: [...picked, key] });
    },
    drop() {
      setPressed({ version, picked: [] });
      say(null);
    },
    why: said.version === version ? said.why : null,
    say,
    asked,
    ask: setAsked,
    chances,
    chanceOf(of) {
      const values = of.flatMap(({ move }) => chances?.moves.filter((each) => each.move === move) ?? []);
      return values.sort((one, other) => other.value - one.value)[0];
    },
  };
}
