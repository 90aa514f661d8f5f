import { readFileSync } from "node:fs";
import { authenticator, keep, noted, PASSWORD, signIn } from "./account";
import { DAILY, expect, it, local, onPhone, posted } from "./fixtures";

local("a guest keeps a game with a passkey, and plays on elsewhere with it", DAILY, async ({ ann, ben }) => {
  const { cdp, authenticatorId } = await authenticator(ann);
  await ann.open({ game: "mutation", options: {}, opponent: "friend", seat: "white" });
  await ann.goto("");
  await ann.page.getByRole("link", { name: "Garder mes parties" }).click();
  await ann.page.getByLabel("Le nom de votre compte").fill("Ada");
  await ann.press("Utiliser une clé d’accès");
  await noted(ann, "Ada");

  const device = await authenticator(ben);
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  for (const credential of credentials)
    await device.cdp.send("WebAuthn.addCredential", { authenticatorId: device.authenticatorId, credential });
  await ben.goto("signin");
  await ben.press("Se connecter avec une clé d’accès");
  await expect(ben.page.getByRole("link", { name: /Chess Mutation.*en attente de votre adversaire/ })).toBeVisible();
  await ben.goto("me");
  await ben.sees("Vous êtes Ada.");
});

local("a passkey that doesn’t come changes nothing, and a second one is added and removed", async ({ ann }) => {
  const { cdp, authenticatorId } = await authenticator(ann);
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await ann.goto("signin");
  await ann.press("Se connecter avec une clé d’accès");
  await ann.sees(/La clé d’accès n’est pas venue/);
  await ann.goto("me#keep");
  await ann.page.getByLabel("Le nom de votre compte").fill("Grace");
  await ann.press("Utiliser plutôt un mot de passe");
  await ann.page.getByLabel("Un mot de passe").fill(PASSWORD);
  await ann.press("Créer mon compte");
  await noted(ann, "Grace");
  await ann.press("Ajouter une clé d’accès");
  await ann.sees(/^ajoutée le/);
  await ann.press("Ajouter une clé d’accès");
  await ann.sees("Cet appareil a déjà une clé pour vous.");
  await ann.press("Retirer le mot de passe");
  await ann.sees("Vous n’en avez pas.");
  await ann.page.getByRole("button", { name: /^Retirer la clé/ }).click();
  await ann.sees(/C’est votre seul moyen de vous connecter/);
});

it("where there are no passkeys a password keeps the games, and says why", async ({ ann, ben }) => {
  await ann.goto("me#keep");
  await ann.sees(/Les clés d’accès demandent une adresse en https/);
  await ann.page.getByLabel("Le nom de votre compte").fill("Rosa");
  await ann.page.getByLabel("Un mot de passe").fill("1234567890");
  await ann.press("Créer mon compte");
  await ann.sees(/trop courant/);
  await keep(ann, "Rosa");
  await signIn(ben, "Rosa", "ce n’est pas celui-là");
  await ben.sees(/Nom ou mot de passe incorrect/);
  await ben.goto("me#keep");
  await ben.page.getByLabel("Le nom de votre compte").fill("Rosa");
  await ben.page.getByLabel("Un mot de passe").fill(PASSWORD);
  await ben.press("Créer mon compte");
  await ben.sees(/Ce nom est déjà pris/);
  await signIn(ben, "rosa");
  await ben.page.waitForURL(ben.address);
  await ben.goto("me");
  await ben.sees("Vous êtes Rosa.");
});

it("a code that was printed opens the account, once, and gives it a new password", async ({ ann, ben }) => {
  const [code = ""] = await keep(ann, "Maryam");
  const enter = async (): Promise<void> => {
    await ben.goto("signin");
    await ben.press("J’ai un code de secours");
    await ben.page.getByLabel("Votre nom").fill("Maryam");
    await ben.page.getByLabel("Un code de secours").fill(code.toLowerCase().replaceAll("-", " "));
    await ben.press("Se connecter");
  };
  await enter();
  await ben.sees("Il vous en reste 7.");
  await ben.press("Changer de mot de passe");
  await ben.page.getByLabel("Nouveau mot de passe").fill("un autre nuage encore");
  await ben.page.getByLabel("Nouveau mot de passe").press("Enter");
  await ben.sees("Enregistré.");
  await ben.press("Se déconnecter");
  await ben.sees("Vous jouez en invité.");
  await enter();
  // One sentence, which goes with the other way in.
  await expect(ben.page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
    /^Nom ou code incorrect[^.]*\.[^.]*\.?$/,
  );
  await ben.press("J’ai mon mot de passe");
  await expect(ben.page.getByText(/Nom ou code incorrect/)).toHaveCount(0);
  await signIn(ben, "Maryam", "un autre nuage encore");
  await ben.page.waitForURL(ben.address);
});

it("a device is shown out from another one, and is the guest again that it was", async ({ ann, ben }) => {
  await keep(ann, "Emmy");
  await ben.open({ game: "felon", options: {}, opponent: "friend" });
  await ben.goto("signin");
  await ben.sees(/La partie que vous jouez ici en invité vous attend/);
  await signIn(ben, "Emmy");
  await ben.page.waitForURL("**/me");
  await ann.page.reload();
  await ann.page.getByRole("button", { name: /^Déconnecter (?!tous)/ }).click();
  await expect(ann.page.getByRole("button", { name: /^Déconnecter/ })).toHaveCount(0);
  await ben.goto("me");
  await ben.sees("Vous jouez en invité.");
  await ben.goto("");
  await expect(ben.page.getByRole("link", { name: /Le Félon/ }).first()).toBeVisible();
});

it("what a browser had as a guest comes along into the account", async ({ ann, ben }) => {
  await keep(ann, "Lise");
  await ben.open({ game: "felon", options: {}, opponent: "screen" });
  await signIn(ben, "Lise");
  await ben.sees(/Une partie d.invité n.est pas encore dans votre compte/);
  await ben.press("Ajouter à mon compte");
  await ben.sees(/votre partie sont à vous/);
  await expect(ben.page.getByText("Ajouter à mon compte")).toHaveCount(0);
  await ann.goto("");
  await expect(ann.page.getByRole("link", { name: /Le Félon/ }).first()).toBeVisible();
});

it("a code carries a guest to another device, once", async ({ ann, enter }) => {
  await ann.open({ game: "mutation", options: {}, opponent: "friend", seat: "white" });
  await ann.goto("me");
  // At this address no other device would find the server.
  await ann.sees(/Cette adresse ne marche que sur cet appareil/);
  await ann.page.getByRole("textbox", { name: "Votre nom" }).fill("Sofia");
  await ann.press("Enregistrer");
  await ann.sees("Enregistré.");
  const { token } = await ann.ask<{ token: string }>("carry", {});
  const ben = await enter(onPhone);
  await ben.goto(`carry#${token}`);
  await ben.sees("Jouer ici en tant que Sofia ?");
  await expect(ben.page).toHaveURL(`${ben.address}carry`);
  await ben.press("Oui, c’est moi");
  await expect(ben.page.getByRole("link", { name: /Chess Mutation.*en attente de votre adversaire/ })).toBeVisible();
  await ben.goto(`carry#${token}`);
  await ben.sees("Ce code n’est plus valable.");
});

for (const who of ["an account", "a guest"])
  posted(`a code of ${who} says that the other device is in, instead of counting on`, async ({ ann, doors, enter }) => {
    const { page } = ann;
    await doors.still(ann);
    if (who === "an account") await keep(ann, "Adèle");
    await ann.goto("me");
    await ann.press("Montrer le code");
    const shown = page.getByLabel("Ou ouvrez cette adresse");
    await expect(shown).toHaveValue(/#.+/);
    const ben = await enter(onPhone);
    await ben.goto(`carry${await shown.evaluate((field: HTMLInputElement) => new URL(field.value).hash)}`);
    await ben.press("Oui, c’est moi");
    await expect
      .poll(async () => {
        await page.clock.runFor(3_000);
        return page.getByText("Votre autre appareil est connecté.").count();
      })
      .toBe(1);
    await expect(page.getByRole("timer")).toHaveCount(0);
  });

posted("the code shows the public address, runs out, and never a loopback one", async ({ ann, doors }) => {
  const { page } = ann;
  await doors.still(ann);
  await ann.goto("me");
  await ann.press("Montrer le code");
  const shown = page.getByLabel("Ou ouvrez cette adresse");
  await expect(shown).toHaveValue(/^https:\/\/play\.example\.org\/carry#.+/);
  await expect(page.getByRole("img", { name: "Code QR pour l’autre appareil" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText("Encore 2:00");
  await doors.passFor(121_000, ann);
  await ann.sees("Ce code n’est plus valable.");
  await ann.press("Un nouveau code");
  await expect(page.getByRole("timer")).toBeVisible();
});

it("all that is kept comes as a file", async ({ ann }) => {
  await keep(ann, "Hypatie");
  const coming = ann.page.waitForEvent("download");
  await ann.page.getByRole("link", { name: "Tout télécharger" }).click();
  const kept = readFileSync(await (await coming).path(), "utf8");
  expect(kept).toContain("Hypatie");
  expect(kept).not.toContain(PASSWORD);
});

it("an account is deleted: the name goes, the game stays", async ({ ann, ben }) => {
  await keep(ann, "Ida");
  await ann.open({ game: "mutation", options: {}, opponent: "friend", seat: "white" });
  await ben.join(ann);
  await ben.press("Prendre la place libre");
  await ben.board();
  await expect(ben.page.getByText("Ida").filter({ visible: true }).first()).toBeVisible();
  await expect(ben.page.getByTitle("ce nom est celui d’un compte").filter({ visible: true }).first()).toBeVisible();
  await ann.goto("me");
  await ann.press("Supprimer le compte");
  const dialog = ann.page.getByRole("dialog");
  await dialog.getByLabel("Pour confirmer, écrivez « Ida »").fill("Ada");
  await ann.press("Supprimer définitivement");
  await expect(dialog.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await dialog.getByLabel("Pour confirmer, écrivez « Ida »").fill("Ida");
  await ann.press("Supprimer définitivement");
  await ann.sees("C’est effacé.");
  await ben.goto("");
  await ben.sees(/contre un compte supprimé/);
  await signIn(ann, "Ida");
  await ann.sees(/Nom ou mot de passe incorrect/);
});

it("a guest is forgotten", async ({ ann }) => {
  await ann.open({ game: "felon", options: {}, opponent: "friend" });
  await ann.goto("me");
  await ann.page.getByRole("textbox", { name: "Votre nom" }).fill("Passante");
  await ann.press("Enregistrer");
  await ann.sees("Enregistré.");
  await ann.press("Effacer mes données");
  await ann.press("Oui, effacer mes données");
  await ann.sees("C’est effacé.");
  await expect(ann.page.getByRole("textbox", { name: "Votre nom" })).toHaveValue("");
  await ann.page.getByRole("link", { name: "Zizanie, accueil" }).click();
  await expect(ann.page.getByRole("link", { name: "Garder mes parties" })).toHaveCount(0);
});
