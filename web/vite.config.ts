import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunkNames } from "./chunks/groups.ts";
import { drawings } from "./drawings/plugin.ts";
import { leanFonts } from "./fonts/plugin.ts";
import { parts } from "./parts/plugin.ts";
import { rulebooks } from "./rulebooks/plugin.ts";
import { titles } from "./titles/plugin.ts";

/** Where the program of a device is built, which runs in a browser's worker. */
const program = resolve(import.meta.dirname, ".device");

const server = process.env["ZIZANIE_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  // Files find each other by where they lie, so that the page can lie anywhere; a document says itself where it lies.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  plugins: [rulebooks(), drawings(), leanFonts(), titles(), parts(), svelte()],
  // Fonts and drawings stay files: the content policy of the server allows no data addresses.
  build: {
    outDir: "dist",
    assetsDir: "assets",
    assetsInlineLimit: 0,
    target: "es2022",
    manifest: true,
    // Whoever has no preloading of modules fetches them when they are wanted.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every script names what it fetches later, so each letter counts.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(`${import.meta.dirname}/src`) }],
        },
      },
    },
  },
  // Their files have policies of their own, so their names say what they are.
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/device-[name]-[hash].js" } },
  },
  // The server hears its own page only, so the proxy speaks in its name.
  server: {
    fs: { allow: [import.meta.dirname, program] },
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: {
    // One jsdom for each worker: making one for each file would cost twice what the tests themselves do.
    environment: "jsdom",
    isolate: false,
    setupFiles: ["./test/fresh.ts"],
    include: ["**/*.test.ts"],
    // No test is timed: a machine that does other things too may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  resolve: {
    alias: [{ find: /^device\.(wasm|json)/, replacement: `${program}/device.$1` }],
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
});
