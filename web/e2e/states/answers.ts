import { deal } from "../deal";
import { openWith } from "../line";
import { hold } from "../held";
import { onPhone, type Visitor } from "../visitor";
import type { Walks } from "./walk";

/** White moves and lays Crazy Horse on two of Black's. */
async function horse(visitor: Visitor): Promise<void> {
  await visitor.play("e2e4", 1);
  await visitor.page.locator(".hand .card.ready", { hasText: "Crazy Horse" }).click();
  for (const at of ["b8", "c8"]) {
    await visitor.labels(at, /peut être choisi/);
    await visitor.touch(at);
  }
  await visitor.press("Confirmer");
}

/** A keyboard comes to an answer, and what follows from it is seen. */
async function weighed({ page }: Visitor, answer: string): Promise<void> {
  await page.getByRole("button", { name: answer, exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
}

/** What is announced, asked and refused at a table. */
export const ANSWERS: Walks = {
  async "an announced card"(stage) {
    const { ann, ben, look } = stage;
    await deal(stage, { white: [16], black: [39] });
    await horse(ann);
    await ben.sees("Les Blancs jouent");
    await look(ben, "announced");
    await look(ann, "announced-own");
    await weighed(ben, "Laisser faire");
    await ben.labels("b8", /fou/);
    await look(ben, "announced-follows");
    await weighed(ben, "Jouer «\u00a0Non\u00a0»");
    await ben.labels("b8", /cavalier/);
    await look(ben, "announced-stopped");
  },

  async "what a table asks and refuses"({ ann, ben, enter, look }) {
    await ann.meets(ben, { game: "felon", seat: "yellow", begin: "now" });
    await ann.touch("g13");
    await ben.labels("g13", /félon/);
    await look(ben, "felon-placing");
    await ben.touch("g1");
    await ann.labels("g1", /félon jaune/);
    await ann.touch("e1");
    await ann.touch("f1");
    await ann.page.getByRole("heading", { name: "Échanger la courtisane e1 et le roi f1" }).waitFor();
    await look(ann, "felon-swap");
    await ann.press("Annuler");
    await ann.touch("f2");
    await ann.touch("f9");
    await ann.page.locator(".toast p, .notice").first().waitFor();
    await look(ann, "felon-refused");
    await ann.page.keyboard.press("Escape");
    await ann.press("Proposer la nulle");
    await look(ann, "draw-asked-of-oneself");
    await ann.page.keyboard.press("Escape");
    await hold(ann, true);
    await ann.touch("f2");
    await ann.touch("f3");
    await ann.sees(/Reconnexion/);
    await look(ann, "reconnecting");
    const { id } = await ann.ask<{ id: string }>("matches", {
      game: "ironpond",
      options: { deck: "none" },
      opponent: "friend",
      seat: "white",
    });
    await ben.ask(`matches/${id}/seat`, {});
    const players = [
      { visitor: ann, seat: "white" },
      { visitor: ben, seat: "black" },
    ];
    await openWith(id, players, ["a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "h7h6", "a6a7", "h6h5"]);
    await ann.goto(`g/${id}`);
    await ann.sees("À vous de jouer.");
    await ann.touch("a7");
    await ann.touch("b8");
    await ann.page.getByRole("dialog", { name: "En b8, le pion devient…" }).waitFor();
    await look(ann, "promotion");
    const goban = await enter(onPhone);
    await goban.open({ game: "tsunami", options: { deck: "none" }, opponent: "computer", level: 1, seat: "black" });
    await goban.board();
    await goban.cell("D4").tap();
    await goban.page.getByRole("button", { name: "Poser ici" }).waitFor();
    await look(goban, "ts-stone-held", "phone");
    await goban.press("Annuler");
    await goban.press("Passer");
    await goban.page.getByRole("button", { name: "Oui, passer" }).waitFor();
    await look(goban, "ts-pass-asked");
  },

  async "answers of Confusion"({ ann, ben, look }) {
    await ann.meets(ben, { game: "confusion", seat: "white", begin: "now" });
    await ann.touch("c10");
    await ann.touch("c8");
    await ann.played(1);
    await look(ann, "confusion-own-answer");
    await ben.touch("g2");
    await ben.touch("g4");
    await ann.played(2);
    await ann.sees("Annoncez un coup.");
    await look(ann, "confusion-both-answers");
  },
};
