import type { Visitor } from "../visitor";
import { authenticator, keep, noted, signIn } from "../account";
import { pretends } from "../push";
import type { Walks } from "./walk";

/** Names of accounts that no test has. */
const NAMES = { passkey: "Emilie", guest: "Louise" };

async function named(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.getByLabel("Le nom de votre compte").fill(name);
}

/** Oneself, at a site where passkeys work. */
export const ACCOUNT: Walks = {
  async "a guest who keeps their games"({ ann, doors, look }) {
    await authenticator(ann);
    await ann.goto("me");
    await ann.press("Effacer mes données");
    await look(ann, "me-forget");
    await ann.page.keyboard.press("Escape");
    await ann.press("Garder mes parties");
    await look(ann, "me-keep");
    await named(ann, NAMES.passkey);
    await ann.press("Utiliser une clé d’accès");
    await ann.sees("Vos codes de secours");
    await look(ann, "me-codes");
    await noted(ann, NAMES.passkey);
    await ann.sees("Les appareils où vous êtes connecté.");
    await ann.press("Choisir un mot de passe");
    await look(ann, "me-account");
    await ann.press("Créer les liens");
    await ann.page.getByLabel("Calendrier (iCalendar)", { exact: true }).waitFor();
    await look(ann, "me-feeds");
    await doors.pass(301_000);
    await ann.goto("me");
    await ann.press("Créer de nouveaux codes");
    await ann.sees("C’est bien vous ?");
    await look(ann, "me-prove");
    await ann.page.keyboard.press("Escape");
    await ann.press("Se déconnecter");
    await ann.goto("signin");
    await ann.press("J’ai un code de secours");
    await look(ann, "signin-code");
  },
};

/** Oneself, in a browser that can be told something. */
export const TOLD: Walks = {
  async "a device that is told"({ ann, look }) {
    await pretends(ann, "https://fcm.googleapis.com/fcm/send/walk");
    await ann.page.goto(`${ann.address.replace("127.0.0.1", "localhost")}notices`);
    await ann.press("M’avertir sur cet appareil");
    await ann.sees("M’avertir quand");
    await look(ann, "notices-device");
  },
};

/** Oneself, where no passkeys are. */
export const DEVICES: Walks = {
  async "one person, two devices"({ ann, ben, look }) {
    await ann.calls("Sofia");
    const { token } = await ann.ask<{ token: string }>("carry", {});
    await ben.goto(`carry#${token}`);
    await ben.sees("Jouer ici en tant que Sofia ?");
    await look(ben, "carry-asked");
    await keep(ann, NAMES.guest);
    await ben.open({ game: "felon", options: {}, opponent: "screen" });
    await signIn(ben, NAMES.guest);
    await ben.sees(/Une partie d.invité n.est pas encore dans votre compte/);
    await look(ben, "me-claim");
  },
};
