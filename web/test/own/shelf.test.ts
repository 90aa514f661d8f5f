import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Creation } from "../../src/wire";

const CARD = JSON.stringify({ name: { fr: "Mur", en: "Wall" } });
const OTHER = JSON.stringify({ name: { fr: "Porte", en: "Door" } });

let there: Creation[];
let calls: string[];

const creation = (id: string, text: string, version = 1): Creation => ({
  id,
  game: "some",
  name: { fr: id, en: id },
  text,
  version,
  changed: 1,
});

/** A server that keeps as the real one does, one name for all. */
function server(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = "GET" } = init;
  calls.push(`${method} ${path}`);
  const sent = JSON.parse(String(init.body ?? "{}")) as { text: string; version: number };
  const id = path.replace("/api/creations", "").slice(1);
  let answer: unknown = {};
  if (method === "GET") answer = there;
  else if (method === "POST") there.push((answer = creation(`new${there.length}`, sent.text)) as Creation);
  else {
    const one = there.find((known) => known.id === id);
    const fits = one?.version === sent.version;
    if (method === "DELETE" && !fits)
      return Promise.resolve(
        Response.json({ error: { code: "changed", message: { fr: "x", en: "x" } } }, { status: 409 }),
      );
    if (method === "DELETE") there = there.filter((known) => known !== one);
    else if (fits) {
      answer = creation(id, sent.text, sent.version + 1);
      there = there.map((known) => (known === one ? (answer as Creation) : known));
    } else there.push((answer = creation(`second${there.length}`, sent.text)) as Creation);
  }
  return Promise.resolve(Response.json(answer));
}

/** The page anew, with somebody at it. */
async function opened(kept: boolean) {
  vi.resetModules();
  const { flushSync } = await import("svelte");
  const { site } = await import("../../src/site/site.svelte");
  const { shelfOf } = await import("../../src/own/shelf.svelte");
  const { account } = await import("../../src/own/account.svelte");
  const me = (id: string, known: boolean): void => {
    site.me = { id, name: id, kept: known, news: 0 };
    flushSync();
  };
  me("ann", kept);
  return { account, me, shelf: shelfOf("some", "some") };
}

beforeEach(() => {
  there = [];
  calls = [];
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("keeps what a guest makes in the browser, wherever it was to go, and asks no server", async () => {
  const { shelf } = await opened(false);
  const one = await shelf.put(CARD, null, "account");
  expect(one.place).toBe("browser");
  expect((await opened(false)).shelf.inBrowser.map(({ text, name }) => [text, name.en])).toEqual([[CARD, "Wall"]]);
  expect(calls).toEqual([]);
});

it("moves nothing by itself, and tells what the account doesn't have", async () => {
  const { shelf, account } = await opened(true);
  await shelf.put(CARD, null, "browser");
  await shelf.put(OTHER, null, "browser");
  await account.load();
  expect(shelf.left).toHaveLength(2);
  expect(there).toEqual([]);
  await shelf.put(CARD, null, "account");
  expect(shelf.left.map(({ text }) => text)).toEqual([OTHER]);
  expect(shelf.inBrowser).toHaveLength(2);
});

it("edits what it has opened; what another device has changed stays beside it", async () => {
  const { shelf, account } = await opened(true);
  there = [creation("a", CARD)];
  await account.load();
  const [opened1] = shelf.inAccount;
  const next = await shelf.put(OTHER, opened1!, "account");
  expect([next.id, next.version]).toEqual(["a", 2]);
  // The first one is what an older page still has.
  const late = await shelf.put("{}", opened1!, "account");
  expect(late.id).not.toBe("a");
  expect(shelf.inAccount.map(({ id, text }) => [id, text])).toEqual([
    ["a", OTHER],
    [late.id, "{}"],
  ]);
});

it("looks again when what is to be deleted has changed", async () => {
  const { shelf, account } = await opened(true);
  there = [creation("a", CARD)];
  await account.load();
  const [seen] = shelf.inAccount;
  there = [creation("a", OTHER, 2)];
  await expect(shelf.drop(seen!)).rejects.toThrow();
  expect(shelf.inAccount.map(({ text }) => text)).toEqual([OTHER]);
  await shelf.drop(shelf.inAccount[0]!);
  expect([shelf.inAccount, there]).toEqual([[], []]);
});

it("forgets the account's when somebody else is here, and never puts it into the browser's storage", async () => {
  const { shelf, account, me } = await opened(true);
  there = [creation("a", CARD)];
  await account.load();
  account.hold("some", { id: "a", text: OTHER });
  expect(account.draft("some")?.text).toBe(OTHER);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Wall|Door/);
  me("guest", false);
  expect(shelf.inAccount).toEqual([]);
  expect(account.draft("some")).toBeUndefined();
  me("bob", true);
  expect(shelf.inAccount).toEqual([]);
  me("ann", true);
  expect(shelf.inAccount, "until it is asked for again").toEqual([]);
});
