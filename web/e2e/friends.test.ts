import { DAILY, expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

/** The shortest mate we know on the layout CM-1: Black mates on the second move. */
const SHORT_MATE = ["d2d3", "d7d5", "d3e5", "d5d1"];

it.beforeEach(({ ann, ben }) => ann.meets(ben));

/** Plays the moves of a line in turn, from the ply that it begins with. */
async function alternate(both: [Visitor, Visitor], line: readonly string[], from: number): Promise<void> {
  for (const [k, token] of line.entries()) {
    const ply = from + k + 1;
    const [mover, other] = ply % 2 === 1 ? both : [both[1], both[0]];
    await mover.play(token, ply);
    await other.played(ply);
  }
}

it("two people play to mate through a link, and one of them reloads on the way", DAILY, async ({ ann, ben }) => {
  await ann.open({ game: "mutation", options: {}, opponent: "friend", seat: "white" });
  await ann.sees("Invitez un ami.");
  await ben.join(ann);
  await ben.press("Prendre la place libre");
  await alternate([ann, ben], SHORT_MATE.slice(0, 2), 0);
  await ann.page.reload();
  await ann.board();
  await ann.played(2);
  await alternate([ann, ben], SHORT_MATE.slice(2), 2);
  await ann.sees("Vous avez perdu.");
  await ben.sees("Vous avez gagné.");
  await ben.sees(/Échec et mat\./);
});

it("a third visitor watches, and can do nothing else", async ({ ann, enter }) => {
  const eve = await enter();
  await eve.join(ann);
  await eve.board();
  await eve.sees("Vous regardez cette partie.");
  await ann.play("e2e4", 1);
  await eve.played(1);
  await expect(eve.page.getByRole("button", { name: "Abandonner" })).toHaveCount(0);
});

it("both go on after the server was killed and started again", DAILY, async ({ ann, ben, server }) => {
  await alternate([ann, ben], ["e2e4", "e7e5"], 0);
  await server.kill();
  await ann.sees("Connexion perdue, nouvel essai en cours…");
  await server.start();
  for (const visitor of [ann, ben]) await expect(visitor.page.getByText("Connexion perdue")).toHaveCount(0);
  await alternate([ann, ben], ["d2d4"], 2);
  await expect(ben.actions).toHaveCount(3);
});

it("a takeback and a draw are asked for and answered", async ({ ann, ben }) => {
  await alternate([ann, ben], ["e2e4"], 0);
  await ann.press("Reprendre le coup");
  await ben.sees(/voudrait reprendre son coup/);
  await ben.press("Accepter");
  await expect(ann.actions).toHaveCount(0);
  await ann.sees(/coups repris/);
  await alternate([ann, ben], ["d2d4"], 0);
  await ben.press("Proposer la nulle");
  await ann.sees(/propose la nulle/);
  await ann.press("Refuser");
  await ben.sees(/nulle refusée/);
  await ben.press("Abandonner");
  await ben.page.getByRole("alert").getByRole("button", { name: "Abandonner" }).click();
  await ann.sees("Vous avez gagné.");
  await ann.sees("Les Noirs ont abandonné.");
});

it("a spectator who has seen the end is taken along to the rematch, and one who comes later is asked", async ({
  ann,
  ben,
  enter,
}) => {
  const [eve, late] = [await enter(), await enter()];
  await eve.join(ann);
  await eve.board();
  const before = ann.page.url();
  await ann.press("Abandonner");
  await ann.page.getByRole("alert").getByRole("button", { name: "Abandonner" }).click();
  await eve.sees("Les Blancs ont abandonné.");
  await late.goto(new URL(before).pathname.slice(1));
  await late.board();
  await ann.press("Revanche");
  await ben.press("Accepter la revanche");
  await ben.page.waitForURL((url) => url.href !== before);
  await eve.page.waitForURL(ben.page.url());
  await eve.sees("Vous regardez cette partie.");
  await expect(late.page.getByRole("link", { name: "Regarder la revanche" })).toBeVisible();
  expect(late.page.url()).toBe(before);
});
