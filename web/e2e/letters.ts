import { expect } from "@playwright/test";
import { PASSWORD } from "./account";
import type { Doors } from "./doors";
import type { Letter, Post } from "./post";
import type { Visitor } from "./visitor";

/** Where a letter leads, at the server that the test knows. */
export function linkIn(text: string, page: string): string {
  const link = new RegExp(`https://play\\.example\\.org/(${page}[\\w-]+)`).exec(text)?.[1];
  if (!link) throw new Error(`no ${page} in\n${text}`);
  return link;
}

/** Keeps a guest's games under a name, where no passkeys are. */
export async function keep(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await visitor.goto("");
  await visitor.goto("me#keep");
  await page.getByLabel("Le nom de votre compte").fill(name);
  await page.getByLabel("Un mot de passe").fill(PASSWORD);
  await visitor.press("Créer mon compte");
  await visitor.press("Je les ai notés");
  await visitor.sees(`Vous êtes ${name}.`);
}

/** Gives an address on the page, and follows the link of the letter that comes. */
export async function asked(visitor: Visitor, post: Post, address: string): Promise<void> {
  await visitor.page.getByLabel("Votre adresse").fill(address);
  await visitor.press("M’envoyer un lien");
  await visitor.sees(`Un lien est en route vers ${address}.`);
  const letter = await post.letter(address);
  await visitor.goto(linkIn(letter.text, "confirm#"));
  await visitor.sees("C’est votre adresse ?");
  expect(visitor.page.url()).not.toContain("#");
}

/** The same, and says yes. */
export async function confirm(visitor: Visitor, post: Post, address: string): Promise<void> {
  await asked(visitor, post, address);
  await visitor.press("Oui, c’est mon compte et mon adresse");
  await visitor.sees("L’adresse est confirmée.");
}

/** A friend challenges whoever has that name and address, and a letter tells them: the second that they get. */
export async function challenged(
  by: Visitor,
  name: string,
  address: string,
  doors: Doors,
  post: Post,
): Promise<Letter> {
  const { id } = await by.ask<{ id: string }>("people", { name, what: "follow", on: true }, "PUT");
  await by.ask(`people/${id}/challenges`, {
    game: "mutation",
    options: {},
    opponent: "friend",
    seat: "white",
    begin: "ready",
  });
  // Whoever is there may see it on the page first.
  await doors.pass(60_000);
  return post.letter(address, 2);
}
