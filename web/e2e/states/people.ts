import { keep } from "../account";
import { openWith } from "../line";
import { onPhone, type Visitor } from "../visitor";
import type { Walks } from "./walk";

/** Two who have names sit at a game of Chess Mutation, and the first looks into the small menu behind the other's. */
async function met(ann: Visitor, ben: Visitor): Promise<void> {
  await ann.calls("Anne");
  await ben.calls("Ben");
  await ann.meets(ben);
  await ann.press("Ben");
}

/** Servers remember for a second who knows whom. */
const MEMORY = 2_000;

async function about(visitor: Visitor, what: string): Promise<void> {
  await visitor.page.getByRole("dialog").getByRole("button", { name: what, exact: true }).click();
}

/** Whom one meets, follows and challenges. */
export const PEOPLE: Walks = {
  async "friends and challenges"({ ann, ben, doors, look }) {
    await met(ann, ben);
    await about(ann, "Suivre");
    await ann.sees("Vous suivez ce joueur.");
    await look(ann, "person");
    await ben.press("Anne");
    await about(ben, "Suivre aussi");
    await ben.sees("Vous êtes amis.");
    await doors.pass(MEMORY);
    await ann.goto("me#people");
    await ann.sees("à une table en ce moment");
    await look(ann, "me-people");
    await ann.press("Défier : Ben");
    await ann.page.getByRole("dialog").getByRole("button", { name: "Défier" }).click();
    await ann.sees("Cette place est réservée à Ben.");
    await look(ann, "challenge-made");
    await ben.goto("");
    await ben.sees("Vos défis");
    await look(ben, "home-challenged");
  },

  async "seats and searches"({ ann, ben, doors, look }) {
    await doors.empty();
    await keep(ann, "Solange");
    await ann.goto("games/mutation");
    await ann.page.getByLabel("La partie est classée").check();
    await ann.press("Proposer la partie");
    await ann.page.waitForURL(/\/g\//);
    await ben.goto("games/mutation");
    await ben.sees(/partie classée, votre camp/);
    await look(ben, "seat-of-another");
    await ann.page.goBack();
    await ann.sees("Votre partie");
    await look(ann, "seat-of-ones-own");
    await ann.press("Retirer");
    await ben.sees("Personne n’attend ici pour l’instant.");
    await look(ben, "nobody-waits");
    await ann.goto("games/felon");
    await ann.press("Trouver un adversaire");
    await doors.pass(1_000);
    await ben.goto("");
    await ben.page.getByRole("button", { name: /^Jouer avec / }).waitFor();
    await look(ben, "home-searched");
    await ben.goto("games/mutation");
    await ben.press("Trouver un adversaire");
    await ben.page.getByRole("link", { name: "S’exercer" }).click();
    await ben.sees(/Recherche\s:/);
    await look(ben, "searching-elsewhere");
  },

  async "an invitation"({ ann, enter, look }) {
    await ann.calls("Zoé");
    await ann.open({ game: "mutation", options: {}, opponent: "friend", seat: "white", begin: "seated" });
    const ben = await enter(onPhone);
    await ben.join(ann);
    await ben.sees("Zoé vous invite à jouer à Chess Mutation.");
    await look(ben, "invited");
    await ann.open({ game: "ironpond", options: {}, opponent: "friend", begin: "ready", seat: "white" });
    await ben.join(ann);
    await ben.press("M’asseoir ici");
    await ben.page.getByText("Écarter des cartes").click();
    await ben.page.getByRole("button", { name: /^\d+ *Trou noir/ }).click();
    await ann.sees(/voudrait jouer sans «\u00a0Trou noir/);
    await look(ann, "lobby-asked");
    await look(ben, "lobby-asking", "phone");
  },

  async "what happened meanwhile"({ ann, ben, enter, look }) {
    await ann.calls("Anne");
    await ben.calls("Ben");
    const match = { game: "mutation", options: {}, opponent: "friend", seat: "white" };
    const sit = async (other: Visitor): Promise<string> => {
      const { id } = await ann.ask<{ id: string }>("matches", match);
      await other.ask(`matches/${id}/seat`, {});
      return id;
    };
    const id = await sit(ben);
    await openWith(id, [{ visitor: ann, seat: "white" }], ["d2d3"]);
    await ben.goto("notices");
    await ben.sees("À vous de jouer contre Anne");
    await look(ben, "notices-turn");
    const cleo = await enter();
    await cleo.calls("Cléo");
    await ann.goto(`g/${await sit(cleo)}`);
    await ann.board();
    for (let twice = 0; twice < 2; twice++) await ann.press("Abandonner");
    await cleo.goto("notices");
    await cleo.sees("La partie contre Anne est finie");
    await look(cleo, "notices-over");
  },

  async "days and absence"({ ann, ben, enter, doors, look }) {
    await doors.agree(ann, ben);
    const days = { seat: "white", begin: "seated", clock: "3d" };
    const cleo = await enter();
    await ann.meets(ben, days);
    await cleo.meets(ben, days);
    await cleo.play("d2d3", 1);
    await ann.play("d2d3", 1);
    await ben.goto("");
    await ben.page.getByRole("region", { name: "Vos parties" }).locator("li").nth(1).waitFor();
    await look(ben, "home-days");
    await ben.page.goto(ann.page.url());
    await ben.play("d7d5", 2);
    await ben.page.getByRole("link", { name: "Partie suivante" }).waitFor();
    await look(ben, "next-game");
    await ben.goto("me");
    const section = ben.page.getByRole("region", { name: "Vacances" });
    await section.getByLabel("Combien de jours").fill("5");
    await section.getByRole("button", { name: "Partir en vacances" }).click();
    await section.getByText(/Vous êtes en vacances du/).waitFor();
    await look(ben, "me-away");
    await ann.page.reload();
    await ann.sees(/de retour le/);
    await look(ann, "other-away");
    await ann.meets(ben, { seat: "white", begin: "now", clock: "1+30" });
    await ann.play("d2d3", 1);
    await ben.play("d7d5", 2);
    await ann.play("d3e5", 3);
    await ben.leaves(ann);
    await doors.passFor(6_000, ann);
    await ann.sees(/a quitté la table/);
    await doors.passFor(30_000, ann);
    await ann.sees("Réclamer le gain");
    await look(ann, "claim");
  },
};
