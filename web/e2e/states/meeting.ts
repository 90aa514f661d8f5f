import { keep } from "../account";
import { deckFile } from "../goban";
import { onPhone, type Visitor } from "../visitor";
import type { Walks } from "./walk";

const DRAW = { seat: "white", begin: "seated" };

/** Gives a game up. */
async function resigns(visitor: Visitor): Promise<void> {
  await visitor.press("Abandonner");
  await visitor.page.getByRole("alert").getByRole("button", { name: "Abandonner" }).click();
}

/** Whom one finds, who asks for one, and what is left of a game with them. */
export const MEETING: Walks = {
  async "who waits and who asks"({ ann, ben, enter, doors, look }) {
    await doors.empty();
    await keep(ann, "Clotilde");
    await ann.goto("games/confusion");
    await ann.page.getByLabel(/Montrer mon nom/).check();
    await ann.press("Trouver un adversaire");
    await ann.sees("Recherche d’un adversaire");
    await look(ann, "searching");
    const cleo = await enter();
    await cleo.calls("Maximilienne de la Tour");
    await cleo.ask("matches", { game: "mutation", options: {}, opponent: "anybody", seat: "white" });
    await doors.pass(1_000);
    await ben.goto("");
    await ben.page
      .getByRole("button", { name: /^Jouer avec / })
      .nth(1)
      .waitFor();
    await look(ben, "home-people");
    await ben.page.getByRole("button", { name: "Trouver un adversaire" }).click();
    await ben.page.getByRole("dialog").getByRole("button", { name: "Chercher un adversaire" }).waitFor();
    await look(ben, "find");
    await ben.page.keyboard.press("Escape");
    await ben.goto("games/confusion");
    await ben.page.getByRole("button", { name: /^Jouer avec Clotilde/ }).waitFor();
    await look(ben, "game-people");
  },

  async "a challenge at once"({ ann, ben, look }) {
    await ann.calls("Anne");
    await ben.calls("Ben");
    await ann.meets(ben);
    const { id } = await ann.ask<{ id: string }>(`matches/${ann.page.url().split("/").at(-1) ?? ""}/opposite`);
    const challenges = (game: string): Promise<unknown> =>
      ann.ask(`people/${id}/challenges`, { game, options: {}, opponent: "friend", seat: "random", begin: "seated" });
    await ben.listens();
    await challenges("felon");
    await ben.sees("Anne vous défie");
    await look(ben, "toast-at-a-table");
    await ben.goto("rules/felon");
    await ben.page.getByRole("link", { name: "Notifications : 1", exact: true }).waitFor();
    await ben.listens();
    await challenges("confusion");
    await ben.sees("Anne vous défie");
    await look(ben, "toast");
  },

  async "a rated game"({ ann, ben, doors, look }) {
    await keep(ann, "Marceline");
    await keep(ben, "Barthélemy");
    await ann.ask("matches", { game: "mutation", options: {}, opponent: "anybody", rated: true, seat: "white" });
    await ben.goto("");
    await ben.page.getByRole("button", { name: /^Jouer avec Marceline/ }).click();
    await ben.board();
    await ann.goto(new URL(ben.page.url()).pathname.slice(1));
    await ann.board();
    await ann.play("d2d3", 1);
    await ben.play("d7d5", 2);
    await resigns(ann);
    await ben.sees("Vous avez gagné.");
    await doors.pass(2_000);
    await ben.page.locator(".gained").first().waitFor();
    await look(ben, "rated-won");
    await look(ann, "rated-lost");
    await ben.goto("");
    await ben.sees(/Marceline/);
    await look(ben, "home-over");
  },

  async "a rematch that others watch"({ ann, ben, enter, look }) {
    await ann.meets(ben, DRAW);
    const [eve, late] = [await enter(), await enter()];
    await eve.join(ann);
    await eve.board();
    const before = ann.page.url();
    await resigns(ann);
    await eve.sees("Les Blancs ont abandonné.");
    await late.page.goto(before);
    await late.board();
    await ann.press("Revanche");
    await ben.page.getByRole("button", { name: "Accepter la revanche" }).waitFor();
    await look(ben, "rematch-offered");
    await ben.press("Accepter la revanche");
    await eve.page.waitForURL((url) => url.href !== before);
    await eve.sees("Vous regardez cette partie.");
    await look(eve, "rematch-watched");
    await late.page.getByRole("link", { name: "Regarder la revanche" }).waitFor();
    await look(late, "rematch-elsewhere");
  },

  async "a deck to read before one sits down"({ ann, enter, look }) {
    const { page } = ann;
    await ann.goto("decks/tsunami");
    const file = {
      name: "club.json",
      mimeType: "application/json",
      buffer: Buffer.from(deckFile({ duel: 2, non: 2 })),
    };
    await page.locator("input[type=file]").first().setInputFiles(file);
    await ann.sees("4 cartes dans la pioche.");
    await ann.press("Jouer avec ces cartes");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Inviter un ami", { exact: true }).click();
    await look(ann, "play-with-cards");
    await dialog.getByRole("button", { name: "Créer le lien" }).click();
    await ann.sees("Invitez un ami.");
    await look(ann, "awaiting-with-cards");
    const ben = await enter(onPhone);
    await ben.join(ann);
    await ben.page.getByText("Lire les cartes de cette partie").click();
    await ben.sees("Duel");
    await look(ben, "deck-read");
  },

  async "settings, keys and a saved game"({ ann, ben, look }) {
    const { page } = ann;
    await ann.calls("Anne");
    await ann.meets(ben, { game: "ironpond", options: {}, seat: "white", begin: "seated", clock: "10+5" });
    await ann.play("e2e4", 1);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Raccourcis clavier" }).waitFor();
    await look(ann, "keys");
    await page.keyboard.press("Escape");
    await ann.press("Réglages");
    await page.getByRole("dialog", { name: "Réglages" }).waitFor();
    await look(ann, "settings");
    await page.keyboard.press("Escape");
    await resigns(ann);
    await ann.press("Donne vérifiée");
    await ann.sees("Les deux nombres correspondent à leurs engagements.");
    await look(ann, "deal-verified");
    const match = page.url().split("/").at(-1) ?? "";
    const record = await (await ann.context.request.get(`${ann.address}api/matches/${match}/record`)).text();
    await ann.goto("replay");
    await page.getByLabel("Ou collez le texte de la partie").fill(record);
    await ann.press("Ouvrir ce texte");
    await ann.sees(/Donne vérifiée/);
    await look(ann, "replay-saved");
  },
};
