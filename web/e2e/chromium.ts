import { existsSync } from "node:fs";

/** Chromium as people have it. */
export const WHOLE = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

const SHELL = "/usr/bin/chromium-headless-shell";

/** The same pages without what is around them, where it is installed: a quarter less work, but no push messages. */
export const LEAN = process.env["CHROMIUM"] === undefined && existsSync(SHELL) ? SHELL : WHOLE;
