import { defineConfig } from "vite";
import { files } from "./app/plugin.ts";
import { parts } from "./parts/plugin.ts";
import { titles } from "./titles/plugin.ts";

/** What a browser runs while no page is open, and between page and network: one plain script, whose address never changes. */
export default defineConfig({
  publicDir: false,
  plugins: [files(), titles(), parts({ after: `${import.meta.dirname}/dist` })],
  build: {
    outDir: "dist",
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: {
      input: "src/notices/worker/sw.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
