// A saved notebook keeps the board: JupyterLab leaves widgets out of files unless a setting says otherwise, and then a
// game that was played would be gone when the file is opened again.

const KIND = "application/vnd.jupyter.widget-state+json";
const OURS = "realms_nb.";
const VIEW = "application/vnd.jupyter.widget-view+json";
const HTML = "text/html";
const STILL = '<div class="rn-still">';
const SCRIPT = "<script>";
const BESIDE = /<div class="rn-still">.*<\/div><script>/s;
const LINK = /"IPY_MODEL_([^"]+)"/g;

interface Held {
  state?: { _anywidget_id?: string; [trait: string]: unknown };
}
type Models = Record<string, Held>;

interface Output {
  data: Record<string, unknown>;
  setData(options: { data: Record<string, unknown>; metadata: unknown }): void;
  metadata: unknown;
}

interface Outputs {
  length: number;
  get(place: number): Output;
}

interface Manager {
  context?: {
    model: {
      getMetadata?(key: string): unknown;
      setMetadata?(key: string, value: unknown): void;
      cells?: Iterable<{ outputs?: Outputs }>;
    };
    saveState?: { connect(heard: (sender: unknown, state: string) => void): void };
  };
  has_model?(id: string): boolean;
  get_state_sync?(options: { drop_defaults: boolean }): { state: Models };
}

const watched = new WeakSet<object>();

/** Whenever the notebook of this board is saved, save its boards with it. Other hosts have no such notebook. */
export function keepInNotebook(model: unknown) {
  const manager = (model as { widget_manager?: Manager }).widget_manager;
  const context = manager?.context;
  if (!context?.saveState?.connect || !manager?.get_state_sync || watched.has(context)) return;
  watched.add(context);
  context.saveState.connect((_sender, state) => {
    if (state === "started") write(manager, context);
  });
}

function write(manager: Manager, { model }: NonNullable<Manager["context"]>) {
  const all = manager.get_state_sync?.({ drop_defaults: true });
  if (!all || !model.setMetadata) return;
  const widgets = (model.getMetadata?.("widgets") ?? {}) as Record<string, { state?: Models } | undefined>;
  // What else is there and still in use stays: with the setting on, JupyterLab has just put it there.
  const others = Object.entries(widgets[KIND]?.state ?? {}).filter(([id]) => manager.has_model?.(id));
  model.setMetadata("widgets", {
    ...widgets,
    [KIND]: { ...all, state: { ...Object.fromEntries(others), ...boardsOf(all.state) } },
  });
  for (const { outputs } of model.cells ?? []) if (outputs) writeWords(all.state, outputs);
}

/** The words beside a board tell the position that is saved, not the one in which the cell was run. */
export function writeWords(models: Models, outputs: Outputs) {
  for (let place = 1; place < outputs.length; place++) {
    const { [HTML]: old } = outputs.get(place).data;
    const view = outputs.get(place - 1).data[VIEW] as { model_id?: string } | undefined;
    if (!view?.model_id || typeof old !== "string" || !old.includes(STILL)) continue;
    const now = wordsOf(models, view.model_id);
    const put = now && old.replace(BESIDE, () => `${STILL}${now}</div>${SCRIPT}`);
    if (!put || put === old) continue;
    const output = outputs.get(place);
    output.setData({ data: { ...output.data, [HTML]: put }, metadata: output.metadata });
  }
}

/** The words of a board, or of the one that stands in a box. */
function wordsOf(models: Models, id: string, seen: string[] = []): string | undefined {
  const held = models[id];
  if (!held || seen.includes(id)) return undefined;
  if (typeof held.state?.words === "string") return held.state.words;
  for (const [, link] of JSON.stringify(held).matchAll(LINK)) {
    const found = wordsOf(models, link!, [...seen, id]);
    if (found) return found;
  }
  return undefined;
}

/** The boards, what they hold, and the boxes that they stand in with all that is in these. */
export function boardsOf(models: Models): Models {
  const links = Object.fromEntries(
    Object.entries(models).map(([id, held]) => [
      id,
      [...JSON.stringify(held).matchAll(LINK)].map((found) => found[1]!),
    ]),
  );
  const isOurs = (id: string) => models[id]?.state?._anywidget_id?.startsWith(OURS) ?? false;
  const kept = new Set<string>();
  const keep = (id: string) => {
    if (kept.has(id) || !models[id]) return;
    kept.add(id);
    for (const each of links[id] ?? []) keep(each);
  };
  const leads = (id: string, seen: string[]): boolean =>
    isOurs(id) || (links[id] ?? []).some((each) => !seen.includes(each) && leads(each, [...seen, each]));
  for (const id of Object.keys(models)) if (leads(id, [id])) keep(id);
  return Object.fromEntries(Object.entries(models).filter(([id]) => kept.has(id)));
}
