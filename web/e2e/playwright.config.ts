import { defineConfig } from "@playwright/test";
import { LEAN } from "./chromium.ts";
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
  // A worker that a test hands over comes from nowhere, and its pages could open no line to this machine.
  "LocalNetworkAccessChecks",
  ...["PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess", "Translate"],
];

/**
 * One worker: a second one has a server and a browser of its own to warm up, and works a half as much again for a sixth of the time, which
 * other lanes use meanwhile. Each thing that is waited for has a bound; how many of them a test has is its own affair.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "*.test.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: "./progress.ts",
  timeout: 15 * BOUND,
  expect: { timeout: BOUND, toPass: { timeout: BOUND } },
  use: {
    actionTimeout: BOUND,
    navigationTimeout: BOUND,
    locale: "fr-FR",
    viewport: { width: 1280, height: 800 },
    // A request that a worker answers can't be held up by a test; those about the worker let it in.
    contextOptions: { reducedMotion: "reduce", serviceWorkers: "block" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: LEAN,
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
