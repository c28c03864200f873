import { defineConfig } from "vitest/config";

const here = import.meta.dirname;
export default defineConfig({
  resolve: { alias: { "@realms/shell": `${here}/src/shell` } },
  server: { fs: { allow: [".."] } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
