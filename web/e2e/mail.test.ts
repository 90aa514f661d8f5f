import { expectAccessible } from "./axe";
import { expect, it as base, onPhone } from "./fixtures";
import { Post } from "./post";
import { READY, Server } from "./server";
import type { Visitor } from "./visitor";

const PASSWORD = "trois lanternes sous la pluie";

/** A server that sends letters, and what takes them. */
const it = base.extend<object, { post: Post; server: Server }>({
  post: [
    async ({}, use) => {
      const post = await new Post().open();
      await use(post);
      post.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ post }, use) => {
      const mail = ["--mail", `smtp://127.0.0.1:${post.port}`, "--mail-from", "Zizanie <games@play.example.org>"];
      const server = await new Server(["--crowd", "10", "--public-url", "https://play.example.org", ...mail]).start();
      await use(server);
      await server.clear();
    },
    { scope: "worker", timeout: READY },
  ],
});

/** Where a letter leads, at the server that the test knows. */
function linkIn(text: string, page: string): string {
  const link = new RegExp(`https://play\\.example\\.org/(${page}[\\w-]+)`).exec(text)?.[1];
  if (!link) throw new Error(`no ${page} in\n${text}`);
  return link;
}

async function keep(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await visitor.goto("");
  await visitor.goto("me#keep");
  await page.getByLabel("Le nom qui sera à vous").fill(name);
  await page.getByLabel("Un mot de passe").fill(PASSWORD);
  await visitor.press("Garder avec ce mot de passe");
  await visitor.press("Je les ai gardés");
  await visitor.sees(`Vous êtes ${name}.`);
}

/** Gives an address on the page and confirms it by the link of the letter. */
async function confirm(visitor: Visitor, post: Post, address: string): Promise<void> {
  await visitor.page.getByLabel("Votre adresse").fill(address);
  await visitor.press("Recevoir un lien");
  await visitor.sees(`Un lien est parti vers ${address}.`);
  const letter = await post.last(address);
  await visitor.goto(linkIn(letter.text, "confirm#"));
  await visitor.sees("C’est votre adresse ?");
  expect(visitor.page.url()).not.toContain("#");
  await expectAccessible(visitor);
  await visitor.press("Oui, c’est mon compte et mon adresse");
  await visitor.sees("L’adresse est confirmée.");
}

it("an address is confirmed by a letter, and the letters end by a link", async ({ ann, ben, enter, post }) => {
  await ann.goto("me");
  await ann.sees("Une adresse va avec un compte : gardez d’abord vos parties.");
  await keep(ann, "Ada");
  await confirm(ann, post, "ada@mail.example");
  await ann.goto("me#mail");
  await ann.sees("On vous écrit à ada@mail.example.");
  await ann.page.getByLabel("quand on vous défie").check();
  await ann.sees("C’est noté.");
  await ann.page.getByText("une fois par jour").click();
  await expectAccessible(ann);

  await put(ann, "people/asks", { who: "anybody" });
  await ben.goto("");
  await put(ben, "me", { name: "Ben" });
  const { id } = await put<{ id: string }>(ben, "people", { name: "Ada", what: "follow", on: true });
  await ben.ask(`people/${id}/challenges`, {
    game: "mutation",
    options: {},
    opponent: "friend",
    seat: "white",
    begin: "ready",
  });
  const letter = await post.last("ada@mail.example", 2);
  expect(letter.headers.get("subject")).toContain("Ben");
  expect(letter.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(letter.html).toContain("<bdi>Ben</bdi> vous défie");
  const phone = await enter(onPhone);
  await phone.goto(linkIn(letter.text, "unsubscribe/"));
  await expectAccessible(phone);
  await phone.press("Ne plus m’écrire");
  await phone.sees("Plus aucune lettre ne partira.");
  await ann.goto("me");
  await ann.page.reload();
  await expect(ann.page.getByLabel("quand on vous défie")).not.toBeChecked();
});

/** Changes something in a visitor's name, without a page. */
async function put<T>({ address, context }: Visitor, path: string, data: object): Promise<T> {
  const headers = { origin: new URL(address).origin };
  const answer = await context.request.put(`${address}api/${path}`, { headers, data });
  return (await answer.json()) as T;
}

it("who has lost every other way comes in by a letter, once", async ({ ann, enter, post }) => {
  await keep(ann, "Zélie");
  await confirm(ann, post, "zelie@mail.example");
  const phone = await enter(onPhone);
  await phone.goto("signin");
  await phone.press("Recevoir un lien par courriel");
  await phone.page.getByLabel("Votre nom ou votre adresse").fill("Zélie");
  await phone.press("Envoyer le lien");
  await phone.sees("S’il y a une adresse, le lien est en route.");
  await expectAccessible(phone);
  const letter = await post.last("zelie@mail.example", 2);
  expect(letter.headers.get("auto-submitted")).toBe("auto-generated");
  const link = linkIn(letter.text, "enter#");
  await phone.goto(link);
  await phone.sees("Jouer ici en tant que Zélie ?");
  await expectAccessible(phone);
  await phone.press("Oui, c’est moi");
  await phone.sees("Vous êtes Zélie.");
  const late = await enter();
  await late.goto(link);
  await late.sees("Ce lien ne vaut plus.");
});

it("a feed and a calendar are read under secret addresses until they are closed", async ({ ann }) => {
  const { page } = ann;
  await ann.goto("me");
  await ann.press("Faire les adresses");
  const pathOf = (label: string): Promise<string> =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLInputElement) => new URL(field.value).pathname.slice(1));
  const [atom, calendar] = [await pathOf("Flux (Atom)"), await pathOf("Calendrier (iCalendar)")];
  await expectAccessible(ann);
  const read = (path: string): Promise<string> =>
    fetch(ann.address + path).then(async (answer) => `${answer.status} ${await answer.text()}`);
  await expect.poll(() => read(atom)).toContain("<feed xmlns=");
  await expect.poll(() => read(calendar)).toContain("BEGIN:VCALENDAR");
  await ann.press("Les fermer");
  await ann.sees("Elles ne mènent plus à rien.");
  await expect.poll(() => read(atom)).toMatch(/^404/);
});
