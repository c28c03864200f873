// What anywidget would give a board, over a line that may be lost: what was not answered is sent again, in its order.
import type { BoardTexts, Message } from "../shell/wire";

type Heard = (value?: unknown) => void;
export type Data = { method: "update"; state: Record<string, unknown> } | { method: "custom"; content: unknown };

export class HallModel {
  private traits: Record<string, unknown> = {};
  private ears = new Map<string, Set<Heard>>();
  /** By their ids: what has not been answered. */
  private waiting = new Map<number, Message>();
  /** How many moves were answered. */
  arrived = 0;
  readonly widget_manager: { kernel: { status: "busy" | "idle" } } = { kernel: { status: "idle" } };

  /** `post` says whether it was sent; `changed` is called when a move is on its way, or has arrived. */
  constructor(
    traits: Record<string, unknown>,
    private lost: string,
    private back: string,
    private post: (content: Message) => boolean,
    private changed: () => void,
  ) {
    this.put(traits);
  }

  get(name: string) {
    return this.traits[name];
  }

  // Nothing that is set here is anybody else's business.
  set(name: string, value: unknown) {
    this.traits[name] = value;
  }

  save_changes() {}

  on(name: string, heard: Heard) {
    this.ears.set(name, (this.ears.get(name) ?? new Set()).add(heard));
  }

  off(name: string, heard: Heard) {
    this.ears.get(name)?.delete(heard);
  }

  send(message: Message) {
    this.waiting.set(message.id, message);
    this.post(message);
    this.feel(true);
    if (message.kind === "play") this.changed();
  }

  /** Whether a move has not been answered yet. */
  get flying() {
    return [...this.waiting.values()].some(({ kind }) => kind === "play");
  }

  /** The moves that were not answered, for a board that takes the place of this one. */
  get moves() {
    return [...this.waiting.values()].filter(({ kind }) => kind === "play");
  }

  /** The line is there, or is lost; while it is lost a board keeps what is played. */
  feel(there: boolean) {
    this.widget_manager.kernel.status = there && !this.waiting.size ? "idle" : "busy";
  }

  /** The line is there again. */
  again() {
    for (const message of this.waiting.values()) this.post(message);
    this.feel(true);
  }

  hear(data: Data) {
    if (data.method === "custom") {
      const { id } = data.content as { id: number };
      const message = this.waiting.get(id);
      this.waiting.delete(id);
      this.feel(true);
      if (message?.kind === "play") this.arrived += 1;
      this.tell("msg:custom", data.content);
      if (message?.kind === "play") this.changed();
      return;
    }
    this.put(data.state);
    // All values are there before anybody looks.
    for (const name of Object.keys(data.state)) this.tell(`change:${name}`);
  }

  private put(state: Record<string, unknown>) {
    Object.assign(this.traits, state);
    const book = state.book as BoardTexts<unknown> | undefined;
    if (!book) return;
    // Nobody presses Next for somebody at another laptop, and no notebook is waited for.
    const away = Object.keys(book.words).filter((word) => /^(busy|away-)/.test(word));
    const words = { ...book.words, ...Object.fromEntries(away.map((word) => [word, this.lost])) };
    // Whoever learns while they wait goes back to their table; from a lesson nobody plays on here.
    this.traits.book = { ...book, words: { ...words, watch: words["turn-of"], "lesson-play-on": this.back } };
  }

  private tell(name: string, value?: unknown) {
    for (const heard of [...(this.ears.get(name) ?? [])]) heard(value);
  }
}
