import { able } from "../device/able";
import { installed } from "../site/installed";
import { site } from "../site/site.svelte";
import { keep, recall } from "../site/store";

/** Where a game that needs nobody elsewhere is kept, and where its computer thinks. */
export type Where = "device" | "server";

/** What decides where one plays, if one doesn't say. */
export interface Around {
  /** Games run in this browser, which keeps what it is told. */
  able: boolean;
  /** There is a server that answers. */
  answers: boolean;
  /** The visitor has an account. */
  account: boolean;
  /** Safari and whatever is built like it deletes what a page keeps after seven days without a visit, unless it was installed. */
  webkit: boolean;
  installed: boolean;
  /** What was chosen last. */
  chosen: unknown;
}

/** Where one can play. */
export function placesOf({ able, answers }: Pick<Around, "able" | "answers">): readonly Where[] {
  return [...(able ? (["device"] as const) : []), ...(answers ? (["server"] as const) : [])];
}

/** Where one plays who doesn't say; where neither could, the server, which says so. */
export function usualOf(around: Around): Where {
  const places = placesOf(around);
  const chosen = places.find((one) => one === around.chosen);
  if (chosen) return chosen;
  const forgetful = around.webkit && !around.installed;
  return (!around.account && !forgetful && places[0]) || (places.at(-1) ?? "server");
}

/** Whether a browser is built like Safari, as all are on an iPhone. */
export function isWebKit(agent: string): boolean {
  return /AppleWebKit\//.test(agent) && !/(Chrome|Chromium)\//.test(agent);
}

/** What there is here now; `answers` is whether the server does. */
export function around(answers = !site.alone && navigator.onLine): Around {
  return {
    // The language is kept with every page, by a browser that keeps anything.
    able: able() && recall("lang") !== undefined,
    answers,
    account: site.me?.kept === true,
    webkit: isWebKit(navigator.userAgent),
    installed: installed(),
    chosen: recall("place"),
  };
}

/** Where one plays now who doesn't say. */
export const usual = (): Where => usualOf(around());

/** What begins games on this device, without its program; nothing where one plays elsewhere. */
export async function houseHere(): Promise<typeof import("../device/port") | undefined> {
  return usual() === "device" ? import("../device/port") : undefined;
}

/** Keeps what somebody chose, for the next game. */
export function choose(where: Where): void {
  keep("place", where);
}

/** Whether the server answers now: asked, for a browser knows only of its own network. */
export async function answers(): Promise<boolean> {
  if (site.alone || !navigator.onLine) return false;
  return fetch("/api/me").then(
    ({ status }) => status < 500,
    () => false,
  );
}
