import { expectAccessible } from "./axe";
import { expect, it, onPhone } from "./fixtures";
import { sizes } from "./visitor";

it("a friend reads who invites to what, gives a name and plays", async ({ ann, enter }) => {
  await ann.goto("");
  await ann.press("Inviter quelqu’un");
  await ann.choose("Chess Mutation");
  await ann.page.getByLabel("Votre nom").fill("Zoé");
  await ann.press("Créer le lien");
  await ann.sees("Invitez quelqu’un.");
  await ann.sees("Règles habituelles, sans pendule.");
  // Nobody else could follow a link to this very device: it says so and draws no code.
  await ann.sees(/ne marche que sur cet appareil/);
  await expect(ann.page.getByRole("button", { name: "Code QR" })).toHaveCount(0);
  // Nothing is dealt in this game: there is nothing to check.
  await expect(ann.page.getByText("L’engagement du serveur")).toHaveCount(0);
  await expectAccessible(ann);
  const ben = await enter(onPhone);
  await ben.join(ann);
  await ben.sees("Zoé vous invite à jouer à Chess Mutation.");
  await expect(ben.page.getByText("vous regardez")).toHaveCount(0);
  await ben.shows("h1", "main form .btn");
  await expectAccessible(ben);
  await ben.page.getByLabel("Votre nom").fill("Ben");
  await ben.press("M’asseoir et jouer");
  await ben.board();
  await ann.board();
  await ann.sees("Ben");
});

it("a new game fits the window, folded, and begins with one click; what was chosen is kept", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("");
  for (const size of [sizes.desk, { width: 1280, height: 720 }, sizes.phone]) {
    await page.setViewportSize(size);
    await ann.press("Nouvelle partie");
    await ann.sees("Règles habituelles, camp au hasard");
    const { whole, shown, dialog } = await page.evaluate(() => {
      const body = document.querySelector("dialog[open] .body");
      const box = document.querySelector("dialog[open]")?.getBoundingClientRect();
      return { whole: body?.scrollHeight, shown: body?.clientHeight, dialog: [box?.top ?? -1, box?.bottom ?? 9999] };
    });
    expect(whole).toBe(shown);
    expect(dialog[0]).toBeGreaterThanOrEqual(0);
    expect(dialog[1]).toBeLessThanOrEqual(size.height);
    await expectAccessible(ann);
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize(sizes.desk);
  await ann.press("Nouvelle partie");
  await ann.choose("Tsunami sur le goban");
  await ann.press("Changer");
  await page.getByRole("dialog").getByText("Aucune", { exact: true }).click();
  await page.getByRole("dialog").getByText("Noir", { exact: true }).click();
  await ann.sees("Sans cartes, votre camp : Noir");
  await page.getByRole("dialog").getByRole("button", { name: "Jouer" }).click();
  await ann.board();
  await ann.goto("games/tsunami");
  await page.locator("main .play").click();
  await ann.board();
  await expect(page).toHaveURL(/\/g\//);
  const { options } = await ann.ask<{ options: Record<string, string> }>(
    `matches/${page.url().split("/").at(-1) ?? ""}`,
  );
  expect(options["deck"]).toBe("none");
  await ann.touch("D4");
  await ann.played(1);
});
