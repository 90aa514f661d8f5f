import { defineConfig } from "@playwright/test";
import { BOUND } from "./eventually.ts";

/**
 * What a browser does beside showing our page: the panels under its address bar are two pages of their own in each window, about a
 * second of processor time each, and a spare process is begun at every step. The list replaces Playwright's; what of it concerns a
 * Chromium on Linux is repeated.
 */
const WITHOUT = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  ...["PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess", "Translate"],
];

/** Two workers, each with its own server and browser: a test mostly waits, and another one works meanwhile. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.test.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: "./progress.ts",
  timeout: 3 * BOUND,
  expect: { timeout: BOUND, toPass: { timeout: BOUND } },
  use: {
    actionTimeout: BOUND,
    navigationTimeout: BOUND,
    locale: "fr-FR",
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page lives for seconds: making its script fast costs more than it brings, a fourteenth of the whole run.
        "--js-flags=--no-turbofan",
        `--disable-features=${WITHOUT.join(",")}`,
      ],
    },
  },
});
