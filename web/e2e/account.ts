import { expect, type CDPSession } from "@playwright/test";
import type { Visitor } from "./visitor";

export const PASSWORD = "trois lanternes sous la pluie";

/** A visitor's device that knows them, and says so by itself. */
export async function authenticator(visitor: Visitor): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await visitor.context.newCDPSession(visitor.page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Keeps a guest's games under a name and a password; the recovery codes. */
export async function keep(visitor: Visitor, name: string): Promise<string[]> {
  const { page } = visitor;
  await visitor.goto("me#keep");
  await page.getByLabel("Le nom de votre compte").fill(name);
  await page.getByLabel("Un mot de passe").fill(PASSWORD);
  await visitor.press("Créer mon compte");
  return noted(visitor, name);
}

/** The recovery codes that have just been made, once they are noted. */
export async function noted(visitor: Visitor, name: string): Promise<string[]> {
  const codes = visitor.page.getByRole("list", { name: "Les codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(8);
  const all = await Promise.all((await codes.all()).map((code) => code.evaluate((one) => one.innerHTML)));
  await visitor.press("Je les ai notés");
  await visitor.sees(`Vous êtes ${name}.`);
  return all;
}

/** Comes in with a name and a password. */
export async function signIn(visitor: Visitor, name: string, password = PASSWORD): Promise<void> {
  await visitor.goto("signin");
  await visitor.page.getByLabel("Votre nom").fill(name);
  await visitor.page.getByLabel("Mot de passe").fill(password);
  await visitor.press("Se connecter");
}
