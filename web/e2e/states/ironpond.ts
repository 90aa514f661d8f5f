import { deal } from "../deal";
import type { Visitor } from "../visitor";
import type { Walks } from "./walk";

/** White moves and lays the Black Hole on e5. */
async function hole(visitor: Visitor): Promise<void> {
  await visitor.touch("g1");
  await visitor.touch("f3");
  await visitor.sees("Votre coup est joué.");
  await visitor.page.locator(".hand .card.ready", { hasText: "Trou noir" }).click();
  await visitor.labels("e5", /peut être choisi/);
  await visitor.touch("e5");
}

/** What cards do to a game of Iron Pond. */
export const IRONPOND: Walks = {
  async "a turn of Iron Pond"(stage) {
    const { ann, ben, enter, look } = stage;
    await deal(stage, { white: [25], black: [39] });
    const eve = await enter();
    await eve.page.goto(ann.page.url());
    await eve.board();
    await ann.touch("g1");
    await look(ann, "ip-selected");
    await ann.page.keyboard.press("Escape");
    await hole(ann);
    await look(ann, "ip-pending");
    await ann.press("Confirmer");
    await ben.sees("Trou noir");
    await look(ben, "ip-respond");
    await ben.lets();
    await look(eve, "ip-spectator");
    await ben.sees("À vous de jouer.");
    await ben.page.locator(".hand .card.off").first().click();
    await look(ben, "ip-off");
    await ben.page.keyboard.press("Escape");
    await ann.touch("b1");
    await ann.touch("c3");
    await look(ann, "ip-premove");
    await ann.press("Proposer la nulle");
    await ben.sees(/propose la nulle/);
    await look(ben, "ip-draw-offered");
    await ben.press("Refuser");
    await ann.press("Abandonner");
    await look(ann, "ip-resigning");
    await ann.press("Abandonner");
    await ann.page.getByRole("button", { name: "Revanche" }).waitFor();
    await ann.press("Tout");
    await ann.page.locator(".hands .card").nth(9).waitFor();
    await look(ann, "ip-over-open");
  },

  async "cards of Iron Pond"(stage) {
    const { ann, ben, look } = stage;
    await deal(stage, { white: [11], black: [42] }, { options: { kidnapping: "20" } });
    await ann.touch("e2");
    await ann.touch("e4");
    await ann.page.locator(".hand .card.ready", { hasText: "Kidnapping" }).click();
    await ann.press("Confirmer");
    await ben.sees("Kidnapping");
    await ben.lets();
    await ann.sees(/emportez une pièce/);
    await look(ann, "ip-kidnapping");
    await look(ben, "ip-kidnapped");
    await deal(stage, { white: [25], black: [42] });
    await hole(ann);
    await ann.press("Confirmer");
    await ben.press("Jouer «\u00a0Que nenni\u00a0»");
    await ann.page.getByRole("button", { name: "Noirs\u00a0: Que nenni" }).waitFor();
    await look(ann, "ip-countered");
    await deal(stage, { white: [21], black: [39] });
    await ann.page.locator(".hand .card.ready", { hasText: "Fusion" }).click();
    for (const at of ["a1", "a2"]) {
      await ann.labels(at, /peut être choisi/);
      await ann.touch(at);
    }
    await ann.press("Confirmer");
    await ben.lets();
    await ann.page.locator(".zb-mark").first().waitFor({ state: "attached" });
    await look(ann, "ip-fused");
  },
};
