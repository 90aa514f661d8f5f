import { asked, challenged, keep, linkIn } from "../letters";
import type { Post } from "../post";
import type { Stage } from "./walk";

/** What letters lead to, at a server that sends them. */
export async function letters({ ann, ben, doors, look }: Stage, post: Post): Promise<void> {
  const address = "agnes@mail.example";
  await keep(ann, "Agnès");
  await asked(ann, post, address);
  await look(ann, "mail-confirm");
  await ann.press("Oui, c’est mon compte et mon adresse");
  await ann.sees("L’adresse est confirmée.");
  await ann.goto("me#mail");
  await ann.sees(`Les courriels vont à ${address}.`);
  await ann.page.getByLabel("quand un joueur vous défie").check();
  await ann.page.getByText("une fois par jour").click();
  await look(ann, "me-mail");
  await ann.ask("people/asks", { who: "anybody" }, "PUT");
  await ben.calls("Ben");
  const challenge = await challenged(ben, "Agnès", address, doors, post);
  await ben.goto(linkIn(challenge.text, "unsubscribe/"));
  await ben.page.getByRole("button", { name: "Me désabonner" }).waitFor();
  await look(ben, "unsubscribe");
  await ben.goto("signin");
  await ben.press("Recevoir un lien par courriel");
  await ben.page.getByLabel("Votre nom ou votre adresse").fill("Agnès");
  await ben.press("Envoyer le lien");
  await ben.sees("S’il y a une adresse, le lien est en route.");
  await look(ben, "signin-mailed");
  const letter = await post.letter(address, 3);
  await ben.goto(linkIn(letter.text, "enter#"));
  await ben.sees("Jouer ici en tant que Agnès ?");
  await look(ben, "enter-asked");
}
