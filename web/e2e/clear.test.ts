import { clear } from "./clear";
import { beginHere, startsWith } from "./device";
import { expect, it } from "./fixtures";
import { lengthy } from "./scale";
import { SIZES } from "./sizes";

/** Whoever enlarges a page twice has room for less. */
const WHOLE = SIZES.slice(0, 8);
const SHORT = ["1024x768", "844x390", "360x640"];
const LOOKED = WHOLE.filter(({ width, height }) => lengthy || SHORT.includes(`${width}x${height}`));

it("what is said of a game on the device lies over nothing that one plays with", async ({ ann }) => {
  const [id] = await beginHere(ann, { game: "ironpond", opponent: "screen" });
  await startsWith(
    ann,
    `const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value) {
      if (String(value.saved).includes("g1f3")) throw new DOMException("full", "QuotaExceededError");
      return put.call(this, value);
    }`,
  );
  await ann.goto(`g/${id}`);
  await ann.page.getByRole("button", { name: /montrez-moi$/ }).click();
  await clear(ann, ".only-here", LOOKED);
  await ann.touch("g1");
  await ann.touch("f3");
  await ann.sees("L’espace de ce navigateur est plein");
  await clear(ann, ".said > p", LOOKED);
});

it("a search and challenges lie over nothing that one plays with", async ({ ann, ben }) => {
  await ann.calls("Anne");
  await ann.meets(ben);
  const { id } = await ann.ask<{ id: string }>(`matches/${ann.page.url().split("/").at(-1) ?? ""}/opposite`);
  await ben.goto("games/confusion");
  await ben.listens();
  await ben.press("Trouver un adversaire");
  await ben.page.getByRole("link", { name: /^Zizanie/ }).click();
  await ben.press("Nouvelle partie");
  await ben.choose("Iron Pond");
  await ben.page.getByRole("dialog").getByText("L’ordinateur", { exact: true }).click();
  await ben.press("Jouer");
  await ben.board();
  await clear(ben, "aside.over", LOOKED);
  for (const game of ["felon", "tsunami"])
    await ann.ask(`people/${id}/challenges`, {
      game,
      options: {},
      opponent: "friend",
      seat: "random",
      begin: "seated",
    });
  await ben.sees("Anne vous défie");
  await clear(ben, ".toasts section", LOOKED);
  // The second one waits for its turn.
  const game = ben.page.locator(".toasts section span");
  await expect(game).toHaveText("Le Félon");
  await ben.page.locator(".toasts section .icon").click();
  await expect(game).toHaveText("Tsunami sur le goban");
});
