import { onPhone } from "../visitor";
import type { Walks } from "./walk";

const SPIES = { edition: "spies", tokens: "3:3", notebook: "oracle" };

/** Spies, curtains and notebooks. */
export const CONFUSION: Walks = {
  async "spies on one screen"({ ann, enter, look }) {
    const { page } = ann;
    await ann.open({ game: "confusion", options: SPIES, opponent: "screen" });
    await ann.press("Je joue les Blancs : montrez-moi");
    await ann.board();
    await page.locator('[data-cell="0 3"]').click();
    await look(ann, "confusion-notes");
    await ann.press("Échanger");
    await ann.sees(/deux de vos espions/);
    await look(ann, "confusion-exchange");
    await ann.press("Annuler");
    await ann.touch("e10");
    await ann.touch("e9");
    await ann.press("C’est vu");
    await ann.sees("Passez l’écran aux Rouges.");
    await look(ann, "confusion-curtain");
    await ann.press("Je joue les Rouges : montrez-moi");
    await ann.board();
    await look(ann, "confusion-answer");
    await ann.goto(`sheet/confusion/${page.url().split("/").at(-1) ?? ""}`);
    await page.locator("main h1").waitFor();
    await look(ann, "sheet-of-a-game");
    const ben = await enter(onPhone);
    await ben.open({ game: "confusion", options: SPIES, opponent: "screen" });
    await ben.press("Je joue les Blancs : montrez-moi");
    await ben.board();
    await ben.page.locator('[data-cell="0 3"]').click();
    await look(ben, "confusion-mark", "phone");
  },
};
