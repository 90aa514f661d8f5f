import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Card from "../../src/parts/Card.svelte";
import Vignette from "../../src/parts/Vignette.svelte";

const face = { game: "ironpond", card: 60, timing: "R-CARD", when: "Riposte", name: "Non", number: 39 };
let shown: Record<string, unknown>[] = [];

function show(...cards: ComponentProps<typeof Card>[]): HTMLElement {
  document.body.replaceChildren();
  shown = cards.map((props) => mount(Card, { target: document.body, props }));
  flushSync();
  return document.body;
}

afterEach(async () => {
  for (const one of shown) await unmount(one);
});

it("is a button that tells whether it is chosen", () => {
  const onpick = vi.fn();
  const button = show({ ...face, onpick, selected: true, playable: false }).querySelector("button")!;
  button.click();
  expect(onpick).toHaveBeenCalledOnce();
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(button.disabled).toBe(false);
  expect(button.textContent).toContain("Non");
});
it("is no button where nothing can be chosen", () => {
  expect(show(face).querySelector("button")).toBeNull();
});
it("keeps its text for the large card", () => {
  const words = { ...face, text: "Deux phrases.", target: "une carte" };
  expect(show(words).textContent).not.toContain("Deux phrases.");
  expect(show({ ...words, large: true }).textContent).toContain("Deux phrases.");
});
it("shows the grain only while it may be played", () => {
  expect(show({ ...face, playable: true }).querySelectorAll(".grain")).toHaveLength(1);
  expect(show({ ...face, playable: false }, face).querySelectorAll(".grain")).toHaveLength(0);
});
it("shows the same picture twice without an id twice", async () => {
  const body = show(face, face);
  await vi.waitFor(() => expect(body.querySelectorAll("clipPath")).toHaveLength(2));
  expect(new Set([...body.querySelectorAll("[id]")].map((one) => one.id)).size).toBe(2);
});
it("has only a label on its back", () => {
  const back = show({ down: true, game: "tsunami", label: "Dos de carte" });
  expect(back.textContent?.trim()).toBe("");
  expect(back.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Dos de carte");
});
it("gives the picture a name only when asked", () => {
  shown = [mount(Vignette, { target: document.body, props: { game: "tsunami", card: "sente", label: "Sente" } })];
  flushSync();
  expect(document.querySelector("svg")?.getAttribute("aria-label")).toBe("Sente");
});
