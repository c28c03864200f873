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
  { entry: "src/board.tsx", name: "board", inject: ["src/jsx.ts"] },
  { entry: "src/chart.ts", name: "chart" },
  { entry: "src/vega.ts", name: "vega" },
].filter(({ entry }) => existsSync(join(here, entry)));

let stale = [];
for (const { entry, name, inject } of bundles) {
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
    jsx: "transform",
    jsxFactory: "h",
    jsxFragment: "Fragment",
    inject,
    // The settings of the type checker are not the build's.
    tsconfigRaw: {},
    write: false,
  });
  mkdirSync(out, { recursive: true });
  for (const { path, text } of result.outputFiles) {
    // esbuild leaves the spaces around the values of custom properties.
    const now = path.endsWith(".css") ? text.replace(/(--[\w-]+): /g, "$1:").replaceAll(" }", "}") : text;
    const old = existsSync(path) ? readFileSync(path, "utf8") : null;
    if (old === now) continue;
    if (check) stale.push(path.slice(out.length + 1));
    else writeFileSync(path, now);
  }
}
if (stale.length) {
  console.error(`Stale: ${stale.join(", ")}. Run \`make widgets\` and commit the result.`);
  process.exit(1);
}
