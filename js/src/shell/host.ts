// What the host knows of Python and can do with it: whether it is busy, was started again or is gone, and to run code.
//
// JupyterLab and its kin give the widget their manager. Where one does not, nothing is known and nothing can be done.
import type { Host } from "./line";
import type { KeptGame } from "./wire";

interface Signal<Value> {
  connect(heard: (sender: unknown, value: Value) => void): void;
  disconnect(heard: (sender: unknown, value: Value) => void): void;
}

interface Kernel {
  status?: string;
  info?: Promise<unknown>;
  statusChanged?: Signal<string>;
  requestCommInfo?(content: { target_name: string }): Promise<{ content: { comms?: Record<string, unknown> } }>;
  requestExecute?(content: { code: string; store_history: boolean }): {
    done: Promise<{ content: { status: string } }>;
  };
}

interface Raw {
  comm_live?: boolean;
  on?(name: string, heard: () => void): void;
  off?(name: string, heard: () => void): void;
}

/** A widget as the host draws it. */
export interface View {
  el: HTMLElement;
  remove?(): void;
}

interface Manager {
  kernel?: Kernel | null;
  context?: {
    path?: string;
    sessionContext?: { statusChanged?: Signal<string>; startKernel?(): Promise<unknown> };
  };
  get_model?(id: string): Promise<Raw>;
  create_view?(model: Raw): Promise<View>;
}

const managerOf = (model: unknown) => (model as { widget_manager?: Manager }).widget_manager;

/** What the host says of its kernel; undefined where it says nothing. */
export function hostSays(model: unknown): Host {
  const kernel = managerOf(model)?.kernel;
  if (kernel === null) return "dead";
  const status = kernel?.status;
  if (status === "busy" || status === "starting" || status?.endsWith("restarting")) return "busy";
  if (status === "dead" || status === "terminating") return "dead";
  return status === "idle" ? "idle" : undefined;
}

/** The name of the notebook, so that games of two of them are not mixed up. */
export const notebookOf = (model: unknown) => managerOf(model)?.context?.path ?? location.pathname;

interface Ears {
  /** The Python of this board has ended, whatever runs now. */
  ended(): void;
  /** The kernel does something else than before. */
  turned(): void;
}

/** Listen to what becomes of Python. The answer ends it. */
export function watchHost(model: unknown, board: string | undefined, ears: Ears): () => void {
  const manager = managerOf(model);
  const signal = manager?.context?.sessionContext?.statusChanged ?? manager?.kernel?.statusChanged;
  const heard = (_: unknown, status: string) => {
    if (status?.endsWith("restarting")) ears.ended();
    else ears.turned();
  };
  signal?.connect?.(heard);
  let raw: Raw | undefined;
  let over = false;
  const look = () => raw?.comm_live === false && ears.ended();
  if (board)
    Promise.resolve(manager?.get_model?.(board)).then(
      (found) => {
        if (over) return;
        raw = found;
        look();
        raw?.on?.("comm_live_update", look);
      },
      () => undefined,
    );
  return () => {
    over = true;
    signal?.disconnect?.(heard);
    raw?.off?.("comm_live_update", look);
  };
}

/** Whether Python knows this board, once it has time to say so; undefined where the host cannot ask. */
export function isKnown(model: unknown, board: string): Promise<boolean> | undefined {
  const kernel = managerOf(model)?.kernel;
  return kernel
    ?.requestCommInfo?.({ target_name: "jupyter.widget" })
    .then(({ content }) => content.comms !== undefined && board in content.comms);
}

/** Whether the host runs code for a widget and draws another one in its place. */
export function canAttach(model: unknown): boolean {
  const manager = managerOf(model);
  if (!manager?.get_model || !manager.create_view) return false;
  return manager.kernel?.requestExecute !== undefined || canStart(model);
}

/** Whether the host can start Python where none runs. */
const canStart = (model: unknown) => managerOf(model)?.context?.sessionContext?.startKernel !== undefined;

// So often the host is asked for the new board, and so long it is waited each time.
const LOOKS = 200;
const PAUSE = 50;
const pause = () => new Promise((wake) => setTimeout(wake, PAUSE));

/** Have another Python go on with a game that was kept; the answer is its board, or nothing where that was not done. */
export async function attach(model: unknown, game: KeptGame, at: number, move?: string): Promise<View | undefined> {
  const manager = managerOf(model);
  if (!manager?.get_model || !manager.create_view) return undefined;
  const kernel = await running(manager);
  if (!kernel?.requestExecute) return undefined;
  const before = await manager.get_model(game.board).catch(() => undefined);
  // A text of JSON is a text of Python, too.
  const given = [JSON.stringify(game), at, move].filter((each) => each !== undefined);
  const code = `__import__("realms_nb.notebook.kept", fromlist=["attach"]).attach(${given.map((each) => JSON.stringify(each)).join(", ")})`;
  const { content } = await kernel.requestExecute({ code, store_history: false }).done;
  if (content.status !== "ok") return undefined;
  for (let look = 0; look < LOOKS; look++) {
    const raw = await manager.get_model(game.board).catch(() => undefined);
    if (raw && raw !== before) return await manager.create_view(raw);
    await pause();
  }
  return undefined;
}

/** The kernel; where there is none, one that is started. */
async function running(manager: Manager): Promise<Kernel | undefined> {
  const dead = () => !manager.kernel || manager.kernel.status === "dead";
  if (dead()) await manager.context?.sessionContext?.startKernel?.();
  for (let look = 0; look < LOOKS && dead(); look++) await pause();
  await manager.kernel?.info;
  return manager.kernel ?? undefined;
}
