// Bundles the sources into realms_nb/widgets/static, which is committed: users of the package need no Node.
// `node build.mjs --check` builds nothing and fails if the committed files differ from what the sources give.
import { build } from "esbuild";
import { existsSync, readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "static");
const check = process.argv.includes("--check");

const bundles = [
  { entry: "src/board.tsx", name: "board" },
  { entry: "src/chart.ts", name: "chart" },
  { entry: "src/vega.ts", name: "vega" },
].filter(({ entry }) => existsSync(join(here, entry)));

let stale = [];
for (const { entry, name } of bundles) {
  const result = await build({
    absWorkingDir: here,
    entryPoints: { [name]: entry },
    outdir: out,
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    charset: "utf8",
    jsx: "automatic",
    jsxImportSource: "preact",
    write: false,
  });
  mkdirSync(out, { recursive: true });
  for (const file of result.outputFiles) {
    const path = file.path;
    const old = existsSync(path) ? readFileSync(path, "utf8") : null;
    if (old === file.text) continue;
    if (check) stale.push(path.slice(out.length + 1));
    else writeFileSync(path, file.text);
  }
}
if (stale.length) {
  console.error(`Stale: ${stale.join(", ")}. Run \`make widgets\` and commit the result.`);
  process.exit(1);
}
