import { defineConfig } from "vitest/config";

const here = import.meta.dirname;
export default defineConfig({
  // The stages lie with their games, outside of this folder: they find Preact here.
  resolve: {
    dedupe: ["preact"],
    alias: { "@realms/shell": `${here}/src/shell`, "@realms/parts": `${here}/src/parts` },
  },
  server: { fs: { allow: [".."] } },
  // How long a test takes says how busy the machine is.
  test: { testTimeout: 120_000 },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
