import { deck, goal, place, sit, WALLS } from "../goban";
import type { Walks } from "./walk";

/** Cards and dead stones on the goban. */
export const TSUNAMI: Walks = {
  async "cards of Tsunami"(stage) {
    const { ann, ben, look } = stage;
    await sit(ann, ben, { deck: deck({ duel: 16 }) });
    await ann.press("Piocher");
    await look(ann, "ts-drawn");
    await ann.page.locator(".hand .card.ready").first().click();
    await place(ann, "G7");
    await ann.press("Confirmer");
    await ben.sees("À Noir de poser une pierre.");
    await look(ben, "ts-exchange");
    await sit(ann, ben, { deck: deck({ barrage: 16 }) });
    await ann.press("Piocher");
    await place(ann, "G7");
    await ben.press("Piocher");
    await place(ben, "K4");
    await ann.sees("Blanc joue K4.");
    await look(ann, "ts-announced");
    await ann.press("Jouer «\u00a0Barrage\u00a0»");
    await ben.sees("Votre coup est contré.");
    await look(ben, "ts-countered");
  },

  async "dead stones"({ ann, ben, look }) {
    await sit(ann, ben, { deck: "none" }, [...WALLS, "M5", "B5"]);
    await ann.press("Passer");
    await ann.press("Oui, passer");
    await goal(ben, "A1").waitFor({ state: "attached" });
    await ben.press("Passer");
    await ben.press("Oui, passer");
    await ann.sees("Quelles pierres sont mortes\u00a0?");
    for (const at of ["B5", "M5"]) await ann.touch(at);
    await ann.sees("Noir : marque M5 comme mort");
    await ann.press("D’accord");
    await ben.page.locator(".zb-owned").nth(100).waitFor({ state: "attached" });
    await look(ben, "ts-dead");
  },
};
