import { deal } from "./deal";
import { it } from "./fixtures";
import type { Visitor } from "./visitor";

/** The windows in which each state is seen, and how: French at day, now and then at night, and in English. */
const LOOKS = [
  ["phone-dark-fr", 390, 844],
  ["small-light-fr", 360, 640],
  ["lying-light-fr", 844, 390],
  ["lying-small-dark-fr", 640, 360],
  ["desk-light-fr", 1440, 900],
  ["laptop-dark-fr", 1280, 720],
  ["beamer-light-fr", 1024, 768],
  ["tablet-light-fr", 820, 1180],
] as const;

/** Takes the pictures of what a visitor sees now, in every window. */
async function seen(
  { page }: Visitor,
  state: string,
  looks: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7],
): Promise<void> {
  const before = page.viewportSize();
  for (const at of looks) {
    const [name, width, height] = LOOKS[at]!;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: name.includes("dark") ? "dark" : "light" });
    await page.waitForTimeout(200);
    await page.screenshot({ path: `shots/states/${state}/${name}.png` });
  }
  await page.locator("button.lang").click();
  await page.waitForTimeout(400);
  const [, width, height] = LOOKS[1];
  for (const [name, w, h] of [
    ["en-small", width, height],
    ["en-laptop", 1280, 720],
  ] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(200);
    await page.screenshot({ path: `shots/states/${state}/${name}.png` });
  }
  await page.locator("button.lang").click();
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  await page.waitForTimeout(200);
}

it("ironpond turn", async ({ ann, ben, enter }) => {
  await deal(ann, ben, { white: [25], black: [39] });
  const eve = await enter();
  await eve.join(ann);
  await eve.board();
  await ann.touch("g1");
  await seen(ann, "ip-selected");
  await ann.touch("f3");
  await ann.sees("Votre coup est joué.");
  await seen(ann, "ip-moved");
  await ann.page.locator(".hand .card.ready", { hasText: "Trou noir" }).click();
  await ann.labels("e5", /peut être choisi/);
  await seen(ann, "ip-targets");
  await ann.touch("e5");
  await seen(ann, "ip-pending");
  await ann.press("C’est décidé");
  await ben.sees("Trou noir");
  await seen(ben, "ip-respond", [0, 1, 2, 3, 4, 5]);
  await ben.lets();
  await seen(eve, "ip-spectator");
  await ben.sees("À vous de jouer.");
  await ben.page.locator(".hand .card.off").first().click();
  await seen(ben, "ip-off");
  await ben.page.keyboard.press("Escape");
  await ann.touch("b1");
  await ann.touch("c3");
  await seen(ann, "ip-premove");
  await ann.press("Proposer nulle");
  await ben.sees(/propose la nulle/);
  await seen(ben, "ip-draw-offered");
  await ben.press("Refuser");
  await ann.page.locator(".notice").waitFor();
  await seen(ann, "ip-draw-refused");
  await ann.press("Abandonner");
  await seen(ann, "ip-resigning");
  await ann.press("Abandonner");
  await ann.page.getByRole("button", { name: "Revanche" }).waitFor();
  await seen(ann, "ip-over");
  await ann.press("Tout ouvert");
  await ann.page.waitForTimeout(500);
  await seen(ann, "ip-over-open");
});

/** A square of one's own, and one of the other side, in games that always begin alike. */
const TOUCHED = {
  mutation: ["d2", "d8"],
  confusion: ["c2", "c10"],
  felon: ["g2", "g12"],
  tsunami: ["E4", "K10"],
} as const;

for (const [game, squares] of Object.entries(TOUCHED))
  it(`${game} turn`, async ({ ann }) => {
    await ann.open({ game, options: {}, opponent: "screen" });
    const look = ann.page.getByRole("button", { name: /je regarde$/ });
    await look.or(ann.cell(squares[0])).first().waitFor();
    await seen(ann, `${game}-first`);
    if (await look.isVisible()) await look.click();
    await ann.board();
    for (let side = 0; game === "felon" && side < 2; side++) {
      await ann.press("Au hasard");
      await ann.played(side + 1);
    }
    for (const at of squares) {
      await ann.touch(at);
      await seen(ann, `${game}-${at}`);
    }
    for (let twice = 0; twice < 2; twice++) await ann.press("Abandonner");
    await ann.page.getByRole("button", { name: "Revanche" }).waitFor();
    await seen(ann, `${game}-over`);
  });
