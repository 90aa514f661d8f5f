import { expect, onPhone, posted as it } from "./fixtures";
import { challenged, confirm, keep, linkIn } from "./letters";

it("an address is confirmed by a letter, and the letters end by a link", async ({ ann, ben, doors, enter, post }) => {
  await ann.goto("me");
  await ann.sees("Pour recevoir des courriels, il faut un compte : touchez d’abord « Garder mes parties ».");
  await keep(ann, "Ada");
  await confirm(ann, post, "ada@mail.example");
  await ann.goto("me#mail");
  await ann.sees("Les courriels vont à ada@mail.example.");
  await ann.page.getByLabel("quand un joueur vous défie").check();
  await ann.sees("Enregistré.");
  await ann.page.getByText("une fois par jour").click();
  await ann.ask("people/asks", { who: "anybody" }, "PUT");
  await ben.calls("Ben");
  const letter = await challenged(ben, "Ada", "ada@mail.example", doors, post);
  expect(letter.headers.get("subject")).toContain("Ben");
  expect(letter.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(letter.html).toContain("<bdi>Ben</bdi> vous défie");
  const phone = await enter(onPhone);
  await phone.goto(linkIn(letter.text, "unsubscribe/"));
  await phone.press("Me désabonner");
  await phone.sees("Vous ne recevrez plus de courriels.");
  await ann.goto("me");
  await ann.page.reload();
  await expect(ann.page.getByLabel("quand un joueur vous défie")).not.toBeChecked();
});

it("who has lost every other way comes in by a letter, once", async ({ ann, enter, post }) => {
  await keep(ann, "Zélie");
  await confirm(ann, post, "zelie@mail.example");
  const phone = await enter(onPhone);
  await phone.goto("signin");
  await phone.press("Recevoir un lien par courriel");
  await phone.page.getByLabel("Votre nom ou votre adresse").fill("Zélie");
  await phone.press("Envoyer le lien");
  await phone.sees("S’il y a une adresse, le lien est en route.");
  const letter = await post.letter("zelie@mail.example", 2);
  expect(letter.headers.get("auto-submitted")).toBe("auto-generated");
  const link = linkIn(letter.text, "enter#");
  await phone.goto(link);
  await phone.sees("Jouer ici en tant que Zélie ?");
  await phone.press("Oui, c’est moi");
  await phone.sees("Vous êtes Zélie.");
  const late = await enter();
  await late.goto(link);
  await late.sees("Ce lien n’est plus valable.");
});

it("a feed and a calendar are read under secret addresses until they are closed", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("me");
  await ann.press("Créer les liens");
  const pathOf = (label: string): Promise<string> =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLInputElement) => new URL(field.value).pathname.slice(1));
  const [atom, calendar] = [await pathOf("Flux (Atom)"), await pathOf("Calendrier (iCalendar)")];
  const read = (path: string): Promise<string> =>
    fetch(ann.address + path).then(async (answer) => `${answer.status} ${await answer.text()}`);
  await expect.poll(() => read(atom)).toContain("<feed xmlns=");
  await expect.poll(() => read(calendar)).toContain("BEGIN:VCALENDAR");
  await ann.press("Désactiver les liens");
  await ann.sees("Les liens sont désactivés.");
  await expect.poll(() => read(atom)).toMatch(/^404/);
});
