import { defineConfig } from "vite";
import { titles } from "./titles/plugin.ts";

/** What a browser runs while no page is open: one plain script, whose address never changes. */
export default defineConfig({
  publicDir: false,
  plugins: [titles()],
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
