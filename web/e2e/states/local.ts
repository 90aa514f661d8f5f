import { chosen } from "../near";
import type { Walks } from "./walk";

/** A game that is kept in the browser, from the dialog to the emptied device. */
export const LOCAL: Walks = {
  async "a game on the device"({ ann, ben, look }) {
    await chosen(ann, "Iron Pond");
    await look(ann, "new-game-device");
    await ann.press("Jouer");
    await ann.board();
    await ann.sees("Cette partie n’est que sur cet appareil.");
    await look(ann, "table-device");
    await ann.press("OK");
    await ann.page.getByRole("link", { name: "Télécharger la partie" }).click();
    await ann.sees("La partie sauvegardée");
    await look(ann, "table-leave");
    await ann.goto("me");
    await ann.page.getByRole("button", { name: "Supprimer Iron Pond, contre" }).click();
    await ann.page.getByRole("button", { name: "Annuler" }).waitFor();
    await look(ann, "me-device");
    await ann.press("Vider cet appareil");
    await look(ann, "me-empty");
    await ben.goto("replay");
    await ben.page.getByLabel("Ou collez le texte de la partie").fill('{"zizanie":"saved game","id":"d-1"}');
    await ben.press("Ouvrir ce texte");
    await ben.sees("Une partie sauvegardée");
    await look(ben, "open-saved");
  },
};
