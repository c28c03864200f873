// The line to the hall: opened again whenever it is lost, with pauses that grow.
import type { FromGuest, ToGuest } from "./wire";

const FIRST = 250;
const LONGEST = 8000;
// So often this side speaks, and so long nothing may be heard: a line that is cut looks whole for minutes.
const SPEAK = 5000;
const SILENT = 12_000;

/** How long to wait before the next try: twice as long each time, and not all browsers of a class at once. */
export const pauseAfter = (tries: number, chance: number) =>
  Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10)) * (0.5 + chance / 2);

export interface Ears {
  hear(given: ToGuest): void;
  /** The line is there (nothing to wait for), or is lost and tried again at a time. */
  felt(next: number | undefined): void;
}

export class HallLine {
  private socket: WebSocket | undefined;
  private tries = 0;
  private heard = 0;
  private timer = 0;
  private over = false;

  constructor(
    private hello: () => FromGuest,
    private ears: Ears,
  ) {
    setInterval(() => this.look(), SPEAK);
    addEventListener("online", () => this.now());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.look());
    this.open();
  }

  /** Whether it was sent. */
  say(message: FromGuest): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try at once. */
  now() {
    if (this.over || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** Nobody wants it any more. */
  end() {
    this.over = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private look() {
    if (this.over || this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENT) this.lose();
    else this.say({ kind: "here" });
  }

  private open() {
    this.drop();
    const socket = new WebSocket(new URL("line", location.href).href.replace(/^http/, "ws"));
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.say(this.hello());
    };
    socket.onmessage = ({ data }) => {
      this.heard = Date.now();
      const given: ToGuest = JSON.parse(data);
      if (given.kind === "here") return;
      if (given.kind === "room") {
        this.tries = 0;
        this.ears.felt(undefined);
      }
      this.ears.hear(given);
    };
    socket.onclose = () => this.lose();
  }

  /** Whatever the old one still says is not heard. */
  private drop() {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
  }

  private lose() {
    this.drop();
    if (this.over) return;
    const pause = pauseAfter(this.tries, Math.random());
    this.tries += 1;
    this.ears.felt(Date.now() + pause);
    this.timer = window.setTimeout(() => this.open(), pause);
  }
}
