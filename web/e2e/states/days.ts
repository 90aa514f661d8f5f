import { dealtOverDays } from "../deal";
import type { Walks } from "./walk";

/** Games over days: moves that are planned, and a deal that waits for somebody. */
export const DAYS: Walks = {
  async "conditional moves"({ ann, ben, look }) {
    await dealtOverDays(ann, ben, 25, "3d");
    await ben.press("En mon absence");
    const dialog = ben.page.getByRole("dialog");
    const asks = (what: string): Promise<void> => dialog.getByRole("status").filter({ hasText: what }).waitFor();
    const moves = async (...squares: string[]): Promise<void> => {
      for (const at of squares) await dialog.locator(`[role=gridcell][data-at=${at}]`).click();
    };
    await dialog.getByRole("button", { name: "À partir d’ici : si l’adversaire joue…" }).waitFor();
    await look(ben, "orders");
    await dialog.getByRole("button", { name: "À partir d’ici : si l’adversaire joue…" }).click();
    await asks("Si l’adversaire joue…");
    await moves("e2");
    await look(ben, "orders-plan");
    await moves("e4");
    await dialog.getByRole("button", { name: /fin/i }).first().click();
    await asks("je joue… (si c’est possible)");
    await dialog.getByLabel("Ou écrivez le coup").fill("n’importe");
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await dialog.getByText(/Ce coup n’est pas compris/).waitFor();
    await look(ben, "orders-wrong");
    await moves("e7", "e5");
    await asks("Vous pouvez enregistrer");
    await look(ben, "orders-whole");
    await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await dialog.getByText("Suite enregistrée.").waitFor();
    await look(ben, "orders-kept");
  },

  async "a deal that waits"({ ann, ben, look }) {
    await ann.open({ game: "ironpond", options: {}, opponent: "friend", seat: "white", begin: "seated", clock: "3d" });
    await ann.sees("Envoyez le lien");
    await look(ann, "awaiting-a-friend");
    const table = ann.page.url();
    await ann.goto("notices");
    await ben.page.goto(table);
    await ben.press("M’asseoir et jouer");
    await ben.sees(/La partie commencera quand .* ouvrira la table/);
    await look(ben, "deal-awaited");
    await ann.goto("");
    await ann.sees("À vous : ouvrez la table pour lancer la donne");
    await look(ann, "home-deal");
  },
};
