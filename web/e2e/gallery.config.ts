import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** Pictures of every page and state, kept in `shots`: npm run gallery. */
export default defineConfig({
  ...tests,
  testMatch: "gallery.ts",
  timeout: 1_200_000,
});
