// Reads a match that was taken down: answers the board as Python would, where only looking is possible.
import { positionAt } from "../shell/patches";
import type { Answer, Message, Snapshot } from "../shell/wire";
import type { Still, Stills } from "./wire";

type Heard = (value?: unknown) => void;

export class Reader {
  private traits: Record<string, unknown> = {};
  private ears = new Map<string, Set<Heard>>();
  private still: Still;
  private at: number;
  private scenes = 0;

  constructor(
    private stills: Stills,
    private changed: (still: Still) => void = () => undefined,
  ) {
    this.still = stills.told[stills.language]!;
    this.at = this.still.snapshot.history.at;
    this.open(stills.language);
  }

  get(name: string) {
    return this.traits[name];
  }

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

  /** A message from the board: looking is done at once, playing is not done at all. */
  send(message: Message) {
    if (message.kind === "hidden") return;
    if (message.kind === "seek") this.seek(message.to);
    if (message.kind === "language") this.open(message.value);
    const answer: Answer = { kind: "answer", id: message.id };
    // After the board has begun to wait for it.
    queueMicrotask(() => this.tell("msg:custom", answer));
  }

  private open(language: string) {
    this.still = this.stills.told[language] ?? this.still;
    const { book, replay, log } = this.still;
    Object.assign(this.traits, {
      still: true,
      born: 0,
      followed: false,
      hovered: "",
      highlight: [],
      review: null,
      opens: "choice",
      book,
      replay,
      log,
    });
    this.traits.snapshot = this.snapshot(false);
    this.tell("change:book");
    this.tell("change:snapshot");
    this.changed(this.still);
  }

  private seek(to: number) {
    const next = to === this.at + 1;
    this.at = Math.max(0, Math.min(to, this.still.replay.length - 1));
    this.traits.snapshot = this.snapshot(next);
    this.tell("change:snapshot");
  }

  /** The position as a board draws it; one that was walked to brings what is to be seen on the way. */
  private snapshot(walked: boolean): Snapshot<unknown, unknown> {
    const { snapshot, log, scenes, last } = this.still;
    const length = log.length - 1;
    const turn = this.at < length ? log[this.at + 1]!.seat : last;
    const scene = walked ? scenes[this.at] : undefined;
    if (scene) this.scenes += 1;
    return {
      ...snapshot,
      // Nothing is lost on the way from here.
      serial: undefined,
      version: this.at,
      picture: positionAt(this.still.replay, this.at),
      turn,
      // A game that is not over is looked at in its last position, too.
      history: { ...snapshot.history, at: this.at, looking: turn !== undefined },
      // A number of its own: seen again, it is played again.
      scene: scene && { ...scene, id: this.scenes },
    };
  }

  private tell(name: string, value?: unknown) {
    for (const heard of this.ears.get(name) ?? []) heard(value);
  }
}
