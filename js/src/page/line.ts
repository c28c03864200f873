// The line to a board's Python in a worker: what anywidget would give the board in a notebook.
import type { BoardTexts } from "../shell/wire";

type Heard = (value?: unknown) => void;
export type Data = { method: "update"; state: Record<string, unknown> } | { method: "custom"; content: unknown };

export class Line {
  private ears = new Map<string, Set<Heard>>();
  private changed = new Set<string>();
  private asked = 0;
  /** What a board asks of its host: whether Python works on something. It cannot be gone while the page is here. */
  readonly widget_manager: { kernel: { status: "busy" | "idle" } } = { kernel: { status: "idle" } };

  constructor(
    private traits: Record<string, unknown>,
    private post: (data: Data) => void,
  ) {
    this.put(traits);
  }

  get(name: string) {
    return this.traits[name];
  }

  set(name: string, value: unknown) {
    this.traits[name] = value;
    this.changed.add(name);
  }

  save_changes() {
    const state = Object.fromEntries([...this.changed].map((name) => [name, this.traits[name]]));
    this.changed.clear();
    this.post({ method: "update", state });
  }

  send(content: { kind: string }) {
    this.asked += 1;
    this.widget_manager.kernel.status = "busy";
    this.post({ method: "custom", content });
  }

  on(name: string, heard: Heard) {
    this.ears.set(name, (this.ears.get(name) ?? new Set()).add(heard));
  }

  off(name: string, heard: Heard) {
    this.ears.get(name)?.delete(heard);
  }

  /** Something from Python. */
  hear(data: Data) {
    if (data.method === "custom") {
      this.asked = Math.max(0, this.asked - 1);
      if (!this.asked) this.widget_manager.kernel.status = "idle";
      return this.tell("msg:custom", data.content);
    }
    this.put(data.state);
    // All values are there before anybody looks.
    for (const name of Object.keys(data.state)) this.tell(`change:${name}`);
  }

  private put(state: Record<string, unknown>) {
    Object.assign(this.traits, state);
    const book = state.book as BoardTexts<unknown> | undefined;
    if (book) {
      // On a page nobody waits for a notebook.
      const { "page-busy": busy, "page-silent": silent, "page-offline": offline, "page-chances": chances } = book.words;
      const away = { "away-silent": silent, "away-restarted": silent, "away-film": silent, "away-note": offline };
      const waits = { busy, "busy-cell": busy, "busy-waits": busy, "busy-move": busy, "away-cell": "" };
      const words = { ...book.words, ...away, ...waits, "chances-futures": chances };
      this.traits.book = { ...book, words };
    }
  }

  private tell(name: string, value?: unknown) {
    for (const heard of [...(this.ears.get(name) ?? [])]) heard(value);
  }
}
