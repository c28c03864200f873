// Bundles the sources into realms_nb/static, which is committed: users of the package need no Node.
// `node build.mjs --check` builds nothing and fails if the committed files differ from what the sources give.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "realms_nb", "static");
const check = process.argv.includes("--check");

// Every folder with an index.tsx is a stage and becomes a bundle of its own. It is put after the bundle of the shell,
// which all stages share (`realms_nb/board/static.py`), and takes from it whatever it imports from there.
const games = join(here, "..", "realms_nb", "games");
const homes = Object.fromEntries([
  ...readdirSync(join(here, "src")).map((name) => [name, join(here, "src", name)]),
  ...readdirSync(games).map((name) => [name, join(games, name, "board", "stage")]),
]);
const stages = Object.keys(homes).filter((name) => existsSync(join(homes[name], "index.tsx")));
const entries = {
  shell: "src/shell/index.ts",
  ...Object.fromEntries(stages.map((name) => [name, join(homes[name], "index.tsx")])),
  card: join(homes.minute_realms, "portrait.tsx"),
  building: join(homes.realm_of_sand, "portrait.tsx"),
  pattern: join(homes.realm_of_sand, "drawing.tsx"),
  chart: "src/chart/chart.ts",
  vega: "src/chart/vega.ts",
  jump: "src/page/jump.ts",
  replay: "src/page/replay.ts",
  still: "src/page/still.ts",
  game: "src/page/game.ts",
  hall: "src/hall/hall.tsx",
  classroom: "src/hall/classroom.tsx",
  worker: "src/page/worker.ts",
  page: "src/page/page.css",
};

const options = {
  absWorkingDir: here,
  outdir: out,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  // The notices of what is bundled stand in LICENSES.txt, where they can be read.
  legalComments: "none",
  charset: "utf8",
  jsx: "transform",
  jsxFactory: "h",
  jsxFragment: "Fragment",
  // The settings of the type checker are not the build's.
  tsconfigRaw: {},
  // The stages lie with their games.
  nodePaths: [join(here, "node_modules")],
  alias: { "@realms/shell": join(here, "src", "shell"), "@realms/parts": join(here, "src", "parts") },
  metafile: true,
  write: false,
};
const jsx = ["src/shell/jsx.ts"];
const shell = await build({ ...options, entryPoints: { shell: entries.shell }, inject: jsx });
const offered = Object.values(shell.metafile.outputs).flatMap((output) => output.exports);
const fromShell = {
  name: "from the shell",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^preact$|^preact\/hooks$|\/(shell|parts)\// }, () => ({ path: "shell", namespace: "shell" }));
    // One by one and without side effects: a stage keeps only what it uses.
    const named = offered.map((name) => `export const ${name} = /* @__PURE__ */ from("${name}");`);
    onLoad({ filter: /./, namespace: "shell" }, () => ({
      contents: ["const from = (name) => shell[name];", ...named].join("\n"),
    }));
  },
};
const special = {
  shell: { format: "iife", globalName: "shell", inject: jsx },
  ...Object.fromEntries(stages.map((name) => [name, { inject: jsx, plugins: [fromShell] }])),
  hall: { inject: jsx },
  classroom: { inject: jsx },
  card: { inject: jsx },
  building: { inject: jsx },
  pattern: { inject: jsx },
  // Only a classic worker can be started by a page from a folder.
  worker: { format: "iife" },
  still: { format: "iife" },
};

const files = new Map();
const packages = new Set();
for (const [name, entry] of Object.entries(entries)) {
  const result = await build({ ...options, entryPoints: { [name]: entry }, ...special[name] });
  for (const { path, text } of result.outputFiles) files.set(path, text);
  for (const input of Object.keys(result.metafile.inputs)) {
    const [, found] = input.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? [];
    if (found) packages.add(found);
  }
}
files.set(join(out, "LICENSES.txt"), notices());

const stale = [];
mkdirSync(out, { recursive: true });
for (const [path, text] of files) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  if (check) stale.push(path.slice(out.length + 1));
  else writeFileSync(path, text);
}
if (stale.length) {
  console.error(`Stale: ${stale.join(", ")}. Run \`make widgets\` and commit the result.`);
  process.exit(1);
}

/** The licence of every package in the bundles; packages with the same text stand together. */
function notices() {
  const texts = new Map();
  for (const name of [...packages].sort()) {
    const folder = join(here, "node_modules", name);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!file) throw new Error(`${name} has no licence file.`);
    const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim();
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`]);
  }
  const parts = [...texts].map(([text, names]) => `${names.join(", ")}\n\n${text}\n`);
  return ["The scripts in this folder contain the following packages, under their licences.\n", ...parts].join(
    `\n${"-".repeat(80)}\n\n`,
  );
}
