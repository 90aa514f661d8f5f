import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { drawings } from "./drawings/plugin.ts";
import { leanFonts } from "./fonts/plugin.ts";
import { rulebooks } from "./rulebooks/plugin.ts";
import { sharedArt } from "./shared/plugin.ts";
import { titles } from "./titles/plugin.ts";

const server = process.env["ZIZANIE_SERVER"] ?? "http://127.0.0.1:8080";

/**
 * What always travels together. Words are awaited while what uses them is loaded, so that the kernel, which words themselves use, must
 * stand apart from them.
 */
const GROUPS = [
  {
    name: "kernel",
    test: /vite\/preload-helper|node_modules\/(svelte|clsx|esm-env)\/|src\/(site\/(settings|store)|texts\/(typeset|words)|wire\/french)/,
    priority: 3,
  },
  {
    name: "base",
    test: /src\/(site\/(?!sound|opened|bytes)|(net|wire)\/|pages\/(Missing|Trouble)|frame\/(?!Settings|DropFile)|texts\/(index|citations)|board\/svg|drawings:pieces|art\/(sprite|modes)|play\/outcome|practice\/learning|game\/Lid|load|App|games\/(index|\w+\/(box|Lid|diagrams)|confusion\/(tiles|Tile))|game\/context|parts\/(Ear|Icon|icons|Figure|Grain|Modal|Owned|Rich))/,
    priority: 2,
  },
  {
    name: "home",
    test: /src\/(home\/(Home|Shelf|OpenBox|Levels|Doors|Others|Hero|Projection|rows)\.|lobby\/setup)/,
    priority: 2,
  },
  {
    name: "cards",
    test: /src\/(parts\/(Card|cards)|game\/HandPanel|art\/vignettes)/,
    priority: 2,
  },
  {
    name: "ironpond",
    test: /src\/(art\/homemade|games\/ironpond\/((?!away)\w+\.ts|texts\/index|Target|cards\/(\w+\.ts|deck|Art|Face)))/,
    priority: 2,
  },
  {
    name: "tsunami",
    test: /src\/games\/tsunami\/((?!away)\w+\.ts|deck\.|texts\/index|Art|Face)/,
    priority: 2,
  },
  {
    name: "table",
    test: /src\/(clock\/control|(board|play|game|table|parts)\/(?!(Code|OpenButton|OpenRecorded|RecordedGame|StillBoard|OpenHands|Moments|claim|deal\.|part\.|packed|kept|LookedAt|Rematch|Share|Eyes|film|LongRing|Curtain|left\.|Counter|Letting|day\.|following)))/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [rulebooks(), sharedArt(), drawings(), leanFonts(), titles(), svelte()],
  // Fonts and drawings stay files: the content policy of the server allows no data addresses.
  build: {
    outDir: "dist",
    assetsDir: "assets",
    assetsInlineLimit: 0,
    target: "es2022",
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } } },
  },
  // The server hears its own page only, so the proxy speaks in its name.
  server: {
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
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
