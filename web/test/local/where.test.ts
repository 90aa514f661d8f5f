import { describe, expect, it } from "vitest";
import { isWebKit, placesOf, usualOf, type Around } from "../../src/local/where";

/** A guest in a browser that can do everything, before a server that answers. */
const guest: Around = {
  able: true,
  answers: true,
  account: false,
  webkit: false,
  installed: false,
  chosen: undefined,
};

describe("where one plays who doesn't say", () => {
  it.each([
    ["a guest", {}, "device"],
    ["an account", { account: true }, "server"],
    ["a guest in WebKit, which forgets", { webkit: true }, "server"],
    ["a guest in WebKit, installed", { webkit: true, installed: true }, "device"],
    ["an account in WebKit, installed", { webkit: true, installed: true, account: true }, "server"],
    ["a guest whose browser can't", { able: false }, "server"],
    ["an account without a server that answers", { account: true, answers: false }, "device"],
    ["WebKit without a server that answers", { webkit: true, answers: false }, "device"],
    ["a browser that can't, without a server", { able: false, answers: false }, "server"],
    ["a guest who chose the server", { chosen: "server" }, "server"],
    ["an account that chose the device", { account: true, chosen: "device" }, "device"],
    ["WebKit that chose the device", { webkit: true, chosen: "device" }, "device"],
    ["a choice that can't be had", { able: false, chosen: "device" }, "server"],
    ["a server that was chosen and doesn't answer", { chosen: "server", answers: false }, "device"],
    ["a choice that nobody knows", { chosen: "moon" }, "device"],
  ] as const)("%s", (_, more, where) => {
    expect(usualOf({ ...guest, ...more })).toBe(where);
  });

  it("has a choice only between two", () => {
    expect(placesOf(guest)).toEqual(["device", "server"]);
    expect(placesOf({ able: true, answers: false })).toEqual(["device"]);
    expect(placesOf({ able: false, answers: true })).toEqual(["server"]);
    expect(placesOf({ able: false, answers: false })).toEqual([]);
  });
});

describe("a browser that is built like Safari", () => {
  it.each([
    [
      true,
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    ],
    [
      true,
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1",
    ],
    [
      true,
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15 Epiphany/605.1.15",
    ],
    [false, "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"],
    [
      false,
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    ],
    [false, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ])("%s: %s", (webkit, agent) => {
    expect(isWebKit(agent)).toBe(webkit);
  });
});
