import { afterEach, describe, expect, it } from "vitest";
import { here } from "../../src/net/near";
import { ours, pathOf, routeOf, type Route } from "../../src/site/router";
import { languageOf } from "../../src/site/settings.svelte";

describe("routeOf", () => {
  it.each<[string, Route]>([
    ["/", { page: "home" }],
    ["", { page: "home" }],
    ["/g/a1-B_2", { page: "game", id: "a1-B_2" }],
    ["/g/a1/", { page: "game", id: "a1" }],
    ["/rules/mutation", { page: "rules", game: "mutation" }],
    ["/fidelity/mutation", { page: "fidelity", game: "mutation" }],
    ["/cards/ironpond", { page: "cards", game: "ironpond" }],
    ["/practice/ironpond/16", { page: "practice", game: "ironpond", id: "16" }],
    ["/workshop/ironpond", { page: "workshop", game: "ironpond" }],
    ["/games/felon", { page: "games", game: "felon" }],
    ["/me", { page: "me" }],
    ["/signin", { page: "signin" }],
    ["/carry", { page: "carry" }],
    ["/confirm", { page: "confirm" }],
    ["/enter", { page: "enter" }],
    ["/unsubscribe", { page: "unsubscribe" }],
    ["/unsubscribe/s3cret-_", { page: "unsubscribe" }],
    ["/unsubscribe/a/b", { page: "missing" }],
    ["/privacy/", { page: "privacy" }],
    ["/me/too", { page: "missing" }],
    ["/?ref", { page: "home" }],
    ["/rules/?ref", { page: "choice", of: "rules" }],
    ["/games/felon?ref", { page: "games", game: "felon" }],
    ["/rules", { page: "choice", of: "rules" }],
    ["/fidelity", { page: "choice", of: "fidelity" }],
    ["/practice/ironpond", { page: "lessons", game: "ironpond" }],
    ["/cards", { page: "missing" }],
    ["/g/a1/b2", { page: "missing" }],
    ["/practice/ironpond/16/more", { page: "missing" }],
    ["/g", { page: "missing" }],
    ["/g/a/b", { page: "missing" }],
    ["/g/%2e%2e", { page: "missing" }],
    ["/nowhere/at-all", { page: "missing" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
    if (route.page !== "missing") expect(routeOf(pathOf(route))).toEqual(route);
  });
});

describe("addresses of a copy without a server", () => {
  afterEach(() => void (here.alone = false));

  it.each<[string, Route, string]>([
    ["/g/?d-a1", { page: "game", id: "d-a1" }, "/g/d-a1"],
    ["/practice/ironpond/", { page: "lessons", game: "ironpond" }, "/practice/ironpond"],
    ["/practice/ironpond/?16", { page: "practice", game: "ironpond", id: "16" }, "/practice/ironpond/16"],
    ["/sheet/confusion/?d-a1", { page: "sheet", game: "confusion", id: "d-a1" }, "/sheet/confusion/d-a1"],
    ["/rules/felon/", { page: "rules", game: "felon" }, "/rules/felon"],
    ["/rules/", { page: "choice", of: "rules" }, "/rules"],
    ["/replay/", { page: "open" }, "/replay"],
    ["/privacy/", { page: "privacy" }, "/privacy"],
    ["/", { page: "home" }, "/"],
  ])("%s is a file's, and read everywhere", (address, route, served) => {
    expect(routeOf(address)).toEqual(route);
    expect(pathOf(route)).toBe(served);
    here.alone = true;
    expect(pathOf(route)).toBe(address);
    expect(routeOf(served)).toEqual(route);
  });

  it.each<[string, Route]>([
    ["/index.html", { page: "home" }],
    ["/rules/felon/index.html", { page: "rules", game: "felon" }],
    ["/g/index.html?d-a1", { page: "game", id: "d-a1" }],
    ["/?utm_source=letter", { page: "home" }],
    ["/rules/felon?from=letter", { page: "rules", game: "felon" }],
    ["/g/a1?x", { page: "game", id: "a1" }],
    ["/g/?a/b", { page: "missing" }],
    ["/g/", { page: "missing" }],
  ])("%s says the same with what stands behind it", (address, route) => expect(routeOf(address)).toEqual(route));
});

describe("ours", () => {
  const link = (html: string): HTMLAnchorElement => {
    document.body.innerHTML = html;
    return document.querySelector("a")!;
  };
  const click = (more: MouseEventInit = {}): MouseEvent => new MouseEvent("click", more);

  it("follows plain clicks on our own pages only", () => {
    expect(ours(click(), link(`<a href="/g/1">x</a>`), location.origin)).toBe(true);
    expect(ours(click({ ctrlKey: true }), link(`<a href="/g/1">x</a>`), location.origin)).toBe(false);
    expect(ours(click({ button: 1 }), link(`<a href="/g/1">x</a>`), location.origin)).toBe(false);
    expect(ours(click(), link(`<a href="https://example.org/">x</a>`), location.origin)).toBe(false);
    expect(ours(click(), link(`<a href="/api/matches/1/record" download>x</a>`), location.origin)).toBe(false);
  });
});

describe("languageOf", () => {
  it("takes the first of our languages, English when there is none", () => {
    expect(languageOf(["fr-CA", "en"])).toBe("fr");
    expect(languageOf(["de", "en-GB", "fr"])).toBe("en");
    expect(languageOf(["de"])).toBe("en");
    expect(languageOf([])).toBe("en");
  });
});

describe("the sheet and the kept game", () => {
  it.each([
    ["/sheet/confusion", { page: "sheet", game: "confusion" }],
    ["/sheet/confusion/ab12", { page: "sheet", game: "confusion", id: "ab12" }],
    ["/replay/confusion", { page: "replay", game: "confusion" }],
  ] as const)("%s has its own address", (path, route) => {
    expect(routeOf(path)).toEqual(route);
    expect(pathOf(route)).toBe(path);
  });

  it("know no further parts", () => {
    expect(routeOf("/sheet/confusion/ab12/more")).toEqual({ page: "missing" });
    expect(routeOf("/replay/confusion/ab12")).toEqual({ page: "missing" });
  });
});
