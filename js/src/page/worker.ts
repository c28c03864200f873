// Python in a worker: the page never freezes, whatever is thought about.
//
// A page that was opened from a folder may not start a module worker, and Pyodide refuses a classic one, which it knows
// by importScripts: so this classic worker has none that works. What Pyodide would fetch is served from the page itself.
import { unpacked } from "./unpack";

export type Step = "unpack" | "python" | "games";
export type FromWorker =
  | { kind: "step"; step: Step }
  | { kind: "text"; text: string }
  | { kind: "failed"; why: string };

declare const self: {
  importScripts: unknown;
  fetch: (what: unknown, options?: unknown) => Promise<Response>;
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: FromWorker): void;
};

const BASE = "http://inside.invalid/";
const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json" };
const SITE = "site.zip";

interface Pyodide {
  unpackArchive(data: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  globals: { get(name: string): (...given: unknown[]) => { hear(text: string): void } };
}

async function moduleOf(bytes: Uint8Array<ArrayBuffer>) {
  const address = URL.createObjectURL(new Blob([bytes], { type: "text/javascript" }));
  return await import(address);
}

async function start(parts: Record<string, string>) {
  self.importScripts = () => {
    throw new TypeError("This is meant to look like a module worker.");
  };
  self.postMessage({ kind: "step", step: "unpack" });
  const names = Object.keys(parts);
  const data = await Promise.all(names.map((name) => unpacked(parts[name]!)));
  const files = new Map(names.map((name, place) => [name, data[place]!]));
  self.fetch = async (what) => {
    const address = String((what as Request).url ?? what);
    const bytes = files.get(decodeURIComponent(address.slice(BASE.length)));
    // Nothing is ever asked of a network, not even by mistake.
    if (!address.startsWith(BASE) || !bytes) return new Response("", { status: 404 });
    const type = TYPES[address.split(".").pop()!] ?? "application/octet-stream";
    return new Response(bytes, { headers: { "Content-Type": type } });
  };
  self.postMessage({ kind: "step", step: "python" });
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
    ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => moduleOf(files.get(name)!)),
  );
  const lock = JSON.parse(new TextDecoder().decode(files.get("pyodide-lock.json")));
  const python: Pyodide = await loadPyodide({
    indexURL: BASE,
    packageBaseUrl: BASE,
    lockFileContents: lock,
    createPyodideModule,
    stdout: () => undefined,
    stderr: () => undefined,
  });
  self.postMessage({ kind: "step", step: "games" });
  const place = python.runPython("import sysconfig; sysconfig.get_path('purelib')") as string;
  python.unpackArchive(files.get(SITE)!, "zip", { extractDir: place });
  files.clear();
  python.runPython("import importlib; importlib.invalidate_caches(); from realms_nb.pages.inside import Inside");
  return python.globals.get("Inside")((text: string) => self.postMessage({ kind: "text", text }));
}

const failed = (error: unknown) => self.postMessage({ kind: "failed", why: String(error) });

// What comes while Python starts is heard afterwards.
const waiting: string[] = [];
let hear = (text: string) => void waiting.push(text);
self.onmessage = (event) => {
  if (typeof event.data === "string") return hear(event.data);
  start(event.data).then((inside) => {
    hear = (text) => {
      try {
        inside.hear(text);
      } catch (error) {
        failed(error);
      }
    };
    for (const text of waiting.splice(0)) hear(text);
  }, failed);
};
